/** What makes a person a coach. */
import { sql } from 'drizzle-orm';
import { check, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { CoachSpecialSkill, CoachStyle } from '#domains/coach/constants.ts';
import { personId } from '#domains/person/tables.ts';

export const coaches = pgTable(
  'coaches',
  {
    personId: personId().primaryKey(),
    /** 0 to 99 each, in the order of COACH_SKILLS. */
    skills: smallint().array().notNull(),
    specialSkills: text().array().$type<CoachSpecialSkill[]>().notNull(),
    style: text().$type<CoachStyle>().notNull(),
  },
  (table) => [check('coaches_have_seven_skills', sql`cardinality(${table.skills}) = 7`)],
);
