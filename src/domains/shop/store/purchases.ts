/** Purchases for pucks: paid and handed over in one transaction, once, however often they are sent. */
import { eq } from 'drizzle-orm';
import { extendPremium } from '#domains/premium/store/membership.ts';
import { spendPucks } from '#domains/puck/store/spend.ts';
import { type ItemId, itemOf } from '#domains/shop/constants.ts';
import { shopRefusals } from '#domains/shop/refusals.ts';
import { cardPool, handOutCards } from '#domains/shop/store/cards.ts';
import { lockShop } from '#domains/shop/store/lock.ts';
import { ownedItems } from '#domains/shop/store/owned.ts';
import { shopItems } from '#domains/shop/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { doorRefusals } from '#platform/calls/refusals.ts';
import type { Transaction } from '#platform/database/client.ts';

export interface Purchase {
  userId: UserId;
  item: ItemId;
  /** Idempotency key by the buyer: a purchase is made once. */
  purchaseId: string;
  season: number;
  day: number;
  now: Date;
}

/** Buys an item at its price in pucks. */
export async function buyItem(tx: Transaction, purchase: Purchase): Promise<{ ok: true } | Refused> {
  const { userId, item, purchaseId, season, day, now } = purchase;
  const { price, most, months, cards } = itemOf(item);
  await lockShop(tx, userId);
  const key = `shop/${userId}/${purchaseId}`;
  const [made] = await tx.select({ item: shopItems.item }).from(shopItems).where(eq(shopItems.key, key));
  if (made) return made.item === item ? { ok: true } : doorRefusals.usedId();
  if (most !== null && ((await ownedItems(tx, userId)).get(item) ?? 0) >= most) return shopRefusals.owned();
  const pool = cards === undefined ? [] : await cardPool(tx);
  if (cards !== undefined && pool.length < cards) return shopRefusals.noCards();
  const memo = { kind: 'shop-purchase' as const, params: { item } };
  const paid = await spendPucks(tx, { userId, price, to: 'world:shop', key, memo, season, day });
  if (!paid.ok) return paid;
  await tx.insert(shopItems).values({ key, userId, item, price, boughtAt: now });
  if (cards !== undefined) await handOutCards(tx, { pool, userId, cards, key, season });
  if (months !== undefined) await extendPremium(tx, { userId, months, key, now });
  return { ok: true };
}
