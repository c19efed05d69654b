/** Whom a user has blocked. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#domains/account/tables.ts';
import type { UserId } from '#engine/ids.ts';

export const blocks = pgTable(
  'blocks',
  {
    userId: integer()
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    blockedId: integer()
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    since: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.blockedId] }),
    index('blocks_by_blocked').on(table.blockedId),
    check('blocks_of_two', sql`${table.userId} <> ${table.blockedId}`),
  ],
);
