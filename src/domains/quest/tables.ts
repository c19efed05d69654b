/** Rewards of quests that are done: each waits until its manager claims it. */
import { boolean, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import type { QuestId } from '#domains/quest/constants.ts';

export const questRewards = pgTable(
  'quest_rewards',
  {
    userId: userId().notNull(),
    quest: text().$type<QuestId>().notNull(),
    /** What it was done for: an absolute day, a season, or 0 for a career. */
    period: integer().notNull(),
    points: smallint().notNull(),
    /** Absolute day. */
    doneOn: integer().notNull(),
    /** Of a career: part of what it asks for comes from seasons with days that were played at will. */
    wasAtWill: boolean().notNull().default(false),
    /** Pucks that were paid; fewer than it is worth where the user claimed it without room for all of them. */
    pucks: smallint().notNull().default(0),
    /** null: it waits. */
    claimedAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.quest, table.period] })],
);
