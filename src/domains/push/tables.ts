import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import { sessions } from '#domains/auth/tables.ts';

/** Browsers that asked to be pushed to. They go with the session that they asked in: who is logged out is pushed nothing. */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId({ onDelete: 'cascade' }).notNull(),
    sessionHash: text()
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    /** Where its push service takes pushes; anyone who knows it and our key could push, so it is a secret. */
    endpoint: text().notNull().unique(),
    /** The device's public key and its secret, base64url: only it can read what is pushed. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    userAgent: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    pushedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('push_devices_by_user').on(table.userId), index('push_devices_by_session').on(table.sessionHash)],
);
