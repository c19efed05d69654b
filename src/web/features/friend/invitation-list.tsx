import { Button, SegmentedControl } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { INVITATION_BOXES } from '#domains/invitation/constants.ts';
import type { Invitation } from '#domains/invitation/contract.ts';
import type { JobOffer } from '#domains/job/contract.ts';
import { EmployerLink } from '#web/features/job/employer-link.tsx';
import { api, client } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useSearchState } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Crest } from '#web/ui/crest.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PersonFace } from '#web/ui/face.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Lines, Row, Stack, Words } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { playerName, teamName } from '#web/ui/names.ts';
import { PersonLink } from '#web/ui/person-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { UserLink } from '#web/ui/user-link.tsx';
import { useFriend } from './use-friend.ts';

type InvitationBox = (typeof INVITATION_BOXES)[number];

/** How often the list checks for new invitations and answers. */
const REFRESH_MS = 30_000;

/** Lists open invitations of every kind: those received, or those sent. */
export function InvitationList() {
  const { t } = useTranslation('friend');
  const [box, setBox] = useSearchState('box', INVITATION_BOXES);
  const lists = { input: { box }, placeholderData: keepPreviousData, refetchInterval: REFRESH_MS } as const;
  const query = useQuery(api.invitations.list.queryOptions({ ...lists, select: ({ data }) => data }));
  const offers = useQuery(api.jobs.offers.queryOptions({ ...lists, select: ({ data }) => data })).data ?? [];
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
          invitations.length + offers.length === 0 ? (
            <EmptyState icon="inbox" title={t(box === 'received' ? 'noneReceived' : 'noneSent')}>
              <p>{t(box === 'received' ? 'noneReceivedHint' : 'noneSentHint')}</p>
            </EmptyState>
          ) : (
            <Lines aria-label={t(box)}>
              {offers.map((offer) => (
                <JobOfferLine key={`${offer.jobId}/${offer.person.id}`} offer={offer} box={box} />
              ))}
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
  const navigate = useNavigate();
  const {
    id,
    other: { user, team },
    expiresAt,
  } = invitation;
  const what = t(`kind.${kindOf(invitation)}`);
  const who = [team && teamName(team), user?.name].filter(Boolean).join(', ');
  return (
    <Row as="li" entry gap="md" inset="md">
      {team ? <Crest team={team} size={36} isDecoration /> : <Icon name="community" size={36} />}
      <Stack as="span" gap="none" fills>
        <strong>{what}</strong>
        <Row as="span" gap="md" close>
          {user && <UserLink user={user} face />}
          {team && <TeamLink team={team} crest={false} />}
        </Row>
        <Words aside>{t('until', { until: format.instant(expiresAt, 'weekday-time') })}</Words>
      </Stack>
      {box === 'received' ? (
        <Answers
          about={{ what, who }}
          onAccept={async () => {
            const { path } = (await client.invitations.accept({ id })).data;
            if (path !== null) await navigate({ to: path });
          }}
          onDecline={() => client.invitations.decline({ id })}
        />
      ) : (
        <Withdraw about={{ what, who }} onWithdraw={() => client.invitations.withdraw({ id })} />
      )}
    </Row>
  );
}

/** A job offer, which is answered by the job calls. */
function JobOfferLine({ offer, box }: { offer: JobOffer; box: InvitationBox }) {
  const { t } = useTranslation(['friend', 'job']);
  const format = useFormat();
  const { jobId: id, employer, person, role, nightsLeft, pay, untilSeason, bonus } = offer;
  const what = t('friend:kind.job', { role: t(`job:title.${role}`) });
  const team = employer.of === 'club' ? employer.team : null;
  const isMine = box === 'received';
  const who = isMine && team ? teamName(team) : playerName(person);
  return (
    <Row as="li" entry gap="md" inset="md">
      {isMine && team ? (
        <Crest team={team} size={36} isDecoration />
      ) : (
        <PersonFace person={person} width={36} isDecoration isCut />
      )}
      <Stack as="span" gap="none" fills>
        <strong>{what}</strong>
        <Row as="span" gap="md" close>
          {!isMine && <PersonLink person={person} flag />}
          {isMine && team ? <TeamLink team={team} crest={false} /> : <EmployerLink employer={employer} />}
        </Row>
        <Row as="span" gap="md" close aside>
          <span>{t('job:jobs.offer', { money: format.money(pay), season: untilSeason })}</span>
          {bonus > 0 && <span>{t('job:bonus.short', { money: format.money(bonus) })}</span>}
          <span>{t('job:jobs.nights', { count: nightsLeft })}</span>
        </Row>
      </Stack>
      {isMine ? (
        <Answers
          about={{ what, who }}
          onAccept={async () => void (await client.jobs.accept({ id }))}
          onDecline={() => client.jobs.withdraw({ id })}
        />
      ) : (
        <Withdraw about={{ what, who }} onWithdraw={() => client.jobs.takeBack({ id, personId: person.id })} />
      )}
    </Row>
  );
}

interface About {
  about: { what: string; who: string };
}

function Answers({
  about,
  onAccept,
  onDecline,
}: About & { onAccept: () => Promise<void>; onDecline: () => Promise<unknown> }) {
  const { t } = useTranslation('friend');
  const accept = useFriend(onAccept, () => t('accepted'));
  const decline = useFriend(onDecline, () => t('declined'));
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

function Withdraw({ about, onWithdraw }: About & { onWithdraw: () => Promise<unknown> }) {
  const { t } = useTranslation('friend');
  const withdraw = useFriend(onWithdraw, () => t('withdrawn'));
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
