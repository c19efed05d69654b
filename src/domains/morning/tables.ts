/** Morning reports of clubs with a manager, one a day. */
import { index, integer, jsonb, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { clubId } from '#domains/club/tables.ts';
import type { Evening, MorningFacts } from '#domains/morning/rules/facts.ts';

export const mornings = pgTable(
  'mornings',
  {
    clubId: clubId().notNull(),
    /** season × 63 + day. */
    absoluteDay: integer().notNull(),
    /** Games, players and clubs by their ids; null only until the step that writes it ends. */
    facts: jsonb().$type<MorningFacts>(),
    /** Until the facts are written. */
    evening: jsonb().$type<Evening>(),
    /** Acts of the assistant after this time belong to the next report. */
    writtenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When its manager read it; null: not yet. */
    readAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.absoluteDay] }),
    // Finds reports that are to be removed.
    index('mornings_by_day').on(table.absoluteDay),
  ],
);
