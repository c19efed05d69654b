import { pgTable, text } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';

/** The secret address at which a user's calendar reads the games of his club. Kept as it is: it opens nothing else. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: userId({ onDelete: 'cascade' }).primaryKey(),
  token: text().notNull().unique(),
});
