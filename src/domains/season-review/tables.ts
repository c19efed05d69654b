/** Reviews of seasons: written once, when the last final is over. */
import { jsonb, pgTable, primaryKey, smallint, timestamp } from 'drizzle-orm/pg-core';
import { clubId } from '#domains/club/tables.ts';
import type { SeasonBooks } from '#domains/season-review/contract.ts';
import type { ReviewFacts } from '#domains/season-review/rules/facts.ts';

export const seasonReviews = pgTable(
  'season_reviews',
  {
    clubId: clubId().notNull(),
    season: smallint().notNull(),
    /** What everybody may see; teams and players by their ids. */
    facts: jsonb().$type<ReviewFacts>().notNull(),
    /** What only the club may. */
    books: jsonb().$type<SeasonBooks>().notNull(),
    /** When its manager was written of it; null: not yet, or not at all. */
    mailedAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.clubId, table.season] })],
);
