import { bigint, boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token, hex: a stolen table opens no session. */
    tokenHash: text().primaryKey(),
    userId: userId({ onDelete: 'cascade' }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastSeenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** Kept when the browser closes, and for longer. */
    isRemembered: boolean().notNull().default(false),
    userAgent: text().notNull().default(''),
  },
  (table) => [index('sessions_by_user').on(table.userId), index('sessions_by_expiry').on(table.expiresAt)],
);

/**
 * Where users have been seen, long after they log out: it tells which accounts belong to one household. Rows go after
 * `PLACE_DAYS` without a visit, those of a deleted account too: otherwise a new one would be paid and could take a club again.
 */
export const userPlaces = pgTable(
  'user_places',
  {
    userId: userId({ onDelete: 'cascade' }).notNull(),
    /** Hash of the network address, keyed with the world's secret: tells whether two users share one, and no more. Empty: not known. */
    placeHash: text().notNull(),
    /** The same of the browser's random mark. Empty: it has none. */
    deviceHash: text().notNull(),
    firstSeenAt: timestamp({ withTimezone: true }).notNull(),
    lastSeenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.placeHash, table.deviceHash] }),
    index('user_places_by_place').on(table.placeHash),
    index('user_places_by_device').on(table.deviceHash),
    index('user_places_by_age').on(table.lastSeenAt),
  ],
);

/** One-time tokens that go out by mail. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    tokenHash: text().primaryKey(),
    userId: userId({ onDelete: 'cascade' }).notNull(),
    purpose: text().$type<'activate' | 'reset-password' | 'change-email'>().notNull(),
    /** Where it was mailed: it proves this address and no other. */
    email: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('mail_tokens_by_user').on(table.userId, table.purpose)],
);

/** Authenticator apps: one a user. */
export const secondFactors = pgTable('second_factors', {
  userId: userId({ onDelete: 'cascade' }).primaryKey(),
  /** Base32, shared with the app. Worthless without the password, which is stored nowhere. */
  secret: text().notNull(),
  /** When the first code came back: from then on logging in asks for one. */
  confirmedAt: timestamp({ withTimezone: true }),
  /** The half minute of the last code that was taken: neither it nor an older one is taken again. */
  lastCounter: bigint({ mode: 'number' }),
  wrongCodes: integer().notNull().default(0),
  /** When the first of these came. */
  wrongSince: timestamp({ withTimezone: true }),
  /** When the owner was told that somebody knows his password. */
  warnedAt: timestamp({ withTimezone: true }),
});

/** Codes that open an account once, in place of the app. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: userId({ onDelete: 'cascade' }).notNull(),
    /** SHA-256, hex. */
    codeHash: text().notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Keys that every web node must share, made at the first start; never sent anywhere. */
export const serverKeys = pgTable('server_keys', {
  /** What it signs, e.g. 'csrf'. */
  purpose: text().primaryKey(),
  key: text().notNull(),
});
