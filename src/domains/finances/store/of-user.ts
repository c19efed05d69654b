/** What flowed into and out of a user's account of pucks. */
import { eq } from 'drizzle-orm';
import { ledgerEntries } from '#domains/finances/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';

export async function exportPucks(db: Database, userId: UserId) {
  const { amount, currency, transactionId } = ledgerEntries;
  return db
    .select({ amount, currency, transactionId })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.account, `user:${userId}`));
}
