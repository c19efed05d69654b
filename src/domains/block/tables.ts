/** Blocks of users by users. */
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';

export const blocks = pgTable(
  'blocks',
  {
    userId: userId().notNull(),
    blockedId: userId().notNull(),
    since: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.blockedId] }),
    index('blocks_by_blocked').on(table.blockedId),
    check('blocks_of_two', sql`${table.userId} <> ${table.blockedId}`),
  ],
);
