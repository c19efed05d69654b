/**
 * Reports offered by scouts without a club, and those that clubs have bought. Their contents are sightings, which
 * `draft` stores.
 */
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
    /** Season of the draft class. */
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
    /** The buyer's rating; null: none yet. */
    stars: smallint(),
  },
  (table) => [
    // A club can buy a report only once, even with simultaneous clicks.
    unique('report_sales_once_a_club').on(table.clubId, table.season, table.personId, table.playerId),
    index('report_sales_by_person').on(table.personId, table.season),
    index('report_sales_by_player').on(table.playerId),
    check('report_sales_are_rated', sql`${table.stars} between 1 and 5`),
  ],
);
