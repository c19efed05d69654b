import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { Feature } from '#domains/admin/constants.ts';
import type { UserId } from '#engine/ids.ts';

/** Admins' actions; never changed, never deleted. */
export const adminActions = pgTable('admin_actions', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: integer().$type<UserId>().notNull(),
  action: text().notNull(),
  detail: jsonb().$type<Record<string, string | number | boolean>>().notNull().default({}),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** The site's state as set by admins; a single row, created with the first change. */
export const siteState = pgTable(
  'site_state',
  {
    id: smallint().primaryKey().default(1),
    /** Incremented with every change; tells browsers that their world data is outdated. */
    revision: integer().notNull().default(0),
    /** The web app build deployed last; '' before the first. */
    build: text().notNull().default(''),
    /** Set while the site is closed to everyone but admins. */
    maintenanceSince: timestamp({ withTimezone: true }),
    maintenanceNote: text().notNull().default(''),
    /** The number of versions announced by admins, and the note on the latest. */
    announced: integer().notNull().default(0),
    announcedNote: text().notNull().default(''),
    announcedAt: timestamp({ withTimezone: true }),
  },
  (table) => [check('site_state_is_one_row', sql`${table.id} = 1`)],
);

/** Closed features; a feature without a row is open. */
export const closedFeatures = pgTable('closed_features', {
  feature: text().$type<Feature>().primaryKey(),
  /** Shown to users who try to open the feature. */
  reason: text().notNull().default(''),
  closedAt: timestamp({ withTimezone: true }).notNull(),
});
