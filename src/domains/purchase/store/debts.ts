/** Puck debts of users: refunded pucks that they had already spent. */
import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { puckBalances } from '#domains/finances/store/ledger.ts';
import { puckRefusals } from '#domains/puck/refusals.ts';
import { sumOf } from '#domains/puck/rules.ts';
import { isFrozen } from '#domains/puck/store/freezes.ts';
import { holdPucks } from '#domains/puck/store/hold.ts';
import { spendPucks, takePucks } from '#domains/puck/store/spend.ts';
import { purchaseRefusals } from '#domains/purchase/refusals.ts';
import { puckDebts } from '#domains/purchase/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

interface Moment {
  season: number;
  day: number;
  now: Date;
}

const memo = { kind: 'debt-payment' as const, params: {} };

/**
 * SQL for the pucks that a user owes, for use in a query; a user with debts cannot withdraw. @param userId a user or a
 * column with user ids
 */
export function owedBy(userId: UserId | SQLWrapper): SQL<number> {
  return sql<number>`(select coalesce(sum(d.pucks), 0)::int from ${puckDebts} d where d.user_id = ${userId})`;
}

/** Returns a user's puck debt. One query. */
export async function puckDebtOf(db: Database | Transaction, userId: UserId): Promise<number> {
  const [user] = await db
    .select({ debt: owedBy(userId) })
    .from(users)
    .where(eq(users.id, userId));
  return user?.debt ?? 0;
}

/** Records pucks that could not be taken back. */
export async function oweDebt(
  tx: Transaction,
  { userId, purchaseId, pucks, now }: { userId: UserId; purchaseId: number; pucks: number; now: Date },
): Promise<void> {
  await tx.insert(puckDebts).values({ userId, purchaseId, pucks, at: now });
}

/** Pays a user's debt from their balance, in the order in which they spend. */
export async function payDebt(
  tx: Transaction,
  { userId, now, season, day }: Moment & { userId: UserId },
): Promise<{ ok: true } | Refused> {
  await holdPucks(tx, `user:${userId}`);
  if (await isFrozen(tx, userId)) return puckRefusals.frozen();
  const debt = await puckDebtOf(tx, userId);
  const pucks = Math.min(debt, sumOf(await puckBalances(tx, `user:${userId}`)));
  if (pucks <= 0) return purchaseRefusals.noDebt();
  const key = await notePayment(tx, { userId, pucks, now });
  return spendPucks(tx, { userId, price: pucks, to: 'world:shop', key, memo, season, day });
}

/** Pays a user's debt from pucks just bought, as far as they go. */
export async function payDebtFromPurchase(
  tx: Transaction,
  { userId, pucks, now, season, day }: Moment & { userId: UserId; pucks: number },
): Promise<void> {
  await holdPucks(tx, `user:${userId}`);
  const due = Math.min(pucks, await puckDebtOf(tx, userId));
  if (due <= 0) return;
  const key = await notePayment(tx, { userId, pucks: due, now });
  await takePucks(tx, { userId, pucks: due, colors: ['bought'], to: 'world:sales', key, memo, season, day });
}

/** Records a payment and returns its key in the ledger. */
async function notePayment(
  tx: Transaction,
  { userId, pucks, now }: { userId: UserId; pucks: number; now: Date },
): Promise<string> {
  const [row] = await tx.insert(puckDebts).values({ userId, pucks: -pucks, at: now }).returning({ id: puckDebts.id });
  if (!row) throw new Error('a payment of a debt was not noted');
  return `debt-payment/${row.id}`;
}
