/**
 * Refunds requested by the buyer or an admin, or due since the account is gone. Pucks are taken first, so that they
 * cannot be spent meanwhile.
 */
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

/** Refunds a buyer for the unspent pucks of a purchase. */
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

/** Refunds the rest of a purchase in full, unless the buyer is in the admin's household; spent pucks are owed. */
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
 * Records a full refund of a payment that arrived after its account was deleted. What was credited leaves the account
 * in the same transaction, and the provider is asked together with other open refunds (`repeatRefunds`). Disputed
 * payments are left to the bank.
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

/** Returns the refund that the provider has not answered yet; it is requested again with the same key. */
async function openRefund(tx: Transaction, { id }: Purchase): Promise<Refund | null> {
  const isOpen = and(eq(purchaseRefunds.purchaseId, id), eq(purchaseRefunds.state, 'asked'));
  const [row] = await tx.select().from(purchaseRefunds).where(isOpen);
  return row ?? null;
}

/** Returns what a buyer would be refunded for the remaining pucks of a purchase, and those pucks. */
export async function refundOffer(
  db: Database | Transaction,
  purchase: Purchase,
): Promise<{ amount: number; pucks: number }> {
  const { bought } = await puckBalances(db, `user:${purchase.userId}`);
  const refundable: Refundable = { ...purchase, price: purchase.amount, refunded: await refundedOf(db, purchase) };
  const pucks = Math.min(purchase.pucks - purchase.takenBack - purchase.owed, bought);
  return { amount: pucks <= 0 ? 0 : refundFor({ ...refundable, left: purchase.takenBack + pucks }, SPENT_RATE), pucks };
}

/** Returns the cents that were or will be refunded. */
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
 * Requests late refunds from the provider, and repeats unanswered ones on the schedule of `REFUND_RETRY_MINUTES`, each
 * with its own key. Of several servers that do so at once, one sends the request.
 * @returns how many refunds were requested
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
    // Another provider, or the same one in the other mode, does not know the payment and would refuse.
    .where(and(isOpen, lt(purchaseRefunds.retries, REFUND_RETRY_MINUTES.length), isOfProvider(provider.payments)))
    .orderBy(asc(purchaseRefunds.id));
  let asked = 0;
  for (const { refund, purchase } of open) {
    const { id, retries, createdAt } = refund;
    const wait = (REFUND_RETRY_MINUTES[retries] ?? 0) * MINUTE_MS;
    if (now.getTime() < createdAt.getTime() + wait) continue;
    const isMine = and(eq(purchaseRefunds.id, id), isOpen, eq(purchaseRefunds.retries, retries));
    // After a pause, one try replaces all that were due.
    const due = REFUND_RETRY_MINUTES.filter((minutes) => now.getTime() >= createdAt.getTime() + minutes * MINUTE_MS);
    const set = { retries: due.length };
    const claimed = await db.update(purchaseRefunds).set(set).where(isMine).returning({ id: purchaseRefunds.id });
    if (claimed.length === 0 || now.getTime() >= createdAt.getTime() + DAY_MS) continue;
    await send(db, { refund, purchase }, provider);
    asked++;
  }
  return asked;
}

/** Handles the provider's refusal: returns the pucks to the buyer, if the account still exists. */
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
