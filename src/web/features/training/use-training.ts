/** The commands for training; the answer is the screen's new state. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PlayerId, TeamId } from '#engine/ids.ts';
import { alert } from '#web/lib/alerts.ts';
import { api, client } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/failure.ts';
import { useTranslation } from '#web/lib/words.ts';

export type PlanChange = Omit<Parameters<typeof client.training.plan>[0], 'id'>;

export function useTraining(teamId: TeamId) {
  const { t } = useTranslation(['training', 'common']);
  const queries = useQueryClient();
  const key = api.training.find.queryKey({ input: { id: teamId } });
  const onError = (error: unknown) => {
    alert('error', messageOf(error, t('common:somethingFailed')));
    void queries.invalidateQueries({ queryKey: key });
  };
  const plan = useMutation({
    mutationFn: (change: PlanChange) => client.training.plan({ id: teamId, ...change }),
    onSuccess: ({ data, skipped }) => {
      queries.setQueryData(key, { data });
      void queries.invalidateQueries({ queryKey: api.club.roster.key() });
      alert('success', skipped.length > 0 ? t('training:skipped', { count: skipped.length }) : t('training:saved'));
    },
    onError,
  });
  const leave = useMutation({
    mutationFn: (playerIds: PlayerId[]) => client.training.leaveToAssistant({ id: teamId, playerIds }),
    onSuccess: ({ data }) => {
      queries.setQueryData(key, { data });
      alert('success', t('training:leftToAssistant'));
    },
    onError,
  });
  return { plan, leave };
}
