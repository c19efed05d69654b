/** Who manages a club, of those who are about. */
import { and, eq, isNull } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { clubs } from '#domains/club/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Ids of everybody who has a club, but for those who have paused their account: nobody waits for them. */
export async function clubManagerIds(db: Database | Transaction): Promise<UserId[]> {
  const rows = await db
    .select({ id: users.id })
    .from(clubs)
    .innerJoin(users, eq(users.id, clubs.ownerUserId))
    .where(and(isNull(users.deactivatedAt), isNull(users.deletedAt)))
    .orderBy(users.id);
  return rows.map(({ id }) => id);
}
