import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#domains/account/tables.ts';
import type { UserId } from '#engine/ids.ts';

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token, hex: a stolen table opens no session. */
    tokenHash: text().primaryKey(),
    userId: integer()
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastSeenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** Kept when the browser closes, and for longer. */
    isRemembered: boolean().notNull().default(false),
    userAgent: text().notNull().default(''),
  },
  (table) => [index('sessions_by_user').on(table.userId), index('sessions_by_expiry').on(table.expiresAt)],
);

/** One-time tokens that go out by mail. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    tokenHash: text().primaryKey(),
    userId: integer()
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text().$type<'activate' | 'reset-password'>().notNull(),
    /** Where it was mailed: it proves this address and no other. */
    email: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('mail_tokens_by_user').on(table.userId, table.purpose)],
);

/** Keys that every web node must share, made at the first start; never sent anywhere. */
export const serverKeys = pgTable('server_keys', {
  /** What it signs, e.g. 'csrf'. */
  purpose: text().primaryKey(),
  key: text().notNull(),
});
