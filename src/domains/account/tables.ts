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

/** Returns a column that names a user. @param actions what happens to the row when the user is deleted */
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
     * As typed. Anybody can type any address, so it is unique, without regard to case, only among those who have proved theirs
     * by activating the account.
     */
    email: text().notNull(),
    passwordHash: text().notNull(),
    /** The manager's name, shown everywhere; unique among those who have not left, without regard to case. */
    name: text().notNull(),
    /** What the name looks like (`skeletonOf`): unique too, so that nobody passes for another. */
    nameSkeleton: text().notNull(),
    /** ISO 3166-1 alpha-2. */
    country: text().notNull(),
    timeZone: text().notNull(),
    activatedAt: timestamp({ withTimezone: true }),
    bankruptAt: timestamp({ withTimezone: true }),
    /** Paused by the user; the next login wakes the account. */
    deactivatedAt: timestamp({ withTimezone: true }),
    /** Absolute day on which an admin has let them take a club again: what ended until then does not make them wait. */
    waitLiftedOn: integer(),
    /** Deleted: name and address are replaced, honors stay. */
    deletedAt: timestamp({ withTimezone: true }),
    lastOnlineAt: timestamp({ withTimezone: true }),
    /** The same as others see it; null: they do not, by the choice of the user. */
    shownOnlineAt: timestamp({ withTimezone: true }),
    /** The end of the visit before the present one, until the user has read what has happened since; null: he was not away for long. */
    awaySince: timestamp({ withTimezone: true }),
    /** Days on which the user has looked in, by his own clock: the last one (counted from 1 January 1970), how many in a row, and in all. */
    visitDay: integer(),
    visitsInARow: integer().notNull().default(0),
    visitDays: integer().notNull().default(0),
    isAdmin: boolean().notNull().default(false),
    premiumExpiresAt: timestamp({ withTimezone: true }),
    /** What they have declared, and when: asked once, where it is needed; null: not yet. */
    isAdult: boolean(),
    ageDeclaredAt: timestamp({ withTimezone: true }),
    currency: text().$type<Currency>().notNull().default('USD'),
    /** Own referral code, and who brought him. */
    refCode: text().notNull().unique(),
    referredByUserId: integer(),
    /** facesjs face description. */
    face: jsonb().$type<Record<string, unknown>>(),
    /** Finished steps of the first tour, e.g. 'club-chosen'. */
    onboarding: jsonb().$type<string[]>().notNull().default([]),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    // Those who have left stand in nobody's way: what their rows are called then may be somebody's name by accident.
    uniqueIndex('users_email')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.deletedAt} is null and ${table.activatedAt} is not null`),
    index('users_by_email').on(sql`lower(${table.email})`),
    uniqueIndex('users_name').on(sql`lower(${table.name})`).where(sql`${table.deletedAt} is null`),
    uniqueIndex('users_name_skeleton').on(table.nameSkeleton).where(sql`${table.deletedAt} is null`),
  ],
);
