/** A club is one organization with PRO, FRM and U21 teams. Nations and regions have teams, too. */

import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  char,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  type ReferenceConfig,
  real,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import type { ArenaLook } from '#domains/club/constants.ts';
import type { ClubStory } from '#domains/club/contract.ts';
import type { ClubLook, Crest, Jersey } from '#domains/club/rules/looks.ts';
import type { TeamLevel, TeamOwnerKind } from '#domains/club/rules/teams.ts';
import { leagueId } from '#domains/league/tables.ts';
import { nationId } from '#domains/nation/tables.ts';
import type { ClubId, TeamId } from '#engine/ids.ts';
import type { CoachStyle } from '#engine/lineup/coach-style.ts';

/** Returns a column that references a club. @param actions what happens to the row when the club is deleted */
export function clubId(actions?: ReferenceConfig['actions']) {
  return integer()
    .$type<ClubId>()
    .references(() => clubs.id, actions);
}

export const clubs = pgTable('clubs', {
  id: integer().$type<ClubId>().primaryKey(),
  nationId: nationId().notNull(),
  /** IANA name. */
  timeZone: text().notNull(),
  /** Its arena's coordinates in degrees; north and east are positive. */
  latitude: real().notNull().default(0),
  longitude: real().notNull().default(0),
  rivalClubId: integer()
    .$type<ClubId>()
    .references((): AnyPgColumn => clubs.id),
  /** The previous rival, and the season since which this one has been the rival; null while the first still is. */
  formerRivalClubId: integer()
    .$type<ClubId>()
    .references((): AnyPgColumn => clubs.id),
  rivalSince: smallint(),
  /** Season number, 0 and below for the years before the world began. */
  foundedAt: integer().notNull(),
  /** Primary, secondary and accent as '#rrggbb'. */
  colors: jsonb().$type<[string, string, string]>().notNull(),
  jersey: jsonb().$type<Jersey>().notNull(),
  crest: jsonb().$type<Crest>().notNull(),
  /** Its rink's look from above. */
  arena: text().$type<ArenaLook>().notNull().default('classic'),
  /** The look before a manager's design; null: unchanged. */
  originalLook: jsonb().$type<ClubLook>(),
  arenaName: text().notNull(),
  arenaCapacity: integer().notNull(),
  /** A goal horn of the settings domain, 'horn1' … 'horn7'. */
  goalHorn: text().notNull().default('horn1'),
  /** Three sentences about the club, chosen when the world is created. */
  story: jsonb().$type<ClubStory>().notNull(),
});

/** Returns a column that references a team. @param actions what happens to the row when the team is deleted */
export function teamId(actions?: ReferenceConfig['actions']) {
  return integer()
    .$type<TeamId>()
    .references(() => teams.id, actions);
}

export const teams = pgTable(
  'teams',
  {
    id: integer().$type<TeamId>().primaryKey().generatedByDefaultAsIdentity(),
    /** Decides which one of the next three columns is set. */
    ownerKind: text().$type<TeamOwnerKind>().notNull().default('club'),
    clubId: clubId(),
    nationId: nationId(),
    /** A name that the regional cup uses: there is no table of regions. */
    region: text(),
    /** Distinguishes it from its owner's other teams; null for regional teams. */
    level: text().$type<TeamLevel>(),
    /** A club team's league this season; null for others. */
    leagueId: leagueId(),
    /** For a team without a club: the name of its nation or region. */
    city: text().notNull(),
    /** Empty: the city is the whole name. */
    nickname: text().notNull(),
    abbr: char({ length: 3 }).notNull(),
    /** The names before a manager renamed the affiliate. */
    originalCity: text().notNull(),
    originalNickname: text().notNull(),
    originalAbbr: char({ length: 3 }).notNull(),
    /** For a team without a club, as `clubs.colors`; null: its club's. */
    colors: jsonb().$type<[string, string, string]>(),
    /** 0 to 99 each; the overall is the rounded average of the five. Raised nightly. */
    offense: smallint().notNull().default(0),
    defense: smallint().notNull().default(0),
    physical: smallint().notNull().default(0),
    goaltending: smallint().notNull().default(0),
    coaching: smallint().notNull().default(0),
    /** Its coaches' effects, in the order of STAFF_EFFECTS; all 0: average for its league. */
    staffEffects: smallint().array().notNull().default([0, 0, 0, 0, 0]),
    /** Its head coach's preferred style; null: no head coach. */
    coachStyle: text().$type<CoachStyle>(),
  },
  (table) => [
    uniqueIndex('teams_one_per_level').on(table.clubId, table.level),
    uniqueIndex('teams_one_per_nation').on(table.nationId, table.level),
    index('teams_by_league').on(table.leagueId),
    // Referenced by memberships, so that their kind matches their team's.
    unique('teams_with_kind').on(table.id, table.ownerKind),
    check(
      'teams_have_one_owner',
      sql`num_nonnulls(${table.clubId}, ${table.nationId}, ${table.region}) = 1
        and case ${table.ownerKind} when 'club' then ${table.clubId} when 'nation' then ${table.nationId}
          when 'region' then length(${table.region}) end is not null`,
    ),
    check(
      'teams_have_a_level',
      sql`case ${table.ownerKind} when 'club' then ${table.level} in ('PRO', 'FRM', 'U21')
        when 'nation' then ${table.level} in ('senior', 'U20') else ${table.level} is null end is true`,
    ),
    check(
      'teams_of_clubs_have_a_place',
      sql`(${table.ownerKind} = 'club') = (${table.leagueId} is not null)
        and (${table.ownerKind} = 'club') = (${table.colors} is null)`,
    ),
  ],
);

/** A team's five ratings, recorded weekly. */
export const teamRatingHistory = pgTable(
  'team_rating_history',
  {
    teamId: teamId().notNull(),
    season: smallint().notNull(),
    /** Day of the season, 1 to 63. */
    day: smallint().notNull(),
    offense: smallint().notNull(),
    defense: smallint().notNull(),
    physical: smallint().notNull(),
    goaltending: smallint().notNull(),
    coaching: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.season, table.day] })],
);

/** Desk items that users have put off. */
export const postponedItems = pgTable(
  'postponed_items',
  {
    userId: userId().notNull(),
    /** Team, kind and subject of the item (`rules/desk-rows.ts`). */
    key: text().notNull(),
    /** The absolute day on which it is back. */
    until: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);
