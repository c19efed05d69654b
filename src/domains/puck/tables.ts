/** Pucks that the game has issued, by real day, which limits count by regardless of the world's pace. */
import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import type { PuckSource } from '#domains/puck/constants.ts';

export const puckIssues = pgTable(
  'puck_issues',
  {
    /** Key of the ledger transaction. */
    key: text().primaryKey(),
    userId: userId().notNull(),
    source: text().$type<PuckSource>().notNull(),
    /** The giver; null: the game. */
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

/** Frozen puck accounts and the cause: an admin, or a payment disputed by the buyer's bank. */
export const puckFreezes = pgTable(
  'puck_freezes',
  {
    userId: userId().notNull(),
    /** 'admin', or the disputed purchase, such as 'dispute/12'. */
    cause: text().notNull(),
    reason: text().notNull().default(''),
    since: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.cause] })],
);
