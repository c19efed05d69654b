/** Season reviews: written once, after the last final. */
import { jsonb, pgTable, primaryKey, smallint, timestamp } from 'drizzle-orm/pg-core';
import { clubId } from '#domains/club/tables.ts';
import type { SeasonBooks } from '#domains/season-review/contract.ts';
import type { ReviewFacts } from '#domains/season-review/rules/facts.ts';

export const seasonReviews = pgTable(
  'season_reviews',
  {
    clubId: clubId().notNull(),
    season: smallint().notNull(),
    /** Public facts; teams and players by their ids. */
    facts: jsonb().$type<ReviewFacts>().notNull(),
    /** Only for the club. */
    books: jsonb().$type<SeasonBooks>().notNull(),
    /** When it was mailed to the manager; null: not yet, or not at all. */
    mailedAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.clubId, table.season] })],
);
