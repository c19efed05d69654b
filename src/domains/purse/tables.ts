/** Courses that users have paid for from the purses of their careers. */
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { nationId } from '#domains/nation/tables.ts';
import type { Course } from '#domains/person/constants.ts';
import { personId } from '#domains/person/tables.ts';
import { MAX_COURSES } from '#domains/purse/constants.ts';

export const courses = pgTable(
  'courses',
  {
    personId: personId().notNull(),
    season: smallint().notNull(),
    /** Number in the season, from 1. */
    number: smallint().notNull(),
    day: smallint().notNull(),
    course: text().$type<Course>().notNull(),
    /** For a study trip. */
    nationId: nationId(),
    /** Whole dollars. */
    price: integer().notNull(),
    /** The skill before and after; null: not a skill. */
    fromLevel: smallint(),
    toLevel: smallint(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.season, table.number] }),
    check('courses_are_few', sql`${table.number} between 1 and ${sql.raw(String(MAX_COURSES))}`),
    check('courses_cost', sql`${table.price} > 0`),
    check(
      'courses_raise',
      sql`(${table.fromLevel} is null) = (${table.toLevel} is null) and ${table.toLevel} > ${table.fromLevel}`,
    ),
    check('courses_lead_somewhere', sql`(${table.course} = 'study-trip') = (${table.nationId} is not null)`),
  ],
);
