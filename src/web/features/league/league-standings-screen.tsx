import { SegmentedControl } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LeagueId } from '#engine/ids.ts';
import { StatsFilters } from '#web/features/stats/stats-filters.tsx';
import type { Answer } from '#web/lib/answer.ts';
import { type ApiClient, api } from '#web/lib/api.ts';
import { useSearchChoice, useSearchNumber, useSetSearch } from '#web/lib/search-params.ts';
import { useLeagueId } from '#web/lib/subject.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useClock, useWorldIfLoaded } from '#web/lib/world.ts';
import { useTableSort } from '#web/ui/data-table/use-table-sort.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { SeasonSelect } from '#web/ui/season-select.tsx';
import { Card, Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import css from './league.module.css';
import { LeagueHeader } from './league-header.tsx';
import { NoSuchLeague } from './no-such-league.tsx';
import { PlayoffBracket } from './playoff-bracket.tsx';
import { StandingsLegend, StandingsTable } from './standings-table.tsx';

type Standings = Answer<ApiClient['league']['standings']>['data'];

const VIEWS = ['table', 'bracket'] as const;
const SPLITS = ['overall', 'home', 'away', 'last-ten'] as const;
/** First day of the regular season. */
const FIRST_DAY = 6;
const REFRESH_MS = 60_000;

/** Shows the standings of a league by season and split, and the bracket of its playoffs. */
export function LeagueStandingsScreen() {
  const leagueId = useLeagueId();
  const view = useSearchChoice('view', VIEWS);
  if (leagueId === null) return <NoSuchLeague />;
  return (
    <>
      <LeagueHeader screen="/league/standings/{-$id}" leagueId={leagueId} />
      {view === 'table' ? <TableView leagueId={leagueId} /> : <BracketView leagueId={leagueId} />}
    </>
  );
}

function TableView({ leagueId }: { leagueId: LeagueId }) {
  const { t } = useTranslation('league');
  const asked = useSearchNumber('season');
  const split = useSearchChoice('split', SPLITS);
  const setSearch = useSetSearch();
  const current = useClock()?.seasonNumber;
  const query = useQuery(
    api.league.standings.queryOptions({
      input: { id: leagueId, season: asked, split },
      placeholderData: keepPreviousData,
      refetchInterval: REFRESH_MS,
    }),
  );
  return (
    <>
      <StatsFilters>
        <ViewSwitch />
        <Seasons season={query.data?.data.season} />
        <SegmentedControl
          aria-label={t('split.label')}
          value={split}
          data={SPLITS.map((value) => ({ value, label: t(`split.${value}`) }))}
          onChange={(value) => setSearch({ split: value === SPLITS[0] ? undefined : value })}
        />
      </StatsFilters>
      <Loaded query={query} skeleton={<LoadingTable rows={20} columns={10} />}>
        {({ data }) => (
          // Without a chosen season, and before the current one begins, last season's final standings say more.
          <Table
            standings={data}
            startsSeason={asked === undefined && current && data.season < current ? current : undefined}
          />
        )}
      </Loaded>
    </>
  );
}

function Table({ standings, startsSeason }: { standings: Standings; startsSeason: number | undefined }) {
  const { t } = useTranslation('league');
  const world = useWorldIfLoaded();
  const split = useSearchChoice('split', SPLITS);
  const [sort, setSort] = useTableSort({ by: 'team', order: 'asc' });
  const { rows, lines, season, leagueId } = standings;
  const league = world?.leagueById.get(leagueId);
  if (rows.length === 0) {
    return (
      <Card>
        <EmptyState icon="league" title={t('emptyTable')}>
          {t('emptyTableHint')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Section title={t('table.label', { league: league?.abbr ?? '', season })} isFlush>
      {startsSeason !== undefined && (
        <p className={css.notice}>{t('notBegun', { season: startsSeason, day: FIRST_DAY, last: season })}</p>
      )}
      <StandingsTable
        rows={rows}
        lines={split === 'overall' ? lines : undefined}
        label={t('table.label', { league: league?.name ?? '', season })}
        sort={sort}
        onSort={setSort}
        csvName={`standings-${league?.abbr ?? leagueId}-${season}-${split}`}
      />
      {split === 'overall' && <StandingsLegend rows={rows} lines={lines} />}
      <p className={css.note}>{t('tieBreakers')}</p>
    </Section>
  );
}

function BracketView({ leagueId }: { leagueId: LeagueId }) {
  const { t } = useTranslation('league');
  const asked = useSearchNumber('season');
  const clock = useClock();
  // Before this season's playoffs last season's are of interest.
  const hasPlayoffs = clock !== null && !['preseason', 'regular'].includes(clock.phase);
  const season = asked ?? (clock ? Math.max(1, hasPlayoffs ? clock.seasonNumber : clock.seasonNumber - 1) : undefined);
  const query = useQuery(
    api.league.playoffs.queryOptions({
      input: { id: leagueId, season },
      enabled: season !== undefined,
      placeholderData: keepPreviousData,
      refetchInterval: REFRESH_MS,
    }),
  );
  return (
    <>
      <StatsFilters>
        <ViewSwitch />
        <Seasons season={season} />
      </StatsFilters>
      <Loaded query={query} skeleton={<LoadingTable />}>
        {({ data }) => (
          <Section title={t('bracket.label', { season: data.season })}>
            <PlayoffBracket series={data.series} season={data.season} champion={data.champion} />
          </Section>
        )}
      </Loaded>
    </>
  );
}

function ViewSwitch() {
  const { t } = useTranslation('league');
  const view = useSearchChoice('view', VIEWS);
  const setSearch = useSetSearch();
  return (
    <SegmentedControl
      aria-label={t('view.label')}
      value={view}
      data={VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
      onChange={(value) => setSearch({ view: value === VIEWS[0] ? undefined : value })}
    />
  );
}

function Seasons({ season }: { season: number | undefined }) {
  const world = useWorldIfLoaded();
  if (!world || season === undefined) return null;
  return <SeasonSelect seasons={world.seasons.map(({ number }) => number)} value={season} />;
}
