/** Clubs' facilities. A club without a row is at the first level. */
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { clubId } from '#domains/club/tables.ts';
import type { Buildable } from '#domains/facilities/constants.ts';

export const facilities = pgTable(
  'facilities',
  {
    clubId: clubId().notNull(),
    facility: text().$type<Buildable>().notNull(),
    /** 1 to 10. */
    level: smallint().notNull(),
    /** Absolute day on whose morning the next level is ready; null: no project. */
    readyOn: integer(),
    /** Absolute day on which the last project was started, and their number: each is paid for under its own key. */
    begunOn: integer(),
    projects: smallint().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.facility] }),
    check('facilities_level', sql`${table.level} between 1 and 10`),
  ],
);
