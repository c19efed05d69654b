import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { Feature } from '#domains/admin/constants.ts';
import type { UserId } from '#engine/ids.ts';

/** What admins did, when and to what; never changed, never deleted. */
export const adminActions = pgTable('admin_actions', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: integer().$type<UserId>().notNull(),
  action: text().notNull(),
  detail: jsonb().$type<Record<string, string | number | boolean>>().notNull().default({}),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** What admins have said about the site as a whole; one row, which comes with the first word. */
export const siteState = pgTable(
  'site_state',
  {
    id: smallint().primaryKey().default(1),
    /** Raised with every change: browsers learn by it that their world data is old. */
    revision: integer().notNull().default(0),
    /** The build of the web app that was deployed last; '' before the first. */
    build: text().notNull().default(''),
    /** Set while the site is closed to everybody but admins. */
    maintenanceSince: timestamp({ withTimezone: true }),
    maintenanceNote: text().notNull().default(''),
    /** Versions that admins have announced, and what they said about the last. */
    announced: integer().notNull().default(0),
    announcedNote: text().notNull().default(''),
    announcedAt: timestamp({ withTimezone: true }),
  },
  (table) => [check('site_state_is_one_row', sql`${table.id} = 1`)],
);

/** Features that are closed; what is not here is open. */
export const closedFeatures = pgTable('closed_features', {
  feature: text().$type<Feature>().primaryKey(),
  /** What those read who wanted to go there. */
  reason: text().notNull().default(''),
  closedAt: timestamp({ withTimezone: true }).notNull(),
});
