/** What finished games do to the tables and to the playoff series. */
import { and, eq, sql } from 'drizzle-orm';
import { games } from '#domains/game/tables.ts';
import { pointsOf } from '#domains/league/rules/ranking.ts';
import { playoffSeries, standings } from '#domains/season/tables.ts';
import type { EndedIn } from '#engine/match/events.ts';
import { PLAYOFF_ROUNDS, WINS_TO_ADVANCE } from '#engine/schedule/playoff-constants.ts';
import { mergeInto } from '#platform/database/bulk.ts';
import type { Transaction } from '#platform/database/client.ts';

export interface TableGame {
  season: number;
  leagueId: number;
  homeTeamId: number;
  awayTeamId: number;
  homeScore: number;
  awayScore: number;
  endedIn: EndedIn;
}

const COUNTS = [
  'played',
  'wins',
  'overtimeWins',
  'overtimeLosses',
  'losses',
  'points',
  'goalsFor',
  'goalsAgainst',
] as const;

/** Adds regular-season games to the tables. No team may be in two of the games. */
export async function addToStandings(tx: Transaction, played: readonly TableGame[]): Promise<void> {
  await mergeInto(tx, standings, played.flatMap(tableRows), { key: ['season', 'teamId'], add: COUNTS });
}

function tableRows(game: TableGame) {
  const [homePoints, awayPoints] = pointsOf(game);
  const { season, leagueId } = game;
  const row = (teamId: number, own: number, other: number, points: number) => {
    const isWin = own > other;
    const isRegulation = game.endedIn === 'regulation';
    return {
      season,
      leagueId,
      teamId,
      played: 1,
      wins: isWin && isRegulation ? 1 : 0,
      overtimeWins: isWin && !isRegulation ? 1 : 0,
      overtimeLosses: !isWin && !isRegulation ? 1 : 0,
      losses: !isWin && isRegulation ? 1 : 0,
      points,
      goalsFor: own,
      goalsAgainst: other,
    };
  };
  return [
    row(game.homeTeamId, game.homeScore, game.awayScore, homePoints),
    row(game.awayTeamId, game.awayScore, game.homeScore, awayPoints),
  ];
}

/** Counts playoff wins; a series that is decided gets its winner, and its games left over are not needed any more. */
export async function addToSeries(
  tx: Transaction,
  played: readonly { seriesId: number; winnerTeamId: number }[],
): Promise<void> {
  for (const { seriesId, winnerTeamId } of played) {
    const [series] = await tx
      .update(playoffSeries)
      .set({
        highWins: sql`${playoffSeries.highWins} + (case when ${playoffSeries.highTeamId} = ${winnerTeamId} then 1 else 0 end)`,
        lowWins: sql`${playoffSeries.lowWins} + (case when ${playoffSeries.lowTeamId} = ${winnerTeamId} then 1 else 0 end)`,
      })
      .where(eq(playoffSeries.id, seriesId))
      .returning();
    if (!series) throw new Error(`there is no series ${seriesId}`);
    if (Math.max(series.highWins, series.lowWins) < WINS_TO_ADVANCE) continue;
    await tx.update(playoffSeries).set({ winnerTeamId }).where(eq(playoffSeries.id, seriesId));
    await tx
      .update(games)
      .set({ status: 'unneeded' })
      .where(
        and(
          // By league and season there is an index.
          eq(games.leagueId, series.leagueId),
          eq(games.season, series.season),
          eq(games.seriesId, seriesId),
          eq(games.status, 'scheduled'),
        ),
      );
    await tx
      .update(standings)
      .set({ playoffRoundsWon: series.round, isChampion: series.round === PLAYOFF_ROUNDS })
      .where(and(eq(standings.season, series.season), eq(standings.teamId, winnerTeamId)));
  }
}
