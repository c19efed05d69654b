import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#domains/account/tables.ts';
import type { UserId } from '#engine/ids.ts';

/** What users who asked for it have been written last: so nothing is written twice. */
export const reminders = pgTable('reminders', {
  userId: integer()
    .$type<UserId>()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
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
