/** Desks of newspapers, and what makes a person a reporter. */
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { clubId } from '#domains/club/tables.ts';
import { leagueId } from '#domains/league/tables.ts';
import { nationId } from '#domains/nation/tables.ts';
import { personId } from '#domains/person/tables.ts';
import type { DeskKind } from '#domains/reporter/constants.ts';
import type { DeskId } from '#engine/ids.ts';

/** One for each club, each league of first teams and each nation that has clubs. */
export const desks = pgTable(
  'desks',
  {
    id: integer().$type<DeskId>().primaryKey().generatedByDefaultAsIdentity(),
    /** Decides which one of the next three columns is set. */
    kind: text().$type<DeskKind>().notNull(),
    clubId: clubId(),
    leagueId: leagueId(),
    nationId: nationId(),
    /** What its newspaper is called. */
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
    /** Employed by the paper: an AI. Users are accredited. */
    isStaff: boolean().notNull(),
    /** Where they write; null: nowhere, at present or any more. */
    deskId: integer()
      .$type<DeskId>()
      .references(() => desks.id),
    /** Absolute day since which. */
    deskSince: integer(),
  },
  (table) => [
    index('reporters_by_desk').on(table.deskId),
    check('reporters_sit_since', sql`(${table.deskId} is null) = (${table.deskSince} is null)`),
  ],
);
