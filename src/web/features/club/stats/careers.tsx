import { SegmentedControl } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { z } from 'zod';
import type { PlayerRef } from '#domains/shapes.ts';
import type { goalieCareer, skaterCareer, teamCareers } from '#domains/stats/contract.ts';
import type { TeamId } from '#engine/ids.ts';
import { GameTypeSelect, useGameType } from '#web/features/stats/game-type.tsx';
import { useNameColumns } from '#web/features/stats/player-columns.tsx';
import { SituationChart } from '#web/features/stats/situation-chart.tsx';
import { STAGES } from '#web/features/stats/stage.ts';
import { CategorySwitch, StatsFilters } from '#web/features/stats/stats-filters.tsx';
import {
  CATEGORIES,
  type TeamTotals,
  useGoalieColumns,
  useSkaterColumns,
  useTeamColumns,
} from '#web/features/stats/totals-columns.tsx';
import { api } from '#web/lib/api.ts';
import { useSearchChoice, useSearchState } from '#web/lib/search-params.ts';
import { seasonLabel } from '#web/lib/season.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column, Sort } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { useTableSort } from '#web/ui/data-table/use-table-sort.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stack, Text } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Card, Section } from '#web/ui/section.tsx';
import { TeamHeader } from '#web/ui/team-header.tsx';
import { Leaders } from './leaders.tsx';
import { ScopeSwitch } from './scope-switch.tsx';
import { TeamTiles } from './team-tiles.tsx';

type Careers = z.infer<typeof teamCareers>;
type SkaterCareer = z.infer<typeof skaterCareer>;
type GoalieCareer = z.infer<typeof goalieCareer>;

const ROSTERS = ['all', 'current'] as const;

/** Lists everyone who ever played for the team with their totals for it, and the team season by season. */
export function TeamCareers({ teamId }: { teamId: TeamId }) {
  const { type } = useGameType();
  const [roster] = useSearchState('roster', ROSTERS);
  const query = useQuery(
    api.stats.teamCareers.queryOptions({
      input: { id: teamId, type, roster },
      placeholderData: keepPreviousData,
    }),
  );
  return <Loaded query={query}>{({ data }) => <Shown careers={data} />}</Loaded>;
}

function Shown({ careers }: { careers: Careers }) {
  const { t } = useTranslation(['club', 'stats']);
  const { type } = useGameType();
  const { team, teams, skaters, goalies, totals } = careers;
  return (
    <>
      <TeamHeader screen="/club/stats/{-$id}" team={team} teams={teams} />
      <StatsFilters>
        <ScopeSwitch />
        <GameTypeSelect of={[...STAGES, ...careers.types]} />
        <RosterSwitch />
        <CategorySwitch />
      </StatsFilters>
      {totals === null ? (
        <Card>
          <EmptyState icon="league" title={t('stats:emptyTitle')}>
            {type === 'playoffs' ? t('club:stats.neverInPlayoffs') : t('stats:empty')}
          </EmptyState>
        </Card>
      ) : (
        <Stack>
          <TeamTiles totals={totals} />
          <Skaters rows={skaters} inAll={careers.skatersInAll} name={`${team.abbr}-careers-skaters`} />
          <Goalies rows={goalies} inAll={careers.goaliesInAll} name={`${team.abbr}-careers-goalies`} />
          {skaters.length > 0 && <Leaders title={t('club:stats.leadCareers')} skaters={skaters} />}
          {careers.skatersTogether && <SituationChart totals={[careers.skatersTogether]} what="goals" />}
          <Seasons seasons={careers.seasons} totals={totals} name={`${team.abbr}-seasons`} />
        </Stack>
      )}
    </>
  );
}

/** Switches between everyone who ever played for the team and the current roster. */
function RosterSwitch() {
  const { t } = useTranslation('club');
  const [roster, setRoster] = useSearchState('roster', ROSTERS);
  return (
    <SegmentedControl
      aria-label={t('stats.roster.label')}
      value={roster}
      data={ROSTERS.map((value) => ({ value, label: t(`stats.roster.${value}`) }))}
      onChange={setRoster}
    />
  );
}

function Skaters({ rows, inAll, name }: { rows: readonly SkaterCareer[]; inAll: number; name: string }) {
  const { t } = useTranslation('stats');
  const category = useSearchChoice('category', CATEGORIES);
  const [sort, onSort] = useTableSort({ by: 'points', order: 'desc' });
  const columns = useCareerColumns(useSkaterColumns<SkaterCareer>());
  return <CareerTable title={t('kind.skater')} {...{ rows, columns, sort, onSort, name, inAll }} set={category} />;
}

function Goalies({ rows, inAll, name }: { rows: readonly GoalieCareer[]; inAll: number; name: string }) {
  const { t } = useTranslation('stats');
  const [sort, onSort] = useTableSort({ by: 'wins', order: 'desc' }, 'goalies-');
  const columns = useCareerColumns(useGoalieColumns<GoalieCareer>());
  return <CareerTable title={t('kind.goalie')} {...{ rows, columns, sort, onSort, name, inAll }} />;
}

interface CareerTableProps<Row> {
  title: string;
  rows: readonly Row[];
  columns: Column<Row>[];
  /** Column set; all columns by default. */
  set?: string;
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** File name. */
  name: string;
  /** The total, listed or not. */
  inAll: number;
}

function CareerTable<Row extends CareerRow>({ title, name, inAll, ...table }: CareerTableProps<Row>) {
  const { t } = useTranslation('club');
  return (
    <Section title={title} isFlush>
      <DataTable
        name="club-careers"
        label={title}
        rowKey={({ player }) => player.id}
        csvName={name}
        empty={t('stats.nobody')}
        {...table}
      />
      <Bound listed={table.rows.length} inAll={inAll} />
    </Section>
  );
}

/** Says so if not all are listed. */
function Bound({ listed, inAll }: { listed: number; inAll: number }) {
  const { t } = useTranslation('club');
  return inAll > listed ? (
    <Text line="top" inset="sm" aside>
      {t('stats.bounded', { listed, inAll })}
    </Text>
  ) : null;
}

interface CareerRow {
  player: PlayerRef;
  firstSeason: number;
  lastSeason: number;
  seasons: number;
}

/**
 * Returns the columns of careers: the player, his statistics, and his first and last season; the years last, so that a
 * phone shows the statistics first.
 */
function useCareerColumns<Row extends CareerRow>(statistics: readonly Column<Row>[]): Column<Row>[] {
  const col = useColumnKit('club:stats').of<CareerRow>();
  const who = useNameColumns<Row>();
  return useMemo(
    () => [
      ...who,
      col.count('seasons'),
      ...statistics,
      col.season('from', 'firstSeason'),
      col.season('to', 'lastSeason'),
    ],
    [who, statistics, col],
  );
}

interface TeamSeason {
  /** null: all seasons together. */
  season: number | null;
  totals: TeamTotals;
}

/** Shows the team's own record, a row per season, with the totals below. */
function Seasons({ seasons, totals, name }: { seasons: readonly TeamSeason[]; totals: TeamTotals; name: string }) {
  const { t } = useTranslation(['club', 'common', 'stats']);
  const col = useColumnKit('common:').of<TeamSeason>();
  const season: Column<TeamSeason> = col.text('season', {
    cell: ({ season: number }) => (number === null ? '' : seasonLabel(number)),
    isName: true,
    firstOrder: 'desc',
  });
  const columns = [season, ...useTeamColumns<TeamSeason>()];
  const [sort, setSort] = useTableSort({ by: 'season', order: 'desc' }, 'seasons-');
  return (
    <Section title={t('club:stats.bySeason')} isFlush>
      <DataTable
        name="club-seasons"
        label={t('club:stats.bySeason')}
        rows={seasons}
        columns={columns}
        rowKey={(row) => row.season ?? 0}
        sort={sort}
        onSort={setSort}
        csvName={name}
        total={seasons.length > 1 ? { label: t('club:stats.allSeasons'), row: { season: null, totals } } : undefined}
      />
      <Text line="top" inset="sm" aside>
        {t('stats:shootouts')}
      </Text>
    </Section>
  );
}
