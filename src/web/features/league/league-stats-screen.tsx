import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { PREMIUM_LIMITS } from '#domains/premium/constants.ts';
import type { goalieRow, goalieSort, skaterRow, skaterSort, teamRow, teamSort } from '#domains/stats/contract.ts';
import type { LeagueId } from '#engine/ids.ts';
import { PlayersList } from '#web/features/search/players-list.tsx';
import { playerRowKey, usePlayerColumns } from '#web/features/stats/player-columns.tsx';
import { useCountedType } from '#web/features/stats/stage.ts';
import {
  CategorySwitch,
  PositionSelect,
  SeasonAndType,
  StatsFilters,
  usePositionFilter,
} from '#web/features/stats/stats-filters.tsx';
import { CATEGORIES, useGoalieColumns, useSkaterColumns, useTeamColumns } from '#web/features/stats/totals-columns.tsx';
import { api, client } from '#web/lib/api.ts';
import { useSearchChoice, useSearchNumber } from '#web/lib/search-params.ts';
import { useManager } from '#web/lib/session.ts';
import { useLeagueId } from '#web/lib/subject.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column, Sort } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { useTableSort } from '#web/ui/data-table/use-table-sort.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Text } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { LeagueHeader } from './league-header.tsx';
import { NoSuchLeague } from './no-such-league.tsx';

type SkaterRow = z.infer<typeof skaterRow>;
type GoalieRow = z.infer<typeof goalieRow>;
type TeamRow = z.infer<typeof teamRow>;

const KINDS = ['skater', 'goalie', 'team', 'player'] as const;

/** Ranks the skaters, goalies and teams of a league by any statistic. */
export function LeagueStatsScreen() {
  const { t } = useTranslation('stats');
  const leagueId = useLeagueId();
  const kind = useSearchChoice('kind', KINDS);
  if (leagueId === null) return <NoSuchLeague />;
  return (
    <>
      <LeagueHeader screen="/league/stats/{-$id}" leagueId={leagueId} />
      <TabLinks
        tabs={KINDS.map((id) => ({ id, label: t(`kind.${id}`) }))}
        current={kind}
        label={t('kinds')}
        param="kind"
      />
      {kind === 'skater' && <Skaters leagueId={leagueId} />}
      {kind === 'goalie' && <Goalies leagueId={leagueId} />}
      {kind === 'team' && <Teams leagueId={leagueId} />}
      {kind === 'player' && <PlayersList leagueId={leagueId} />}
    </>
  );
}

/** Returns the parameters that all three tables share. */
function useAsked(leagueId: LeagueId) {
  const season = useSearchNumber('season');
  const type = useCountedType();
  const page = useSearchNumber('page') ?? 1;
  return { id: leagueId, season, type, page };
}

/** Returns the sort in the URL, if the server has it; else the default. */
function useServerSort<Row>(columns: readonly Column<Row>[], initial: Sort): [Sort, (sort: Sort) => void] {
  const [sort, setSort] = useTableSort(initial);
  const isKnown = columns.some((column) => column.id === sort.by && !column.isUnsortable);
  return [isKnown ? sort : initial, setSort];
}

function Skaters({ leagueId }: { leagueId: LeagueId }) {
  const { t } = useTranslation('stats');
  const asked = useAsked(leagueId);
  const position = usePositionFilter();
  const category = useSearchChoice('category', CATEGORIES);
  const columns = [
    ...usePlayerColumns<SkaterRow>({ hasTeam: true, isServerSorted: true }),
    ...useSkaterColumns<SkaterRow>({ isServerSorted: true }),
  ];
  const [sort, setSort] = useServerSort(columns, { by: 'points', order: 'desc' });
  // The ids of sortable columns are the server's sorts.
  const input = { ...asked, position, sort: sort.by as z.infer<typeof skaterSort>, order: sort.order };
  const query = useQuery(api.stats.leagueSkaters.queryOptions({ input, placeholderData: keepPreviousData }));
  return (
    <Ranking
      title={t('kind.skater')}
      query={query}
      columns={columns}
      rowKey={playerRowKey}
      sort={sort}
      onSort={setSort}
      set={category}
      fileName="skaters"
      loadWhole={async () => (await client.premium.skaterFile({ ...input, page: 1 })).data}
      filters={
        <>
          <PositionSelect />
          <CategorySwitch />
        </>
      }
    />
  );
}

function Goalies({ leagueId }: { leagueId: LeagueId }) {
  const { t } = useTranslation('stats');
  const asked = useAsked(leagueId);
  const columns = [
    ...usePlayerColumns<GoalieRow>({ hasTeam: true, isServerSorted: true }),
    ...useGoalieColumns<GoalieRow>({ isServerSorted: true }),
  ];
  const [sort, setSort] = useServerSort(columns, { by: 'wins', order: 'desc' });
  // The ids of sortable columns are the server's sorts.
  const input = { ...asked, sort: sort.by as z.infer<typeof goalieSort>, order: sort.order };
  const query = useQuery(api.stats.leagueGoalies.queryOptions({ input, placeholderData: keepPreviousData }));
  return (
    <Ranking
      title={t('kind.goalie')}
      fileName="goalies"
      loadWhole={async () => (await client.premium.goalieFile({ ...input, page: 1 })).data}
      query={query}
      columns={columns}
      rowKey={playerRowKey}
      sort={sort}
      onSort={setSort}
    />
  );
}

function Teams({ leagueId }: { leagueId: LeagueId }) {
  const { t } = useTranslation('stats');
  const col = useColumnKit('stats').of<TeamRow>();
  const asked = useAsked(leagueId);
  const name: Column<TeamRow> = col.team('team', { name: 'full', isName: true, isUnsortable: true });
  const columns = [name, ...useTeamColumns<TeamRow>({ isServerSorted: true })];
  const [sort, setSort] = useServerSort(columns, { by: 'goalsFor', order: 'desc' });
  const query = useQuery(
    api.stats.leagueTeams.queryOptions({
      // The ids of sortable columns are the server's sorts.
      input: { ...asked, sort: sort.by as z.infer<typeof teamSort>, order: sort.order },
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <Ranking
      title={t('kind.team')}
      fileName="teams"
      query={query}
      columns={columns}
      rowKey={({ team }) => team.id}
      sort={sort}
      onSort={setSort}
      note={t('shootouts')}
    />
  );
}

/** Rates that rank only players with enough games. */
const RATES = ['shootingPercentage', 'faceoffPercentage', 'toiPerGame', 'savePercentage', 'goalsAgainstAverage'];

interface Ranked<Row> {
  data: Row[];
  pagination: { currentPage: number; totalPages: number; total: number };
}

function Ranking<Row extends { season: number }>({
  title,
  query,
  columns,
  rowKey,
  sort,
  onSort,
  set,
  filters,
  note,
  fileName,
  loadWhole,
}: {
  title: string;
  /** Name of the export, before the season. */
  fileName: string;
  /** Loads the rows of all pages for a premium member's file. */
  loadWhole?: () => Promise<readonly Row[]>;
  query: { data: Ranked<Row> | undefined; error: unknown; isPending: boolean; refetch: () => unknown };
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string | number;
  sort: Sort;
  onSort: (sort: Sort) => void;
  set?: string;
  filters?: ReactNode;
  /** Shown below the table. */
  note?: string;
}) {
  const { t } = useTranslation('stats');
  const world = useWorldIfLoaded();
  const { isPremium } = useManager();
  const asked = useSearchNumber('season');
  const type = useCountedType();
  const season = asked ?? query.data?.data[0]?.season ?? world?.currentSeason ?? 1;
  return (
    <>
      <StatsFilters>
        <SeasonAndType seasons={world?.seasons.map(({ number }) => number) ?? []} season={season} />
        {filters}
      </StatsFilters>
      <Section title={title} isFlush>
        <Loaded query={query} skeleton={<LoadingTable rows={20} columns={12} />}>
          {({ data, pagination }) =>
            data.length === 0 ? (
              <EmptyState icon="league" title={t('emptyTitle')}>
                {type === 'playoffs' ? t('emptyPlayoffs') : t('empty')}
              </EmptyState>
            ) : (
              <>
                <DataTable
                  name="league-stats"
                  label={title}
                  rows={data}
                  columns={columns}
                  set={set}
                  rowKey={rowKey}
                  sort={sort}
                  onSort={onSort}
                  isServerSorted
                  csvName={`${fileName}-${season}`}
                  loadFile={isPremium ? loadWhole : undefined}
                  pages={pagination}
                />
                {loadWhole && (
                  <Text line="top" inset="sm" aside>
                    {t(isPremium ? 'fileWhole' : 'filePage', { count: PREMIUM_LIMITS.exportRows.premium })}
                  </Text>
                )}
                {RATES.includes(sort.by) && (
                  <Text line="top" inset="sm" aside>
                    {t('qualified')}
                  </Text>
                )}
                {note && (
                  <Text line="top" inset="sm" aside>
                    {note}
                  </Text>
                )}
              </>
            )
          }
        </Loaded>
      </Section>
    </>
  );
}
