/** How a team's seasons ended. */
import { and, desc, eq, isNotNull, lt } from 'drizzle-orm';
import { standings } from '#domains/season/tables.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

export interface SeasonEnd {
  season: number;
  leagueId: number;
  /** Place of the regular season. */
  rank: number;
  points: number;
  /** null: missed the playoffs. */
  playoffRoundsWon: number | null;
  isChampion: boolean;
}

/** The newest season before `season` that has a final table; null in the first. */
export async function findLastSeason(
  db: Database | Transaction,
  teamId: number,
  season: number,
): Promise<SeasonEnd | null> {
  const [row] = await db
    .select({
      season: standings.season,
      leagueId: standings.leagueId,
      rank: standings.rank,
      points: standings.points,
      playoffRoundsWon: standings.playoffRoundsWon,
      isChampion: standings.isChampion,
    })
    .from(standings)
    .where(and(eq(standings.teamId, teamId), lt(standings.season, season), isNotNull(standings.rank)))
    .orderBy(desc(standings.season))
    .limit(1);
  return row ? { ...row, rank: row.rank ?? 0 } : null;
}
