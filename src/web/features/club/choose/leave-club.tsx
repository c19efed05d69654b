import { useMutation } from '@tanstack/react-query';
import type { TeamRef } from '#domains/shapes.ts';
import { alert } from '#web/lib/alerts.ts';
import { client } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/failure.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { refreshSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { teamName } from '#web/ui/names.ts';
import { Card } from '#web/ui/section.tsx';
import css from './leave-club.module.css';
import { LeavingCosts } from './wait-notice.tsx';

/** Tells a manager that they have a club, and offers to resign. */
export function LeaveClub({ team }: { team: TeamRef }) {
  const { t } = useTranslation(['club', 'common']);
  const name = teamName(team);
  const leave = useMutation({
    mutationFn: () => client.club.leave({ id: team.clubId }),
    onSuccess: async () => {
      await refreshSession();
      await queryClient.invalidateQueries();
      alert('success', t('club:open.left', { team: name }));
    },
    onError: (error) => alert('error', messageOf(error, t('common:somethingFailed'))),
  });
  return (
    <Card className={css.card}>
      <div>
        <p>{t('club:open.yours', { team: name })}</p>
        <LeavingCosts />
      </div>
      <ConfirmButton
        variant="default"
        color="red"
        loading={leave.isPending}
        question={t('club:open.leaveQuestion', { team: name })}
        explanation={
          <>
            <p>{t('club:open.leaveExplanation')}</p>
            <LeavingCosts />
          </>
        }
        confirmLabel={t('club:open.leave', { team: name })}
        onConfirm={() => leave.mutate()}
      >
        {t('club:open.leave', { team: name })}
      </ConfirmButton>
    </Card>
  );
}
