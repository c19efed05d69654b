/** Templates of the teams that a user leads, for the export of his data. */
import { eq } from 'drizzle-orm';
import { savedLineups } from '#domains/lineups/tables.ts';
import { leaders } from '#domains/seat/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';

export async function exportTemplates(db: Database, userId: UserId) {
  const { teamId, name, lineup, tactics, orders, isForAway } = savedLineups;
  return db
    .select({ teamId, name, lineup, tactics, orders, isForAway })
    .from(savedLineups)
    .innerJoin(leaders, eq(leaders.teamId, savedLineups.teamId))
    .where(eq(leaders.userId, userId));
}
