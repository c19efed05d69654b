/** Items of the shop that users own. */
import { count, eq } from 'drizzle-orm';
import type { ItemId } from '#domains/shop/constants.ts';
import { shopItems } from '#domains/shop/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Returns how often a user has bought each item; items they do not own are missing. One query. */
export async function ownedItems(db: Database | Transaction, userId: UserId): Promise<ReadonlyMap<ItemId, number>> {
  const rows = await db
    .select({ item: shopItems.item, many: count() })
    .from(shopItems)
    .where(eq(shopItems.userId, userId))
    .groupBy(shopItems.item);
  return new Map(rows.map(({ item, many }) => [item, many]));
}
