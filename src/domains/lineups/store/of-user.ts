/** The templates of a user's club, for them to take along. */
import { eq } from 'drizzle-orm';
import { teams } from '#domains/club/tables.ts';
import { savedLineups } from '#domains/lineups/tables.ts';
import { managers } from '#domains/seat/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';

export async function exportTemplates(db: Database, userId: UserId) {
  const { teamId, name, lineup, tactics, orders, isForAway } = savedLineups;
  return db
    .select({ teamId, name, lineup, tactics, orders, isForAway })
    .from(savedLineups)
    .innerJoin(teams, eq(teams.id, savedLineups.teamId))
    .innerJoin(managers, eq(managers.clubId, teams.clubId))
    .where(eq(managers.userId, userId));
}
