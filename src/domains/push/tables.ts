import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import { sessions } from '#domains/auth/tables.ts';

/** Browsers registered for pushes. They belong to the session that registered them, so logging out ends the pushes. */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId({ onDelete: 'cascade' }).notNull(),
    sessionHash: text()
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    /** Address of its push service; it is a secret, since anyone with it and our key could push. */
    endpoint: text().notNull().unique(),
    /** The device's public key and secret, base64url: only the device can decrypt what is pushed. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    userAgent: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    pushedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('push_devices_by_user').on(table.userId), index('push_devices_by_session').on(table.sessionHash)],
);
