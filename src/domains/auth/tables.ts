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
    /** Whether the session survives closing the browser, and lasts longer. */
    isRemembered: boolean().notNull().default(false),
    userAgent: text().notNull().default(''),
  },
  (table) => [index('sessions_by_user').on(table.userId), index('sessions_by_expiry').on(table.expiresAt)],
);

/**
 * Places where users were seen, kept long after they log out to tell which accounts belong to one household. Rows are
 * deleted after `PLACE_DAYS` without a visit, also those of a deleted account: otherwise a new account could be paid
 * and take a club again at once.
 */
export const userPlaces = pgTable(
  'user_places',
  {
    userId: userId({ onDelete: 'cascade' }).notNull(),
    /** Hash of the network address, keyed with the world's secret: tells only whether two users share one. Empty: unknown. */
    placeHash: text().notNull(),
    /** The same for the browser's random id. Empty: none. */
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

/** One-time tokens sent by mail. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    tokenHash: text().primaryKey(),
    userId: userId({ onDelete: 'cascade' }).notNull(),
    purpose: text().$type<'activate' | 'reset-password' | 'change-email'>().notNull(),
    /** The address it was mailed to, the only one it verifies. */
    email: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('mail_tokens_by_user').on(table.userId, table.purpose)],
);

/** Authenticator apps, one per user. */
export const secondFactors = pgTable('second_factors', {
  userId: userId({ onDelete: 'cascade' }).primaryKey(),
  /** Base32, shared with the app. Useless without the password, which is stored nowhere. */
  secret: text().notNull(),
  /** When the first code was confirmed: from then on login requires one. */
  confirmedAt: timestamp({ withTimezone: true }),
  /** The half minute of the last accepted code: neither it nor an older one is accepted again. */
  lastCounter: bigint({ mode: 'number' }),
  wrongCodes: integer().notNull().default(0),
  /** Time of the first of these wrong codes. */
  wrongSince: timestamp({ withTimezone: true }),
  /** When the owner was warned that their password is known to someone. */
  warnedAt: timestamp({ withTimezone: true }),
});

/** One-time codes that replace the app. */
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

/** Keys that all web nodes share, created at the first start; never sent anywhere. */
export const serverKeys = pgTable('server_keys', {
  /** What it signs, e.g. 'csrf'. */
  purpose: text().primaryKey(),
  key: text().notNull(),
});
