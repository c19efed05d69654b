/** What a manager does about scrimmages. */
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { GameId } from '#engine/ids.ts';
import { alert } from '#web/lib/alerts.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/failure.ts';
import { queryClient } from '#web/lib/query-client.ts';

/** Does something; a game that has begun by it is watched at once, else the card is read again. What is refused is said in words. */
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
