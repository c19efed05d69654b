/** Raffles, their tickets and who has won. */
import { index, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import type { Place, Prize, RaffleType } from '#domains/raffle/constants.ts';

export const raffles = pgTable(
  'raffles',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    type: text().$type<RaffleType>().notNull(),
    /** Counted from 1970: one raffle of a type for each. */
    period: integer().notNull(),
    opensAt: timestamp({ withTimezone: true }).notNull(),
    closesAt: timestamp({ withTimezone: true }).notNull(),
    /** What each place wins, as it was published at the opening. */
    places: jsonb().$type<readonly Place[]>().notNull(),
    /** Play pucks that the game adds to the pot, and percent of what tickets cost that go into it. */
    added: integer().notNull(),
    percent: integer().notNull(),
    seedHash: text().notNull(),
    /** What follows is null until the draw: before it, nothing that is stored tells the seed. */
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
    /** Of its holder, within the raffle: lists that everybody can see name nobody. */
    entrant: integer().notNull(),
    userId: userId().notNull(),
    /** By the buyer, so that an order that is sent twice is one; null: a free ticket. */
    orderId: text(),
    /** The real day of a free ticket (days since 1970, UTC); null: it was bought. */
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
    /** From 1 on. */
    place: smallint().notNull(),
    ticket: integer().notNull(),
    userId: userId().notNull(),
    prizes: jsonb().$type<readonly Prize[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.raffleId, table.place] }), index('raffle_wins_by_user').on(table.userId)],
);
