/** What makes a person a scout. */
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, smallint } from 'drizzle-orm/pg-core';
import { persons } from '#domains/person/tables.ts';
import type { NationId, PersonId } from '#engine/ids.ts';

export const scouts = pgTable(
  'scouts',
  {
    personId: integer()
      .$type<PersonId>()
      .primaryKey()
      .references(() => persons.id),
    /** 0 to 99 each, in the order of SCOUT_SKILLS. */
    skills: smallint().array().notNull(),
    /** Nations whose hockey he knows besides his own. */
    nations: integer().array().$type<NationId[]>().notNull(),
    /** Calls on prospects that have been settled, and those that were right. */
    calls: integer().notNull().default(0),
    callsRight: integer().notNull().default(0),
  },
  (table) => [
    check('scouts_have_five_skills', sql`cardinality(${table.skills}) = 5`),
    check('scouts_are_right_at_most_always', sql`${table.callsRight} between 0 and ${table.calls}`),
  ],
);
