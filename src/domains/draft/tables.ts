/** The entry draft: who has which pick, who was chosen with it, who holds his rights, and what managers look for. */
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

/** A club has one pick a round in the draft of each season; three drafts ahead they are there, and change hands. */
export const draftPicks = pgTable(
  'draft_picks',
  {
    id: integer().$type<PickId>().primaryKey().generatedByDefaultAsIdentity(),
    /** The PRO league in whose draft it is used: that in which the original club plays then. */
    leagueId: leagueId().notNull(),
    /** The season at whose end the draft is held. */
    season: smallint().notNull(),
    /** 1 to 7. */
    round: smallint().notNull(),
    /** Whose finish decides when it is the pick's turn. */
    originalClubId: clubId().notNull(),
    /** Who chooses with it. */
    ownerClubId: clubId().notNull(),
    /** 1 is the first of the draft; round = ceil(spot / 20). Null until the order is known. */
    spot: smallint(),
    /** A condition of a trade decides who has it: until then it is not traded, nor pays for anything. */
    isPromised: boolean().notNull().default(false),
    /** Who was chosen; null until it is used. */
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

/** The draft of a PRO league, from the lottery on. */
export const drafts = pgTable(
  'drafts',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    leagueId: leagueId().notNull(),
    season: smallint().notNull(),
    /** waiting: the order is known. live: a pick is on the clock. done: all have chosen. */
    status: text().$type<DraftStatus>().notNull().default('waiting'),
    /** The spot that is on the clock, from 1; after the last one when it is done. */
    spot: smallint().notNull().default(1),
    /** When the pick on the clock is made for the club, in milliseconds since 1970; null while no clock runs. */
    clockEndsAt: bigint({ mode: 'number' }),
  },
  (table) => [uniqueIndex('drafts_once').on(table.leagueId, table.season)],
);
export type DraftStatus = 'waiting' | 'live' | 'done';

/** Whose player a drafted amateur is, until he signs or the rights have lapsed. */
export const draftRights = pgTable(
  'draft_rights',
  {
    playerId: playerId().primaryKey(),
    clubId: clubId().notNull(),
    /** The last season at whose end he can be signed. */
    untilSeason: smallint().notNull(),
  },
  (table) => [index('draft_rights_by_club').on(table.clubId)],
);

/** What a club looks for in the draft, where a manager has said so. */
export const draftBoards = pgTable('draft_boards', {
  clubId: clubId().primaryKey(),
  /** Counts changes: of two who change the same one, one does. */
  version: integer().notNull().default(1),
  /** Players in the order in which he wants them; who is not on it comes after, by the club's own scouts. */
  ranking: integer().array().$type<PlayerId[]>().notNull(),
  /** 0: good soon, 100: may become a star. */
  risk: smallint().notNull(),
  /** Points more or less by position. */
  positions: jsonb().$type<Partial<Record<Position, number>>>().notNull(),
});

/** Undrafted amateurs whom clubs have brought over. */
export const draftImports = pgTable(
  'draft_imports',
  {
    playerId: playerId().primaryKey(),
    /** Who has imported him, after the draft of which season. */
    clubId: clubId().notNull(),
    season: smallint().notNull(),
  },
  (table) => [index('draft_imports_by_season').on(table.season, table.clubId)],
);

/** What admins have set for all drafts: one row, or none. */
export const draftSettings = pgTable(
  'draft_settings',
  {
    id: smallint().primaryKey().default(1),
    /** Real seconds that a manager has for a pick. */
    clockSeconds: smallint().notNull(),
  },
  (table) => [check('draft_settings_is_one_row', sql`${table.id} = 1`)],
);

/** What amateurs have done in the junior league of their nation, a row a season, written when it ends. */
export const juniorSeasons = pgTable(
  'junior_seasons',
  {
    playerId: playerId().notNull(),
    season: smallint().notNull(),
    nationId: nationId().notNull(),
    games: smallint().notNull(),
    goals: smallint().notNull(),
    assists: smallint().notNull(),
    /** Minutes. */
    penalties: smallint().notNull(),
    plusMinus: smallint().notNull(),
    /** Of goalies. */
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

/** How well a club sees the amateurs of a class: percent of what an ordinary club errs of its own. Without a row: 100. */
export const scoutingEyes = pgTable(
  'scouting_eyes',
  {
    clubId: clubId().notNull(),
    /** Of the class. */
    season: smallint().notNull(),
    skaters: smallint().notNull(),
    goalies: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.clubId, table.season] }), index('scouting_eyes_by_season').on(table.season)],
);

/** What a scout has seen of an amateur in a season: his looks taken together, for the club that he worked for. */
export const sightings = pgTable(
  'sightings',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    personId: personId().notNull(),
    playerId: playerId().notNull(),
    /** Of the class. */
    season: smallint().notNull(),
    /** Who reads it; null: the scout worked for nobody. */
    clubId: clubId(),
    looks: smallint().notNull(),
    /** Points of overall, as the mean of his looks has him, hidden but for bands. */
    present: real().notNull(),
    potential: real().notNull(),
    /** What the scout errs of his own about what he may become: a standard deviation in points. */
    error: real().notNull(),
    /** Skills that stand out, the best first, and the poorest, as numbers in the stored order of his kind. */
    strengths: smallint().array().notNull(),
    weakness: smallint().notNull(),
    /** Absolute day of the last look. */
    lastDay: integer().notNull(),
    /** The club has bought it; its scout has it as well, with all that he has seen since. */
    isBought: boolean().notNull().default(false),
  },
  (table) => [
    unique('sightings_one_each').on(table.personId, table.playerId, table.season, table.clubId).nullsNotDistinct(),
    index('sightings_by_club').on(table.clubId, table.season),
    check('sightings_have_looks', sql`${table.looks} > 0 and ${table.error} > 0`),
  ],
);
