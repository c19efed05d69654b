/** The double-entry ledger: money moves only by `post`. */
import { inArray, sql } from 'drizzle-orm';
import { formerManager } from '#domains/account/rules/names.ts';
import { type LedgerCurrency, PUCK_COLORS, type PuckColor } from '#domains/finances/constants.ts';
import { type BookedEntry, revenuesOf } from '#domains/finances/rules/revenue.ts';
import { clubRevenues, ledgerBalances, ledgerEntries, ledgerTransactions } from '#domains/finances/tables.ts';
import type { Memo } from '#domains/kinds.ts';
import { FORMER_FULL_NAME } from '#domains/person/constants.ts';
import type { PersonId, UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

/**
 * Where money comes from and goes to: a club, a user, a person's purse, a federation, the escrow of an event, or one of
 * the world's accounts, which may be overdrawn without limit.
 */
export type Account =
  | `club:${number}`
  | `user:${number}`
  | `person:${number}`
  | `federation:${number}`
  | EscrowAccount
  | WorldAccount;
/** Named after the event, e.g. 'escrow:cup/12'. */
export type EscrowAccount = `escrow:${string}`;
export type WorldAccount =
  | 'world:spectators'
  | 'world:players'
  | 'world:staff'
  | 'world:league'
  | 'world:sponsors'
  | 'world:suppliers'
  | 'world:bank'
  | 'world:rescue'
  /** Owners of the clubs. */
  | 'world:owners'
  /** Rewards to managers: it issues pucks. */
  | 'world:rewards'
  /** Pucks that were spent. */
  | 'world:shop'
  /** Sales for real money: it issues bought pucks and takes them back for refunds. */
  | 'world:sales'
  /** Grants and corrections by admins. */
  | 'world:admins'
  /** Earned pucks that were paid out. */
  | 'world:payouts'
  /** Fees of payouts. */
  | 'world:fees';

export interface Entry {
  account: Account;
  /** Whole dollars or pucks; positive flows into the account. */
  amount: number;
  currency?: LedgerCurrency;
}

export type Posting = Memo & {
  /** The purpose, e.g. 'gate/1234'; the same key is never posted twice. */
  key: string;
  season: number;
  day: number;
  /** They add up to 0 in each currency. */
  entries: readonly Entry[];
};

/**
 * Posts the postings whose key is new. Concurrent calls with the same key wait for each other, and one of them posts.
 *
 * @throws RangeError when the entries of a posting do not add up to 0
 */
export async function post(rows: Rows, postings: readonly Posting[]): Promise<void> {
  if (postings.length === 0) return;
  for (const posting of postings) requireBalance(posting);
  // Sorted by key, so that two transactions never deadlock.
  const inOrder = [...postings].sort((a, b) => (a.key < b.key ? -1 : 1));
  const firstId = await rows.takeIds(ledgerTransactions, inOrder.length);
  await rows.merge(
    ledgerTransactions,
    inOrder.map(({ key, kind, params, season, day }, index) => ({
      id: firstId + index,
      key,
      kind,
      params,
      season,
      day,
    })),
    { key: ['key'] },
  );
  const ids = inOrder.map((_, index) => firstId + index);
  // Only new keys have got their row with this id.
  const posted = new Set((await rows.read(ledgerTransactions, ['id'], { id: ids })).map(({ id }) => id));
  const entries = inOrder.flatMap((posting, index) => {
    const transactionId = firstId + index;
    if (!posted.has(transactionId)) return [];
    const { kind, season, day } = posting;
    return posting.entries.map(({ account, amount, currency = 'dollar' }) => ({
      transactionId,
      account,
      currency,
      amount,
      season,
      day,
      kind,
    }));
  });
  await rows.insert(ledgerEntries, entries);
}

/** Returns the balance of an account. */
export async function balanceOf(
  db: Database | Transaction,
  account: Account,
  currency: LedgerCurrency = 'dollar',
): Promise<number> {
  return (await balancesOf(db, [account], currency)).get(account) ?? 0;
}

/** Returns the balances of these accounts; accounts without any entry are missing. */
export async function balancesOf(
  db: Database | Transaction,
  accounts: readonly Account[],
  currency: LedgerCurrency = 'dollar',
): Promise<Map<string, number>> {
  if (accounts.length === 0) return new Map();
  const { rows } = await db.execute<{ account: string; amount: number }>(sql`
    select asked.account, coalesce(closed.amount, 0) + coalesce(after.amount, 0) as amount
    from unnest(${sql.param([...accounts])}::text[]) as asked (account)
    left join ledger_balances closed on closed.account = asked.account and closed.currency = ${currency}
    left join lateral (
      select sum(e.amount)::bigint as amount from ledger_entries e
      where e.account = asked.account and e.currency = ${currency} and e.id > coalesce(closed.through_entry_id, 0)
    ) after on true
    where closed.amount is not null or after.amount is not null`);
  return new Map(rows.map((row) => [row.account, row.amount]));
}

/** Returns the pucks in an account by color. One query. */
export async function puckBalances(
  db: Database | Transaction,
  account: Account,
): Promise<Readonly<Record<PuckColor, number>>> {
  const { rows } = await db.execute<{ color: PuckColor; amount: number }>(sql`
    select asked.color, (coalesce(closed.amount, 0) + coalesce(after.amount, 0))::int as amount
    from unnest(${sql.param([...PUCK_COLORS])}::text[]) as asked (color)
    left join ledger_balances closed on closed.account = ${account} and closed.currency = 'puck:' || asked.color
    left join lateral (
      select sum(e.amount) as amount from ledger_entries e
      where e.account = ${account} and e.currency = 'puck:' || asked.color and e.id > coalesce(closed.through_entry_id, 0)
    ) after on true`);
  const of = new Map(rows.map(({ color, amount }) => [color, amount]));
  return { play: of.get('play') ?? 0, bought: of.get('bought') ?? 0, earned: of.get('earned') ?? 0 };
}

/** Returns the balances of these accounts from any row store, including in-memory worlds. Two reads. */
export async function balancesIn(
  rows: RowReader,
  accounts: readonly Account[],
  currency: LedgerCurrency = 'dollar',
): Promise<Map<string, number>> {
  const closed = await rows.read(
    ledgerBalances,
    ['account', 'amount', 'throughEntryId'],
    { account: accounts, currency },
    ['throughEntryId'],
  );
  const balances = new Map<string, number>(closed.map(({ account, amount }) => [account, amount]));
  // An account missing from the last closing had nothing new to close.
  const after = await rows.read(ledgerEntries, ['account', 'amount'], {
    account: accounts,
    currency,
    id: { atLeast: (closed.at(-1)?.throughEntryId ?? 0) + 1 },
  });
  for (const { account, amount } of after) balances.set(account, (balances.get(account) ?? 0) + amount);
  return balances;
}

/**
 * Saves the balance of each account, which later balances start from, and the clubs' revenue. Run it last in a
 * transaction: it blocks other postings until the end, because an entry with a lower id that is committed later would
 * be in no balance.
 */
export async function closeBooks(rows: Rows): Promise<void> {
  await rows.tx?.execute(sql`lock table ${ledgerEntries} in share row exclusive mode`);
  const closed = await rows.read(ledgerBalances, ['throughEntryId'], {}, ['throughEntryId']);
  const columns = ['id', 'account', 'currency', 'amount', 'season', 'kind'] as const;
  const after: (BookedEntry & { id: number })[] = await rows.read(ledgerEntries, columns, {
    id: { atLeast: (closed.at(-1)?.throughEntryId ?? 0) + 1 },
  });
  const throughEntryId = after.at(-1)?.id;
  if (throughEntryId === undefined) return;
  const byAccount = Map.groupBy(after, ({ account, currency }) => `${account} ${currency}`);
  const sums = [...byAccount.values()].flatMap((entries) => {
    const [first] = entries;
    const amount = entries.reduce((sum, entry) => sum + entry.amount, 0);
    return first ? [{ account: first.account, currency: first.currency, amount, throughEntryId }] : [];
  });
  await rows.merge(ledgerBalances, sums, { key: ['account', 'currency'], add: ['amount'], set: ['throughEntryId'] });
  await rows.merge(clubRevenues, revenuesOf(after), { key: ['season', 'clubId'], add: ['amount', 'own'] });
}

function requireBalance({ key, entries }: Posting): void {
  const sums = new Map<LedgerCurrency, number>();
  for (const { currency = 'dollar', amount } of entries) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  for (const [currency, sum] of sums) {
    if (sum !== 0) throw new RangeError(`the ${currency} entries of ${key} add up to ${sum}, not to 0`);
  }
}

/** Removes the names of a user's persons from payments by clubs; the books themselves stay. */
export async function forgetPeople(tx: Transaction, personIds: readonly PersonId[]): Promise<void> {
  const paid = tx
    .select({ id: ledgerEntries.transactionId })
    .from(ledgerEntries)
    .where(
      inArray(
        ledgerEntries.account,
        personIds.map((id) => `person:${id}`),
      ),
    );
  await tx
    .update(ledgerTransactions)
    .set({
      params: sql`jsonb_set(${ledgerTransactions.params}, '{person}', to_jsonb(${FORMER_FULL_NAME}::text), false)`,
    })
    .where(inArray(ledgerTransactions.id, paid));
}

/** Removes the name of a deleted user from gifts of pucks; the books themselves stay. */
export async function forgetGiver(tx: Transaction, userId: UserId): Promise<void> {
  for (const side of ['from', 'to'] as const) {
    await tx
      .update(ledgerTransactions)
      .set({
        params: sql`jsonb_set(${ledgerTransactions.params}, ${`{${side}}`}, to_jsonb(${formerManager(userId)}::text), false)`,
      })
      .where(
        sql`${ledgerTransactions.kind} = 'gift' and ${ledgerTransactions.params} ->> ${`${side}Id`} = ${String(userId)}`,
      );
  }
}
