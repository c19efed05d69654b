/** Reports that scouts without a club offer, and those that clubs have bought. What is in them are sightings, which `draft` keeps. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, unique } from 'drizzle-orm/pg-core';
import { clubs } from '#domains/club/tables.ts';
import { persons } from '#domains/person/tables.ts';
import { players } from '#domains/player/tables.ts';
import type { ClubId, PersonId, PlayerId } from '#engine/ids.ts';

const personId = () =>
  integer()
    .$type<PersonId>()
    .notNull()
    .references(() => persons.id);
const playerId = () =>
  integer()
    .$type<PlayerId>()
    .notNull()
    .references(() => players.id);

export const reportOffers = pgTable(
  'report_offers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: personId(),
    playerId: playerId(),
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
    personId: personId(),
    playerId: playerId(),
    season: smallint().notNull(),
    clubId: integer()
      .$type<ClubId>()
      .notNull()
      .references(() => clubs.id),
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
