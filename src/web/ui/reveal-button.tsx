import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { GameId } from '#engine/ids.ts';
import { revealResult } from '#web/lib/hidden-results.ts';
import { useTranslation } from '#web/lib/words.ts';

/** Shows the hidden result of a game, here and everywhere, from now on. */
export function RevealButton({ gameId }: { gameId: GameId }) {
  const { t } = useTranslation();
  const reveal = useMutation({ mutationFn: () => revealResult(gameId) });
  return (
    <Button size="xs" variant="default" loading={reveal.isPending} onClick={() => reveal.mutate()}>
      {t('showResult')}
    </Button>
  );
}
