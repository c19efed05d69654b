/** What is counted of managers, and what they have achieved. */
import { boolean, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import type { Feat } from '#domains/achievement/constants.ts';

/** One count of one manager; a count without a row is 0. */
export const feats = pgTable(
  'feats',
  {
    userId: userId().notNull(),
    feat: text().$type<Feat>().notNull(),
    total: integer().notNull(),
    /** The season and the absolute day on which it last ran on, and by how much then (of a best: how high). */
    season: smallint().notNull(),
    inSeason: integer().notNull(),
    day: integer().notNull(),
    inDay: integer().notNull(),
    /** Part of the total comes from a season in which days had been played at will by then. */
    wasAtWill: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.userId, table.feat] })],
);

/** Which achievements a manager holds, and since when. */
export const heldAchievements = pgTable(
  'held_achievements',
  {
    userId: userId().notNull(),
    /** 'wins-100'. */
    achievement: text().notNull(),
    /** As it was worth when it was earned. */
    points: smallint().notNull(),
    season: smallint().notNull(),
    /** Day of the season, 1 to 63. */
    day: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.achievement] }),
    index('held_achievements_by_achievement').on(table.achievement),
  ],
);
