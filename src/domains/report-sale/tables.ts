/** Reports that scouts without a club offer, and those that clubs have bought. What is in them are sightings, which `draft` keeps. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, unique } from 'drizzle-orm/pg-core';
import { clubId } from '#domains/club/tables.ts';
import { personId } from '#domains/person/tables.ts';
import { playerId } from '#domains/player/tables.ts';

export const reportOffers = pgTable(
  'report_offers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: personId().notNull(),
    playerId: playerId().notNull(),
    /** Of the class. */
    season: smallint().notNull(),
    /** Whole dollars. */
    price: integer().notNull(),
  },
  (table) => [
    unique('report_offers_one_each').on(table.personId, table.playerId, table.season),
    index('report_offers_by_season').on(table.season),
    index('report_offers_by_player').on(table.playerId),
    check('report_offers_cost_something', sql`${table.price} > 0`),
  ],
);

export const reportSales = pgTable(
  'report_sales',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: personId().notNull(),
    playerId: playerId().notNull(),
    season: smallint().notNull(),
    clubId: clubId().notNull(),
    price: integer().notNull(),
    /** Absolute day. */
    boughtOn: integer().notNull(),
    /** What the buyer thinks of it; null: nothing yet. */
    stars: smallint(),
  },
  (table) => [
    // A club has a report once, no matter who presses first.
    unique('report_sales_once_a_club').on(table.clubId, table.season, table.personId, table.playerId),
    index('report_sales_by_person').on(table.personId, table.season),
    index('report_sales_by_player').on(table.playerId),
    check('report_sales_are_rated', sql`${table.stars} between 1 and 5`),
  ],
);
