import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '#domains/account/tables.ts';
import type { UserId } from '#engine/ids.ts';

/** Only what differs from the defaults (`rules.ts`). */
export const userSettings = pgTable(
  'user_settings',
  {
    userId: integer()
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    settingId: text().notNull(),
    value: jsonb().$type<boolean | string | Record<string, string>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.settingId] })],
);
