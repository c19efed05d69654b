/** Rewards of completed quests, open until the user claims them. */
import { boolean, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import type { QuestId } from '#domains/quest/constants.ts';

export const questRewards = pgTable(
  'quest_rewards',
  {
    userId: userId().notNull(),
    quest: text().$type<QuestId>().notNull(),
    /** Its period: an absolute day, a season, or 0 for a career. */
    period: integer().notNull(),
    points: smallint().notNull(),
    /** Absolute day. */
    doneOn: integer().notNull(),
    /** For a career: whether part of it was achieved in seasons with days played at will. */
    wasAtWill: boolean().notNull().default(false),
    /** Pucks paid; fewer than its worth if it was claimed above the limits. */
    pucks: smallint().notNull().default(0),
    /** null: not claimed yet. */
    claimedAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.quest, table.period] })],
);
