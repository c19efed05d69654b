import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';

/** What users who asked for it have been written last: so nothing is written twice. */
export const reminders = pgTable('reminders', {
  userId: userId({ onDelete: 'cascade' }).primaryKey(),
  /** The user's own day of the last digest, counted from 1 January 1970; at first the day on which they asked for them. */
  digestDay: integer().notNull(),
  /** Up to when the last digest has told. */
  digestAt: timestamp({ withTimezone: true }).notNull(),
  /** The same of the forum's digest; null: they have never asked for it. */
  forumDay: integer(),
  forumAt: timestamp({ withTimezone: true }),
  /** Faceoff of the last game of which a mail told; null: of none. */
  faceoffAt: timestamp({ withTimezone: true }),
});
