/** What the shop keeps of a user. */
import { eq } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { shopItems, shopLooks } from '#domains/shop/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Takes away what a user who leaves for good has bought and put on; their face goes with the account, their design with the club. */
export async function eraseShop(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(shopItems).where(eq(shopItems.userId, userId));
  await tx.delete(shopLooks).where(eq(shopLooks.userId, userId));
}

/** Returns what a user has bought and put on, for them to take along. One query. */
export async function exportShop(db: Database, userId: UserId) {
  const rows = await db
    .select({ item: shopItems, look: shopLooks })
    .from(users)
    .leftJoin(shopItems, eq(shopItems.userId, users.id))
    .leftJoin(shopLooks, eq(shopLooks.userId, users.id))
    .where(eq(users.id, userId))
    .orderBy(shopItems.boughtAt);
  return { shopPurchases: rows.flatMap(({ item }) => item ?? []), looks: rows[0]?.look ?? null };
}
