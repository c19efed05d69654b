import { customType, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '#domains/account/tables.ts';
import type { SettingValue } from '#domains/settings/constants.ts';
import type { UserId } from '#engine/ids.ts';

/** JSON that is read once: drizzle's own parses a string once more, and the choice '24' came back as a number. */
const jsonb = customType<{ data: SettingValue; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
});

/** Only what differs from the defaults (`rules.ts`). */
export const userSettings = pgTable(
  'user_settings',
  {
    userId: integer()
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    settingId: text().notNull(),
    value: jsonb().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.settingId] })],
);
