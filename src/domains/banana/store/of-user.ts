/** What Banana Days keep of users, taken away and handed over. */
import { and, asc, eq, sql } from 'drizzle-orm';
import { addFruit } from '#domains/banana/store/baskets.ts';
import { fruitBaskets, fruitFinds, fruitLooks, fruitOrders, fruitPrizes } from '#domains/banana/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Takes away when a user has looked, and their orders from the book. What they found stays counted: others have it by swaps. */
export async function eraseFruit(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(fruitLooks).where(eq(fruitLooks.userId, userId));
  const isOpen = and(eq(fruitOrders.userId, userId), eq(fruitOrders.state, 'open'));
  const open = await tx.select().from(fruitOrders).where(isOpen).orderBy(asc(fruitOrders.id)).for('update');
  for (const { heldOn, give, giveCount } of open) await addFruit(tx, { userId, heldOn }, { [give]: giveCount });
  await tx.update(fruitOrders).set({ state: 'canceled', closedAt: sql`now()` }).where(isOpen);
}

export async function exportFruit(db: Database, userId: UserId) {
  const [finds, baskets, orders, prizes] = await Promise.all([
    db.select().from(fruitFinds).where(eq(fruitFinds.userId, userId)).orderBy(asc(fruitFinds.foundAt)),
    db.select().from(fruitBaskets).where(eq(fruitBaskets.userId, userId)).orderBy(asc(fruitBaskets.heldOn)),
    // Not who has taken them: the book names nobody.
    db
      .select({
        give: fruitOrders.give,
        giveCount: fruitOrders.giveCount,
        want: fruitOrders.want,
        wantCount: fruitOrders.wantCount,
        state: fruitOrders.state,
        createdAt: fruitOrders.createdAt,
      })
      .from(fruitOrders)
      .where(eq(fruitOrders.userId, userId))
      .orderBy(asc(fruitOrders.id)),
    db.select().from(fruitPrizes).where(eq(fruitPrizes.userId, userId)).orderBy(asc(fruitPrizes.madeAt)),
  ]);
  return { fruit: { finds, baskets, orders, prizes } };
}
