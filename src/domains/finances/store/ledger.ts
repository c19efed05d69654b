/** The double-entry ledger: money moves only by `post`. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { ledgerEntries, ledgerTransactions } from '#domains/finances/tables.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import type { Rows } from '#platform/rows/rows.ts';

export type Account = `club:${number}` | `user:${number}` | 'world:spectators' | 'world:players' | 'world:league';

export interface Entry {
  account: Account;
  /** Whole dollars or pucks; positive flows into the account. */
  amount: number;
  currency?: 'dollar' | 'puck';
}

export interface Posting {
  /** What it is for, e.g. 'gate/1234'; the same key is never posted twice. */
  key: string;
  kind: (typeof ledgerTransactions.$inferInsert)['kind'];
  season: number;
  day: number;
  /** They add up to 0 in each currency. */
  entries: readonly Entry[];
}

/**
 * Posts what has not been posted before; two who post the same key at once wait for each other, and one of them posts.
 *
 * @throws RangeError when the entries of a posting do not add up to 0
 */
export async function post(rows: Rows, postings: readonly Posting[]): Promise<void> {
  if (postings.length === 0) return;
  for (const posting of postings) requireBalance(posting);
  // In the order of keys, so that two transactions never wait for each other in a circle.
  const inOrder = [...postings].sort((a, b) => (a.key < b.key ? -1 : 1));
  const firstId = await rows.takeIds(ledgerTransactions, inOrder.length);
  await rows.merge(
    ledgerTransactions,
    inOrder.map(({ key, kind, season, day }, index) => ({ id: firstId + index, key, kind, season, day })),
    { key: ['key'] },
  );
  const ids = inOrder.map((_, index) => firstId + index);
  // Whose key was there before has not got its id.
  const posted = new Set((await rows.read(ledgerTransactions, ['id'], { id: ids })).map(({ id }) => id));
  const entries = inOrder.flatMap((posting, index) => {
    const transactionId = firstId + index;
    if (!posted.has(transactionId)) return [];
    return posting.entries.map(({ account, amount, currency = 'dollar' }) => ({
      transactionId,
      account,
      currency,
      amount,
    }));
  });
  await rows.insert(ledgerEntries, entries);
}

/** What is in an account. */
export async function balanceOf(
  db: Database | Transaction,
  account: Account,
  currency: 'dollar' | 'puck' = 'dollar',
): Promise<number> {
  return (await balancesOf(db, [account], currency)).get(account) ?? 0;
}

/** What is in each of these accounts; those that nothing was ever posted to are missing. */
export async function balancesOf(
  db: Database | Transaction,
  accounts: readonly Account[],
  currency: 'dollar' | 'puck' = 'dollar',
): Promise<Map<string, number>> {
  if (accounts.length === 0) return new Map();
  const rows = await db
    .select({ account: ledgerEntries.account, amount: sql<number>`sum(${ledgerEntries.amount})::bigint` })
    .from(ledgerEntries)
    .where(and(inArray(ledgerEntries.account, [...accounts]), eq(ledgerEntries.currency, currency)))
    .groupBy(ledgerEntries.account);
  return new Map(rows.map((row) => [row.account, row.amount]));
}

function requireBalance({ key, entries }: Posting): void {
  for (const currency of ['dollar', 'puck'] as const) {
    let sum = 0;
    for (const entry of entries) if ((entry.currency ?? 'dollar') === currency) sum += entry.amount;
    if (sum !== 0) throw new RangeError(`the ${currency} entries of ${key} add up to ${sum}, not to 0`);
  }
}
