/** A player's regular season in one short line, for rosters and cards. */
import { and, inArray, sql } from 'drizzle-orm';
import { competitionIdsIn } from '#domains/competition/store/competitions.ts';
import type { RosterPlayerView } from '#domains/shapes.ts';
import { ratio } from '#domains/stats/rules/totals.ts';
import { goalieSeasons, skaterSeasons } from '#domains/stats/tables.ts';
import type { PlayerId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

type SeasonSummary = NonNullable<RosterPlayerView['season']>;

/** Returns the regular season of each player who has played in it, over all his teams, by player id. Two queries. */
export async function seasonSummaries(
  db: Database | Transaction,
  playerIds: readonly PlayerId[],
  season: number,
): Promise<Map<number, SeasonSummary>> {
  if (playerIds.length === 0) return new Map();
  const ids = [...playerIds];
  const regular = competitionIdsIn({ season, stage: 'regular' });
  const [skaters, goalies] = await Promise.all([
    db
      .select({
        playerId: skaterSeasons.playerId,
        games: sql<number>`sum(${skaterSeasons.games})::int`,
        goals: sql<number>`sum(${skaterSeasons.goals})::int`,
        assists: sql<number>`sum(${skaterSeasons.assists})::int`,
        plusMinus: sql<number>`sum(${skaterSeasons.plusMinus})::int`,
        pim: sql<number>`sum(${skaterSeasons.pim})::int`,
        toi: sql<number>`sum(${skaterSeasons.toi})::int`,
      })
      .from(skaterSeasons)
      .where(and(inArray(skaterSeasons.playerId, ids), inArray(skaterSeasons.competitionId, regular)))
      .groupBy(skaterSeasons.playerId),
    db
      .select({
        playerId: goalieSeasons.playerId,
        games: sql<number>`sum(${goalieSeasons.games})::int`,
        assists: sql<number>`sum(${goalieSeasons.assists})::int`,
        wins: sql<number>`sum(${goalieSeasons.wins})::int`,
        pim: sql<number>`sum(${goalieSeasons.pim})::int`,
        toi: sql<number>`sum(${goalieSeasons.toi})::int`,
        saves: sql<number>`sum(${goalieSeasons.saves})::int`,
        shotsAgainst: sql<number>`sum(${goalieSeasons.shotsAgainst})::int`,
        goalsAgainst: sql<number>`sum(${goalieSeasons.goalsAgainst})::int`,
      })
      .from(goalieSeasons)
      .where(and(inArray(goalieSeasons.playerId, ids), inArray(goalieSeasons.competitionId, regular)))
      .groupBy(goalieSeasons.playerId),
  ]);
  const summaries = new Map<number, SeasonSummary>();
  for (const row of skaters) {
    if (row.games === 0) continue;
    summaries.set(row.playerId, {
      games: row.games,
      goals: row.goals,
      assists: row.assists,
      points: row.goals + row.assists,
      plusMinus: row.plusMinus,
      pim: row.pim,
      toiPerGame: row.toi / row.games,
      wins: 0,
      savePercentage: null,
      goalsAgainstAverage: null,
    });
  }
  for (const row of goalies) {
    if (row.games === 0) continue;
    summaries.set(row.playerId, {
      games: row.games,
      goals: 0,
      assists: row.assists,
      points: row.assists,
      plusMinus: 0,
      pim: row.pim,
      toiPerGame: row.toi / row.games,
      wins: row.wins,
      savePercentage: ratio(row.saves, row.shotsAgainst),
      goalsAgainstAverage: ratio(row.goalsAgainst * 3600, row.toi),
    });
  }
  return summaries;
}
