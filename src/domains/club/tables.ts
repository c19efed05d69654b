/** A club is one organization; its PRO, FRM and U21 teams are the sides that play. */
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { char, index, integer, jsonb, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#domains/account/tables.ts';
import type { Crest, Jersey } from '#domains/club/rules/looks.ts';
import { leagues } from '#domains/league/tables.ts';
import { nations } from '#domains/nation/tables.ts';

export const clubs = pgTable(
  'clubs',
  {
    id: integer().primaryKey(),
    nationId: integer()
      .notNull()
      .references(() => nations.id),
    /** IANA name. */
    timeZone: text().notNull(),
    /** The general manager; null: an AI runs the club. A user runs one club at most. */
    ownerUserId: integer().references(() => users.id),
    ownedSince: timestamp({ withTimezone: true }),
    rivalClubId: integer().references((): AnyPgColumn => clubs.id),
    /** The rival before an owner chose another, kept for the record. */
    rivalReplacedByClubId: integer().references((): AnyPgColumn => clubs.id),
    /** Season number, 0 and below for the years before the world began. */
    foundedAt: integer().notNull(),
    /** Primary, secondary and accent as '#rrggbb'. */
    colors: jsonb().$type<[string, string, string]>().notNull(),
    jersey: jsonb().$type<Jersey>().notNull(),
    crest: jsonb().$type<Crest>().notNull(),
    arenaName: text().notNull(),
    arenaCapacity: integer().notNull(),
    /** A goal horn of the settings domain, 'horn1' … 'horn7'. */
    goalHorn: text().notNull().default('horn1'),
    /** Two or three sentences about the club, made from its facts when the world is created. */
    story: text().notNull(),
  },
  (table) => [uniqueIndex('clubs_one_per_owner').on(table.ownerUserId)],
);

export const teams = pgTable(
  'teams',
  {
    id: integer().primaryKey(),
    clubId: integer()
      .notNull()
      .references(() => clubs.id),
    level: text().$type<'PRO' | 'FRM' | 'U21'>().notNull(),
    /** Where it plays this season. */
    leagueId: integer()
      .notNull()
      .references(() => leagues.id),
    city: text().notNull(),
    nickname: text().notNull(),
    abbr: char({ length: 3 }).notNull(),
    /** The names before an owner renamed his affiliates. */
    originalCity: text().notNull(),
    originalNickname: text().notNull(),
    originalAbbr: char({ length: 3 }).notNull(),
    /** 0 to 99 each; the overall is the rounded average of the five. Raised nightly. */
    offense: smallint().notNull().default(0),
    defense: smallint().notNull().default(0),
    physical: smallint().notNull().default(0),
    goaltending: smallint().notNull().default(0),
    coaching: smallint().notNull().default(0),
  },
  (table) => [
    uniqueIndex('teams_one_per_level').on(table.clubId, table.level),
    index('teams_by_league').on(table.leagueId),
  ],
);
