/** The commands for scrimmages. */
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { GameId } from '#engine/ids.ts';
import { alert } from '#web/lib/alerts.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/failure.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { useTranslation } from '#web/lib/words.ts';

/** Returns a command; if it starts a game, that opens at once, otherwise the card is refetched. Refusals are shown in words. */
export function useScrimmage<Input>(
  does: (input: Input) => Promise<{ data: { gameId: GameId | null } } | undefined>,
  said: (input: Input) => string,
) {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  return useMutation({
    mutationFn: does,
    onSuccess: async (answer, input) => {
      const gameId = answer?.data.gameId ?? null;
      if (gameId !== null) return navigate({ to: '/game/{-$id}', params: { id: String(gameId) } });
      alert('success', said(input));
    },
    onError: (error) => alert('error', messageOf(error, t('somethingFailed'))),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: api.scrimmages.key() }),
        queryClient.invalidateQueries({ queryKey: api.club.overview.key() }),
      ]),
  });
}
