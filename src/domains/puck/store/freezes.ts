/** Freezes puck accounts. Frozen pucks cannot be spent, but debts are still collected from them. */
import { and, asc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { holdPucks } from '#domains/puck/store/hold.ts';
import { puckFreezes } from '#domains/puck/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** The cause of a freeze: an admin, or a disputed purchase. */
export type FreezeCause = 'admin' | `dispute/${number}`;

/** Freezes a user's pucks; does nothing if they are already frozen for the same cause. */
export async function freezePucks(
  tx: Transaction,
  freeze: { userId: UserId; cause: FreezeCause; reason?: string; now: Date },
): Promise<void> {
  const { userId, cause, reason = '', now } = freeze;
  // Waits for a transaction that is spending right now; none can spend afterward.
  await holdPucks(tx, `user:${userId}`);
  await tx.insert(puckFreezes).values({ userId, cause, reason, since: now }).onConflictDoNothing();
}

/** Removes one cause of a freeze; others may remain. Returns whether it existed. */
export async function unfreezePucks(tx: Transaction, userId: UserId, cause: FreezeCause): Promise<boolean> {
  const gone = await tx
    .delete(puckFreezes)
    .where(and(eq(puckFreezes.userId, userId), eq(puckFreezes.cause, cause)))
    .returning();
  return gone.length > 0;
}

/** SQL for whether a user's account is frozen, for use in a query. @param userId a user or a column with user ids */
export function hasFreeze(userId: UserId | SQLWrapper): SQL<boolean> {
  return sql<boolean>`exists (select from ${puckFreezes} f where f.user_id = ${userId})`;
}

/** Returns whether a user's account is frozen. One query. */
export async function isFrozen(db: Database | Transaction, userId: UserId): Promise<boolean> {
  const [user] = await db
    .select({ isFrozen: hasFreeze(userId) })
    .from(users)
    .where(eq(users.id, userId));
  return user?.isFrozen ?? false;
}

/** Returns the freezes of an account, oldest first. */
export async function freezesOf(db: Database | Transaction, userId: UserId) {
  return db.select().from(puckFreezes).where(eq(puckFreezes.userId, userId)).orderBy(asc(puckFreezes.since));
}
