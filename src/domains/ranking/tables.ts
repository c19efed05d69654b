/** What is expected of clubs, and how managers are rated by what they make of it. */
import { integer, pgTable, primaryKey, real, smallint } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import { clubId } from '#domains/club/tables.ts';

/** The Elo rating of each club's first team. */
export const clubRatings = pgTable('club_ratings', {
  clubId: clubId().primaryKey(),
  rating: real().notNull(),
});

/** Managers who have played an official game. */
export const managerRatings = pgTable('manager_ratings', {
  userId: userId().primaryKey(),
  rating: real().notNull(),
  best: real().notNull(),
  games: integer().notNull(),
  wins: integer().notNull(),
});

/** Ratings and ranks as they were, once a week. */
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
