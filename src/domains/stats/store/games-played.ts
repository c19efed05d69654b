/** How far a season has come, as the measure of who has played enough. */
import { and, eq, max } from 'drizzle-orm';
import { teamSeasons } from '#domains/stats/tables.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

interface WhichSeason {
  leagueId: number;
  season: number;
  stage: 'regular' | 'playoffs';
}

/** The games of the team with most games; 0 before the first. */
export async function gamesPlayed(
  db: Database | Transaction,
  { leagueId, season, stage }: WhichSeason,
): Promise<number> {
  const [row] = await db
    .select({ games: max(teamSeasons.games) })
    .from(teamSeasons)
    .where(and(eq(teamSeasons.leagueId, leagueId), eq(teamSeasons.season, season), eq(teamSeasons.stage, stage)));
  return row?.games ?? 0;
}
