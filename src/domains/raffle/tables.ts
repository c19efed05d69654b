/** Raffles, their tickets and winners. */
import { index, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import type { Place, Prize, RaffleType } from '#domains/raffle/constants.ts';

export const raffles = pgTable(
  'raffles',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    type: text().$type<RaffleType>().notNull(),
    /** Number of the period, counted from 1970; one raffle per type and period. */
    period: integer().notNull(),
    opensAt: timestamp({ withTimezone: true }).notNull(),
    closesAt: timestamp({ withTimezone: true }).notNull(),
    /** Prizes by place, as published at the opening. */
    places: jsonb().$type<readonly Place[]>().notNull(),
    /** Play pucks that the game adds to the pot, and the percentage of ticket sales that goes into it. */
    added: integer().notNull(),
    percent: integer().notNull(),
    seedHash: text().notNull(),
    /** null until the draw, like the columns below; before it, no stored data reveals the seed. */
    drawnAt: timestamp({ withTimezone: true }),
    seed: text(),
    listHash: text(),
    list: text(),
  },
  (table) => [unique('raffles_period').on(table.type, table.period)],
);

export const raffleTickets = pgTable(
  'raffle_tickets',
  {
    raffleId: integer()
      .notNull()
      .references(() => raffles.id),
    number: integer().notNull(),
    /** The owner's number within the raffle, since public lists contain no names. */
    entrant: integer().notNull(),
    userId: userId().notNull(),
    /** Idempotency key by the buyer; null: a free ticket. */
    orderId: text(),
    /** Real day of a free ticket (days since 1970, UTC); null: bought. */
    freeDay: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.raffleId, table.number] }),
    index('raffle_tickets_by_user').on(table.userId, table.freeDay),
  ],
);

export const raffleWins = pgTable(
  'raffle_wins',
  {
    raffleId: integer()
      .notNull()
      .references(() => raffles.id),
    /** Place from 1. */
    place: smallint().notNull(),
    ticket: integer().notNull(),
    userId: userId().notNull(),
    prizes: jsonb().$type<readonly Prize[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.raffleId, table.place] }), index('raffle_wins_by_user').on(table.userId)],
);
