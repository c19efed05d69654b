import { useMutation } from '@tanstack/react-query';
import type { RosterMove } from '#domains/player/contract.ts';
import type { PlayerId } from '#engine/ids.ts';
import { alert } from '#web/lib/alerts.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/failure.ts';
import { useFormat } from '#web/lib/format.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';

/** Calls a player up or sends him down, after showing the effect on the cap. */
export function MoveButton({
  playerId,
  name,
  move: { to, needsWaivers, space, over },
  size,
}: {
  playerId: PlayerId;
  name: string;
  move: RosterMove;
  size?: 'xs';
}) {
  const { t } = useTranslation(['roster', 'common']);
  const format = useFormat();
  const move = useMutation({
    mutationFn: () => api.roster.move.call({ id: playerId, to }),
    onSuccess: ({ data }) =>
      alert('success', t(data.isOnWaivers ? 'roster:moves.onWaivers' : 'roster:moves.moved', { player: name })),
    onError: (error: unknown) => alert('error', messageOf(error, t('common:somethingFailed'))),
    onSettled: refreshRoster,
  });
  return (
    <ConfirmButton
      variant="default"
      {...(size && { size })}
      loading={move.isPending}
      question={t(`roster:moves.question.${to}`, { player: name })}
      explanation={[
        t(needsWaivers ? 'roster:moves.overWaivers' : 'roster:moves.atOnce'),
        t('roster:moves.cap', { before: format.shortMoney(space.before), after: format.shortMoney(space.after) }),
        over === null ? '' : t('roster:moves.over', { over: format.money(over) }),
      ].join(' ')}
      confirmLabel={t(`roster:moves.to.${to}`)}
      onConfirm={() => move.mutate()}
    >
      {t(`roster:moves.to.${to}`)}
    </ConfirmButton>
  );
}

/** Refetches what changes when a player joins another team. */
export function refreshRoster(): Promise<unknown> {
  return Promise.all(
    [api.roster, api.player, api.club, api.probation].map((calls) =>
      queryClient.invalidateQueries({ queryKey: calls.key() }),
    ),
  );
}
