/** What boards want of seasons, and what came of it. */
import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { users } from '#domains/account/tables.ts';
import type { Goal } from '#domains/board/constants.ts';
import { clubs } from '#domains/club/tables.ts';
import type { ClubId, UserId } from '#engine/ids.ts';

export const boardGoals = pgTable(
  'board_goals',
  {
    clubId: integer()
      .$type<ClubId>()
      .notNull()
      .references(() => clubs.id),
    season: smallint().notNull(),
    goal: text().$type<Goal>().notNull(),
    /** When the season is over: whether it was reached, what it moved the confidence by, and who managed the club then. */
    isReached: boolean(),
    change: smallint(),
    userId: integer()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.season] }),
    check('board_goals_judged_whole', sql`(${table.isReached} is null) = (${table.change} is null)`),
  ],
);
