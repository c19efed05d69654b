/** A manager's plan for the frenzy while they edit it. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { FrenzyBoard, FrenzyPlanView } from '#domains/free-agency/contract/shapes.ts';
import type { TeamId } from '#engine/ids.ts';
import { alert } from '#web/lib/alerts.ts';
import { api, client } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/failure.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { useTranslation } from '#web/lib/words.ts';

export type Target = FrenzyPlanView['targets'][number];
export type Draft = Pick<FrenzyPlanView, 'budget' | 'most' | 'targets'>;

/** The first maximum for a new target, in minimum salaries: the manager sets their own. */
const FIRST_MAXIMUM = 2;

/** Returns null without a club; `draft` is undefined until the plan is loaded. */
export function useFrenzyDraft(teamId: TeamId | null) {
  const { t } = useTranslation(['free-agency', 'common']);
  const query = useQuery(
    api.freeAgency.frenzyPlan.queryOptions({ input: { id: teamId ?? 0 }, enabled: teamId !== null }),
  );
  const plan = query.data?.data;
  const [changed, setChanged] = useState<Draft | null>(null);
  const save = useMutation({
    mutationFn: ({ budget, most, targets }: Draft) =>
      client.freeAgency.planFrenzy({
        id: teamId ?? 0,
        budget,
        most,
        targets: targets.map(({ player, seasons, maxSalary }) => ({ playerId: player.id, seasons, maxSalary })),
      }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: api.freeAgency.frenzyPlan.key() });
      setChanged(null);
      alert('success', t('free-agency:frenzy.saved'));
    },
    onError: (error) => alert('error', messageOf(error, t('common:somethingFailed'))),
  });
  const draft: Draft | undefined = changed ?? plan;
  const add = useCallback(
    ({ player }: FrenzyBoard['players'][number]) => {
      if (!plan) return;
      setChanged((before) => {
        const now = before ?? plan;
        const maxSalary = plan.minimum * FIRST_MAXIMUM;
        const target: Target = { player, seasons: 2, maxSalary, status: 'open' };
        const budget = Math.max(now.budget, maxSalary);
        return now.targets.some((each) => each.player.id === player.id)
          ? now
          : { ...now, budget, targets: [...now.targets, target] };
      });
    },
    [plan],
  );
  if (teamId === null) return null;
  return { draft, plan, change: setChanged, add, save, isChanged: changed !== null };
}
