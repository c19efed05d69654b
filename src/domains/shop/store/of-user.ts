/** What the shop keeps of a user. */
import { eq } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { ownCustomPlayers } from '#domains/shop/store/custom-players.ts';
import { customPlayers, shopCards, shopItems, shopLooks } from '#domains/shop/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Takes away what a user who leaves for good has bought and put on; their face goes with the account, their design with the club. */
export async function eraseShop(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(customPlayers).where(eq(customPlayers.userId, userId));
  await tx.delete(shopCards).where(eq(shopCards.userId, userId));
  await tx.delete(shopItems).where(eq(shopItems.userId, userId));
  await tx.delete(shopLooks).where(eq(shopLooks.userId, userId));
}

/** Returns what a user has bought, collected and put on, for them to take along. Three queries. */
export async function exportShop(db: Database, userId: UserId) {
  const rows = await db
    .select({ item: shopItems, look: shopLooks })
    .from(users)
    .leftJoin(shopItems, eq(shopItems.userId, users.id))
    .leftJoin(shopLooks, eq(shopLooks.userId, users.id))
    .where(eq(users.id, userId))
    .orderBy(shopItems.boughtAt);
  const { playerId, teamId, season, finish } = shopCards;
  const cards = await db
    .select({ playerId, teamId, season, finish })
    .from(shopCards)
    .where(eq(shopCards.userId, userId))
    .orderBy(shopCards.id);
  return {
    shopPurchases: rows.flatMap(({ item }) => item ?? []),
    cards,
    customPlayers: await ownCustomPlayers(db, userId),
    looks: rows[0]?.look ?? null,
  };
}
