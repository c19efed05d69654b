import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { PlayerId } from '#engine/ids.ts';
import { ProbationNote } from '#web/features/probation/probation-note.tsx';
import { alert } from '#web/lib/alerts.ts';
import { api } from '#web/lib/api.ts';
import { messageOf, wordsOf } from '#web/lib/failure.ts';
import { useUser } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { Stack, Text } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';
import { MoveButton, refreshRoster } from './move-button.tsx';

/** Calls a player up, sends him down, or claims him on waivers; shows nothing if none applies. */
export function RosterMovesCard({ playerId, name }: { playerId: PlayerId; name: string }) {
  const { t } = useTranslation(['roster', 'common']);
  const teamId = useUser()?.teamId ?? null;
  const view = useQuery(api.roster.moves.queryOptions({ input: { id: playerId } })).data?.data;
  const onError = (error: unknown) => alert('error', messageOf(error, t('common:somethingFailed')));
  const claim = useMutation({
    mutationFn: (id: number) => api.roster.claim.call({ id }),
    onSuccess: () => alert('success', t('roster:moves.claimSent')),
    onError,
    onSettled: refreshRoster,
  });
  const withdraw = useMutation({
    mutationFn: (id: number) => api.roster.withdrawClaim.call({ id }),
    onSuccess: () => alert('success', t('roster:moves.withdrawn')),
    onError,
    onSettled: refreshRoster,
  });
  const setReserve = useMutation({
    mutationFn: (isOn: boolean) => api.roster.reserve.call({ id: playerId, isOn }),
    onSuccess: (_, isOn) =>
      alert('success', t(isOn ? 'roster:reserve.done.on' : 'roster:reserve.done.off', { player: name })),
    onError,
    onSettled: refreshRoster,
  });
  if (!view || (view.moves.length + view.refused.length === 0 && !view.waiver && !view.reserve)) return null;
  const { waiver, reserve, active } = view;
  return (
    <Section title={t('roster:moves.title')}>
      <Stack gap="sm" justify="start">
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
        {view.moves.map((move) => (
          <MoveButton key={move.to} playerId={playerId} name={name} move={move} />
        ))}
        {view.refused.map(({ to, fault }) => (
          <Text key={to} as="p" aside>
            {t(`roster:moves.to.${to}`)}: {wordsOf(fault)}
          </Text>
        ))}
      </Stack>
    </Section>
  );
}
