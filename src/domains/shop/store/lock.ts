import { sql } from 'drizzle-orm';
import type { UserId } from '#engine/ids.ts';
import type { Transaction } from '#platform/database/client.ts';

/** Holds what a user owns until the transaction ends: two windows do not buy or use the same thing together. */
export async function lockShop(tx: Transaction, userId: UserId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('shop'), ${userId}::int)`);
}
