/** What made premium longer or shorter. Until when it lasts is said by the user's row (`users.premiumExpiresAt`) alone. */
import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';

export const premiumChanges = pgTable(
  'premium_changes',
  {
    /** Of its cause: a purchase, a refund. Each counts once. */
    key: text().primaryKey(),
    userId: userId().notNull(),
    /** Real days; below zero it was shortened. */
    days: integer().notNull(),
    /** The change that this one takes back; null: it takes nothing back. */
    ofKey: text(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('premium_changes_by_user').on(table.userId),
    // The second refund of a purchase looks for the first.
    index('premium_changes_by_origin').on(table.ofKey),
  ],
);

/** Ends of premium that members were reminded of. */
export const premiumReminders = pgTable(
  'premium_reminders',
  {
    userId: userId().notNull(),
    until: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.until] })],
);
