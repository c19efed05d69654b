/** Friendships: a row for each of the two users, so that one index serves both. */
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';

export const friendships = pgTable(
  'friendships',
  {
    userId: userId().notNull(),
    friendId: userId().notNull(),
    since: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.friendId] }),
    index('friendships_by_friend').on(table.friendId),
    check('friendships_of_two', sql`${table.userId} <> ${table.friendId}`),
  ],
);
