import { Button, SegmentedControl } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { INVITATION_BOXES, type Invitation } from '#domains/invitation/contract.ts';
import { api, client } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useSearchState } from '#web/lib/search-params.ts';
import { Crest } from '#web/ui/crest.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Lines, Row, Text } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { teamName } from '#web/ui/names.ts';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { UserLink } from '#web/ui/user-link.tsx';
import css from './friend.module.css';
import { useFriend } from './use-friend.ts';

type InvitationBox = (typeof INVITATION_BOXES)[number];

/** How often the list looks whether somebody has invited or answered. */
const REFRESH_MS = 30_000;

/** Open invitations of every kind: those received, or those sent. */
export function InvitationList() {
  const { t } = useTranslation('friend');
  const [box, setBox] = useSearchState('box', INVITATION_BOXES);
  const query = useQuery(
    api.invitations.list.queryOptions({
      input: { box },
      placeholderData: keepPreviousData,
      refetchInterval: REFRESH_MS,
      select: ({ data }) => data,
    }),
  );
  return (
    <Section
      title={t(box)}
      aside={
        <SegmentedControl
          size="xs"
          aria-label={t('box.label')}
          value={box}
          data={INVITATION_BOXES.map((value) => ({ value, label: t(`box.${value}`) }))}
          onChange={(value) => setBox(INVITATION_BOXES.find((one) => one === value) ?? 'received')}
        />
      }
      isFlush
    >
      <Loaded query={query} skeleton={<LoadingTable rows={3} columns={2} />}>
        {(invitations) =>
          invitations.length === 0 ? (
            <EmptyState icon="inbox" title={t(box === 'received' ? 'noneReceived' : 'noneSent')}>
              <p>{t(box === 'received' ? 'noneReceivedHint' : 'noneSentHint')}</p>
            </EmptyState>
          ) : (
            <Lines aria-label={t(box)}>
              {invitations.map((invitation) => (
                <One key={invitation.id} invitation={invitation} box={box} />
              ))}
            </Lines>
          )
        }
      </Loaded>
    </Section>
  );
}

function One({ invitation, box }: { invitation: Invitation; box: InvitationBox }) {
  const { t } = useTranslation('friend');
  const format = useFormat();
  const {
    other: { user, team },
    expiresAt,
  } = invitation;
  const what = t(`kind.${kindOf(invitation)}`);
  const who = [team && teamName(team), user?.name].filter(Boolean).join(', ');
  return (
    <li className={css.one}>
      {team ? <Crest team={team} size={36} isDecoration /> : <Icon name="community" size={36} />}
      <span className={css.words}>
        <strong>{what}</strong>
        <Row as="span" gap="md" close>
          {user && <UserLink user={user} />}
          {team && <TeamLink team={team} crest={false} />}
        </Row>
        <Text as="span" tone="dim" size="sm">
          {t('until', { until: format.instant(expiresAt, 'weekday-time') })}
        </Text>
      </span>
      {box === 'received' ? (
        <Answers id={invitation.id} about={{ what, who }} />
      ) : (
        <Withdraw id={invitation.id} about={{ what, who }} />
      )}
    </li>
  );
}

interface Answering {
  id: number;
  about: { what: string; who: string };
}

function Answers({ id, about }: Answering) {
  const { t } = useTranslation('friend');
  const navigate = useNavigate();
  const accept = useFriend(
    async () => {
      const { path } = (await client.invitations.accept({ id })).data;
      if (path !== null) await navigate({ to: path });
    },
    () => t('accepted'),
  );
  const decline = useFriend(
    () => client.invitations.decline({ id }),
    () => t('declined'),
  );
  const isBusy = accept.isPending || decline.isPending;
  return (
    <Row as="span" gap="sm">
      <Button disabled={isBusy} aria-label={t('acceptFrom', about)} onClick={() => accept.mutate()}>
        {t('accept')}
      </Button>
      <Button variant="default" disabled={isBusy} aria-label={t('declineFrom', about)} onClick={() => decline.mutate()}>
        {t('decline')}
      </Button>
    </Row>
  );
}

function Withdraw({ id, about }: Answering) {
  const { t } = useTranslation('friend');
  const withdraw = useFriend(
    () => client.invitations.withdraw({ id }),
    () => t('withdrawn'),
  );
  return (
    <Row as="span" gap="sm">
      <Button
        variant="default"
        disabled={withdraw.isPending}
        aria-label={t('withdrawTo', about)}
        onClick={() => withdraw.mutate()}
      >
        {t('withdraw')}
      </Button>
    </Row>
  );
}

const KINDS = ['friendship', 'scrimmage', 'friendly-cup'] as const;

function kindOf({ kind }: Invitation): (typeof KINDS)[number] | 'other' {
  return KINDS.find((known) => known === kind) ?? 'other';
}
