import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { clubId } from '#domains/club/tables.ts';
import { KEPT_OPEN } from '#domains/contracts/constants.ts';
import { playerId } from '#domains/player/tables.ts';
import type { PlayerId, UserId } from '#engine/ids.ts';
import type { OfferedTerms } from '#engine/market/terms.ts';

/** Managers' limits for their assistants on expiring contracts. Without a row, or with a former manager's, the defaults apply. */
export const assistantLimits = pgTable('assistant_limits', {
  clubId: clubId().primaryKey(),
  /** The manager who set it; it does not bind a successor. */
  userId: integer().$type<UserId>().notNull(),
  resigns: text().$type<'nobody' | 'needed' | 'everybody'>().notNull(),
  /** Whole dollars a season; null: the default. */
  maxSalary: integer(),
  /** Players off limits to the assistant. */
  handsOff: integer().array().$type<PlayerId[]>().notNull(),
  /** Whether the assistant fills roster spots still open when the summer ends. */
  fills: boolean().notNull().default(true),
  /** Contracts that the assistant leaves open when a season begins. */
  keepsOpen: smallint().notNull().default(KEPT_OPEN),
});

/** A manager's frenzy plan: at most this many of the targets, for this much in total. */
export const frenzyPlans = pgTable(
  'frenzy_plans',
  {
    clubId: clubId().notNull(),
    /** The season at whose end the frenzy takes place. */
    season: smallint().notNull(),
    /** The manager who made it; it does not pass to a successor. */
    userId: integer().$type<UserId>().notNull(),
    /** Combined salary of all signings, whole dollars a season. */
    budget: integer().notNull(),
    /** Maximum number of signings. */
    most: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.clubId, table.season] })],
);

/** Players that managers' clubs bid on in a frenzy, with hidden maximums. */
export const frenzyTargets = pgTable(
  'frenzy_targets',
  {
    clubId: clubId().notNull(),
    season: smallint().notNull(),
    playerId: playerId().notNull(),
    /** 1 is the most wanted. */
    rank: smallint().notNull(),
    seasons: smallint().notNull(),
    /** Whole dollars a season. Hidden from all others. */
    maxSalary: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.clubId, table.season, table.playerId] })],
);

/** Results of each frenzy round: how many clubs were interested in each player, and where he signed. */
export const frenzyResults = pgTable(
  'frenzy_results',
  {
    season: smallint().notNull(),
    /** 1 to the last one of the frenzy. */
    round: smallint().notNull(),
    playerId: playerId().notNull(),
    /** Clubs that bid on him. */
    interested: smallint().notNull(),
    /** The club that signed him; null: none this round. */
    clubId: clubId(),
    /** Whole dollars a season, and number of seasons; 0 unless he has signed. */
    salary: integer().notNull().default(0),
    seasons: smallint().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.season, table.round, table.playerId] })],
);

/** Restricted free agents qualified by their clubs: another club can sign them only by an offer sheet. The row is deleted when he signs. */
export const restrictedFreeAgents = pgTable('restricted_free_agents', {
  playerId: playerId().primaryKey(),
  /** The club that holds him. */
  clubId: clubId().notNull(),
  /** The season at whose end his contract ends. */
  season: smallint().notNull(),
  /** The qualifying offer for next season, whole dollars. */
  salary: integer().notNull(),
  /** Absolute day on whose morning he signs the qualifying offer. */
  heldUntil: integer().notNull(),
});

/** Other clubs' offer sheets to restricted free agents. */
export const offerSheets = pgTable(
  'offer_sheets',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    playerId: playerId().notNull(),
    /** The offering club, and the club that holds him. */
    clubId: clubId().notNull(),
    holderClubId: clubId().notNull(),
    terms: jsonb().$type<OfferedTerms>().notNull(),
    /** First season of the contract. */
    fromSeason: smallint().notNull(),
    /** The offering club's own picks, by season and round. */
    compensation: jsonb().$type<{ season: number; round: number }[]>().notNull(),
    /** Absolute days: when it was made, and the morning on which it is too late to match. */
    madeOn: integer().notNull(),
    matchBy: integer().notNull(),
    /** declined: by the player. signed: the holder may match. void: the offering club could not keep its word. */
    status: text().$type<SheetStatus>().notNull(),
  },
  (table) => [
    uniqueIndex('offer_sheets_signed').on(table.playerId).where(sql`${table.status} = 'signed'`),
    index('offer_sheets_by_status').on(table.status, table.matchBy),
    index('offer_sheets_by_club').on(table.clubId),
  ],
);
/** Restricted free agents' arbitration cases, one per player and summer. */
export const arbitrations = pgTable(
  'arbitrations',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    playerId: playerId().notNull(),
    /** The club that holds him. */
    clubId: clubId().notNull(),
    /** The season at whose end his contract ended. */
    season: smallint().notNull(),
    electedBy: text().$type<'player' | 'club'>().notNull(),
    /** Length of the award, chosen by the side that did not file. */
    seasons: smallint().notNull(),
    /** Whole dollars a season: the club's offer and, after the hearing, the player's ask and the award. */
    offered: integer().notNull(),
    wanted: integer(),
    award: integer(),
    /** Absolute days: the morning of the hearing, and the morning on which an award open to a walk-away becomes binding. */
    hearingOn: integer().notNull(),
    decideBy: integer().notNull(),
    /** settled: he signed before the hearing. void: the club had no cap space, and he is a free agent. */
    status: text().$type<ArbitrationStatus>().notNull().default('open'),
  },
  (table) => [
    uniqueIndex('arbitrations_once').on(table.playerId, table.season),
    index('arbitrations_by_status').on(table.status),
    index('arbitrations_by_club').on(table.clubId, table.season),
  ],
);
export type ArbitrationStatus = 'open' | 'awarded' | 'signed' | 'settled' | 'walked-away' | 'void';

export type SheetStatus = 'declined' | 'signed' | 'matched' | 'lost' | 'void';
