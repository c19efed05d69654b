/** The order book of swaps: an order holds the fruit it offers until it is taken or canceled. */
import { and, eq } from 'drizzle-orm';
import { householdOf } from '#domains/auth/store/places.ts';
import { type Fruit, MAX_ORDERS, MAX_RATIO } from '#domains/banana/constants.ts';
import { bananaRefusals } from '#domains/banana/refusals.ts';
import { isFairSwap } from '#domains/banana/rules.ts';
import { addFruit, takeFruit } from '#domains/banana/store/baskets.ts';
import { lastBananaDay } from '#domains/banana/store/day.ts';
import { fruitOrders } from '#domains/banana/tables.ts';
import { notify } from '#domains/notifications/store.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Transaction } from '#platform/database/client.ts';
import { lockName } from '#platform/database/lock-name.ts';
import { pgReader, pgRows } from '#platform/rows/pg-rows.ts';

type Done = { ok: true } | Refused;

export interface Swap {
  give: Fruit;
  giveCount: number;
  want: Fruit;
  wantCount: number;
}

interface Acting {
  userId: UserId;
  now: Date;
}

/** Offers a swap to all managers: the offered fruit leaves the basket. */
export async function placeOrder(tx: Transaction, { userId, now }: Acting, swap: Swap): Promise<Done> {
  const { give, giveCount, want, wantCount } = swap;
  if (give === want || !isFairSwap(giveCount, wantCount)) return bananaRefusals.unfair({ ratio: MAX_RATIO });
  const day = await lastBananaDay(tx);
  if (!day) return bananaRefusals.tooFew();
  const { heldOn } = day;
  await lockName(tx, 'fruit-orders', userId);
  const isOpen = and(eq(fruitOrders.userId, userId), eq(fruitOrders.heldOn, heldOn), eq(fruitOrders.state, 'open'));
  if ((await tx.$count(fruitOrders, isOpen)) >= MAX_ORDERS) return bananaRefusals.tooManyOrders({ max: MAX_ORDERS });
  if (!(await takeFruit(tx, { userId, heldOn }, { [give]: giveCount }))) return bananaRefusals.tooFew();
  await tx.insert(fruitOrders).values({ ...swap, userId, heldOn, createdAt: now });
  return { ok: true };
}

/** Takes a whole order; of two concurrent takers one succeeds. Members of a household cannot swap with each other. */
export async function fillOrder(tx: Transaction, { userId, now }: Acting, id: number): Promise<Done> {
  const order = await holdOpenOrder(tx, id);
  if (!order || order.userId === userId) return bananaRefusals.orderGone();
  const { heldOn, give, giveCount, want, wantCount } = order;
  if ((await householdOf(pgReader(tx), userId)).has(order.userId)) return bananaRefusals.ownHousehold();
  if (!(await takeFruit(tx, { userId, heldOn }, { [want]: wantCount }))) return bananaRefusals.tooFew();
  await addFruit(tx, { userId, heldOn }, { [give]: giveCount });
  await addFruit(tx, { userId: order.userId, heldOn }, { [want]: wantCount });
  await tx
    .update(fruitOrders)
    .set({ state: 'filled', filledByUserId: userId, closedAt: now })
    .where(eq(fruitOrders.id, id));
  const params = { give, giveCount, want, wantCount };
  await notify(pgRows(tx), [{ userId: order.userId, channel: 'world', kind: 'fruit-swapped', params }]);
  return { ok: true };
}

/** Cancels an order of the user: its fruit returns to the basket. */
export async function cancelOrder(tx: Transaction, { userId, now }: Acting, id: number): Promise<Done> {
  const order = await holdOpenOrder(tx, id);
  if (!order || order.userId !== userId) return bananaRefusals.orderGone();
  const { heldOn, give, giveCount } = order;
  await tx.update(fruitOrders).set({ state: 'canceled', closedAt: now }).where(eq(fruitOrders.id, id));
  await addFruit(tx, { userId, heldOn }, { [give]: giveCount });
  return { ok: true };
}

/**
 * Returns an open order of fruit that is still good, locked until the transaction ends; null: it was taken or canceled,
 * or a new Banana Day has begun.
 */
async function holdOpenOrder(tx: Transaction, id: number) {
  const [order] = await tx.select().from(fruitOrders).where(eq(fruitOrders.id, id)).for('update');
  if (order?.state !== 'open') return null;
  const day = await lastBananaDay(tx);
  return day?.heldOn === order.heldOn ? order : null;
}
