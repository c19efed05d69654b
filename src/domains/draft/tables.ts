/** The entry draft: picks, selections, rights, and managers' boards. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { clubId } from '#domains/club/tables.ts';
import { leagueId } from '#domains/league/tables.ts';
import { nationId } from '#domains/nation/tables.ts';
import { personId } from '#domains/person/tables.ts';
import { playerId } from '#domains/player/tables.ts';
import type { PickId, PlayerId } from '#engine/ids.ts';
import type { Position } from '#engine/player/skills.ts';

/** Each club has one pick per round in each season's draft, created three drafts ahead and tradable. */
export const draftPicks = pgTable(
  'draft_picks',
  {
    id: integer().$type<PickId>().primaryKey().generatedByDefaultAsIdentity(),
    /** The PRO league in whose draft it is used: the one its original club plays in at the time. */
    leagueId: leagueId().notNull(),
    /** The season at whose end the draft is held. */
    season: smallint().notNull(),
    /** 1 to 7. */
    round: smallint().notNull(),
    /** The club whose finish decides the spot. */
    originalClubId: clubId().notNull(),
    /** The club that selects with it. */
    ownerClubId: clubId().notNull(),
    /** Overall spot, 1 the first; round = ceil(spot / 20). Null until the order is known. */
    spot: smallint(),
    /** A trade condition decides who gets it: until then it cannot be traded or used as compensation. */
    isPromised: boolean().notNull().default(false),
    /** The selected player; null until it is used. */
    playerId: playerId(),
  },
  (table) => [
    uniqueIndex('draft_picks_once').on(table.season, table.round, table.originalClubId),
    uniqueIndex('draft_picks_spots').on(table.leagueId, table.season, table.spot),
    uniqueIndex('draft_picks_by_player').on(table.playerId),
    index('draft_picks_by_owner').on(table.ownerClubId, table.season),
    check('draft_picks_are_used_in_their_turn', sql`${table.playerId} is null or ${table.spot} is not null`),
  ],
);

/** A PRO league's draft, from the lottery on. */
export const drafts = pgTable(
  'drafts',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    leagueId: leagueId().notNull(),
    season: smallint().notNull(),
    /** waiting: the order is known. live: a pick is on the clock. done: all picks are made. */
    status: text().$type<DraftStatus>().notNull().default('waiting'),
    /** The spot on the clock, from 1; past the last one once the draft is done. */
    spot: smallint().notNull().default(1),
    /** When the pick on the clock is made automatically, in milliseconds since 1970; null while no clock runs. */
    clockEndsAt: bigint({ mode: 'number' }),
  },
  (table) => [uniqueIndex('drafts_once').on(table.leagueId, table.season)],
);
export type DraftStatus = 'waiting' | 'live' | 'done';

/** Clubs' rights to drafted amateurs, until they sign or the rights expire. */
export const draftRights = pgTable(
  'draft_rights',
  {
    playerId: playerId().primaryKey(),
    clubId: clubId().notNull(),
    /** The season at whose end the rights expire. */
    untilSeason: smallint().notNull(),
  },
  (table) => [index('draft_rights_by_club').on(table.clubId)],
);

/** Draft boards saved by managers. */
export const draftBoards = pgTable('draft_boards', {
  clubId: clubId().primaryKey(),
  /** Counts changes, so that only one of two concurrent changes succeeds. */
  version: integer().notNull().default(1),
  /** Players in order of preference; others follow, by the club's own scouts. */
  ranking: integer().array().$type<PlayerId[]>().notNull(),
  /** 0: prefers players ready soon; 100: prefers star upside. */
  risk: smallint().notNull(),
  /** Points added or subtracted by position. */
  positions: jsonb().$type<Partial<Record<Position, number>>>().notNull(),
});

/** Undrafted amateurs signed by clubs as imports. */
export const draftImports = pgTable(
  'draft_imports',
  {
    playerId: playerId().primaryKey(),
    /** The importing club, and the season of the draft before it. */
    clubId: clubId().notNull(),
    season: smallint().notNull(),
  },
  (table) => [index('draft_imports_by_season').on(table.season, table.clubId)],
);

/** Admins' settings for all drafts: one row, or none. */
export const draftSettings = pgTable(
  'draft_settings',
  {
    id: smallint().primaryKey().default(1),
    /** Real seconds a manager has for a pick. */
    clockSeconds: smallint().notNull(),
  },
  (table) => [check('draft_settings_is_one_row', sql`${table.id} = 1`)],
);

/** Amateurs' junior-league stats, one row per season, stored when it ends. */
export const juniorSeasons = pgTable(
  'junior_seasons',
  {
    playerId: playerId().notNull(),
    season: smallint().notNull(),
    nationId: nationId().notNull(),
    games: smallint().notNull(),
    goals: smallint().notNull(),
    assists: smallint().notNull(),
    /** Penalty minutes. */
    penalties: smallint().notNull(),
    plusMinus: smallint().notNull(),
    /** Goalies only. */
    wins: smallint().notNull(),
    shutouts: smallint().notNull(),
    shotsAgainst: smallint().notNull(),
    goalsAgainst: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.season] }),
    index('junior_seasons_by_season').on(table.season),
  ],
);

/** A club's scouting error for a class, in percent of an ordinary club's. Without a row: 100. */
export const scoutingEyes = pgTable(
  'scouting_eyes',
  {
    clubId: clubId().notNull(),
    /** The season of the class. */
    season: smallint().notNull(),
    skaters: smallint().notNull(),
    goalies: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.clubId, table.season] }), index('scouting_eyes_by_season').on(table.season)],
);

/** A scout's combined looks at an amateur in a season, for the club he worked for. */
export const sightings = pgTable(
  'sightings',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    personId: personId().notNull(),
    playerId: playerId().notNull(),
    /** The season of the class. */
    season: smallint().notNull(),
    /** The club that may read it; null: the scout worked for none. */
    clubId: clubId(),
    looks: smallint().notNull(),
    /** Overall points, the mean of his looks, shown only as ranges. */
    present: real().notNull(),
    potential: real().notNull(),
    /** The scout's own error about potential: a standard deviation in points. */
    error: real().notNull(),
    /** Standout skills, best first, and the weakest, as indexes in the stored order for his kind of player. */
    strengths: smallint().array().notNull(),
    weakness: smallint().notNull(),
    /** Absolute day of the last look. */
    lastDay: integer().notNull(),
    /** The club bought it; its scout keeps it as well, with all he has seen since. */
    isBought: boolean().notNull().default(false),
  },
  (table) => [
    unique('sightings_one_each').on(table.personId, table.playerId, table.season, table.clubId).nullsNotDistinct(),
    index('sightings_by_club').on(table.clubId, table.season),
    check('sightings_have_looks', sql`${table.looks} > 0 and ${table.error} > 0`),
  ],
);
