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
    /** Whole dollars a season: what was agreed, signing bonus included, over the seasons agreed. It is the cap hit. */
    salary: integer().notNull(),
    /** Whole dollars by season from the first one, as signed; what was cut off by an early end is still in it. */
    salaries: integer().array().notNull(),
    /** Whole dollars, paid once on the day of signing. */
    signingBonus: integer().notNull().default(0),
    clause: text().$type<Clause>().notNull().default('none'),
    /** He may leave if the club is relegated, and no dead cap stays. */
    relegationClause: boolean().notNull().default(false),
    kind: text().$type<'entry' | 'standard'>().notNull(),
    /** Absolute day (season × 63 + day). */
    signedAt: integer().notNull(),
    /** The season in which the club claimed or traded for him; null: it has signed him itself. */
    takenOverIn: smallint(),
    /** Absolute day on which the club has bought him out: it ends with that season. Null: it has not. */
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

/** Performance bonuses that were earned: each mark of a contract pays once a season. */
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
    /** Who has paid it, and has it on its cap. */
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

/** Dead cap: what counts against a club's cap in a season without a player for it. */
export const capCharges = pgTable(
  'cap_charges',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    clubId: clubId().notNull(),
    season: smallint().notNull(),
    /** Whole dollars against the cap. */
    amount: integer().notNull(),
    kind: text().$type<'buyout' | 'retention' | 'overage' | 'relegation'>().notNull(),
    /** What it comes from; null of an overage. */
    contractId: integer()
      .$type<ContractId>()
      .references(() => contracts.id),
  },
  (table) => [
    index('cap_charges_by_club').on(table.clubId, table.season),
    uniqueIndex('cap_charges_once').on(table.contractId, table.kind, table.season, table.clubId),
  ],
);

/** Talks between a club and a player, or his agent. One that is not finished is in progress. */
export const contractTalks = pgTable(
  'contract_talks',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    playerId: playerId().notNull(),
    clubId: clubId().notNull(),
    /**
     * open: he has not said yet what he wants. asked: he has. countered: he has answered an offer with what he would sign.
     * agreed: signed, and he has not yet begun. refused: he has broken off, and the cooldown runs. finished: over.
     */
    status: text().$type<TalkStatus>().notNull(),
    /** Counts changes: of two who answer the same one, one does. */
    version: integer().notNull().default(1),
    /** First season that the new contract covers. */
    fromSeason: smallint().notNull(),
    /** What is left of his patience, 100 to 0. Hidden; screens have words for it. */
    patience: smallint().notNull(),
    /** What he asks for: a short, a medium and a long contract. */
    asks: jsonb().$type<OfferedTerms[]>().notNull(),
    /** What he would sign after the last offer; null: he has not countered. */
    counter: jsonb().$type<OfferedTerms>(),
    /** What the club has offered to his agent, a user, who has not answered; null: nothing waits. */
    pending: jsonb().$type<OfferedTerms>(),
    /** Absolute day on whose morning his deputy answers; null: nothing waits. */
    answerBy: integer(),
    /** Absolute day from which he talks again, after he has broken off. */
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

/** What was said in a talk, as a conversation. */
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
    /** What is offered, asked or signed. */
    terms: jsonb().$type<OfferedTerms>(),
  },
  (table) => [primaryKey({ columns: [table.talkId, table.line] })],
);
/** Who says what: the club offers and walks away, the player does the rest. */
export type TalkLine = 'asks' | 'offers' | 'counters' | 'accepts' | 'refuses' | 'walks-away';

/** What clubs offer to free agents. An offer stays open until the morning on which he decides among all that he has. */
export const freeAgentOffers = pgTable(
  'free_agent_offers',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    playerId: playerId().notNull(),
    clubId: clubId().notNull(),
    terms: jsonb().$type<OfferedTerms>().notNull(),
    /** What his agent, a user, would have him sign; null: he has not said. */
    counter: jsonb().$type<OfferedTerms>(),
    /** First season that the contract covers. */
    fromSeason: smallint().notNull(),
    /** Absolute days: when it was made, and on whose morning he decides. */
    madeOn: integer().notNull(),
    decidesOn: integer().notNull(),
    /** void: he decided for it, but by then the club could not sign him any more. */
    status: text().$type<OfferStatus>().notNull().default('open'),
    /** Of an AI club: the most that it would pay, whole dollars a season; `terms` are what it pays unless others bid. Null: a manager's, to the dollar. */
    most: integer(),
    /** Why it came to nothing; null: it has not, or nobody has to be told. */
    reason: jsonb().$type<OfferReason>(),
  },
  (table) => [
    uniqueIndex('free_agent_offers_open').on(table.playerId, table.clubId).where(sql`${table.status} = 'open'`),
    index('free_agent_offers_by_club').on(table.clubId, table.status),
    index('free_agent_offers_by_day').on(table.status, table.decidesOn),
  ],
);
export type OfferStatus = 'open' | 'accepted' | 'declined' | 'withdrawn' | 'void';
/** outbid: what he has signed elsewhere, which everybody can read. low: what he asked of the club that morning. The others: what the club lacked. */
export type OfferReason =
  | { code: 'outbid'; team: string; salary: number; seasons: number }
  | { code: 'low'; salary: number; seasons: number }
  | { code: 'cap' | 'contracts' | 'roster' | 'agent' | 'taken' };

/** Free agents of regular strength while a season is played, and since when they have been to be had. */
export const marketListings = pgTable('market_listings', {
  playerId: playerId().primaryKey(),
  /** Absolute day on whose morning he came on the market. */
  since: integer().notNull(),
});

/** Who has signed and is on the way to his new club; the row goes when he is there, the next morning. */
export const arrivals = pgTable(
  'arrivals',
  {
    playerId: playerId().primaryKey(),
    teamId: teamId().notNull(),
    /** Absolute day on whose morning he is there. */
    arrivesOn: integer().notNull(),
  },
  (table) => [index('arrivals_by_team').on(table.teamId)],
);
