import { Button } from '@mantine/core';
import type { GameId } from '#engine/ids.ts';
import { revealResult } from '#web/lib/hidden-results.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';

/** Shows the hidden result of a game, here and everywhere, from now on. */
export function RevealButton({ gameId }: { gameId: GameId }) {
  const { t } = useTranslation();
  const reveal = useCommand(
    () => revealResult(gameId),
    () => null,
    [],
  );
  return (
    <Button size="xs" variant="default" loading={reveal.isPending} onClick={() => reveal.mutate(undefined)}>
      {t('showResult')}
    </Button>
  );
}
