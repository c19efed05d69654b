/** Changes of premium. Its end is stored only in the user's row (`users.premiumExpiresAt`). */
import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';

export const premiumChanges = pgTable(
  'premium_changes',
  {
    /** Key of the cause: a purchase or a refund. Each counts once. */
    key: text().primaryKey(),
    userId: userId().notNull(),
    /** Real days; negative: shortened. */
    days: integer().notNull(),
    /** The change that this one takes back; null: none. */
    ofKey: text(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('premium_changes_by_user').on(table.userId),
    // A second refund of a purchase looks for the first one.
    index('premium_changes_by_origin').on(table.ofKey),
  ],
);

/** End dates that members have been reminded of. */
export const premiumReminders = pgTable(
  'premium_reminders',
  {
    userId: userId().notNull(),
    until: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.until] })],
);
