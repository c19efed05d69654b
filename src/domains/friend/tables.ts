/** Who is friends with whom: a row for each of the two, so that one index answers for either. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#domains/account/tables.ts';
import type { UserId } from '#engine/ids.ts';

export const friendships = pgTable(
  'friendships',
  {
    userId: integer()
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    friendId: integer()
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    since: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.friendId] }),
    index('friendships_by_friend').on(table.friendId),
    check('friendships_of_two', sql`${table.userId} <> ${table.friendId}`),
  ],
);
