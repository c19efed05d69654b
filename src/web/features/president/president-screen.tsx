import type { PresidentProfile, PresidentView } from '#domains/president/contract.ts';
import { NationalStaffList } from '#web/features/coach/national-staff-list.tsx';
import { OwnDesk } from '#web/features/desk/own-desk.tsx';
import { CareerFacts } from '#web/features/person/career-facts.tsx';
import { PersonScreen } from '#web/features/person/person-screen.tsx';
import { api } from '#web/lib/api.ts';
import { NOTHING } from '#web/lib/format.ts';
import { seasonLabel } from '#web/lib/season.ts';
import { useUser } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { FederationLink } from '#web/ui/federation-link.tsx';
import { MainAndSide, Stack, Text } from '#web/ui/layout.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { Section } from '#web/ui/section.tsx';
import { Mandate, SeasonBudget } from './mandate.tsx';
import { NoPresident, PresidentHeader } from './president-header.tsx';

/** Shows a president: his terms of office, and how each season went. */
export function PresidentScreen() {
  return (
    <PersonScreen
      kind="president"
      none={<NoPresident />}
      from={(id) => api.presidents.find.queryOptions({ input: { id } })}
    >
      {({ data }) => <President view={data} />}
    </PersonScreen>
  );
}

function President({ view }: { view: PresidentProfile }) {
  const own = useUser()?.id;
  const isOwn = view.retiredAt === null && own !== undefined && view.userId === own;
  return (
    <>
      <PresidentHeader screen="/president/overview/{-$id}" president={view} />
      <MainAndSide>
        <Stack>
          {isOwn && <OwnDesk />}
          <Mandate view={view} />
          <Seasons view={view} />
          <Offices view={view} />
        </Stack>
        <Stack>
          <Presides view={view} />
          {view.federation && <SeasonBudget federation={view.federation} />}
          {view.federation && <NationalStaffList nationId={view.federation.id} />}
          <Judged view={view} />
          <Career view={view} />
        </Stack>
      </MainAndSide>
    </>
  );
}

function Presides({ view: { federation } }: { view: PresidentView }) {
  const { t } = useTranslation('president');
  return (
    <Section title={t('federation')}>
      {federation ? (
        <>
          <p>
            <FederationLink nationId={federation.id} />
          </p>
          <p>{t('members', { count: federation.members })}</p>
          <p>{t('youth', { percent: federation.youth })}</p>
        </>
      ) : (
        <p>{t('noFederation')}</p>
      )}
    </Section>
  );
}

/** Shows the mean of the seasons' scores. */
function Judged({ view: { seasons } }: { view: PresidentView }) {
  const { t } = useTranslation('president');
  if (seasons.length === 0) return null;
  const mean = seasons.reduce((sum, { score }) => sum + score, 0) / seasons.length;
  return (
    <Section title={t('judged')}>
      <Meter value={mean} label={t('mean')} width={120} isNamed />
      <Text top="sm">{t('judgedHint')}</Text>
    </Section>
  );
}

function Career({ view }: { view: PresidentView }) {
  const { t } = useTranslation('president');
  return (
    <Section title={t('career')}>
      <CareerFacts personId={view.person.id} career={view} />
    </Section>
  );
}

type Season = PresidentView['seasons'][number];

function Seasons({ view }: { view: PresidentView }) {
  const { t } = useTranslation('president');
  const col = useColumnKit('president', { isUnsortable: true }).of<Season>();
  const columns: Column<Season>[] = [
    col.season('season', { isName: true }),
    col.text('nation', 'nationId', { cell: ({ nationId }) => <FederationLink nationId={nationId} /> }),
    col.count('rank'),
    col.count('points'),
    col.count('youth', { cell: ({ youth }) => `${youth.toFixed(2)}%` }),
    col.count('score'),
  ];
  return (
    <Section title={t('seasons')} isFlush>
      <DataTable
        name="president-seasons"
        label={t('seasons')}
        rows={view.seasons}
        columns={columns}
        rowKey={({ season, nationId }) => `${season} ${nationId}`}
        empty={t('noSeasons')}
      />
    </Section>
  );
}

type Office = PresidentView['offices'][number];

function Offices({ view }: { view: PresidentView }) {
  const { t } = useTranslation(['president', 'federation']);
  const col = useColumnKit('president', { isUnsortable: true }).of<Office>();
  const columns: Column<Office>[] = [
    col.text('nation', 'nationId', { cell: ({ nationId }) => <FederationLink nationId={nationId} />, isName: true }),
    col.count('since', 'fromSeason', {
      cell: ({ fromSeason, untilSeason }) =>
        untilSeason === fromSeason
          ? seasonLabel(fromSeason)
          : `${seasonLabel(fromSeason)} – ${untilSeason === null ? t('president:present') : seasonLabel(untilSeason)}`,
    }),
    col.text('how', ({ origin }) => t(`federation:origin.${origin}`)),
    col.text('end', ({ endReason }) => endReason && t(`federation:end.${endReason}`), {
      cell: ({ endReason }) => (endReason ? t(`federation:end.${endReason}`) : NOTHING),
    }),
  ];
  return (
    <Section title={t('president:offices')} isFlush>
      <DataTable
        name="president-offices"
        label={t('president:offices')}
        rows={view.offices}
        columns={columns}
        rowKey={({ id }) => id}
        empty={t('president:noOffices')}
      />
    </Section>
  );
}
