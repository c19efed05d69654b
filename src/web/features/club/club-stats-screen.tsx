import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { GameType } from '#domains/competition/constants.ts';
import type { TeamRef } from '#domains/shapes.ts';
import type { goalieRow, skaterRow } from '#domains/stats/contract.ts';
import type { TeamId } from '#engine/ids.ts';
import { SituationChart } from '#web/features/stats/situation-chart.tsx';
import { useCountedType } from '#web/features/stats/stage.ts';
import { CategorySwitch, SeasonAndType, StatsFilters } from '#web/features/stats/stats-filters.tsx';
import { CATEGORIES, type TeamTotals } from '#web/features/stats/totals-columns.tsx';
import { GoalieTotals, SkaterTotals } from '#web/features/stats/totals-tables.tsx';
import { api } from '#web/lib/api.ts';
import { useSearchChoice, useSearchNumber } from '#web/lib/search-params.ts';
import { useTeamId } from '#web/lib/subject.ts';
import { useTranslation } from '#web/lib/words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { NoSuchTeam } from '#web/ui/no-such-team.tsx';
import { Card } from '#web/ui/section.tsx';
import { TeamHeader } from '#web/ui/team-header.tsx';
import { TeamCareers } from './stats/careers.tsx';
import { Leaders } from './stats/leaders.tsx';
import { ScopeSwitch, useScope } from './stats/scope-switch.tsx';
import { TeamTiles } from './stats/team-tiles.tsx';

type SkaterRow = z.infer<typeof skaterRow>;
type GoalieRow = z.infer<typeof goalieRow>;

interface TeamStats {
  team: TeamRef;
  teams: TeamRef[];
  season: number;
  seasons: number[];
  types: GameType[];
  skaters: SkaterRow[];
  goalies: GoalieRow[];
  totals: TeamTotals | null;
}

/** Shows the statistics of skaters, goalies and the team itself, in one season or all time. */
export function ClubStatsScreen() {
  const teamId = useTeamId();
  const [scope] = useScope();
  if (teamId === null) return <NoSuchTeam />;
  return scope === 'career' ? <TeamCareers teamId={teamId} /> : <TeamSeason teamId={teamId} />;
}

function TeamSeason({ teamId }: { teamId: TeamId }) {
  const season = useSearchNumber('season');
  const type = useCountedType();
  const query = useQuery(
    api.stats.team.queryOptions({
      input: { id: teamId, season, type },
      placeholderData: keepPreviousData,
    }),
  );
  return <Loaded query={query}>{({ data }) => <Statistics stats={data} />}</Loaded>;
}

function Statistics({ stats }: { stats: TeamStats }) {
  const { t } = useTranslation(['stats', 'club']);
  const type = useCountedType();
  const category = useSearchChoice('category', CATEGORIES);
  const { team, teams, totals } = stats;
  const file = `${team.abbr}-${stats.season}`;
  return (
    <>
      <TeamHeader screen="/club/stats/{-$id}" team={team} teams={teams} />
      <StatsFilters>
        <ScopeSwitch />
        <SeasonAndType seasons={stats.seasons} season={stats.season} types={stats.types} />
        <CategorySwitch />
      </StatsFilters>
      {stats.skaters.length === 0 ? (
        <Card>
          <EmptyState icon="league" title={t('stats:emptyTitle')}>
            {type === 'playoffs' ? t('stats:noPlayoffs') : t('stats:empty')}
          </EmptyState>
        </Card>
      ) : (
        <Stack>
          {totals && <TeamTiles totals={totals} />}
          <SkaterTotals name="club-skaters" rows={stats.skaters} set={category} csvName={`${file}-skaters`} />
          <GoalieTotals name="club-goalies" rows={stats.goalies} csvName={`${file}-goalies`} />
          <Leaders title={t('club:stats.lead')} skaters={stats.skaters} />
          <SituationChart totals={stats.skaters.map((row) => row.totals)} what="goals" />
        </Stack>
      )}
    </>
  );
}
