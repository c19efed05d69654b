import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { clubId } from '#domains/club/tables.ts';
import { playerId } from '#domains/player/tables.ts';
import type { PlayerId, UserId } from '#engine/ids.ts';
import type { OfferedTerms } from '#engine/market/terms.ts';

/** What managers let their assistants do with contracts that end. Without a row, or with one of a former manager: the usual. */
export const assistantLimits = pgTable('assistant_limits', {
  clubId: clubId().primaryKey(),
  /** Who has set it: it does not bind his successor. */
  userId: integer().$type<UserId>().notNull(),
  resigns: text().$type<'nobody' | 'needed' | 'everybody'>().notNull(),
  /** Whole dollars a season; null: the usual. */
  maxSalary: integer(),
  /** Players whom the assistant leaves alone. */
  handsOff: integer().array().$type<PlayerId[]>().notNull(),
  /** Whether he fills roster spots that are open when the summer ends. */
  fills: boolean().notNull().default(true),
});

/** What a manager wants out of a frenzy: of his targets at most this many, for so much together. */
export const frenzyPlans = pgTable(
  'frenzy_plans',
  {
    clubId: clubId().notNull(),
    /** The season at whose end the frenzy is. */
    season: smallint().notNull(),
    /** Who has made it: it is not his successor's. */
    userId: integer().$type<UserId>().notNull(),
    /** Whole dollars a season, of all that are signed together. */
    budget: integer().notNull(),
    /** Players to be signed at most. */
    most: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.clubId, table.season] })],
);

/** Whom clubs with a manager bid on in a frenzy, with their hidden maximum. */
export const frenzyTargets = pgTable(
  'frenzy_targets',
  {
    clubId: clubId().notNull(),
    season: smallint().notNull(),
    playerId: playerId().notNull(),
    /** 1 is who is wanted most. */
    rank: smallint().notNull(),
    seasons: smallint().notNull(),
    /** Whole dollars a season. Nobody else sees it. */
    maxSalary: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.clubId, table.season, table.playerId] })],
);

/** What each round of a frenzy has brought: how many clubs were interested in whom, and who signed. */
export const frenzyResults = pgTable(
  'frenzy_results',
  {
    season: smallint().notNull(),
    /** 1 to the last one of the frenzy. */
    round: smallint().notNull(),
    playerId: playerId().notNull(),
    /** Clubs that have bid on him. */
    interested: smallint().notNull(),
    /** Who has signed him; null: nobody in this round. */
    clubId: clubId(),
    /** Whole dollars a season, and for how many; 0 unless he has signed. */
    salary: integer().notNull().default(0),
    seasons: smallint().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.season, table.round, table.playerId] })],
);

/** Restricted free agents whom a club has qualified: nobody else may sign them but by an offer sheet. The row goes when he signs. */
export const restrictedFreeAgents = pgTable('restricted_free_agents', {
  playerId: playerId().primaryKey(),
  /** Who holds him. */
  clubId: clubId().notNull(),
  /** At whose end his contract ends. */
  season: smallint().notNull(),
  /** Whole dollars: what he is offered for the next season. */
  salary: integer().notNull(),
  /** Absolute day on whose morning he signs the qualifying offer. */
  heldUntil: integer().notNull(),
});

/** What others offer to restricted free agents. */
export const offerSheets = pgTable(
  'offer_sheets',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    playerId: playerId().notNull(),
    /** Who offers, and who holds him. */
    clubId: clubId().notNull(),
    holderClubId: clubId().notNull(),
    terms: jsonb().$type<OfferedTerms>().notNull(),
    /** First season that the contract covers. */
    fromSeason: smallint().notNull(),
    /** Own picks of the club that offers, by season and round. */
    compensation: jsonb().$type<{ season: number; round: number }[]>().notNull(),
    /** Absolute days: when it was made, and on whose morning it is too late to match. */
    madeOn: integer().notNull(),
    matchBy: integer().notNull(),
    /** declined: by the player. signed: the holder may match. void: the club that offered could not keep its word. */
    status: text().$type<SheetStatus>().notNull(),
  },
  (table) => [
    uniqueIndex('offer_sheets_signed').on(table.playerId).where(sql`${table.status} = 'signed'`),
    index('offer_sheets_by_status').on(table.status, table.matchBy),
    index('offer_sheets_by_club').on(table.clubId),
  ],
);
/** Cases of restricted free agents before the arbitrator, one a player and summer. */
export const arbitrations = pgTable(
  'arbitrations',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    playerId: playerId().notNull(),
    /** Who holds him. */
    clubId: clubId().notNull(),
    /** At whose end his contract ended. */
    season: smallint().notNull(),
    electedBy: text().$type<'player' | 'club'>().notNull(),
    /** That the award covers: anyone who has not brought the case chooses. */
    seasons: smallint().notNull(),
    /** Whole dollars a season: what the club offers, and, once it was heard, what he asked for and was awarded. */
    offered: integer().notNull(),
    wanted: integer(),
    award: integer(),
    /** Absolute days: on whose morning it is heard, and on whose morning an award binds that the club might walk away from. */
    hearingOn: integer().notNull(),
    decideBy: integer().notNull(),
    /** settled: he signed before. void: the club had no room for the award, and he is free. */
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
