/** The skaters and goalies of one competition, best first. */
import { asc, desc, eq, sql } from 'drizzle-orm';
import { anyTeamRefs } from '#domains/club/store/team-refs.ts';
import { playerRefColumns, playerRefOf } from '#domains/player/store/player-refs.ts';
import { players } from '#domains/player/tables.ts';
import type { CompetitionStats } from '#domains/stats/contract.ts';
import { goalieTotalsOf, skaterTotalsOf } from '#domains/stats/rules/totals.ts';
import { goalieSeasons, skaterSeasons } from '#domains/stats/tables.ts';
import { goalieSums, skaterSums } from '#domains/stats/views/sums.ts';
import type { CompetitionId, TeamId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';

interface Which {
  competitionId: CompetitionId;
  season: number;
}

type SkaterRow = CompetitionStats['skaters'][number];
type GoalieRow = CompetitionStats['goalies'][number];

/** At most this many skaters, and goalies. */
const LISTED = 100;

/** Returns the best skaters and goalies of a competition. @param which.season of their ages */
export async function statsOfCompetition(db: Database, which: Which): Promise<CompetitionStats> {
  const [skaters, goalies] = await Promise.all([competitionSkaters(db, which), competitionGoalies(db, which)]);
  return { skaters, goalies };
}

/** Returns the skaters with the most points, then goals, then the fewest games. */
async function competitionSkaters(db: Database, { competitionId, season }: Which): Promise<SkaterRow[]> {
  const rows = await db
    .select({
      player: playerRefColumns,
      birthSeason: players.birthSeason,
      teamId: sql<TeamId>`(array_agg(${skaterSeasons.teamId} order by ${skaterSeasons.games} desc))[1]`,
      ...skaterSums,
    })
    .from(skaterSeasons)
    .innerJoin(players, eq(players.id, skaterSeasons.playerId))
    .where(eq(skaterSeasons.competitionId, competitionId))
    .groupBy(players.id)
    .orderBy(
      desc(sql`${skaterSums.goals} + ${skaterSums.assists}`),
      desc(skaterSums.goals),
      asc(skaterSums.games),
      asc(players.id),
    )
    .limit(LISTED);
  return withTeams(db, rows, ({ player, birthSeason, teamId: _, ...counts }) => {
    return { player: playerRefOf(player), season, age: season - birthSeason, totals: skaterTotalsOf(counts) };
  });
}

/** Returns the goalies with the most wins, then saves. */
async function competitionGoalies(db: Database, { competitionId, season }: Which): Promise<GoalieRow[]> {
  const rows = await db
    .select({
      player: playerRefColumns,
      birthSeason: players.birthSeason,
      teamId: sql<TeamId>`(array_agg(${goalieSeasons.teamId} order by ${goalieSeasons.games} desc))[1]`,
      ...goalieSums,
    })
    .from(goalieSeasons)
    .innerJoin(players, eq(players.id, goalieSeasons.playerId))
    .where(eq(goalieSeasons.competitionId, competitionId))
    .groupBy(players.id)
    .having(sql`${goalieSums.games} > 0`)
    .orderBy(desc(goalieSums.wins), desc(goalieSums.saves), asc(players.id))
    .limit(LISTED);
  return withTeams(db, rows, ({ player, birthSeason, teamId: _, ...counts }) => {
    return { player: playerRefOf(player), season, age: season - birthSeason, totals: goalieTotalsOf(counts) };
  });
}

async function withTeams<Row extends { teamId: TeamId }, Listed>(
  db: Database,
  rows: readonly Row[],
  listed: (row: Row) => Listed,
) {
  const refs = await anyTeamRefs(db, rows, ({ teamId }) => teamId);
  return rows.flatMap((row) => {
    const team = refs.get(row.teamId);
    return team ? [{ ...listed(row), team, earlier: [] }] : [];
  });
}
