/** What makes a person a coach. */
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { CoachSpecialSkill, CoachStyle } from '#domains/coach/constants.ts';
import { persons } from '#domains/person/tables.ts';
import type { PersonId } from '#engine/ids.ts';

export const coaches = pgTable(
  'coaches',
  {
    personId: integer()
      .$type<PersonId>()
      .primaryKey()
      .references(() => persons.id),
    /** 0 to 99 each, in the order of COACH_SKILLS. */
    skills: smallint().array().notNull(),
    specialSkills: text().array().$type<CoachSpecialSkill[]>().notNull(),
    style: text().$type<CoachStyle>().notNull(),
  },
  (table) => [check('coaches_have_seven_skills', sql`cardinality(${table.skills}) = 7`)],
);
