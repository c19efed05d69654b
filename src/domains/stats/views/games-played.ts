/** How far a season has come, as the basis of minimum games. */
import { desc, inArray, sql } from 'drizzle-orm';
import type { GameTypeFilter } from '#domains/competition/constants.ts';
import { competitionIdsOfType } from '#domains/competition/store/competitions.ts';
import { teamSeasons } from '#domains/stats/tables.ts';
import type { LeagueId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

interface WhichGames {
  leagueId: LeagueId;
  season: number;
  type: GameTypeFilter;
}

/** Returns the games of the team with the most games; 0 before the first. */
export async function gamesPlayed(db: Database | Transaction, which: WhichGames): Promise<number> {
  const games = sql<number>`sum(${teamSeasons.games})::int`;
  const [row] = await db
    .select({ games })
    .from(teamSeasons)
    .where(inArray(teamSeasons.competitionId, competitionIdsOfType(which)))
    .groupBy(teamSeasons.teamId)
    .orderBy(desc(games))
    .limit(1);
  return row?.games ?? 0;
}
