/** What makes a person a scout. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { clubId } from '#domains/club/tables.ts';
import { nationId } from '#domains/nation/tables.ts';
import { personId } from '#domains/person/tables.ts';
import { playerId } from '#domains/player/tables.ts';
import type { AssignmentKind } from '#domains/scout/constants.ts';
import type { NationId, UserId } from '#engine/ids.ts';

export const scouts = pgTable(
  'scouts',
  {
    personId: personId().primaryKey(),
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

/** Where scouts are sent: one assignment each; who has none does his ordinary rounds. */
export const scoutAssignments = pgTable(
  'scout_assignments',
  {
    personId: personId().primaryKey(),
    /** For whom he goes; null: for himself. */
    clubId: clubId(),
    kind: text().$type<AssignmentKind>().notNull(),
    nationId: nationId(),
    age: smallint(),
    playerId: playerId(),
    /** Absolute day. */
    sinceDay: integer().notNull(),
  },
  (table) => [
    index('scout_assignments_by_club').on(table.clubId),
    check(
      'scout_assignments_say_where',
      sql`(${table.kind} = 'nation') = (${table.nationId} is not null)
        and (${table.kind} = 'age') = (${table.age} is not null)
        and (${table.kind} = 'player') = (${table.playerId} is not null)`,
    ),
  ],
);

/** What managers let their scouts spend on the road. Without a row, or with one of a former manager: as much as it takes. */
export const scoutingBudgets = pgTable('scouting_budgets', {
  clubId: clubId().primaryKey(),
  /** Who has set it: it does not bind his successor. */
  userId: integer().$type<UserId>().notNull(),
  /** Whole dollars a season. */
  most: integer().notNull(),
});

/** What each scout has spent on the road for a club in a season; together what its books say. */
export const scoutTrips = pgTable(
  'scout_trips',
  {
    clubId: clubId().notNull(),
    season: smallint().notNull(),
    personId: personId().notNull(),
    nights: smallint().notNull(),
    /** Whole dollars. */
    spent: integer().notNull(),
    /** Absolute day of the last night: one that is done again costs nothing. */
    lastDay: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.clubId, table.season, table.personId] })],
);
