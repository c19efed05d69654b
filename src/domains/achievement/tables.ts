/** Managers' counts and achievements. */
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
    /** The season and the absolute day of the last increase, and its size (for a best: its value). */
    season: smallint().notNull(),
    inSeason: integer().notNull(),
    day: integer().notNull(),
    inDay: integer().notNull(),
    /** Whether part of the total comes from a season with days played at will up to then. */
    wasAtWill: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.userId, table.feat] })],
);

/** The achievements that managers hold, and since when. */
export const heldAchievements = pgTable(
  'held_achievements',
  {
    userId: userId().notNull(),
    /** 'wins-100'. */
    achievement: text().notNull(),
    /** Its value when it was earned. */
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
