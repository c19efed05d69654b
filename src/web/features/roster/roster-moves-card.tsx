import { Button, Stack } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PlayerId } from '#engine/ids.ts';
import type { Level } from '#engine/player/skills.ts';
import { ProbationNote } from '#web/features/probation/probation-note.tsx';
import { alert } from '#web/lib/alerts.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/failure.ts';
import { useFormat } from '#web/lib/format.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { useUser } from '#web/lib/session.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { Section } from '#web/ui/section.tsx';

/** Calls a player up, sends him down, or claims him from waivers; nothing where there is nothing to do. */
export function RosterMovesCard({ playerId, name }: { playerId: PlayerId; name: string }) {
  const { t } = useTranslation(['roster', 'common']);
  const format = useFormat();
  const teamId = useUser()?.teamId ?? null;
  const view = useQuery(api.roster.moves.queryOptions({ input: { id: playerId } })).data?.data;
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: api.roster.key() }),
      queryClient.invalidateQueries({ queryKey: api.player.key() }),
      queryClient.invalidateQueries({ queryKey: api.club.key() }),
      queryClient.invalidateQueries({ queryKey: api.probation.key() }),
    ]);
  const onError = (error: unknown) => alert('error', messageOf(error, t('common:somethingFailed')));
  const move = useMutation({
    mutationFn: (to: Level) => api.roster.move.call({ id: playerId, to }),
    onSuccess: ({ data }) =>
      alert('success', t(data.isOnWaivers ? 'roster:moves.onWaivers' : 'roster:moves.moved', { player: name })),
    onError,
    onSettled: refresh,
  });
  const claim = useMutation({
    mutationFn: (id: number) => api.roster.claim.call({ id }),
    onSuccess: () => alert('success', t('roster:moves.claimSent')),
    onError,
    onSettled: refresh,
  });
  const withdraw = useMutation({
    mutationFn: (id: number) => api.roster.withdrawClaim.call({ id }),
    onSuccess: () => alert('success', t('roster:moves.withdrawn')),
    onError,
    onSettled: refresh,
  });
  const setReserve = useMutation({
    mutationFn: (isOn: boolean) => api.roster.reserve.call({ id: playerId, isOn }),
    onSuccess: (_, isOn) =>
      alert('success', t(isOn ? 'roster:reserve.done.on' : 'roster:reserve.done.off', { player: name })),
    onError,
    onSettled: refresh,
  });
  if (!view || (view.moves.length === 0 && !view.waiver && !view.reserve)) return null;
  const { waiver, reserve, active } = view;
  return (
    <Section title={t('roster:moves.title')}>
      <Stack gap="xs" align="flex-start">
        {active && <p>{t('roster:reserve.active', { count: active.count, max: active.max })}</p>}
        {reserve?.isOn && <p>{t('roster:reserve.isOn')}</p>}
        {reserve?.isLongTerm && <p>{t('roster:reserve.longTerm')}</p>}
        {reserve?.may && <p>{t('roster:reserve.hint')}</p>}
        {reserve && (reserve.may || reserve.isOn) && (
          <Button loading={setReserve.isPending} onClick={() => setReserve.mutate(!reserve.isOn)}>
            {t(reserve.isOn ? 'roster:reserve.take' : 'roster:reserve.put')}
          </Button>
        )}
        {waiver && <p>{t('roster:moves.waiting', { team: `${waiver.from.city} ${waiver.from.nickname}` })}</p>}
        {waiver?.isClaimedByYou && (
          <>
            <p>{t('roster:moves.claimed')}</p>
            <Button variant="default" loading={withdraw.isPending} onClick={() => withdraw.mutate(waiver.id)}>
              {t('roster:moves.withdraw')}
            </Button>
          </>
        )}
        {waiver?.mayClaim && (
          <ConfirmButton
            question={t('roster:moves.claimQuestion', { player: name })}
            explanation={t('roster:moves.claimExplained')}
            confirmLabel={t('roster:moves.claim')}
            onConfirm={() => claim.mutate(waiver.id)}
          >
            {t('roster:moves.claim')}
          </ConfirmButton>
        )}
        {teamId !== null && view.moves.some(({ needsWaivers }) => needsWaivers) && (
          <ProbationNote teamId={teamId} about="waivers" />
        )}
        {view.moves.map(({ to, needsWaivers, space, over }) => (
          <ConfirmButton
            key={to}
            variant="default"
            loading={move.isPending}
            question={t(`roster:moves.question.${to}`, { player: name })}
            explanation={[
              t(needsWaivers ? 'roster:moves.overWaivers' : 'roster:moves.atOnce'),
              t('roster:moves.cap', { before: format.shortMoney(space.before), after: format.shortMoney(space.after) }),
              over === null ? '' : t('roster:moves.over', { over: format.money(over) }),
            ].join(' ')}
            confirmLabel={t(`roster:moves.to.${to}`)}
            onConfirm={() => move.mutate(to)}
          >
            {t(`roster:moves.to.${to}`)}
          </ConfirmButton>
        ))}
      </Stack>
    </Section>
  );
}
