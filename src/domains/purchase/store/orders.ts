/** Orders: checked, recorded, and paid for on a page of the provider. */
import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNotNull, lt } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Currency } from '#domains/account/constants.ts';
import { users } from '#domains/account/tables.ts';
import { puckRefusals } from '#domains/puck/refusals.ts';
import { isFrozen } from '#domains/puck/store/freezes.ts';
import { LIMIT_DAYS, PAGE_MINUTES, type ProductId, productOf, TERMS_VERSION } from '#domains/purchase/constants.ts';
import { purchaseRefusals } from '#domains/purchase/refusals.ts';
import { goodsOf } from '#domains/purchase/rules.ts';
import { leftOf, limitsOf } from '#domains/purchase/store/limits.ts';
import { purchases } from '#domains/purchase/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { DAY_MS, MINUTE_MS } from '#platform/clock/milliseconds.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { lockName } from '#platform/database/lock-name.ts';
import { isLoopback } from '#platform/loopback.ts';
import { nameOfFault, type PaymentProvider, PaymentRefused } from '#platform/payment/provider.ts';
import { publishChange } from '#platform/realtime.ts';

export type Purchase = typeof purchases.$inferSelect;

export interface Order {
  userId: UserId;
  product: ProductId;
  /** Version of the terms of sale that the buyer accepted. */
  termsVersion: number;
  now: Date;
  publicUrl: string;
  payments: PaymentProvider;
  log: Pick<Logger, 'warn'>;
}

/** Creates a pending purchase and returns the page on which to pay. Repeating a pending order returns it again. */
export async function orderPurchase(
  db: Database,
  order: Order,
): Promise<{ ok: true; id: number; url: string } | Refused> {
  const { payments, publicUrl, now, log } = order;
  const noted = await db.transaction((tx) => noteOrder(tx, order));
  if ('ok' in noted) return noted;
  const { id, pageUrl } = noted;
  if (pageUrl) return { ok: true, id, url: pageUrl };
  const page = `${publicUrl}/purchase/${id}`;
  try {
    const { sessionId, url } = await payments.open({
      ...{ purchaseId: id, reference: noted.reference, userId: noted.userId, title: titleOf(order.product) },
      ...{ amount: noted.amount, currency: noted.currency, expiresAt: noted.expiresAt },
      ...{ successUrl: page, cancelUrl: page },
    });
    await db.update(purchases).set({ sessionId, pageUrl: url }).where(eq(purchases.id, id));
    return { ok: true, id, url };
  } catch (error) {
    log.warn({ purchase: id, fault: nameOfFault(error) }, 'the payment provider opened no page');
    // No pay page was shown, so the order fails at once and does not count toward the limits.
    await db
      .update(purchases)
      .set({ failedAt: now, state: 'failed' })
      .where(and(eq(purchases.id, id), eq(purchases.state, 'pending')));
    return purchaseRefusals.provider();
  }
}

async function noteOrder(tx: Transaction, order: Order): Promise<Purchase | Refused> {
  const { userId, product, termsVersion, now, payments } = order;
  const { currency, isAdmin } = await buyerOf(tx, userId);
  if (!mayOrder({ ...order, isAdmin })) return purchaseRefusals.testOnly();
  if (termsVersion !== TERMS_VERSION) return purchaseRefusals.oldTerms();
  // Serialized per user until the transaction ends, so that the room under a limit is used only once.
  await lockName(tx, 'purchases', userId);
  if (await isFrozen(tx, userId)) return puckRefusals.frozen();
  const [waiting] = await tx
    .select()
    .from(purchases)
    .where(
      and(
        ...[eq(purchases.userId, userId), eq(purchases.product, product), eq(purchases.currency, currency)],
        ...[eq(purchases.state, 'pending'), eq(purchases.isWaiting, false), isOfProvider(payments)],
        gt(purchases.expiresAt, now),
      ),
    );
  if (waiting) return waiting;
  const { price, ...goods } = productOf(product);
  const left = await leftOf(tx, { userId, limits: await limitsOf(tx, userId, now), now });
  if (price > left.day) return purchaseRefusals.overDay({ left: inMoney(left.day) });
  if (price > left.month) return purchaseRefusals.overMonth({ left: inMoney(left.month), days: LIMIT_DAYS });
  const [row] = await tx
    .insert(purchases)
    .values({
      ...{ userId, product, ...goodsOf(goods), amount: price, currency, termsVersion },
      ...{ reference: randomUUID(), provider: payments.name, isLive: payments.isLive, createdAt: now },
      expiresAt: new Date(now.getTime() + PAGE_MINUTES * MINUTE_MS),
    })
    .returning();
  if (!row) throw new Error('an order was not noted');
  return row;
}

/** The condition that an order belongs to the current provider and mode. */
export function isOfProvider({ name, isLive }: Pick<PaymentProvider, 'name' | 'isLive'>) {
  return and(eq(purchases.provider, name), eq(purchases.isLive, isLive));
}

/** Formats cents for messages: '12.50'. */
const inMoney = (cents: number) => (cents / 100).toFixed(2);

/** Returns the product's title on the provider's page, which is not part of the game and has only one language. */
function titleOf(id: ProductId): string {
  const product = productOf(id);
  if (product.kind === 'pucks') return `${product.pucks.toLocaleString('en-US')} pucks`;
  return product.months === 1 ? 'Premium, 1 month' : `Premium, ${product.months} months`;
}

async function buyerOf(tx: Transaction, userId: UserId): Promise<{ currency: Currency; isAdmin: boolean }> {
  const { currency, isAdmin } = users;
  const [row] = await tx.select({ currency, isAdmin }).from(users).where(eq(users.id, userId));
  return row ?? { currency: 'USD', isAdmin: false };
}

/**
 * Returns whether a user may order. Test payments credit real pucks, so on a public server only admins may make them.
 */
export function mayOrder({
  payments,
  publicUrl,
  isAdmin,
}: Pick<Order, 'publicUrl'> & { payments: Pick<PaymentProvider, 'isLive'>; isAdmin: boolean }): boolean {
  return payments.isLive || isAdmin || isLoopback(new URL(publicUrl).hostname);
}

/** Closes the pay page of the user's unpaid order. An event of the provider confirms it. */
export async function cancelOrder(
  db: Database,
  { userId, id, payments, log }: Pick<Order, 'userId' | 'payments' | 'log'> & { id: number },
): Promise<{ ok: true } | Refused> {
  const purchase = await findPurchase(db, id);
  if (purchase?.userId !== userId) return purchaseRefusals.unknown();
  if (purchase.state !== 'pending' || !purchase.sessionId) return { ok: true };
  try {
    await payments.close(purchase.sessionId);
  } catch (error) {
    // Otherwise it was paid or closed meanwhile, and an event reports that.
    if (error instanceof PaymentRefused) return { ok: true };
    log.warn({ purchase: id, fault: nameOfFault(error) }, 'the payment provider closed no page');
    return purchaseRefusals.provider();
  }
  return { ok: true };
}

/** Returns a purchase of any user. */
export async function findPurchase(db: Database | Transaction, id: number): Promise<Purchase | null> {
  const [row] = await db.select().from(purchases).where(eq(purchases.id, id));
  return row ?? null;
}

/** Returns a purchase, locked until the transaction ends. */
export async function lockPurchase(tx: Transaction, id: number): Promise<Purchase | null> {
  const [row] = await tx.select().from(purchases).where(eq(purchases.id, id)).for('no key update');
  return row ?? null;
}

/** Returns whether the purchase's account was deleted. */
export async function isOfNobody(tx: Transaction, { userId }: Purchase): Promise<boolean> {
  return (await tx.$count(users, and(eq(users.id, userId), isNotNull(users.deletedAt)))) > 0;
}

/**
 * Gives up orders whose pay page closed a day ago without an event. A late payment is still credited.
 * @returns how many
 */
export async function giveUpOrders(db: Database, now: Date): Promise<number> {
  const isOld = lt(purchases.expiresAt, new Date(now.getTime() - DAY_MS));
  return db.transaction(async (tx) => {
    const gone = await tx
      .update(purchases)
      .set({ failedAt: now, state: 'failed' })
      .where(and(eq(purchases.state, 'pending'), eq(purchases.isWaiting, false), isOld))
      .returning({ userId: purchases.userId });
    const topics = [...new Set(gone.map(({ userId }) => `user:${userId}` as const))];
    if (topics.length > 0) await publishChange(tx, topics);
    return gone.length;
  });
}

/**
 * Closes pay pages left open by deleted accounts. A page that cannot be closed is tried again next time; one that was
 * paid on meanwhile is reported by an event.
 * @returns how many were closed
 */
export async function closeAbandoned(
  db: Database,
  { payments, log, now }: Pick<Order, 'payments' | 'log' | 'now'>,
): Promise<number> {
  const isOpen = and(eq(purchases.state, 'pending'), gt(purchases.expiresAt, now), isNotNull(purchases.sessionId));
  const open = await db
    .select({ id: purchases.id, sessionId: purchases.sessionId })
    .from(purchases)
    .innerJoin(users, eq(users.id, purchases.userId))
    .where(and(isOpen, isNotNull(users.deletedAt), isOfProvider(payments)));
  let closed = 0;
  for (const { id, sessionId } of open) {
    try {
      await payments.close(sessionId ?? '');
      closed++;
    } catch (error) {
      log.warn({ purchase: id, fault: nameOfFault(error) }, 'the pay page of an account that is gone was not closed');
    }
  }
  return closed;
}
