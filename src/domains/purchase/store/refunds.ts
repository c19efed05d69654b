/** Money that is given back because the buyer or an admin asks for it, or because nobody is there any more: pucks are taken first, so that nobody spends them meanwhile. */
import { and, asc, eq, lt, ne } from 'drizzle-orm';
import type { Logger } from 'pino';
import { recordAction } from '#domains/admin/store/actions.ts';
import { puckBalances } from '#domains/finances/store/ledger.ts';
import { puckRefusals } from '#domains/puck/refusals.ts';
import { isFrozen } from '#domains/puck/store/freezes.ts';
import { holdPucks } from '#domains/puck/store/hold.ts';
import { putPucks, takePucks } from '#domains/puck/store/spend.ts';
import { REFUND_DAYS, REFUND_RETRY_MINUTES, SPENT_RATE } from '#domains/purchase/constants.ts';
import { purchaseRefusals } from '#domains/purchase/refusals.ts';
import { type Refundable, refundFor } from '#domains/purchase/rules.ts';
import { isOfNobody, isOfProvider, lockPurchase, type Purchase } from '#domains/purchase/store/orders.ts';
import { requireStranger } from '#domains/purchase/store/strangers.ts';
import { purchaseRefunds, purchases } from '#domains/purchase/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { DAY_MS, MINUTE_MS } from '#platform/clock/milliseconds.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { nameOfFault, type PaymentProvider, PaymentRefused } from '#platform/payment/provider.ts';

type Refund = typeof purchaseRefunds.$inferSelect;

interface Asking {
  purchaseId: number;
  payments: PaymentProvider;
  log: Pick<Logger, 'warn'>;
  now: Date;
}

/** Gives a buyer their money back for the pucks of a purchase that they have not spent. */
export async function askForRefund(
  db: Database,
  { userId, purchaseId, now, ...provider }: Asking & { userId: UserId },
): Promise<{ ok: true } | Refused> {
  const asked = await db.transaction(async (tx): Promise<Asked | Refused> => {
    const purchase = await lockPurchase(tx, purchaseId);
    if (purchase?.userId !== userId) return purchaseRefusals.unknown();
    const open = await openRefund(tx, purchase);
    if (open) return { refund: open, purchase };
    if (purchase.months > 0 || !isInTime(purchase, now)) return purchaseRefusals.notRefundable({ days: REFUND_DAYS });
    if (await isFrozen(tx, userId)) return puckRefusals.frozen();
    await holdPucks(tx, `user:${userId}`);
    const offer = await refundOffer(tx, purchase);
    if (offer.amount <= 0) return purchaseRefusals.nothingUnspent();
    return noteRefund(tx, { purchase, by: 'buyer', ...offer, reason: '', now });
  });
  return 'ok' in asked ? asked : send(db, asked, provider);
}

/** Gives a buyer all of the money back that is left of a purchase, of another household than the admin's; pucks that were spent are owed. */
export async function refundByAdmin(
  db: Database,
  { adminId, purchaseId, reason, now, ...provider }: Asking & { adminId: UserId; reason: string },
): Promise<{ ok: true } | Refused> {
  const asked = await db.transaction(async (tx): Promise<Asked | Refused> => {
    const purchase = await lockPurchase(tx, purchaseId);
    if (!purchase) return purchaseRefusals.unknown();
    const stranger = await requireStranger(tx, adminId, purchase.userId);
    if (!stranger.ok) return stranger;
    const open = await openRefund(tx, purchase);
    if (open) return { refund: open, purchase };
    const amount = purchase.amount - (await refundedOf(tx, purchase));
    if (purchase.state !== 'paid' || amount <= 0) return purchaseRefusals.notRefundable({ days: REFUND_DAYS });
    await recordAction(tx, adminId, 'puck-refund', { purchaseId, userId: purchase.userId, reason });
    return noteRefund(tx, { purchase, by: 'admin', amount, pucks: 0, reason, now });
  });
  return 'ok' in asked ? asked : send(db, asked, provider);
}

/**
 * Notes that all of a payment is to be given back that came after its account was deleted. What was credited leaves the account in the same
 * transaction, and the provider is asked with the refunds that it has not answered (`repeatRefunds`). What a bank disputes it decides.
 */
export async function noteLateRefund(
  tx: Transaction,
  { purchase, now }: { purchase: Purchase; now: Date },
): Promise<void> {
  const amount = purchase.amount - (await refundedOf(tx, purchase));
  if (purchase.state !== 'paid' || amount <= 0) return;
  await holdPucks(tx, `user:${purchase.userId}`);
  const { pucks } = await refundOffer(tx, purchase);
  await noteRefund(tx, { purchase, by: 'game', amount, pucks: Math.max(0, pucks), reason: '', now });
}

interface Asked {
  refund: Refund;
  purchase: Purchase;
}

function isInTime({ state, paidAt }: Purchase, now: Date): boolean {
  return state === 'paid' && paidAt !== null && now.getTime() < paidAt.getTime() + REFUND_DAYS * DAY_MS;
}

/** One that the provider has not answered yet: it is asked again, with the same key. */
async function openRefund(tx: Transaction, { id }: Purchase): Promise<Refund | null> {
  const isOpen = and(eq(purchaseRefunds.purchaseId, id), eq(purchaseRefunds.state, 'asked'));
  const [row] = await tx.select().from(purchaseRefunds).where(isOpen);
  return row ?? null;
}

/** Returns what a buyer would get back for the pucks that are left of a purchase, and those pucks. */
export async function refundOffer(
  db: Database | Transaction,
  purchase: Purchase,
): Promise<{ amount: number; pucks: number }> {
  const { bought } = await puckBalances(db, `user:${purchase.userId}`);
  const refundable: Refundable = { ...purchase, price: purchase.amount, refunded: await refundedOf(db, purchase) };
  const pucks = Math.min(purchase.pucks - purchase.takenBack - purchase.owed, bought);
  return { amount: pucks <= 0 ? 0 : refundFor({ ...refundable, left: purchase.takenBack + pucks }, SPENT_RATE), pucks };
}

/** Cents that were given back, or will be. */
async function refundedOf(db: Database | Transaction, { id, refunded }: Purchase): Promise<number> {
  const isMade = and(eq(purchaseRefunds.purchaseId, id), ne(purchaseRefunds.state, 'refused'));
  const rows = await db.select({ amount: purchaseRefunds.amount }).from(purchaseRefunds).where(isMade);
  return Math.max(
    refunded,
    rows.reduce((sum, { amount }) => sum + amount, 0),
  );
}

async function noteRefund(
  tx: Transaction,
  { purchase, now, ...asked }: Pick<Refund, 'by' | 'amount' | 'pucks' | 'reason'> & { purchase: Purchase; now: Date },
): Promise<Asked> {
  const row = { purchaseId: purchase.id, createdAt: now, ...asked };
  const [refund] = await tx.insert(purchaseRefunds).values(row).returning();
  if (!refund) throw new Error('a refund was not noted');
  if (refund.pucks > 0) {
    const { season, day } = await readToday(tx);
    const memo = { kind: 'purchase-refund' as const, params: { purchaseId: purchase.id } };
    const back = { userId: purchase.userId, pucks: refund.pucks, colors: ['bought'] as const };
    await takePucks(tx, { ...back, to: 'world:sales', key: `refund/${refund.id}`, memo, season, day });
    const takenBack = purchase.takenBack + refund.pucks;
    await tx.update(purchases).set({ takenBack }).where(eq(purchases.id, purchase.id));
  }
  return { refund, purchase };
}

async function send(
  db: Database,
  { refund, purchase }: Asked,
  { payments, log }: Pick<Asking, 'payments' | 'log'>,
): Promise<{ ok: true } | Refused> {
  const { paymentId } = purchase;
  if (!paymentId) return purchaseRefusals.provider();
  try {
    await payments.refund({ paymentId, amount: refund.amount, key: `refund/${refund.id}` });
  } catch (error) {
    log.warn({ refund: refund.id, fault: nameOfFault(error) }, 'the payment provider gave nothing back');
    if (!(error instanceof PaymentRefused)) return purchaseRefusals.provider();
    await giveBack(db, refund);
    return purchaseRefusals.notRefundable({ days: REFUND_DAYS });
  }
  await db
    .update(purchaseRefunds)
    .set({ state: 'accepted' })
    .where(and(eq(purchaseRefunds.id, refund.id), eq(purchaseRefunds.state, 'asked')));
  return { ok: true };
}

/**
 * Asks the provider for late refunds, and again for others that it has not answered, each as often as `REFUND_RETRY_MINUTES` says and with its own key. Of several
 * servers that do so at once one asks.
 * @returns how many refunds it was asked for
 */
export async function repeatRefunds(
  db: Database,
  { now, ...provider }: Pick<Asking, 'payments' | 'log' | 'now'>,
): Promise<number> {
  const isOpen = eq(purchaseRefunds.state, 'asked');
  const open = await db
    .select({ refund: purchaseRefunds, purchase: purchases })
    .from(purchaseRefunds)
    .innerJoin(purchases, eq(purchases.id, purchaseRefunds.purchaseId))
    // Another provider, or the same in the other mode, knows nothing of the payment and would refuse.
    .where(and(isOpen, lt(purchaseRefunds.retries, REFUND_RETRY_MINUTES.length), isOfProvider(provider.payments)))
    .orderBy(asc(purchaseRefunds.id));
  let asked = 0;
  for (const { refund, purchase } of open) {
    const { id, retries, createdAt } = refund;
    const wait = (REFUND_RETRY_MINUTES[retries] ?? 0) * MINUTE_MS;
    if (now.getTime() < createdAt.getTime() + wait) continue;
    const isMine = and(eq(purchaseRefunds.id, id), isOpen, eq(purchaseRefunds.retries, retries));
    // After a time in which nobody asked, one try stands for all that were due.
    const due = REFUND_RETRY_MINUTES.filter((minutes) => now.getTime() >= createdAt.getTime() + minutes * MINUTE_MS);
    const set = { retries: due.length };
    const claimed = await db.update(purchaseRefunds).set(set).where(isMine).returning({ id: purchaseRefunds.id });
    if (claimed.length === 0 || now.getTime() >= createdAt.getTime() + DAY_MS) continue;
    await send(db, { refund, purchase }, provider);
    asked++;
  }
  return asked;
}

/** The provider will not: the pucks return to their buyer, if there still is one. */
async function giveBack(db: Database, { id, purchaseId, pucks }: Refund): Promise<void> {
  await db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, purchaseId);
    const isOpen = and(eq(purchaseRefunds.id, id), eq(purchaseRefunds.state, 'asked'));
    const refused = await tx.update(purchaseRefunds).set({ state: 'refused' }).where(isOpen).returning();
    if (!purchase || refused.length === 0 || pucks === 0 || (await isOfNobody(tx, purchase))) return;
    const { season, day } = await readToday(tx);
    const memo = { kind: 'purchase-refund-failed' as const, params: { purchaseId } };
    const back = { userId: purchase.userId, pucks, color: 'bought' as const, from: 'world:sales' as const };
    await putPucks(tx, { ...back, key: `refund-failed/${id}`, memo, season, day });
    await tx
      .update(purchases)
      .set({ takenBack: purchase.takenBack - pucks })
      .where(eq(purchases.id, purchaseId));
  });
}
