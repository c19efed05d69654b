/** Banana Days: their users, fruit, orders and prizes. */
import { sql } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import { fruitIsConserved } from '#domains/banana/checks.ts';
import { FRUIT_IDS, type Fruit, type PLACE_IDS, type RecipeId } from '#domains/banana/constants.ts';
import { bananaDayHooks } from '#domains/banana/days.ts';
import { basketOf } from '#domains/banana/store/baskets.ts';
import { find, look } from '#domains/banana/store/finds.ts';
import { cancelOrder, fillOrder, placeOrder } from '#domains/banana/store/orders.ts';
import { makePrize } from '#domains/banana/store/prizes.ts';
import { bananaDays, fruitBaskets, fruitFinds, fruitLooks, fruitOrders, fruitPrizes } from '#domains/banana/tables.ts';
import type { DayContext } from '#domains/day.ts';
import { ledgerEntries, ledgerTransactions } from '#domains/finances/tables.ts';
import { puckIssues } from '#domains/puck/tables.ts';
import { BANANA_DAY } from '#engine/calendar.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import { changeWorld } from '#platform/clock/state.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { testWorld } from './test-world.ts';
import { separateHomes } from './user.ts';

/** The start of each test's day. */
export const NOON = new Date('2026-03-01T12:00:00Z');
export const later = (milliseconds: number, from = NOON) => new Date(from.getTime() + milliseconds);
export const codeOf = (outcome: { ok: boolean; code?: string }) => (outcome.ok ? 'done' : outcome.code);

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'] as const;

/** Returns a world of five users, of whom Ada manages a club, and an admin. No fruit has been found when a test begins. */
export function bananaWorld() {
  const made = testWorld({
    day: BANANA_DAY,
    clubs: ['Ada'],
    users: [...NAMES, { name: 'Admin', isAdmin: true }],
    connections: 16,
  });
  const { db, world, ids, browsers } = made;
  const [ada, ben, cleo, dan, eve] = ids(...NAMES);
  const [adas, admins] = browsers('Ada', 'Admin');
  const { secret, absoluteDay: heldOn, season, day } = world;

  const lookAt = (userId: number, place: (typeof PLACE_IDS)[number], now: Date) =>
    db.transaction((tx) => look(tx, { userId, secret, now, place }));
  const pick = (userId: number, claim: string, now: Date) =>
    db.transaction((tx) => find(tx, { userId, secret, now, claim }));
  const order = (userId: number, give: Fruit, giveCount: number, want: Fruit, wantCount: number) =>
    db.transaction((tx) => placeOrder(tx, { userId, now: NOON }, { give, giveCount, want, wantCount }));
  const fill = (userId: number, id: number) => db.transaction((tx) => fillOrder(tx, { userId, now: NOON }, id));
  const cancel = (userId: number, id: number) => db.transaction((tx) => cancelOrder(tx, { userId, now: NOON }, id));
  const make = (userId: number, recipe: RecipeId, now = NOON) =>
    db.transaction((tx) => makePrize(tx, { userId, season, day, now }, recipe));
  const basket = (userId: number) => basketOf(db, { userId, heldOn });
  const faults = () => made.faults(fruitIsConserved);
  /** Gives a user this amount of each fruit, as if found. */
  const fund = async (userId: number, amount: number) => {
    const found = FRUIT_IDS.flatMap((fruit, index) =>
      Array.from({ length: amount }, (_, number) => ({
        ...{ userId, heldOn, hour: 1000 * index + number, place: 'forum' as const, fruit, foundAt: later(-DAY_MS) },
      })),
    );
    await db.insert(fruitFinds).values(found);
    await db.insert(fruitBaskets).values(FRUIT_IDS.map((fruit) => ({ userId, heldOn, fruit, amount })));
  };
  const newestOrder = async () => (await db.select().from(fruitOrders).orderBy(sql`id desc`).limit(1))[0]?.id ?? 0;
  const turn = (context: Partial<DayContext>) =>
    db.transaction(async (tx) => {
      for (const hook of bananaDayHooks) await hook.run({ rows: pgRows(tx), now: NOON, ...context } as DayContext);
    });

  beforeEach(async () => {
    await separateHomes(db);
    for (const table of [fruitLooks, fruitOrders, fruitPrizes, fruitBaskets, fruitFinds, bananaDays])
      await db.delete(table);
    for (const table of [puckIssues, ledgerEntries, ledgerTransactions]) await db.delete(table);
    await db.insert(bananaDays).values({ heldOn, beganAt: NOON });
    await changeWorld(db, { bananaDay: true });
  });

  return {
    ...{ db, secret, heldOn, season, day, ada, ben, cleo, dan, eve, adas, admins, turn, faults },
    ...{ lookAt, pick, fund, order, newestOrder, fill, cancel, make, basket },
  };
}
