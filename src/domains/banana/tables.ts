/**
 * Banana Days, finds, and what became of the fruit. Fruit belongs to its Banana Day and becomes worthless when the next
 * one begins.
 */
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import type { Fruit, Place, RecipeId } from '#domains/banana/constants.ts';
import type { UserId } from '#engine/ids.ts';

/** Absolute day of the Banana Day. */
const heldOn = () =>
  integer()
    .notNull()
    .references(() => bananaDays.heldOn);
const fruit = () => text().$type<Fruit>().notNull();

export const bananaDays = pgTable('banana_days', {
  /** Absolute day. */
  heldOn: integer().primaryKey(),
  beganAt: timestamp({ withTimezone: true }).notNull(),
  /** The admin who started it; null: the calendar. */
  startedByUserId: integer().$type<UserId>(),
});

/** Each user's last look for fruit: only what it showed can be claimed. */
export const fruitLooks = pgTable('fruit_looks', {
  userId: userId().primaryKey(),
  seenAt: timestamp({ withTimezone: true }).notNull(),
  /** Looks in its hour. */
  looks: smallint().notNull(),
});

export const fruitFinds = pgTable(
  'fruit_finds',
  {
    userId: userId().notNull(),
    heldOn: heldOn(),
    /** Hours since January 1, 1970, UTC. */
    hour: integer().notNull(),
    place: text().$type<Place>().notNull(),
    fruit: fruit(),
    foundAt: timestamp({ withTimezone: true }).notNull(),
  },
  // Fruit at a place in an hour is found once, however often it is claimed.
  (table) => [
    primaryKey({ columns: [table.userId, table.heldOn, table.hour, table.place] }),
    index('fruit_finds_by_day').on(table.heldOn),
  ],
);

export const fruitBaskets = pgTable(
  'fruit_baskets',
  {
    userId: userId().notNull(),
    heldOn: heldOn(),
    fruit: fruit(),
    amount: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.heldOn, table.fruit] }),
    check('fruit_baskets_owe_nothing', sql`${table.amount} >= 0`),
  ],
);

/** Offered swaps. An open order holds the fruit it gives, which is not in the basket. */
export const fruitOrders = pgTable(
  'fruit_orders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId().notNull(),
    heldOn: heldOn(),
    give: fruit(),
    giveCount: smallint().notNull(),
    want: fruit(),
    wantCount: smallint().notNull(),
    state: text().$type<'open' | 'filled' | 'canceled'>().notNull().default('open'),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** The user who took it. */
    filledByUserId: userId(),
    closedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('fruit_orders_open').on(table.heldOn, table.id).where(sql`${table.state} = 'open'`),
    index('fruit_orders_by_user').on(table.userId, table.heldOn),
    index('fruit_orders_by_taker').on(table.filledByUserId, table.heldOn),
    check('fruit_orders_swap_something', sql`${table.giveCount} > 0 and ${table.wantCount} > 0`),
    check('fruit_orders_swap_different_fruit', sql`${table.give} <> ${table.want}`),
  ],
);

export const fruitPrizes = pgTable(
  'fruit_prizes',
  {
    userId: userId().notNull(),
    heldOn: heldOn(),
    recipe: text().$type<RecipeId>().notNull(),
    /** From 1: the first of its kind on that Banana Day, the second, and so on. */
    number: smallint().notNull(),
    /** Absolute day. */
    madeOn: integer().notNull(),
    spent: jsonb().$type<Partial<Record<Fruit, number>>>().notNull(),
    pucks: smallint().notNull(),
    madeAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.heldOn, table.recipe, table.number] })],
);
