import { useQuery } from '@tanstack/react-query';
import type { FederationView } from '#domains/federation/contract.ts';
import { NationalStaff } from '#web/features/coach/national-staff.tsx';
import { Elections } from '#web/features/election/elections.tsx';
import { FederationHosting } from '#web/features/hosting/federation-hosting.tsx';
import { useAccent } from '#web/lib/accent.ts';
import { api } from '#web/lib/api.ts';
import { NOTHING } from '#web/lib/format.ts';
import { useSearchChoice } from '#web/lib/search-params.ts';
import { seasonLabel, yearOfSeason } from '#web/lib/season.ts';
import { useUser } from '#web/lib/session.ts';
import { useIdParam } from '#web/lib/subject.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PersonFace } from '#web/ui/face.tsx';
import { useNationName } from '#web/ui/federation-link.tsx';
import { Flag } from '#web/ui/flag.tsx';
import { MainAndSide, Row, Stack, Text, Words } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PersonLink } from '#web/ui/person-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { StatTiles } from '#web/ui/stat-tiles.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { Applications, Membership } from './application.tsx';
import { Budget } from './budget.tsx';
import { GeneralManager } from './general-manager.tsx';
import { Members } from './members.tsx';

const TABS = ['open', 'staff', 'election', 'budget', 'hosting', 'members', 'history'] as const;

/** Shows a federation: its president, members and rank. Without an id it is the user's own. */
export function FederationScreen() {
  const asked = useIdParam();
  const own = useUser()?.federation?.id ?? null;
  const id = asked === undefined ? own : asked;
  const query = useQuery(api.federations.find.queryOptions({ input: { id: id ?? 0 }, enabled: id !== null }));
  if (id === null) return <NoFederation isOwn={asked === undefined} />;
  return (
    <Loaded query={query} missing={<NoFederation isOwn={false} />}>
      {({ data }) => <Federation view={data} />}
    </Loaded>
  );
}

function NoFederation({ isOwn }: { isOwn: boolean }) {
  const { t } = useTranslation(['federation', 'screens']);
  return (
    <>
      <PageHeader title={t('screens:/federation/overview/{-$id}')} />
      <EmptyState icon="flag" title={t(isOwn ? 'federation:none' : 'federation:unknown')}>
        <p>{t('federation:noneHint')}</p>
        <LinkButton to="/world/federations" mt="sm">
          {t('federation:toList')}
        </LinkButton>
      </EmptyState>
    </>
  );
}

function Federation({ view }: { view: FederationView }) {
  const { t } = useTranslation(['federation', 'screens']);
  const name = useNationName(view.id);
  const tab = useSearchChoice('tab', TABS);
  const [first = '', second = ''] = view.colors;
  useAccent([first, second, first]);
  return (
    <>
      <PageHeader
        title={t('screens:/federation/overview/{-$id}')}
        subject={name}
        eyebrow={name}
        picture={<Flag nationId={view.id} size={48} isDecoration />}
        details={
          <>
            <span>{t('federation:founded', { year: yearOfSeason(view.foundedAt) })}</span>
            <span>{t('federation:members', { count: view.members })}</span>
          </>
        }
      />
      <TabLinks
        tabs={TABS.map((id) => ({ id, label: t(`federation:tab.${id}`) }))}
        current={tab}
        label={t('federation:tabs')}
      />
      {tab === 'open' && <Overview view={view} />}
      {tab === 'staff' && (
        <Stack>
          <GeneralManager view={view} />
          <NationalStaff nationId={view.id} />
        </Stack>
      )}
      {tab === 'election' && <Elections nationId={view.id} />}
      {tab === 'budget' && <Budget nationId={view.id} />}
      {tab === 'hosting' && <FederationHosting nationId={view.id} />}
      {tab === 'members' && <Members view={view} />}
      {tab === 'history' && <History view={view} />}
    </>
  );
}

function Overview({ view }: { view: FederationView }) {
  const { t } = useTranslation('federation');
  return (
    <MainAndSide>
      <Stack>
        <StatTiles
          tiles={[
            { label: t('tile.rank'), value: view.rank ?? NOTHING },
            { label: t('tile.points'), value: view.points.toFixed(1) },
            { label: t('tile.members'), value: view.members },
            { label: t('tile.youth'), value: signed(view.youth), note: t('youthNote') },
          ]}
        />
        {view.abilities.preside && <Applications view={view} />}
        <Counted view={view} />
      </Stack>
      <Stack>
        <President view={view} />
        <Membership view={view} />
      </Stack>
    </MainAndSide>
  );
}

/** Returns a percentage with its sign. */
function signed(percent: number): string {
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent).toFixed(2)}%`;
}

function President({ view: { president, presidents } }: { view: FederationView }) {
  const { t } = useTranslation('federation');
  const [office] = presidents;
  return (
    <Section title={t('presidentSection')}>
      {president ? (
        <Row unbroken gap="md">
          <PersonFace person={president} width={56} isDecoration />
          <Stack gap="sm" hugs>
            <PersonLink person={president} />
            {office && (
              <>
                <Words aside>{t(`origin.${office.origin}`)}</Words>
                <Words aside>{t('inOffice', { season: seasonLabel(office.fromSeason) })}</Words>
              </>
            )}
          </Stack>
        </Row>
      ) : (
        t('vacant')
      )}
    </Section>
  );
}

type Counting = FederationView['seasonPoints'][number];

function Counted({ view }: { view: FederationView }) {
  const { t } = useTranslation('federation');
  const col = useColumnKit('federation', { isUnsortable: true }).of<Counting>();
  const columns: Column<Counting>[] = [
    col.season('season', { isName: true }),
    col.count('points', { title: undefined }),
    col.count('coef'),
    col.count('counted', ({ points, coef }) => (points * coef) / 100, {
      cell: ({ points, coef }) => ((points * coef) / 100).toFixed(1),
    }),
  ];
  return (
    <Section title={t('counts')}>
      <Text bottom="md">{t('countsHint')}</Text>
      <DataTable
        name="federation-points"
        label={t('counts')}
        rows={view.seasonPoints}
        columns={columns}
        rowKey={({ season }) => season}
        empty={t('noSeasons')}
      />
    </Section>
  );
}

type Season = FederationView['seasons'][number];
type Office = FederationView['presidents'][number];

function History({ view }: { view: FederationView }) {
  const { t } = useTranslation('federation');
  const officeCol = useColumnKit('federation', { isUnsortable: true }).of<Office>();
  const col = useColumnKit('federation').of<Season>();
  const seasons: Column<Season>[] = [
    col.season('season', { isName: true }),
    col.count('rank'),
    col.count('points', { title: undefined }),
    col.count('youth', { cell: ({ youth }) => signed(youth) }),
    col.count('score'),
    col.person('president', { value: ({ president }) => president?.lastname ?? null }),
  ];
  const offices: Column<Office>[] = [
    officeCol.person('person', { header: t('column.president'), value: ({ person }) => person.lastname, isName: true }),
    officeCol.count('since', 'fromSeason', {
      cell: ({ fromSeason, untilSeason }) =>
        untilSeason === null || untilSeason === fromSeason
          ? seasonLabel(fromSeason)
          : `${seasonLabel(fromSeason)} – ${seasonLabel(untilSeason)}`,
    }),
    officeCol.text('how', 'origin', {
      header: '',
      cell: ({ origin, endReason }) => `${t(`origin.${origin}`)}${endReason ? ` · ${t(`end.${endReason}`)}` : ''}`,
    }),
  ];
  return (
    <Stack>
      <Section title={t('seasonsTitle')} isFlush>
        <DataTable
          name="federation-seasons"
          label={t('seasonsTitle')}
          rows={view.seasons}
          columns={seasons}
          rowKey={({ season }) => season}
          empty={t('noSeasons')}
        />
      </Section>
      <Section title={t('presidentsTitle')} isFlush>
        <DataTable
          name="federation-presidents"
          label={t('presidentsTitle')}
          rows={view.presidents}
          columns={offices}
          rowKey={({ id }) => id}
          empty={t('vacant')}
        />
      </Section>
    </Stack>
  );
}
