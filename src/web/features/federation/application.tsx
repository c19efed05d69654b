import { Button, Switch } from '@mantine/core';
import type { FederationView } from '#domains/federation/contract.ts';
import type { NationId } from '#engine/ids.ts';
import { client } from '#web/lib/api.ts';
import { inSentence } from '#web/lib/nation-names.ts';
import { seasonLabel } from '#web/lib/season.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { useNationName } from '#web/ui/federation-link.tsx';
import { Row, Stack, Text, Words } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';
import { UserLink } from '#web/ui/user-link.tsx';
import { useMemberCommand } from './use-member-command.ts';

/** Shows the user's membership: join the federation, leave it, or enter the draw. */
export function Membership({ view }: { view: FederationView }) {
  const { t, i18n } = useTranslation('federation');
  const { id, application, membership } = view;
  const elsewhere = useNationName(application.elsewhere ?? 0);
  const apply = useMemberCommand(client.federations.apply, () => t('appliedSaid'));
  const withdraw = useMemberCommand(client.federations.leave, () => t('withdrawnSaid'));
  const leave = useMemberCommand(client.federations.leave, () => t('leftSaid'));
  const optIn = useMemberCommand(client.federations.optIn, ({ isOptedIn }) => t(isOptedIn ? 'optedIn' : 'optedOut'));
  return (
    <Section title={t('membership')}>
      <Stack gap="sm" hugs>
        {membership && (
          <>
            <span>{t('member', { season: seasonLabel(membership.sinceSeason) })}</span>
            <Switch
              label={t('optIn')}
              checked={membership.isOptedIn}
              disabled={optIn.isPending}
              onChange={({ currentTarget: { checked } }) => optIn.mutate({ id, isOptedIn: checked })}
            />
            <Words aside>{t(membership.isEligible ? 'eligible' : 'notEligible')}</Words>
            <ConfirmButton
              size="xs"
              variant="default"
              loading={leave.isPending}
              question={t('leaveQuestion')}
              explanation={t('leaveExplanation')}
              confirmLabel={t('leave')}
              onConfirm={() => leave.mutate({ id })}
            >
              {t('leave')}
            </ConfirmButton>
          </>
        )}
        {application.applied && (
          <>
            <span>{t('applied')}</span>
            <Button size="xs" variant="default" loading={withdraw.isPending} onClick={() => withdraw.mutate({ id })}>
              {t('withdraw')}
            </Button>
          </>
        )}
        {application.canApply && (
          <>
            <span>{t(view.isHeldOpen ? 'heldOpenHint' : 'applyHint')}</span>
            <Button loading={apply.isPending} onClick={() => apply.mutate({ id })}>
              {t('apply')}
            </Button>
          </>
        )}
        {application.elsewhere !== null && (
          <span>{t('elsewhere', { nation: inSentence(elsewhere, i18n.language) })}</span>
        )}
        {application.waitDays > 0 && <span>{t('waiting', { count: application.waitDays })}</span>}
        {!application.open && !application.member && <span>{t('closed')}</span>}
      </Stack>
    </Section>
  );
}

/** For the president: pending applications, and whether the federation accepts any. */
export function Applications({ view: { id, isOpen, isHeldOpen, applications } }: { view: FederationView }) {
  const { t } = useTranslation('federation');
  const setOpen = useMemberCommand(client.federations.setOpen, (input) => t(input.isOpen ? 'openSaid' : 'closedSaid'));
  return (
    <Section
      title={t('applications')}
      aside={
        <Switch
          label={t('takesMembers')}
          checked={isOpen}
          disabled={setOpen.isPending || isHeldOpen}
          onChange={({ currentTarget: { checked } }) => setOpen.mutate({ id, isOpen: checked })}
        />
      }
    >
      {isHeldOpen && <Text bottom="md">{t('heldOpenNote')}</Text>}
      {applications.length === 0 ? (
        t('noApplications')
      ) : (
        <Stack as="ul" gap="sm">
          {applications.map((application) => (
            <Application key={application.user.id} nationId={id} application={application} isHeldOpen={isHeldOpen} />
          ))}
        </Stack>
      )}
    </Section>
  );
}

function Application({
  nationId,
  application: { user, days },
  isHeldOpen,
}: {
  nationId: NationId;
  application: FederationView['applications'][number];
  isHeldOpen: boolean;
}) {
  const { t } = useTranslation('federation');
  const answer = useMemberCommand(client.federations.answerApplication, ({ isAccepted }) =>
    t(isAccepted ? 'acceptedSaid' : 'declinedSaid', { name: user.name }),
  );
  const give = (isAccepted: boolean) => answer.mutate({ id: nationId, userId: user.id, isAccepted });
  return (
    <Row as="li" gap="lg" justify="between">
      <span>
        <UserLink user={user} face /> <Words aside>{days > 0 ? t('waitsSince', { count: days }) : t('today')}</Words>
      </span>
      <Row as="span" gap="sm">
        <Button size="xs" loading={answer.isPending} onClick={() => give(true)}>
          {t('accept')}
        </Button>
        {!isHeldOpen && (
          <Button size="xs" variant="default" loading={answer.isPending} onClick={() => give(false)}>
            {t('decline')}
          </Button>
        )}
      </Row>
    </Row>
  );
}
