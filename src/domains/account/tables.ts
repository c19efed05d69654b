import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  type ReferenceConfig,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Currency } from '#domains/account/constants.ts';
import type { UserId } from '#engine/ids.ts';

/** Returns a column that refers to a user. @param actions what happens to the row when the user is deleted */
export function userId(actions?: ReferenceConfig['actions']) {
  return integer()
    .$type<UserId>()
    .references(() => users.id, actions);
}

export const users = pgTable(
  'users',
  {
    id: integer().$type<UserId>().primaryKey().generatedAlwaysAsIdentity(),
    /**
     * As typed. Users can type any address, so it is unique (ignoring case) only among those who have verified theirs
     * by activating the account.
     */
    email: text().notNull(),
    passwordHash: text().notNull(),
    /** The manager's name, shown everywhere; unique among users who are not deleted, ignoring case. */
    name: text().notNull(),
    /** The name's skeleton (`skeletonOf`), also unique, so that users cannot impersonate each other. */
    nameSkeleton: text().notNull(),
    /** ISO 3166-1 alpha-2. */
    country: text().notNull(),
    timeZone: text().notNull(),
    activatedAt: timestamp({ withTimezone: true }),
    bankruptAt: timestamp({ withTimezone: true }),
    /** Paused by the user; the next login reactivates the account. */
    deactivatedAt: timestamp({ withTimezone: true }),
    /** Absolute day on which an admin lifted the wait for a new club: tenures that ended by then no longer cause a wait. */
    waitLiftedOn: integer(),
    /** Deleted: name and address are replaced, honors stay. */
    deletedAt: timestamp({ withTimezone: true }),
    lastOnlineAt: timestamp({ withTimezone: true }),
    /** The same as shown to others; null: hidden by the user. */
    shownOnlineAt: timestamp({ withTimezone: true }),
    /** Visits by the user's own clock: the last day (counted from January 1, 1970), days in a row, and days in total. */
    visitDay: integer(),
    visitsInARow: integer().notNull().default(0),
    visitDays: integer().notNull().default(0),
    isAdmin: boolean().notNull().default(false),
    premiumExpiresAt: timestamp({ withTimezone: true }),
    /** The user's declaration and its time; asked once, where it is needed; null: not yet. */
    isAdult: boolean(),
    ageDeclaredAt: timestamp({ withTimezone: true }),
    currency: text().$type<Currency>().notNull().default('USD'),
    /** The user's own referral code, and the user who referred them. */
    refCode: text().notNull().unique(),
    referredByUserId: integer(),
    /** facesjs face description. */
    face: jsonb().$type<Record<string, unknown>>(),
    /** Completed steps of the first tour, e.g. 'club-chosen'. */
    onboarding: jsonb().$type<string[]>().notNull().default([]),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    // Deleted users are excluded: their replacement names may coincide with another user's name.
    uniqueIndex('users_email')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.deletedAt} is null and ${table.activatedAt} is not null`),
    index('users_by_email').on(sql`lower(${table.email})`),
    uniqueIndex('users_name').on(sql`lower(${table.name})`).where(sql`${table.deletedAt} is null`),
    uniqueIndex('users_name_skeleton').on(table.nameSkeleton).where(sql`${table.deletedAt} is null`),
  ],
);

/** Names that users have given up: nobody else can take one for a while, and the number of own changes is limited. */
export const formerNames = pgTable(
  'former_names',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId({ onDelete: 'cascade' }).notNull(),
    name: text().notNull(),
    nameSkeleton: text().notNull(),
    givenUpAt: timestamp({ withTimezone: true }).notNull(),
    /** Whether the change counts toward the limit: not if a moderator removed the name, or only its case has changed. */
    isCounted: boolean().notNull(),
  },
  (table) => [
    index('former_names_by_skeleton').on(table.nameSkeleton),
    index('former_names_by_user').on(table.userId, table.givenUpAt),
    index('former_names_by_time').on(table.givenUpAt),
  ],
);
