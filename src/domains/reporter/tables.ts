/** Desks of newspapers, and what makes a person a reporter. */
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { clubs } from '#domains/club/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { nations } from '#domains/nation/tables.ts';
import { persons } from '#domains/person/tables.ts';
import type { DeskKind } from '#domains/reporter/constants.ts';
import type { ClubId, DeskId, LeagueId, NationId, PersonId } from '#engine/ids.ts';

/** One for each club, each league of first teams and each nation that has clubs. */
export const desks = pgTable(
  'desks',
  {
    id: integer().$type<DeskId>().primaryKey().generatedByDefaultAsIdentity(),
    /** Decides which one of the next three columns is set. */
    kind: text().$type<DeskKind>().notNull(),
    clubId: integer()
      .$type<ClubId>()
      .references(() => clubs.id),
    leagueId: integer()
      .$type<LeagueId>()
      .references(() => leagues.id),
    nationId: integer()
      .$type<NationId>()
      .references(() => nations.id),
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
    personId: integer()
      .$type<PersonId>()
      .primaryKey()
      .references(() => persons.id),
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
