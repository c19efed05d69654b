/** The double-entry ledger: money moves only by `post`. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { ledgerEntries, ledgerTransactions } from '#domains/finances/tables.ts';
import { copyInto } from '#platform/database/bulk.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

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
export async function post(tx: Transaction, postings: readonly Posting[]): Promise<void> {
  if (postings.length === 0) return;
  for (const posting of postings) requireBalance(posting);
  // In the order of keys, so that two transactions never wait for each other in a circle.
  const inOrder = [...postings].sort((a, b) => (a.key < b.key ? -1 : 1));
  const list = <T>(of: (posting: Posting) => T) => sql.param(inOrder.map(of));
  // One text for any number of postings, so that it is prepared.
  const { rows: posted } = await tx.execute<{ id: number; key: string }>(sql`
    insert into ${ledgerTransactions} (key, kind, season, day)
    select * from unnest(${list(({ key }) => key)}::text[], ${list(({ kind }) => kind)}::text[],
      ${list(({ season }) => season)}::int[], ${list(({ day }) => day)}::smallint[])
    on conflict (key) do nothing
    returning id, key`);
  const idByKey = new Map(posted.map((row) => [row.key, row.id]));
  const entries = inOrder.flatMap((posting) => {
    const transactionId = idByKey.get(posting.key);
    if (transactionId === undefined) return [];
    return posting.entries.map(({ account, amount, currency = 'dollar' }) => ({
      transactionId,
      account,
      currency,
      amount,
    }));
  });
  await copyInto(tx, ledgerEntries, entries);
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
