/** Desk items that users have put off. */
import { and, eq, lte } from 'drizzle-orm';
import type { Postponed } from '#domains/club/rules/desk-rows.ts';
import { postponedItems } from '#domains/club/tables.ts';
import type { UserId } from '#engine/ids.ts';
import { fact } from '#platform/calls/facts.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';

/** Returns until when a user has put which items off. */
export async function postponedBy(db: Database | Transaction, userId: UserId): Promise<Postponed> {
  return fact(db, {
    key: `postponed/${userId}`,
    topics: [`user:${userId}`],
    read: async () => new Map((await postponedRows(db, userId)).map(({ key, until }) => [key, until])),
  });
}

/** Returns a user's items for their export, too. */
export function postponedRows(db: Database | Transaction, userId: UserId) {
  const { key, until } = postponedItems;
  return db.select({ key, until }).from(postponedItems).where(eq(postponedItems.userId, userId));
}

/** Stores until when an item is put off, and forgets those whose day has come. @param until absolute day; null: it is back at once */
export async function postpone(
  db: Database,
  { userId, key, until, absoluteDay }: { userId: UserId; key: string; until: number | null; absoluteDay: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const own = eq(postponedItems.userId, userId);
    await tx.delete(postponedItems).where(and(own, lte(postponedItems.until, absoluteDay)));
    if (until === null) await tx.delete(postponedItems).where(and(own, eq(postponedItems.key, key)));
    else {
      const { userId: user, key: named } = postponedItems;
      const row = { userId, key, until };
      await tx
        .insert(postponedItems)
        .values(row)
        .onConflictDoUpdate({ target: [user, named], set: { until } });
    }
    await publishChange(tx, [`user:${userId}`]);
  });
}

export async function forgetPostponed(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(postponedItems).where(eq(postponedItems.userId, userId));
}
