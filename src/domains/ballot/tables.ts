/**
 * Secret ballots. Voters and votes are stored separately: `poll_voters` holds no choices, and a box holds all choices in
 * one row, sorted, so that neither an id nor an order nor a time links one to the other.
 */
import { boolean, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';

export const polls = pgTable(
  'polls',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Absolute day on which the last votes are taken. */
    closesOn: integer().notNull(),
    /** The box has been emptied, and voting is over. */
    isCounted: boolean().notNull().default(false),
  },
  (table) => [index('polls_by_day').on(table.isCounted, table.closesOn)],
);

/** One row per user and poll; deleted when the poll is counted. */
export const pollVoters = pgTable(
  'poll_voters',
  {
    pollId: integer()
      .notNull()
      .references(() => polls.id),
    userId: userId().notNull(),
  },
  (table) => [primaryKey({ columns: [table.pollId, table.userId] }), index('poll_voters_by_user').on(table.userId)],
);

export const pollBoxes = pgTable('poll_boxes', {
  pollId: integer()
    .primaryKey()
    .references(() => polls.id),
  /** All votes, lowest first. */
  choices: integer().array().notNull(),
});
