/** Final results of a team's seasons. */
import { and, desc, eq, isNotNull, lt } from 'drizzle-orm';
import { competitions } from '#domains/competition/tables.ts';
import { standings } from '#domains/season/tables.ts';
import type { LeagueId, TeamId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

export interface SeasonEnd {
  season: number;
  leagueId: LeagueId;
  /** Rank in the regular season. */
  rank: number;
  points: number;
  /** Null: missed the playoffs. */
  playoffRoundsWon: number | null;
  isChampion: boolean;
}

/** Returns the latest season before `season` with a final table; null in the first. */
export async function findLastSeason(
  db: Database | Transaction,
  teamId: TeamId,
  season: number,
): Promise<SeasonEnd | null> {
  const [row] = await db
    .select({
      season: competitions.season,
      leagueId: competitions.leagueId,
      rank: standings.rank,
      points: standings.points,
      playoffRoundsWon: standings.playoffRoundsWon,
      isChampion: standings.isChampion,
    })
    .from(standings)
    .innerJoin(competitions, eq(competitions.id, standings.competitionId))
    .where(
      and(
        eq(standings.teamId, teamId),
        eq(competitions.kind, 'league'),
        lt(competitions.season, season),
        isNotNull(standings.rank),
      ),
    )
    .orderBy(desc(competitions.season))
    .limit(1);
  return row?.leagueId ? { ...row, leagueId: row.leagueId, rank: row.rank ?? 0 } : null;
}
