import { SegmentedControl } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { PlayerRef } from '#domains/shapes.ts';
import type { goalieCareer, skaterCareer, teamCareers } from '#domains/stats/contract.ts';
import type { TeamId } from '#engine/ids.ts';
import { TeamHeader } from '#web/features/club/team-header.tsx';
import { Bars } from '#web/features/stats/bars.tsx';
import { SituationChart } from '#web/features/stats/situation-chart.tsx';
import { STAGES } from '#web/features/stats/stage.ts';
import css from '#web/features/stats/stats.module.css';
import { CategorySwitch, StageSwitch, StatsFilters } from '#web/features/stats/stats-filters.tsx';
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
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { useTableSort } from '#web/ui/data-table/use-table-sort.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stack } from '#web/ui/layout-grid.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { Card, Section } from '#web/ui/section.tsx';
import { ScopeSwitch } from './scope-switch.tsx';
import { TeamTiles } from './team-tiles.tsx';

type Careers = z.infer<typeof teamCareers>;
type SkaterCareer = z.infer<typeof skaterCareer>;
type GoalieCareer = z.infer<typeof goalieCareer>;

const ROSTERS = ['all', 'current'] as const;
/** Bars of the chart of leaders. */
const CHARTED = 10;

/** Everybody who ever played for the team, with all that he did for it, and the team season by season. */
export function TeamCareers({ teamId }: { teamId: TeamId }) {
  const stage = useSearchChoice('stage', STAGES);
  const [roster] = useSearchState('roster', ROSTERS);
  const query = useQuery(
    api.stats.teamCareers.queryOptions({
      input: { id: teamId, stage, roster },
      placeholderData: keepPreviousData,
    }),
  );
  return <Loaded query={query}>{({ data }) => <Shown careers={data} />}</Loaded>;
}

function Shown({ careers }: { careers: Careers }) {
  const { t } = useTranslation(['club', 'stats']);
  const stage = useSearchChoice('stage', STAGES);
  const { team, teams, skaters, goalies, totals } = careers;
  return (
    <>
      <TeamHeader screen="/club/stats/{-$id}" team={team} teams={teams} />
      <StatsFilters>
        <ScopeSwitch />
        <StageSwitch stage={stage} usual="regular" />
        <RosterSwitch />
        <CategorySwitch />
      </StatsFilters>
      {totals === null ? (
        <Card>
          <EmptyState icon="league" title={t('stats:emptyTitle')}>
            {stage === 'playoffs' ? t('club:stats.neverInPlayoffs') : t('stats:empty')}
          </EmptyState>
        </Card>
      ) : (
        <Stack>
          <TeamTiles totals={totals} />
          <Skaters rows={skaters} inAll={careers.skatersInAll} name={`${team.abbr}-careers-skaters`} />
          <Goalies rows={goalies} inAll={careers.goaliesInAll} name={`${team.abbr}-careers-goalies`} />
          {skaters.length > 0 && (
            <Section title={t('club:stats.leadCareers')}>
              <Bars
                label={t('club:stats.leadCareers')}
                bars={skaters.slice(0, CHARTED).map(({ player, totals: { points, goals, assists } }) => ({
                  id: player.id,
                  label: <PlayerLink player={player} name="short" />,
                  value: points,
                  words: `${points} (${goals}+${assists})`,
                }))}
              />
            </Section>
          )}
          {careers.skatersTogether && <SituationChart totals={[careers.skatersTogether]} what="goals" />}
          <Seasons seasons={careers.seasons} totals={totals} name={`${team.abbr}-seasons`} />
        </Stack>
      )}
    </>
  );
}

/** All who ever played for the team, or who is with it today. */
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
  const { t } = useTranslation(['stats', 'club']);
  const category = useSearchChoice('category', CATEGORIES);
  const columns = useCareerColumns(useSkaterColumns<SkaterCareer>());
  const [sort, setSort] = useTableSort({ by: 'points', order: 'desc' });
  return (
    <Section title={t('stats:kind.skater')} isFlush>
      <DataTable
        label={t('stats:kind.skater')}
        rows={rows}
        columns={columns}
        set={category}
        rowKey={({ player }) => player.id}
        sort={sort}
        onSort={setSort}
        csvName={name}
        empty={t('club:stats.nobody')}
      />
      <Bound listed={rows.length} inAll={inAll} />
    </Section>
  );
}

function Goalies({ rows, inAll, name }: { rows: readonly GoalieCareer[]; inAll: number; name: string }) {
  const { t } = useTranslation(['stats', 'club']);
  const columns = useCareerColumns(useGoalieColumns<GoalieCareer>());
  const [sort, setSort] = useTableSort({ by: 'wins', order: 'desc' }, 'goalies-');
  return (
    <Section title={t('stats:kind.goalie')} isFlush>
      <DataTable
        label={t('stats:kind.goalie')}
        rows={rows}
        columns={columns}
        rowKey={({ player }) => player.id}
        sort={sort}
        onSort={setSort}
        csvName={name}
        empty={t('club:stats.nobody')}
      />
      <Bound listed={rows.length} inAll={inAll} />
    </Section>
  );
}

/** Says so where not all are listed. */
function Bound({ listed, inAll }: { listed: number; inAll: number }) {
  const { t } = useTranslation('club');
  return inAll > listed ? <p className={css.note}>{t('stats.bounded', { listed, inAll })}</p> : null;
}

interface CareerRow {
  player: PlayerRef;
  firstSeason: number;
  lastSeason: number;
  seasons: number;
}

/** Who he is, what he did, and from when to when: the years last, so that a phone shows what he did first. */
function useCareerColumns<Row extends CareerRow>(statistics: readonly Column<Row>[]): Column<Row>[] {
  const { t } = useTranslation(['stats', 'club']);
  return useMemo(
    () => [
      {
        id: 'player',
        header: t('stats:short.player'),
        value: ({ player }) => `${player.lastname}, ${player.firstname}`,
        cell: ({ player }) => <PlayerLink player={player} name="fit" flag face />,
        isName: true,
      },
      {
        id: 'position',
        header: t('stats:short.position'),
        title: t('stats:name.position'),
        value: ({ player }) => player.position,
        isText: true,
      },
      {
        id: 'seasons',
        header: t('club:stats.seasons'),
        title: t('club:stats.seasonsTitle'),
        value: ({ seasons }) => seasons,
      },
      ...statistics,
      {
        id: 'from',
        header: t('club:stats.from'),
        title: t('club:stats.fromTitle'),
        value: ({ firstSeason }) => firstSeason,
        cell: ({ firstSeason }) => seasonLabel(firstSeason),
      },
      {
        id: 'to',
        header: t('club:stats.to'),
        title: t('club:stats.toTitle'),
        value: ({ lastSeason }) => lastSeason,
        cell: ({ lastSeason }) => seasonLabel(lastSeason),
      },
    ],
    [t, statistics],
  );
}

interface TeamSeason {
  /** null: all of them together. */
  season: number | null;
  totals: TeamTotals;
}

/** What the team itself did, a row a season, with all of them below. */
function Seasons({ seasons, totals, name }: { seasons: readonly TeamSeason[]; totals: TeamTotals; name: string }) {
  const { t } = useTranslation(['club', 'common']);
  const season: Column<TeamSeason> = {
    id: 'season',
    header: t('common:season'),
    value: ({ season: number }) => number,
    cell: ({ season: number }) => (number === null ? '' : seasonLabel(number)),
    isName: true,
    firstOrder: 'desc',
  };
  const columns = [season, ...useTeamColumns<TeamSeason>()];
  const [sort, setSort] = useTableSort({ by: 'season', order: 'desc' }, 'seasons-');
  return (
    <Section title={t('club:stats.bySeason')} isFlush>
      <DataTable
        label={t('club:stats.bySeason')}
        rows={seasons}
        columns={columns}
        rowKey={(row) => row.season ?? 0}
        sort={sort}
        onSort={setSort}
        csvName={name}
        total={seasons.length > 1 ? { label: t('club:stats.allSeasons'), row: { season: null, totals } } : undefined}
      />
    </Section>
  );
}
