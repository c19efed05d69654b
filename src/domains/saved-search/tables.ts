import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import type { PlayerFilters, PlayerScope } from '#domains/search/contract.ts';
import type { PlayerId } from '#engine/ids.ts';

export const savedSearches = pgTable(
  'saved_searches',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId().notNull(),
    name: text().notNull(),
    scope: text().$type<PlayerScope>().notNull(),
    filters: jsonb().$type<PlayerFilters>().notNull(),
    hasAlert: boolean().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Players who matched at the last check; only with an alert. */
    knownPlayerIds: integer().$type<PlayerId>().array().notNull(),
    /** Absolute day of the last check. */
    checkedDay: integer().notNull(),
  },
  (table) => [
    uniqueIndex('saved_searches_by_name').on(table.userId, table.name),
    index('saved_searches_to_check').on(table.hasAlert, table.checkedDay),
  ],
);
