import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PersonRef, TeamRef } from '#domains/shapes.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { formatRecord } from '#web/lib/record.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import { Text } from '#web/ui/layout.tsx';
import css from './card.module.css';
import { PersonFace } from './face.tsx';
import { Flag } from './flag.tsx';
import { playerName, teamName } from './names.ts';
import { RatingPill } from './rating-pill.tsx';

const STALE_MS = 60_000;

interface Props {
  person: PersonRef;
}

/** Shows a summary of a person with a career other than playing while the mouse rests on their name. */
export default function PersonCard({ person }: Props) {
  const Card = CARDS[person.kind];
  return <Card person={person} />;
}

const CARDS: Record<PersonRef['kind'], (props: Props) => ReactNode> = {
  coach: CoachCard,
  scout: ScoutCard,
  agent: AgentCard,
  reporter: ReporterCard,
  president: PresidentCard,
};

function CoachCard({ person }: Props) {
  const { t } = useTranslation(['layout', 'job']);
  const { data } = useQuery(api.coaches.find.queryOptions({ input: { id: person.id }, staleTime: STALE_MS }));
  const coach = data?.data.coach;
  const record = data?.data.stints[0]?.record;
  return (
    <Frame
      person={person}
      age={coach?.age}
      team={coach?.job?.employer.of === 'club' ? coach.job.employer.team : undefined}
      rating={coach?.fit}
    >
      {coach && <Row name={t('layout:person.job')} value={coach.job && t(`job:title.${coach.job.role}`)} />}
      {record && <Row name={t('layout:person.record')} value={formatRecord(record)} />}
    </Frame>
  );
}

function ScoutCard({ person }: Props) {
  const { t } = useTranslation(['layout', 'job', 'scout']);
  const { data } = useQuery(api.scouts.find.queryOptions({ input: { id: person.id }, staleTime: STALE_MS }));
  const scout = data?.data.scout;
  return (
    <Frame person={person} age={scout?.age} team={scout?.job?.team} rating={scout?.fit}>
      {scout && <Row name={t('layout:person.job')} value={scout.job && t(`job:title.${scout.job.role}`)} />}
      {scout && scout.calls > 0 && (
        <Row
          name={t('scout:record.title')}
          value={t('layout:person.share', { share: Math.round((scout.callsRight / scout.calls) * 100) })}
        />
      )}
    </Frame>
  );
}

function AgentCard({ person }: Props) {
  const { t } = useTranslation('layout');
  const format = useFormat();
  const { data } = useQuery(api.agents.find.queryOptions({ input: { id: person.id }, staleTime: STALE_MS }));
  const agent = data?.data;
  return (
    <Frame person={person} age={agent?.age}>
      {agent && <Row name={t('person.clients')} value={format.number(agent.clients.length)} />}
      {agent && <Row name={t('person.deals')} value={format.shortMoney(agent.record.dollars)} />}
    </Frame>
  );
}

function ReporterCard({ person }: Props) {
  const { t } = useTranslation('layout');
  const format = useFormat();
  const { data } = useQuery(api.reporters.find.queryOptions({ input: { id: person.id }, staleTime: STALE_MS }));
  const reporter = data?.data;
  return (
    <Frame person={person} age={reporter?.age} team={reporter?.desk?.team}>
      {reporter && <Row name={t('person.paper')} value={reporter.desk?.paper ?? null} />}
      {reporter && <Row name={t('person.articles')} value={format.number(reporter.articles)} />}
      {reporter && <Row name={t('person.readers')} value={format.number(reporter.readers)} />}
    </Frame>
  );
}

function PresidentCard({ person }: Props) {
  const { t } = useTranslation('layout');
  const format = useFormat();
  const world = useWorldIfLoaded();
  const { data } = useQuery(api.presidents.find.queryOptions({ input: { id: person.id }, staleTime: STALE_MS }));
  const president = data?.data;
  const federation = president?.federation;
  // A federation has the id of its nation.
  const nation = world?.nations.find(({ id }) => id === federation?.id)?.name ?? null;
  return (
    <Frame person={person} age={president?.age}>
      {president && <Row name={t('person.federation')} value={nation} />}
      {federation && <Row name={t('person.members')} value={format.number(federation.members)} />}
    </Frame>
  );
}

function Frame({
  person,
  age,
  team,
  rating,
  children,
}: Props & {
  age?: number | undefined;
  team?: TeamRef | null | undefined;
  rating?: number | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation('layout');
  return (
    <div className={css.card}>
      <div className={css.head} style={{ borderColor: team?.colors[0] }}>
        <PersonFace person={person} width={44} isDecoration />
        <div>
          <div className={css.name}>{playerName(person)}</div>
          <Text as="div" aside>
            <Flag nationId={person.nationId} /> {t(`person.kind.${person.kind}`)}
            {age !== undefined && ` · ${t('age', { age })}`}
            {team && ` · ${teamName(team)}`}
          </Text>
        </div>
        {rating !== undefined && <RatingPill rating={rating} size="lg" />}
      </div>
      {children}
    </div>
  );
}

function Row({ name, value }: { name: string; value: string | null }) {
  const { t } = useTranslation('layout');
  return (
    <div className={css.row}>
      <span>{name}</span>
      <span>{value ?? t('person.none')}</span>
    </div>
  );
}
