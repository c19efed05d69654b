/** The pucks that moved into and out of a user's account. */
import { asc, eq } from 'drizzle-orm';
import { ledgerEntries, ledgerTransactions } from '#domains/finances/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';

export async function exportPucks(db: Database, userId: UserId) {
  const { amount, currency, transactionId, season, day, kind } = ledgerEntries;
  return db
    .select({ amount, currency, transactionId, season, day, kind, params: ledgerTransactions.params })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, transactionId))
    .where(eq(ledgerEntries.account, `user:${userId}`))
    .orderBy(asc(ledgerEntries.id));
}
