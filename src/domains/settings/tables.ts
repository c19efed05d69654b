import { customType, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import type { SettingValue } from '#domains/settings/constants.ts';

/**
 * JSON parsed only once: drizzle's own type parses strings a second time, which turned the choice '24' into a number.
 */
const jsonb = customType<{ data: SettingValue; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
});

/** Only what differs from the defaults (`rules.ts`). */
export const userSettings = pgTable(
  'user_settings',
  {
    userId: userId({ onDelete: 'cascade' }).notNull(),
    settingId: text().notNull(),
    value: jsonb().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.settingId] })],
);
