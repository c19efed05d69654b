import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { clubId, teamId } from '#domains/club/tables.ts';
import { playerId } from '#domains/player/tables.ts';
import type { ContractId } from '#engine/ids.ts';
import type { Factor } from '#engine/market/ask.ts';
import type { PerformanceMark } from '#engine/market/performance.ts';
import type { Clause, OfferedTerms } from '#engine/market/terms.ts';

export const contracts = pgTable(
  'contracts',
  {
    id: integer().$type<ContractId>().primaryKey().generatedByDefaultAsIdentity(),
    playerId: playerId().notNull(),
    clubId: clubId().notNull(),
    /** First and last season it covers, both included. */
    fromSeason: smallint().notNull(),
    toSeason: smallint().notNull(),
    /** The cap hit: the average in whole dollars a season, signing bonus included, over the seasons agreed. */
    salary: integer().notNull(),
    /** Whole dollars by season from the first, as signed; includes seasons cut off by an early end. */
    salaries: integer().array().notNull(),
    /** Whole dollars, paid once at signing. */
    signingBonus: integer().notNull().default(0),
    clause: text().$type<Clause>().notNull().default('none'),
    /** He may leave if the club is relegated, without dead cap. */
    relegationClause: boolean().notNull().default(false),
    kind: text().$type<'entry' | 'standard'>().notNull(),
    /** Absolute day (season × 63 + day). */
    signedAt: integer().notNull(),
    /** The season in which the club claimed or traded for him; null: it signed him itself. */
    takenOverIn: smallint(),
    /** Absolute day on which the club bought him out, in the contract's last season. Null: it has not. */
    boughtOutOn: integer(),
  },
  (table) => [
    index('contracts_by_player').on(table.playerId),
    index('contracts_by_club').on(table.clubId, table.toSeason),
    check(
      'contracts_have_a_salary_a_season',
      sql`cardinality(${table.salaries}) > ${table.toSeason} - ${table.fromSeason}`,
    ),
  ],
);

/** Earned performance bonuses: each mark of a contract pays once a season. */
export const performanceBonuses = pgTable(
  'performance_bonuses',
  {
    contractId: integer()
      .$type<ContractId>()
      .notNull()
      .references(() => contracts.id),
    season: smallint().notNull(),
    mark: text().$type<PerformanceMark>().notNull(),
    playerId: playerId().notNull(),
    /** The club that paid it and carries it on its cap. */
    clubId: clubId().notNull(),
    /** Whole dollars. */
    amount: integer().notNull(),
    /** Absolute day. */
    earnedOn: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.contractId, table.season, table.mark] }),
    index('performance_bonuses_by_player').on(table.playerId),
  ],
);

/** Dead cap: charges against a club's cap in a season without a player for them. */
export const capCharges = pgTable(
  'cap_charges',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    clubId: clubId().notNull(),
    season: smallint().notNull(),
    /** Whole dollars against the cap. */
    amount: integer().notNull(),
    kind: text().$type<'buyout' | 'retention' | 'overage' | 'relegation'>().notNull(),
    /** The contract behind it; null for an overage. */
    contractId: integer()
      .$type<ContractId>()
      .references(() => contracts.id),
  },
  (table) => [
    index('cap_charges_by_club').on(table.clubId, table.season),
    uniqueIndex('cap_charges_once').on(table.contractId, table.kind, table.season, table.clubId),
  ],
);

/** Contract talks between a club and a player or his agent. An unfinished talk is in progress. */
export const contractTalks = pgTable(
  'contract_talks',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    playerId: playerId().notNull(),
    clubId: clubId().notNull(),
    /**
     * open: he has yet to name his terms. asked: he has. countered: he answered an offer with terms he would sign. agreed: signed, but not yet in
     * effect. refused: he broke off, and the cooldown runs. finished: over.
     */
    status: text().$type<TalkStatus>().notNull(),
    /** Counts changes, so that only one of two concurrent answers succeeds. */
    version: integer().notNull().default(1),
    /** First season of the new contract. */
    fromSeason: smallint().notNull(),
    /** His remaining patience, 100 to 0. Hidden; screens show it in words. */
    patience: smallint().notNull(),
    /** His asks: a short, a medium and a long contract. */
    asks: jsonb().$type<OfferedTerms[]>().notNull(),
    /** The terms he would sign after the last offer; null: no counter. */
    counter: jsonb().$type<OfferedTerms>(),
    /** The club's offer awaiting his agent (a user); null: none. */
    pending: jsonb().$type<OfferedTerms>(),
    /** Absolute day on whose morning the deputy answers; null: nothing pending. */
    answerBy: integer(),
    /** Absolute day from which he talks again after breaking off. */
    cooldownUntil: integer(),
    /** Absolute day. */
    openedOn: integer().notNull(),
  },
  (table) => [
    uniqueIndex('contract_talks_in_progress')
      .on(table.playerId, table.clubId)
      .where(sql`${table.status} <> 'finished'`),
    index('contract_talks_by_club').on(table.clubId, table.status),
  ],
);
export type TalkStatus = 'open' | 'asked' | 'countered' | 'agreed' | 'refused' | 'finished';

/** The lines of a talk, as a conversation. */
export const contractTalkLogs = pgTable(
  'contract_talk_logs',
  {
    talkId: integer()
      .notNull()
      .references(() => contractTalks.id, { onDelete: 'cascade' }),
    /** Counts from 1. */
    line: smallint().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Absolute day. */
    day: integer().notNull(),
    says: text().$type<TalkLine>().notNull(),
    /** The terms offered, asked or signed. */
    terms: jsonb().$type<OfferedTerms>(),
  },
  (table) => [primaryKey({ columns: [table.talkId, table.line] })],
);
/** Kinds of lines: the club offers and walks away, all others are the player's. */
export type TalkLine = 'asks' | 'offers' | 'counters' | 'accepts' | 'refuses' | 'walks-away';

/** Clubs' offers to free agents. An offer stays open until the morning on which he decides among all of his. */
export const freeAgentOffers = pgTable(
  'free_agent_offers',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    playerId: playerId().notNull(),
    clubId: clubId().notNull(),
    terms: jsonb().$type<OfferedTerms>().notNull(),
    /** The terms his agent (a user) would accept; null: none named. */
    counter: jsonb().$type<OfferedTerms>(),
    /** First season of the contract. */
    fromSeason: smallint().notNull(),
    /** Absolute days: when it was made, and the morning he decides. */
    madeOn: integer().notNull(),
    decidesOn: integer().notNull(),
    /** void: he chose it, but the club could no longer sign him. */
    status: text().$type<OfferStatus>().notNull().default('open'),
    /** An AI club's maximum in whole dollars a season; `terms` are what it pays without other bids. Null: a manager's offer, to the dollar. */
    most: integer(),
    /** Why it failed; null: it has not, or no notice is needed. */
    reason: jsonb().$type<OfferReason>(),
    /** The manager's order among the club's open offers, the lowest first: who signs if not all can be paid. */
    rank: smallint().notNull().default(0),
    /** The most that a manager's assistant would pay, as `most` of an AI club. Null: no offer of an assistant. */
    assistantMost: integer(),
  },
  (table) => [
    uniqueIndex('free_agent_offers_open').on(table.playerId, table.clubId).where(sql`${table.status} = 'open'`),
    index('free_agent_offers_by_club').on(table.clubId, table.status),
    index('free_agent_offers_by_day').on(table.status, table.decidesOn),
  ],
);
export type OfferStatus = 'open' | 'accepted' | 'declined' | 'withdrawn' | 'void';
/** outbid: the public terms he signed elsewhere, and what spoke for them. low: his ask of the club that morning. outranked: it made room for one ranked higher. The others: what the club lacked. */
export type OfferReason =
  | { code: 'outbid'; team: string; salary: number; seasons: number; weighed?: Factor[] }
  | { code: 'low'; salary: number; seasons: number }
  | { code: 'cap' | 'contracts' | 'roster' | 'outranked' | 'agent' | 'taken' };

/** Free agents of regular strength during the season, and since when they have been available. */
export const marketListings = pgTable('market_listings', {
  playerId: playerId().primaryKey(),
  /** Absolute day on whose morning he came on the market. */
  since: integer().notNull(),
});

/** Signed players about to join their new clubs; the row is deleted when they arrive the next morning. */
export const arrivals = pgTable(
  'arrivals',
  {
    playerId: playerId().primaryKey(),
    teamId: teamId().notNull(),
    /** Absolute day on whose morning he arrives. */
    arrivesOn: integer().notNull(),
  },
  (table) => [index('arrivals_by_team').on(table.teamId)],
);
