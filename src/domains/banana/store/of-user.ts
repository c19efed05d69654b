/** A user's Banana Day data, for deletion and export. */
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { addFruit } from '#domains/banana/store/baskets.ts';
import { fruitBaskets, fruitFinds, fruitLooks, fruitOrders, fruitPrizes } from '#domains/banana/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Deletes a user's looks and open orders. Their finds stay counted, since others own the fruit through swaps. */
export async function eraseFruit(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(fruitLooks).where(eq(fruitLooks.userId, userId));
  const isOpen = and(eq(fruitOrders.userId, userId), eq(fruitOrders.state, 'open'));
  const open = await tx.select().from(fruitOrders).where(isOpen).orderBy(asc(fruitOrders.id)).for('update');
  for (const { heldOn, give, giveCount } of open) await addFruit(tx, { userId, heldOn }, { [give]: giveCount });
  await tx.update(fruitOrders).set({ state: 'canceled', closedAt: sql`now()` }).where(isOpen);
}

/** Exports a user's fruit, without who has taken their orders, since the order book is anonymous. One query. */
export async function exportFruit(db: Database, userId: UserId) {
  const listed = (columns: SQL, from: SQL) => sql<Record<string, unknown>[]>`(
    select coalesce(json_agg(json_build_object(${columns})), '[]') from ${from} x where x.user_id = ${userId}::int)`;
  const [row] = await db
    .select({
      finds: listed(
        sql`'heldOn', x.held_on, 'place', x.place, 'fruit', x.fruit, 'foundAt', x.found_at`,
        sql`${fruitFinds}`,
      ),
      baskets: listed(sql`'heldOn', x.held_on, 'fruit', x.fruit, 'amount', x.amount`, sql`${fruitBaskets}`),
      orders: listed(
        sql`'heldOn', x.held_on, 'give', x.give, 'giveCount', x.give_count, 'want', x.want, 'wantCount', x.want_count,
          'state', x.state, 'createdAt', x.created_at`,
        sql`${fruitOrders}`,
      ),
      prizes: listed(
        sql`'heldOn', x.held_on, 'recipe', x.recipe, 'spent', x.spent, 'pucks', x.pucks, 'madeAt', x.made_at`,
        sql`${fruitPrizes}`,
      ),
    })
    .from(users)
    .where(eq(users.id, userId));
  return { fruit: row };
}
