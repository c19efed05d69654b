/** What the game has issued, by the real day: limits go by it, whatever the pace of the world. */
import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import type { PuckSource } from '#domains/puck/constants.ts';

export const puckIssues = pgTable(
  'puck_issues',
  {
    /** Of the transaction in the ledger. */
    key: text().primaryKey(),
    userId: userId().notNull(),
    source: text().$type<PuckSource>().notNull(),
    /** Who gave them; null: the game. */
    fromUserId: userId(),
    /** What it was issued for, within its source: an achievement, a kind of career. */
    cause: text().notNull(),
    /** Days since 1 January 1970, UTC. */
    realDay: integer().notNull(),
    /** Pucks; 0: a limit left no room for any. */
    amount: integer().notNull(),
  },
  (table) => [
    index('puck_issues_by_user').on(table.userId, table.realDay),
    index('puck_issues_by_giver').on(table.fromUserId, table.realDay),
  ],
);

/** Accounts whose pucks cannot be spent, by what has frozen them: an admin, or a payment that the buyer's bank disputes. */
export const puckFreezes = pgTable(
  'puck_freezes',
  {
    userId: userId().notNull(),
    /** 'admin', or 'dispute/12' by the purchase. */
    cause: text().notNull(),
    reason: text().notNull().default(''),
    since: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.cause] })],
);
