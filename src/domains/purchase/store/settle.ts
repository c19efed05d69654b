/**
 * Applies what is known of a purchase: credits pucks once, takes them back, starts and ends premium, and freezes
 * accounts.
 */
import { and, eq, ne, sql } from 'drizzle-orm';
import { notify } from '#domains/notifications/store.ts';
import { extendPremium, shortenPremium } from '#domains/premium/store/membership.ts';
import { freezePucks, unfreezePucks } from '#domains/puck/store/freezes.ts';
import { tellHolders } from '#domains/puck/store/holders.ts';
import { putPucks, takePucks } from '#domains/puck/store/spend.ts';
import { laterDispute, pucksToTakeBack, stateOf } from '#domains/purchase/rules.ts';
import { oweDebt, payDebtFromPurchase } from '#domains/purchase/store/debts.ts';
import type { Purchase } from '#domains/purchase/store/orders.ts';
import { purchaseRefunds, purchases } from '#domains/purchase/tables.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Transaction } from '#platform/database/client.ts';
import { lockName } from '#platform/database/lock-name.ts';
import type { PaymentNews } from '#platform/payment/provider.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

interface Settling {
  /** Locked by the transaction. */
  purchase: Purchase;
  news: PaymentNews;
  now: Date;
}

interface Moment {
  season: number;
  day: number;
  now: Date;
}

/** Adds an event's news to a purchase and applies the consequences. Returns the updated purchase. */
export async function settle(tx: Transaction, { purchase, news, now }: Settling): Promise<Purchase> {
  const { season, day } = await readToday(tx);
  const moment = { season, day, now };
  const after = withNews(purchase, news, now);
  const isNew = purchase.paidAt === null && after.paidAt !== null;
  if (isNew) after.receiptNumber = await nextReceipt(tx, after);
  after.state = stateOf({ ...after, isPaid: after.paidAt !== null, isFailed: after.failedAt !== null });
  if (isNew) await credit(tx, after, moment);
  if (after.paidAt) await takeBack(tx, after, moment);
  if (news.kind === 'refunded') await confirmRefunds(tx, after);
  if (after.disputeState !== purchase.disputeState) await follow(tx, after, now);
  const { id, ...row } = after;
  await tx.update(purchases).set(row).where(eq(purchases.id, id));
  await tellHolders(tx, [purchase.userId]);
  return after;
}

/**
 * Returns the purchase with the news added. Each field only moves forward, so that events may arrive in any order; a
 * refunded or disputed payment counts as paid even if no event has reported that yet.
 */
function withNews(known: Purchase, news: PaymentNews, now: Date): Purchase {
  const { amount, paidAt, failedAt, declined, refunded, disputeState } = known;
  const paid = { paidAt: paidAt ?? now, isWaiting: false };
  switch (news.kind) {
    case 'paid':
      return { ...known, ...paid };
    case 'waiting':
      return { ...known, isWaiting: paidAt === null && failedAt === null };
    case 'failed':
    case 'expired':
      return { ...known, failedAt: failedAt ?? now, isWaiting: false };
    case 'declined':
      return { ...known, declined: paidAt === null ? news.code : declined };
    case 'refunded':
      return { ...known, ...paid, refunded: Math.max(refunded, Math.min(amount, news.refunded)) };
    case 'dispute':
      return { ...known, ...paid, disputeState: laterDispute(disputeState, news.state) };
    default:
      return { ...known };
  }
}

/**
 * Returns the next receipt number, counted separately for real and test purchases, and locks the sequence until the
 * transaction ends: there are no gaps.
 */
async function nextReceipt(tx: Transaction, { isLive }: Purchase): Promise<number> {
  await lockName(tx, 'receipts');
  const [row] = await tx
    .select({ last: sql<number>`coalesce(max(${purchases.receiptNumber}), 0)::int` })
    .from(purchases)
    .where(eq(purchases.isLive, isLive));
  return (row?.last ?? 0) + 1;
}

async function credit(tx: Transaction, purchase: Purchase, { now, season, day }: Moment): Promise<void> {
  const { id, userId, pucks, months } = purchase;
  const key = `purchase/${id}`;
  if (months > 0) await extendPremium(tx, { userId, months, key, now });
  if (pucks > 0) {
    const memo = { kind: 'purchase' as const, params: { purchaseId: id } };
    await putPucks(tx, { userId, pucks, color: 'bought', from: 'world:sales', key, memo, season, day });
    await payDebtFromPurchase(tx, { userId, pucks, now, season, day });
  }
  const params = { purchaseId: id, pucks, months };
  await notify(pgRows(tx), [{ userId, channel: 'world', kind: 'purchase-paid', params }]);
}

/** Takes back what was refunded as far as the balance allows, and records the rest as debt. */
async function takeBack(tx: Transaction, purchase: Purchase, { now, season, day }: Moment): Promise<void> {
  const { id, userId, months, takenBack, owed } = purchase;
  const isFresh = purchase.state === 'refunded' && purchase.refundedAt === null;
  if (isFresh) {
    purchase.refundedAt = now;
    if (months > 0) await shortenPremium(tx, { key: `purchase-refund/${id}`, ofKey: `purchase/${id}`, now });
  }
  const due = Math.max(0, (await dueBack(tx, purchase)) - takenBack - owed);
  if (due === 0 && !isFresh) return;
  const memo = { kind: 'purchase-refund' as const, params: { purchaseId: id } };
  const back = { userId, pucks: due, colors: ['bought'] as const, to: 'world:sales' as const };
  // Each part of a refund gets its own key, by what was taken and owed before.
  const key = `purchase-refund/${id}/${takenBack + owed}`;
  const taken = due === 0 ? 0 : await takePucks(tx, { ...back, key, memo, season, day });
  const debt = due - taken;
  purchase.takenBack += taken;
  purchase.owed += debt;
  if (debt > 0) await oweDebt(tx, { userId, purchaseId: id, pucks: debt, now });
  const params = { purchaseId: id, pucks: taken, debt };
  await notify(pgRows(tx), [{ userId, channel: 'world', kind: 'purchase-refunded', params }]);
}

async function dueBack(tx: Transaction, purchase: Purchase): Promise<number> {
  return pucksToTakeBack({ ...purchase, isPaid: true, isFailed: false }, await askedRefunds(tx, purchase.id));
}

async function askedRefunds(tx: Transaction, purchaseId: number) {
  return tx
    .select({ amount: purchaseRefunds.amount, pucks: purchaseRefunds.pucks })
    .from(purchaseRefunds)
    .where(and(eq(purchaseRefunds.purchaseId, purchaseId), ne(purchaseRefunds.state, 'refused')));
}

/** Marks refunds as accepted once their total is refunded, even if the provider's answer was lost. */
async function confirmRefunds(tx: Transaction, { id, refunded }: Purchase): Promise<void> {
  const asked = await askedRefunds(tx, id);
  if (asked.reduce((sum, { amount }) => sum + amount, 0) > refunded) return;
  const isOpen = and(eq(purchaseRefunds.purchaseId, id), eq(purchaseRefunds.state, 'asked'));
  await tx.update(purchaseRefunds).set({ state: 'accepted' }).where(isOpen);
}

/** Freezes an account while a bank examines one of its payments. */
async function follow(tx: Transaction, { id, userId, disputeState }: Purchase, now: Date): Promise<void> {
  const cause = `dispute/${id}` as const;
  if (disputeState !== 'open') {
    await unfreezePucks(tx, userId, cause);
    return;
  }
  await freezePucks(tx, { userId, cause, now });
  await notify(pgRows(tx), [{ userId, channel: 'world', kind: 'purchase-disputed', params: { purchaseId: id } }]);
}
