/** Accounts whose pucks cannot be spent for the time being; what is owed to others is still taken from them. */
import { and, asc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { holdPucks } from '#domains/puck/store/hold.ts';
import { puckFreezes } from '#domains/puck/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** What freezes an account: an admin, or a disputed purchase. */
export type FreezeCause = 'admin' | `dispute/${number}`;

/** Freezes the pucks of a user; frozen for the same cause they stay as they are. */
export async function freezePucks(
  tx: Transaction,
  freeze: { userId: UserId; cause: FreezeCause; reason?: string; now: Date },
): Promise<void> {
  const { userId, cause, reason = '', now } = freeze;
  // Who is spending at the moment is waited for, and nobody spends after it.
  await holdPucks(tx, `user:${userId}`);
  await tx.insert(puckFreezes).values({ userId, cause, reason, since: now }).onConflictDoNothing();
}

/** Takes a cause away. Returns whether there was one; others may still freeze the account. */
export async function unfreezePucks(tx: Transaction, userId: UserId, cause: FreezeCause): Promise<boolean> {
  const gone = await tx
    .delete(puckFreezes)
    .where(and(eq(puckFreezes.userId, userId), eq(puckFreezes.cause, cause)))
    .returning();
  return gone.length > 0;
}

/** Whether anything freezes the account of a user: part of a query. @param userId or the column that has it */
export function hasFreeze(userId: UserId | SQLWrapper): SQL<boolean> {
  return sql<boolean>`exists (select from ${puckFreezes} f where f.user_id = ${userId})`;
}

/** The same on its own. One query. */
export async function isFrozen(db: Database | Transaction, userId: UserId): Promise<boolean> {
  const [user] = await db
    .select({ isFrozen: hasFreeze(userId) })
    .from(users)
    .where(eq(users.id, userId));
  return user?.isFrozen ?? false;
}

/** Returns what freezes an account, the oldest first. */
export async function freezesOf(db: Database | Transaction, userId: UserId) {
  return db.select().from(puckFreezes).where(eq(puckFreezes.userId, userId)).orderBy(asc(puckFreezes.since));
}
