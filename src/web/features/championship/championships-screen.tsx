import { Link } from '@tanstack/react-router';
import { MEDALS } from '#domains/championship/constants.ts';
import type { EditionListed } from '#domains/championship/contract.ts';
import { type MedalRow, medalTable } from '#domains/championship/rules.ts';
import { NATION_LEVELS } from '#domains/club/constants.ts';
import type { AnyTeamRef } from '#domains/shapes.ts';
import { WorldHosting } from '#web/features/hosting/world-hosting.tsx';
import { StatsFilters } from '#web/features/stats/stats-filters.tsx';
import { api } from '#web/lib/api.ts';
import { useSearchChoice } from '#web/lib/search-params.ts';
import { seasonLabel } from '#web/lib/season.ts';
import { useIdParam } from '#web/lib/subject.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { MainAndSide, Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Section } from '#web/ui/section.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { AgeGroupSelect } from './age-group-select.tsx';
import { NoEdition } from './championship-page.tsx';
import { Medalists } from './medalists.tsx';

const TABS = ['editions', 'medals', 'hosts'] as const;
const FILTERS = ['ageGroup'] as const;

/** Shows all editions of the World Championship with one of them at the side, the medal table, and hosts with the bids. */
export function ChampionshipsScreen() {
  const { t } = useTranslation(['championship', 'screens']);
  const tab = useSearchChoice('tab', TABS);
  const ageGroup = useSearchChoice('ageGroup', NATION_LEVELS);
  return (
    <>
      <PageHeader title={t('screens:/world-championship/overview/{-$id}')} details={t('championship:intro')} />
      <TabLinks
        tabs={TABS.map((id) => ({ id, label: t(`championship:tab.${id}`) }))}
        current={tab}
        label={t('championship:tabs')}
      />
      {tab === 'hosts' ? (
        <WorldHosting />
      ) : (
        <>
          <StatsFilters of={FILTERS}>
            <AgeGroupSelect />
          </StatsFilters>
          <Load from={api.championships.list.queryOptions({ input: { ageGroup }, select: ({ data }) => data })}>
            {(editions) => (tab === 'medals' ? <Medals editions={editions} /> : <Editions editions={editions} />)}
          </Load>
        </>
      )}
    </>
  );
}

function Editions({ editions }: { editions: readonly EditionListed[] }) {
  const { t } = useTranslation('championship');
  const asked = useIdParam();
  const shown = asked === undefined ? editions[0] : editions.find(({ id }) => id === asked);
  const col = useColumnKit('championship', { isUnsortable: true }).of<EditionListed>();
  const columns: Column<EditionListed>[] = [
    col.text('edition', ({ season }) => seasonLabel(season), {
      cell: ({ id, season }) => (
        <Link to="/world-championship/overview/{-$id}" params={{ id: String(id) }} search={true} resetScroll={false}>
          {seasonLabel(season)}
        </Link>
      ),
      isName: true,
    }),
    col.team('host', { name: 'full' }),
    ...MEDALS.map((medal, index) => col.team(medal, ({ medalists }) => medalists[index] ?? null, { name: 'full' })),
  ];
  if (!shown) return <NoEdition />;
  return (
    <MainAndSide>
      <Section title={t('tab.editions')} isFlush>
        <DataTable
          name="championships"
          label={t('tab.editions')}
          rows={editions}
          columns={columns}
          rowKey={({ id }) => id}
          isMarked={({ id }) => id === shown.id}
        />
      </Section>
      <EditionCard edition={shown} />
    </MainAndSide>
  );
}

function EditionCard({ edition: { id, season, status, host, medalists } }: { edition: EditionListed }) {
  const { t } = useTranslation('championship');
  const ageGroup = useSearchChoice('ageGroup', NATION_LEVELS);
  return (
    <Section title={seasonLabel(season)}>
      <Stack gap="sm" hugs>
        <p>{t(`status.${status}`)}</p>
        <p>
          {t('host')} <TeamLink team={host} crestSize={18} />
        </p>
        <Medalists teams={medalists} />
        <LinkButton
          to="/world-championship-tournament/overview/{-$id}"
          params={{ id: String(id) }}
          search={ageGroup === 'senior' ? {} : { ageGroup }}
          size="xs"
          variant="default"
        >
          {t('toTournament')}
        </LinkButton>
      </Stack>
    </Section>
  );
}

function Medals({ editions }: { editions: readonly EditionListed[] }) {
  const { t } = useTranslation('championship');
  const col = useColumnKit('championship', { isUnsortable: true }).of<MedalRow<AnyTeamRef>>();
  const columns: Column<MedalRow<AnyTeamRef>>[] = [
    col.team('team', { name: 'full', isName: true }),
    ...MEDALS.map((medal) => col.count(medal)),
    col.count('medals'),
    col.count('hosted'),
  ];
  return (
    <Section title={t('tab.medals')} isFlush>
      <DataTable
        name="championship-medals"
        label={t('tab.medals')}
        rows={medalTable(editions)}
        columns={columns}
        rowKey={({ team }) => team.id}
        empty={t('noMedals')}
      />
    </Section>
  );
}
