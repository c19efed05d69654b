import { Button, type ButtonProps } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { clubPolicy } from '#domains/club/policy.ts';
import { alert } from '#web/lib/alerts.ts';
import { client } from '#web/lib/api.ts';
import { codeOf, messageOf } from '#web/lib/failure.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { refreshSession, useAbility } from '#web/lib/session.ts';
import { serverNow } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { teamName } from '#web/ui/names.ts';
import { useJoining } from './join-notice.tsx';
import type { OpenClub } from './open-club.ts';
import { useMustWait } from './wait-notice.tsx';

/** Takes the club after a confirmation, and goes to its desk. If another user was faster, says so. */
export function TakeButton({ open, ...button }: { open: OpenClub } & Pick<ButtonProps, 'size' | 'variant'>) {
  const { t } = useTranslation(['club', 'common']);
  const navigate = useNavigate();
  const startsAnew = useAbility(clubPolicy.startAnew);
  const mayTake = useAbility(clubPolicy.take);
  const mustWait = useMustWait(open.team.clubId);
  const joining = useJoining();
  const owner = joining?.owner;
  const isDeclined = joining?.request?.mayAskFrom ? Date.parse(joining.request.mayAskFrom) > serverNow() : false;
  const team = teamName(open.team);
  const take = useMutation({
    mutationFn: () => (startsAnew ? client.club.startAnew : client.club.take)({ id: open.team.clubId }),
    onSuccess: async () => {
      await refreshSession();
      // Leave this screen first: queries that only a bankrupt manager may make would be refused on a refetch.
      await navigate({ to: '/club/overview/{-$id}', params: { id: undefined } });
      alert('success', t('club:open.taken', { team }));
      await queryClient.invalidateQueries();
    },
    onError: (error) => {
      // The manager of this world has been asked: that is what the button was for.
      alert(codeOf(error) === 'world.owner-asked' ? 'success' : 'error', messageOf(error, t('common:somethingFailed')));
      void queryClient.invalidateQueries();
    },
  });
  if (!startsAnew && !mayTake) return null;
  if (take.isPending) {
    return (
      <Button loading {...button}>
        {t('club:open.taking')}
      </Button>
    );
  }
  return (
    <ConfirmButton
      {...button}
      disabled={mustWait || (owner !== null && isDeclined)}
      question={owner ? t('club:open.join.question', { owner, team }) : t('club:open.question', { team })}
      explanation={owner ? t('club:open.join.explanation') : t('club:open.explanation')}
      confirmLabel={owner ? t('club:open.join.confirm') : t('club:open.confirm')}
      onConfirm={() => take.mutate()}
    >
      {owner ? t('club:open.join.button') : t('club:open.take')}
    </ConfirmButton>
  );
}
