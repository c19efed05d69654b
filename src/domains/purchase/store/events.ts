/** Processes the provider's events: each counts once, in any order, and only if it matches its purchase. */
import { and, asc, eq, isNull } from 'drizzle-orm';
import { isOfNobody, lockPurchase, type Purchase } from '#domains/purchase/store/orders.ts';
import { noteLateRefund } from '#domains/purchase/store/refunds.ts';
import { settle } from '#domains/purchase/store/settle.ts';
import { paymentEvents, purchases } from '#domains/purchase/tables.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pastDeadlocks } from '#platform/database/deadlock.ts';
import { lockName } from '#platform/database/lock-name.ts';
import type { PaymentEvent, PaymentProvider } from '#platform/payment/provider.ts';

/** Result of an event. 'parked': its payment is not known yet. */
export type Received = 'done' | 'known' | 'ignored' | 'parked' | 'refused';

type Merchant = Pick<PaymentProvider, 'name' | 'isLive' | 'account'>;

/** Processes an event with a valid signature, in the transaction that records it. */
export async function receiveEvent(
  db: Database,
  event: PaymentEvent,
  { provider, now }: { provider: Merchant; now: Date },
): Promise<Received> {
  return pastDeadlocks(() =>
    db.transaction(async (tx) => {
      const { id, type, about, news } = event;
      const row = { id, type, receivedAt: now, paymentId: about.paymentId, news };
      const fresh = await tx
        .insert(paymentEvents)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: paymentEvents.id });
      if (fresh.length === 0) return 'known';
      if (!news) return 'ignored';
      // If one of two events of a payment identifies its purchase, the other either finds that or is found parked.
      if (about.paymentId) await lockPayment(tx, about.paymentId);
      const purchase = await purchaseOf(tx, event);
      const fault = purchase ? faultOf(event, purchase, provider) : strangerFault(event, provider);
      if (fault) return refuse(tx, id, fault);
      if (!purchase) return 'parked';
      await act(tx, purchase, { event, now });
      return 'done';
    }),
  );
}

async function lockPayment(tx: Transaction, paymentId: string): Promise<void> {
  await lockName(tx, 'payments', paymentId);
}

async function refuse(tx: Transaction, id: string, refused: string): Promise<'refused'> {
  await tx.update(paymentEvents).set({ refused }).where(eq(paymentEvents.id, id));
  return 'refused';
}

/** Returns the purchase that an event refers to, locked until the transaction ends. */
async function purchaseOf(tx: Transaction, { about }: PaymentEvent): Promise<Purchase | null> {
  const { purchaseId, sessionId, paymentId } = about;
  if (purchaseId !== null) return lockPurchase(tx, purchaseId);
  const isIt = sessionId ? eq(purchases.sessionId, sessionId) : eq(purchases.paymentId, paymentId ?? '');
  const [found] = await tx.select({ id: purchases.id }).from(purchases).where(isIt);
  return found ? lockPurchase(tx, found.id) : null;
}

/** Returns what does not match between an event and its purchase; null: all matches. */
function faultOf({ about, isLive, account, news }: PaymentEvent, purchase: Purchase, provider: Merchant) {
  const isOther = (said: string | number | null, own: string | number | null) =>
    said !== null && own !== null && said !== own;
  const saysAll = news?.kind === 'paid' || news?.kind === 'refunded';
  if (provider.name !== purchase.provider || isLive !== provider.isLive || isLive !== purchase.isLive) return 'mode';
  if (account !== provider.account) return 'account';
  if (about.purchaseId !== null && about.reference !== purchase.reference) return 'reference';
  if (isOther(about.userId, purchase.userId)) return 'user';
  if (isOther(about.sessionId, purchase.sessionId)) return 'session';
  if (isOther(about.paymentId, purchase.paymentId)) return 'payment';
  if (isOther(about.amount, purchase.amount) || (saysAll && about.amount === null)) return 'amount';
  if (isOther(about.currency, purchase.currency) || (saysAll && about.currency === null)) return 'currency';
  return null;
}

/** Checks an event of an unknown purchase, which only a later event of the same payment can identify. */
function strangerFault({ about, isLive, account }: PaymentEvent, provider: Merchant) {
  if (isLive !== provider.isLive) return 'mode';
  if (account !== provider.account) return 'account';
  return about.purchaseId !== null || about.paymentId === null ? 'unknown' : null;
}

async function act(tx: Transaction, purchase: Purchase, { event, now }: { event: PaymentEvent; now: Date }) {
  const { id, about, news } = event;
  if (!news) return;
  await tx.update(paymentEvents).set({ purchaseId: purchase.id }).where(eq(paymentEvents.id, id));
  // The bank did not accept the money, so an admin has to look at it.
  if (news.kind === 'refund-failed') await refuse(tx, id, 'refund-failed');
  const sessionId = purchase.sessionId ?? about.sessionId;
  const paymentId = purchase.paymentId ?? about.paymentId;
  const current = await settle(tx, { purchase: { ...purchase, sessionId, paymentId }, news, now });
  const last = paymentId === purchase.paymentId || paymentId === null ? current : await actOnParked(tx, current, now);
  const isNewlyPaid = purchase.paidAt === null && last.paidAt !== null;
  if (!isNewlyPaid || !(await isOfNobody(tx, last))) return;
  // The account is gone, so its user can neither spend what was credited nor ask for a refund. Admins see the payment
  // and its refund.
  await refuse(tx, id, 'account-gone');
  await noteLateRefund(tx, { purchase: last, now });
}

/** Processes the parked events of a payment once its purchase is known. Returns the updated purchase. */
async function actOnParked(tx: Transaction, purchase: Purchase, now: Date): Promise<Purchase> {
  const { paymentId } = purchase;
  if (paymentId === null) return purchase;
  let current = purchase;
  const isParked = and(isNull(paymentEvents.purchaseId), isNull(paymentEvents.refused));
  const parked = await tx
    .select()
    .from(paymentEvents)
    .where(and(eq(paymentEvents.paymentId, paymentId), isParked))
    .orderBy(asc(paymentEvents.receivedAt), asc(paymentEvents.id));
  for (const waiting of parked) {
    if (!waiting.news) continue;
    await tx.update(paymentEvents).set({ purchaseId: purchase.id }).where(eq(paymentEvents.id, waiting.id));
    current = await settle(tx, { purchase: current, news: waiting.news, now });
  }
  return current;
}
