/** Users' baskets of fruit. */
import { and, eq, sql } from 'drizzle-orm';
import { FRUIT_IDS, type Fruit } from '#domains/banana/constants.ts';
import { fruitBaskets } from '#domains/banana/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { lockName } from '#platform/database/lock-name.ts';

export type Fruits = Readonly<Partial<Record<Fruit, number>>>;

export const EMPTY_BASKET: Readonly<Record<Fruit, number>> = {
  banana: 0,
  orange: 0,
  mango: 0,
  pineapple: 0,
  coconut: 0,
};

interface Basket {
  userId: UserId;
  heldOn: number;
}

/** Returns the contents of a user's basket on a Banana Day. */
export async function basketOf(db: Database | Transaction, { userId, heldOn }: Basket): Promise<Record<Fruit, number>> {
  const rows = await db
    .select()
    .from(fruitBaskets)
    .where(and(eq(fruitBaskets.userId, userId), eq(fruitBaskets.heldOn, heldOn)));
  const basket: Record<Fruit, number> = { ...EMPTY_BASKET };
  for (const { fruit, amount } of rows) basket[fruit] = amount;
  return basket;
}

/** Adds fruit to a basket. */
export async function addFruit(tx: Transaction, { userId, heldOn }: Basket, fruits: Fruits): Promise<void> {
  for (const [fruit, amount] of entriesOf(fruits)) {
    await tx
      .insert(fruitBaskets)
      .values({ userId, heldOn, fruit, amount })
      .onConflictDoUpdate({
        target: [fruitBaskets.userId, fruitBaskets.heldOn, fruitBaskets.fruit],
        set: { amount: sql`${fruitBaskets.amount} + ${amount}` },
      });
  }
}

/**
 * Takes fruit out of a basket: all of it, or none. Locks the basket until the transaction ends.
 * @returns whether all of it was there
 */
export async function takeFruit(tx: Transaction, basket: Basket, fruits: Fruits): Promise<boolean> {
  const { userId, heldOn } = basket;
  await lockName(tx, 'fruit', userId);
  const own = await basketOf(tx, basket);
  const wanted = entriesOf(fruits);
  if (wanted.some(([fruit, amount]) => own[fruit] < amount)) return false;
  for (const [fruit, amount] of wanted) {
    await tx
      .update(fruitBaskets)
      .set({ amount: sql`${fruitBaskets.amount} - ${amount}` })
      .where(and(eq(fruitBaskets.userId, userId), eq(fruitBaskets.heldOn, heldOn), eq(fruitBaskets.fruit, fruit)));
  }
  return true;
}

/** Returns entries in a fixed order, so that two transactions moving the same fruit do not deadlock. */
function entriesOf(fruits: Fruits): [Fruit, number][] {
  return FRUIT_IDS.flatMap((fruit): [Fruit, number][] => {
    const amount = fruits[fruit] ?? 0;
    return amount > 0 ? [[fruit, amount]] : [];
  });
}
