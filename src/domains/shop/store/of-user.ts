/** Erases and exports what the shop keeps about a user. */
import { eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { customPlayers, shopCards, shopItems, shopLooks } from '#domains/shop/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/**
 * Removes the purchases and looks of a user whose account is erased; the face goes with the account, the design with
 * the club.
 */
export async function eraseShop(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(customPlayers).where(eq(customPlayers.userId, userId));
  await tx.delete(shopCards).where(eq(shopCards.userId, userId));
  await tx.delete(shopItems).where(eq(shopItems.userId, userId));
  await tx.delete(shopLooks).where(eq(shopLooks.userId, userId));
}

/** Exports what a user has bought, collected, designed and worn. One query. */
export async function exportShop(db: Database, userId: UserId) {
  const rowsOf = (table: PgTable, without: string, order: string) => sql`(
    select coalesce(jsonb_agg(to_jsonb(t) - ${without}::text order by t.${sql.raw(order)}), '[]')
    from ${table} t where t.user_id = ${userId}::int)`;
  const { rows } = await db.execute<Record<'shopPurchases' | 'cards' | 'customPlayers' | 'looks', object[]>>(sql`
    select ${rowsOf(shopItems, '', 'bought_at')} as "shopPurchases", ${rowsOf(shopCards, 'pack_key', 'id')} as cards,
      ${rowsOf(customPlayers, '', 'id')} as "customPlayers", ${rowsOf(shopLooks, '', 'user_id')} as looks`);
  const [row] = rows;
  return {
    ...{ shopPurchases: row?.shopPurchases ?? [], cards: row?.cards ?? [], customPlayers: row?.customPlayers ?? [] },
    looks: row?.looks[0] ?? null,
  };
}
