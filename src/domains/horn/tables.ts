/** Goal horns that users have uploaded. */
import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';

const bytea = customType<{ data: Uint8Array; driverData: Buffer }>({ dataType: () => 'bytea' });

export const customHorns = pgTable(
  'custom_horns',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId().notNull(),
    name: text().notNull(),
    /** Names its file, whose content never changes. */
    fileKey: text().notNull(),
    /** Milliseconds. */
    duration: integer().notNull(),
    /** A WAV file written by our encoder. */
    sound: bytea().notNull(),
    /** Sounds for goals of the club that the user manages, instead of the club's own. */
    isChosen: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('custom_horns_by_file').on(table.fileKey),
    index('custom_horns_by_user').on(table.userId),
    uniqueIndex('custom_horns_one_chosen').on(table.userId).where(sql`${table.isChosen}`),
  ],
);

/** Fingerprints of removed horns, so that they cannot be uploaded again. Without a user: the owner is in the moderators' case. */
export const removedHorns = pgTable('removed_horns', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** `rules/fingerprint.ts`. */
  fingerprint: bytea().notNull(),
  removedAt: timestamp({ withTimezone: true }).notNull(),
});
