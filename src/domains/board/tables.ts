/** Board goals for seasons, and their outcomes. */
import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import type { Goal } from '#domains/board/constants.ts';
import { clubId } from '#domains/club/tables.ts';

export const boardGoals = pgTable(
  'board_goals',
  {
    clubId: clubId().notNull(),
    season: smallint().notNull(),
    goal: text().$type<Goal>().notNull(),
    /** Once the season is over: whether it was reached, the change in confidence, and the manager at the time. */
    isReached: boolean(),
    change: smallint(),
    userId: userId({ onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.season] }),
    check('board_goals_judged_whole', sql`(${table.isReached} is null) = (${table.change} is null)`),
  ],
);
