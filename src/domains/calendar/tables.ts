import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '#domains/account/tables.ts';
import type { UserId } from '#engine/ids.ts';

/** The secret address at which a user's calendar reads the games of his club. Kept as it is: it opens nothing else. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: integer()
    .$type<UserId>()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  token: text().notNull().unique(),
});
