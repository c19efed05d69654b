/** Items that users win, handed over in the transaction in which they win them. */
import { type ItemId, itemOf } from '#domains/shop/constants.ts';
import { lockShop } from '#domains/shop/store/lock.ts';
import { ownedItems } from '#domains/shop/store/owned.ts';
import { shopItems } from '#domains/shop/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Transaction } from '#platform/database/client.ts';

/**
 * Gives a user the first of some items that they do not own, for free; null: they own all of them. @param key of the
 * prize
 */
export async function giveFirstMissing(
  tx: Transaction,
  { userId, items, key, now }: { userId: UserId; items: readonly ItemId[]; key: string; now: Date },
): Promise<ItemId | null> {
  if (items.length === 0) return null;
  await lockShop(tx, userId);
  const owned = await ownedItems(tx, userId);
  const item = items.find((id) => (owned.get(id) ?? 0) < (itemOf(id).most ?? Number.POSITIVE_INFINITY));
  if (item === undefined) return null;
  await tx.insert(shopItems).values({ key, userId, item, price: 0, boughtAt: now });
  return item;
}
