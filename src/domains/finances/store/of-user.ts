/** What flowed into and out of a user's account of pucks. */
import { eq } from 'drizzle-orm';
import { ledgerEntries } from '#domains/finances/tables.ts';
import type { Database } from '#platform/database/client.ts';

export async function exportPucks(db: Database, userId: number) {
  const { amount, currency, transactionId } = ledgerEntries;
  return db
    .select({ amount, currency, transactionId })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.account, `user:${userId}`));
}
