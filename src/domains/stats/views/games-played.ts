/** How far a season has come, as the measure of who has played enough. */
import { eq, max } from 'drizzle-orm';
import { competitionIn } from '#domains/competition/store.ts';
import { teamSeasons } from '#domains/stats/tables.ts';
import type { LeagueId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

interface WhichSeason {
  leagueId: LeagueId;
  season: number;
  stage: 'regular' | 'playoffs';
}

/** The games of the team with most games; 0 before the first. */
export async function gamesPlayed(db: Database | Transaction, which: WhichSeason): Promise<number> {
  const [row] = await db
    .select({ games: max(teamSeasons.games) })
    .from(teamSeasons)
    .where(eq(teamSeasons.competitionId, competitionIn(which)));
  return row?.games ?? 0;
}
