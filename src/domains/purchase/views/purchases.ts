/** Builds the views of purchases for their buyers. */
import { and, desc, eq } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { hasFreeze, isFrozen } from '#domains/puck/store/freezes.ts';
import { MAX_PURCHASES, TERMS_VERSION } from '#domains/purchase/constants.ts';
import type { CheckoutView, PurchaseRow, PurchaseView } from '#domains/purchase/contract.ts';
import { refundableUntil } from '#domains/purchase/rules.ts';
import { owedBy } from '#domains/purchase/store/debts.ts';
import { leftOf, limitsOf } from '#domains/purchase/store/limits.ts';
import { mayOrder, type Purchase } from '#domains/purchase/store/orders.ts';
import { refundOffer } from '#domains/purchase/store/refunds.ts';
import { purchaseRefunds, purchases } from '#domains/purchase/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';
import type { PaymentProvider } from '#platform/payment/provider.ts';

/** Loads the checkout page in three queries. */
export async function checkoutView(
  db: Database,
  {
    userId,
    payments,
    publicUrl,
    now,
  }: { userId: UserId; payments: PaymentProvider | null; publicUrl: string; now: Date },
): Promise<CheckoutView> {
  const [{ day, month, next }, [user]] = await Promise.all([
    limitsOf(db, userId, now),
    db
      .select({ currency: users.currency, isAdmin: users.isAdmin, debt: owedBy(userId), frozen: hasFreeze(userId) })
      .from(users)
      .where(eq(users.id, userId)),
  ]);
  const left = await leftOf(db, { userId, limits: { day, month }, now });
  const { currency = 'USD', isAdmin = false, debt = 0, frozen = false } = user ?? {};
  return {
    isOpen: payments !== null && mayOrder({ payments, publicUrl, isAdmin }),
    isTest: payments !== null && !payments.isLive,
    ...{ currency, limits: { day, month }, left, debt, isFrozen: frozen, termsVersion: TERMS_VERSION },
    next: next && { day: next.day, month: next.month, from: new Date(next.from).toISOString() },
  };
}

/** Returns a user's purchases, newest first. One query. */
export async function ownPurchases(db: Database, userId: UserId): Promise<PurchaseRow[]> {
  const rows = await db
    .select()
    .from(purchases)
    .where(eq(purchases.userId, userId))
    .orderBy(desc(purchases.id))
    .limit(MAX_PURCHASES);
  return rows.map(purchaseRow);
}

/** Returns the fields of a purchase that every list shows. */
export function purchaseRow(purchase: Purchase): PurchaseRow {
  const { id, product, state, amount, currency, refunded, createdAt, paidAt, receiptNumber } = purchase;
  return {
    ...{ id, product, state, amount, currency, refunded, receiptNumber },
    createdAt: createdAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
  };
}

/** Returns a purchase in five queries; null: not the user's, or not found. */
export async function purchaseView(
  db: Database,
  { id, userId, seller, now }: { id: number; userId: UserId; seller: string; now: Date },
): Promise<PurchaseView | null> {
  const [found] = await db
    .select({ purchase: purchases, buyer: users.name })
    .from(purchases)
    .innerJoin(users, eq(users.id, purchases.userId))
    .where(and(eq(purchases.id, id), eq(purchases.userId, userId)));
  if (!found) return null;
  const { purchase, buyer } = found;
  const { pucks, months, termsVersion, isWaiting, takenBack, owed, state, expiresAt } = purchase;
  const isOpen = and(eq(purchaseRefunds.purchaseId, id), eq(purchaseRefunds.state, 'asked'));
  return {
    ...purchaseRow(purchase),
    ...{ pucks, months, buyer, seller, termsVersion, isWaiting, takenBack, owed },
    isTest: !purchase.isLive,
    payUrl: state === 'pending' && !isWaiting && expiresAt > now ? purchase.pageUrl : null,
    declined: state === 'pending' ? purchase.declined : null,
    refundedAt: purchase.refundedAt?.toISOString() ?? null,
    refund: await offerOf(db, purchase, now),
    isRefundOpen: (await db.$count(purchaseRefunds, isOpen)) > 0,
  };
}

async function offerOf(db: Database, purchase: Purchase, now: Date): Promise<PurchaseView['refund']> {
  const { paidAt, state, userId, months } = purchase;
  if (!paidAt || state !== 'paid' || months > 0) return null;
  const until = new Date(refundableUntil(paidAt.getTime()));
  if (until <= now || (await isFrozen(db, userId))) return null;
  const { amount, pucks } = await refundOffer(db, purchase);
  return amount > 0 ? { amount, pucks, until: until.toISOString() } : null;
}
