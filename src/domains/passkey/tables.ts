import { bigint, boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';

/** Public keys of users' devices, which log them in instead of password and code. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId({ onDelete: 'cascade' }).notNull(),
    /** The device's id for it, base64url. */
    credentialId: text().notNull().unique(),
    /** COSE, base64url. */
    publicKey: text().notNull(),
    /** The device's usage counter, if it keeps one; a counter that goes back reveals a copy. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    /** The user's name for it. */
    name: text().notNull(),
    /** Whether it is synced to the user's other devices through an account elsewhere. */
    isSynced: boolean().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('passkeys_by_user').on(table.userId)],
);

/** Open challenges; each can be answered once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** SHA-256 of the challenge, hex. */
    challengeHash: text().primaryKey(),
    /** The user who adds a passkey; null: for a login. */
    userId: userId({ onDelete: 'cascade' }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('passkey_challenges_by_expiry').on(table.expiresAt),
    index('passkey_challenges_by_user').on(table.userId),
  ],
);
