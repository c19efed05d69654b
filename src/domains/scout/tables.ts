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
    /** Calls on prospects that have been settled, and the right ones. */
    calls: integer().notNull().default(0),
    callsRight: integer().notNull().default(0),
  },
  (table) => [
    check('scouts_have_five_skills', sql`cardinality(${table.skills}) = 5`),
    check('scouts_are_right_at_most_always', sql`${table.callsRight} between 0 and ${table.calls}`),
  ],
);

/** Scouting assignments, one per scout; a scout without one makes his usual rounds. */
export const scoutAssignments = pgTable(
  'scout_assignments',
  {
    personId: personId().primaryKey(),
    /** The club that he travels for; null: himself. */
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

/** Managers' limits for scouting travel. Without a row, or with one of a former manager: no limit. */
export const scoutingBudgets = pgTable('scouting_budgets', {
  clubId: clubId().primaryKey(),
  /** The manager who set it; it does not bind a successor. */
  userId: integer().$type<UserId>().notNull(),
  /** Whole dollars a season. */
  most: integer().notNull(),
});

/** Each scout's travel costs for a club in a season; their sum matches the club's books. */
export const scoutTrips = pgTable(
  'scout_trips',
  {
    clubId: clubId().notNull(),
    season: smallint().notNull(),
    personId: personId().notNull(),
    nights: smallint().notNull(),
    /** Whole dollars. */
    spent: integer().notNull(),
    /** Absolute day of the last night, which costs nothing when repeated. */
    lastDay: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.clubId, table.season, table.personId] })],
);
