/** Elo ratings of clubs, and the ratings of managers. */
import { integer, pgTable, primaryKey, real, smallint } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import { clubId } from '#domains/club/tables.ts';

/** The Elo rating of each club's first team. */
export const clubRatings = pgTable('club_ratings', {
  clubId: clubId().primaryKey(),
  rating: real().notNull(),
});

/** Managers with at least one official game. */
export const managerRatings = pgTable('manager_ratings', {
  userId: userId().primaryKey(),
  rating: real().notNull(),
  best: real().notNull(),
  games: integer().notNull(),
  wins: integer().notNull(),
});

/** Weekly history of ratings and ranks. */
export const managerRatingHistory = pgTable(
  'manager_rating_history',
  {
    userId: userId().notNull(),
    season: smallint().notNull(),
    /** Day of the season, 1 to 63. */
    day: smallint().notNull(),
    rating: smallint().notNull(),
    rank: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.season, table.day] })],
);
