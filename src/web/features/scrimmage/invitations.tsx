import { Button } from '@mantine/core';
import type { Invitation } from '#domains/scrimmage/contract.ts';
import { client } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Crest } from '#web/ui/crest.tsx';
import { Row, Stack, Words } from '#web/ui/layout.tsx';
import { teamName } from '#web/ui/names.ts';
import { TeamLink } from '#web/ui/team-link.tsx';
import { UserLink } from '#web/ui/user-link.tsx';
import css from './scrimmage.module.css';
import { useScrimmage } from './use-scrimmage.ts';

/** Lists invitations in both directions, each with its answers. */
export function Invitations({ invitations }: { invitations: readonly Invitation[] }) {
  const { t } = useTranslation('scrimmage');
  if (invitations.length === 0) return null;
  return (
    <ul className={css.invitations} aria-label={t('invitations')}>
      {invitations.map((invitation) => (
        <One key={invitation.id} invitation={invitation} />
      ))}
    </ul>
  );
}

function One({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('scrimmage');
  const format = useFormat();
  const { id, opponent, manager, pace, faceoffAt, expiresAt, isOwn, state } = invitation;
  const accept = useScrimmage(
    () => client.scrimmages.accept({ id }),
    () => '',
  );
  const decline = useScrimmage(
    async () => void (await client.scrimmages.decline({ id })),
    () => t('declined'),
  );
  const withdraw = useScrimmage(
    async () => void (await client.scrimmages.withdraw({ id })),
    () => t('withdrawn'),
  );
  const isBusy = accept.isPending || decline.isPending || withdraw.isPending;
  return (
    <li className={css.invitation} data-waiting={!isOwn || undefined}>
      <Crest team={opponent} size={32} isDecoration />
      <Stack as="span" gap="none" fills>
        <Words strong breaks>
          {useInvitationWords(invitation)}
        </Words>
        <Row as="span" gap="md" close>
          <TeamLink team={opponent} name="abbr" />
          {manager && <UserLink user={manager} face />}
        </Row>
        {faceoffAt && <span>{t('puckDrops', { time: format.instant(faceoffAt, 'weekday-time') })}</span>}
        {state === 'open' && (
          <Words aside>{t(`terms.${pace}`, { until: format.instant(expiresAt, 'weekday-time') })}</Words>
        )}
      </Stack>
      {!isOwn && (
        <Row as="span" unbroken gap="sm">
          <Button disabled={isBusy} onClick={() => accept.mutate(undefined)}>
            {t('accept')}
          </Button>
          <Button variant="default" disabled={isBusy} onClick={() => decline.mutate(undefined)}>
            {t('decline')}
          </Button>
        </Row>
      )}
      {isOwn && state === 'open' && (
        <Button variant="default" disabled={isBusy} onClick={() => withdraw.mutate(undefined)}>
          {t('withdraw')}
        </Button>
      )}
    </li>
  );
}

function useInvitationWords({ opponent, manager, isOwn, state }: Invitation): string {
  const { t } = useTranslation('scrimmage');
  const team = teamName(opponent);
  if (isOwn) return t(state === 'declined' ? 'theyDeclined' : 'youInvited', { team });
  return manager === null ? t('theyInviteAlone', { team }) : t('theyInvite', { team, manager: manager.name });
}
