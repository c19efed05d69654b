/** The account of pucks of a user. */
import { and, desc, eq } from 'drizzle-orm';
import { balanceOf } from '#domains/finances/store/ledger.ts';
import { ledgerEntries, ledgerTransactions } from '#domains/finances/tables.ts';
import { memo } from '#domains/kinds.ts';
import { type PuckKind, TRANSACTIONS_PER_PAGE } from '#domains/puck/constants.ts';
import type { PuckTransaction } from '#domains/puck/contract.ts';
import type { UserId } from '#engine/ids.ts';
import { paginationOf } from '#platform/calls/paging.ts';
import type { Database } from '#platform/database/client.ts';

/** One page of what has moved, the newest first, with the balance. Three statements, however long the list is. */
export async function puckTransactions(
  db: Database,
  { userId, type, page }: { userId: UserId; type: 'any' | PuckKind; page: number },
) {
  const account = `user:${userId}` as const;
  const which = and(
    eq(ledgerEntries.account, account),
    eq(ledgerEntries.currency, 'puck'),
    type === 'any' ? undefined : eq(ledgerEntries.kind, type),
  );
  const [balance, total, rows] = await Promise.all([
    balanceOf(db, account, 'puck'),
    db.$count(ledgerEntries, which),
    db
      .select({
        id: ledgerEntries.id,
        season: ledgerEntries.season,
        day: ledgerEntries.day,
        amount: ledgerEntries.amount,
        kind: ledgerEntries.kind,
        params: ledgerTransactions.params,
      })
      .from(ledgerEntries)
      .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
      .where(which)
      .orderBy(desc(ledgerEntries.id))
      .limit(TRANSACTIONS_PER_PAGE)
      .offset((page - 1) * TRANSACTIONS_PER_PAGE),
  ]);
  const data = rows.map(
    ({ kind, params, ...moved }): PuckTransaction => ({ ...moved, ...memo.parse({ kind, params }) }),
  );
  return { data, balance, pagination: paginationOf(total, { page, size: TRANSACTIONS_PER_PAGE }) };
}
