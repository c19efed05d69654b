import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';

/** What was last sent to users who asked for mails, so that nothing is sent twice. */
export const reminders = pgTable('reminders', {
  userId: userId({ onDelete: 'cascade' }).primaryKey(),
  /**
   * Day of the last digest in the user's time zone, counted from 1 January 1970; initially the day they turned digests
   * on.
   */
  digestDay: integer().notNull(),
  /** End of the period covered by the last digest. */
  digestAt: timestamp({ withTimezone: true }).notNull(),
  /** The same for the forum digest; null: never turned on. */
  forumDay: integer(),
  forumAt: timestamp({ withTimezone: true }),
  /** Faceoff of the last game that a mail announced; null: none. */
  faceoffAt: timestamp({ withTimezone: true }),
});
