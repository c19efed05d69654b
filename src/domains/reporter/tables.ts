/** Desks of newspapers, and the careers of reporters. */
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { clubId } from '#domains/club/tables.ts';
import { leagueId } from '#domains/league/tables.ts';
import { nationId } from '#domains/nation/tables.ts';
import { personId } from '#domains/person/tables.ts';
import type { DeskKind } from '#domains/reporter/constants.ts';
import type { DeskId } from '#engine/ids.ts';

/** One for each club, each league of first teams, and each nation with clubs. */
export const desks = pgTable(
  'desks',
  {
    id: integer().$type<DeskId>().primaryKey().generatedByDefaultAsIdentity(),
    /** Determines which of the next three columns is set. */
    kind: text().$type<DeskKind>().notNull(),
    clubId: clubId(),
    leagueId: leagueId(),
    nationId: nationId(),
    /** Name of the newspaper. */
    paper: text().notNull(),
  },
  (table) => [
    uniqueIndex('desks_one_per_club').on(table.clubId),
    uniqueIndex('desks_one_per_league').on(table.leagueId),
    uniqueIndex('desks_one_per_nation').on(table.nationId),
    check(
      'desks_cover_one',
      sql`(${table.kind} = 'club') = (${table.clubId} is not null)
        and (${table.kind} = 'league') = (${table.leagueId} is not null)
        and (${table.kind} = 'nation') = (${table.nationId} is not null)`,
    ),
  ],
);

export const reporters = pgTable(
  'reporters',
  {
    personId: personId().primaryKey(),
    /** Whether an AI employed by the newspaper; users are accredited. */
    isStaff: boolean().notNull(),
    /** The current desk; null: none. */
    deskId: integer()
      .$type<DeskId>()
      .references(() => desks.id),
    /** Absolute day on which they joined it. */
    deskSince: integer(),
  },
  (table) => [
    index('reporters_by_desk').on(table.deskId),
    check('reporters_sit_since', sql`(${table.deskId} is null) = (${table.deskSince} is null)`),
  ],
);
