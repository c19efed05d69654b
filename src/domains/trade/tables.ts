/** Trades: who offers what to whom, what was said and done about it, and who is on the trade block. */
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
} from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import { clubId } from '#domains/club/tables.ts';
import { draftPicks } from '#domains/draft/tables.ts';
import { playerId } from '#domains/player/tables.ts';
import type { Need } from '#domains/trade/constants.ts';
import type { ConditionStatus, PickCondition } from '#domains/trade/contract/conditions.ts';
import type { TradeAnswer, TradeAsk, TradeLine, TradeStatus } from '#domains/trade/contract/shapes.ts';
import type { EscrowRecord, SideValue } from '#domains/trade/rules/fairness.ts';
import type { TradeThing } from '#domains/trade/rules/things.ts';
import type { ClubId, PickId, TradeId } from '#engine/ids.ts';

export const trades = pgTable(
  'trades',
  {
    id: integer().$type<TradeId>().primaryKey().generatedByDefaultAsIdentity(),
    /** The club that offers, and the one that answers. */
    fromClubId: clubId().notNull(),
    toClubId: clubId().notNull(),
    /** The third club of a trade of three. */
    thirdClubId: clubId(),
    /** Clubs that have said yes, of those who answer; when all have it is made. */
    acceptedBy: integer().array().$type<ClubId[]>().notNull().default([]),
    /** open until it is answered; escrow: all have said yes, and the league looks at it; rejected: the league has said no; void: what was offered went elsewhere, or may not be traded any more. */
    status: text().$type<TradeStatus>().notNull().default('open'),
    /** The offer that this one answers; null: it answers none. */
    countersId: integer(),
    season: smallint().notNull(),
    /** Absolute days: when it was offered, the last one on which it stands, and when it was answered. */
    madeOn: integer().notNull(),
    expiresOn: integer().notNull(),
    closedOn: integer(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** In escrow: the last absolute day of it if it has lasted until this moment by then. Why it went there, and what each club gets and gives by neutral scouts, stay on record. */
    escrowUntil: integer(),
    escrowOpenUntil: timestamp({ withTimezone: true }),
    escrow: jsonb().$type<EscrowRecord>(),
    /** Of trades with a manager in them: what each club gets and gives by neutral scouts, for trades of a season count together. Nobody is shown it. */
    values: jsonb().$type<SideValue[]>(),
  },
  (table) => [
    index('trades_by_giver').on(table.fromClubId, table.status),
    index('trades_by_receiver').on(table.toClubId, table.status),
    index('trades_by_third').on(table.thirdClubId, table.status),
    index('trades_by_day').on(table.status, table.expiresOn),
    check(
      'trades_are_between_different_clubs',
      sql`${table.fromClubId} <> ${table.toClubId} and ${table.thirdClubId} is distinct from ${table.fromClubId} and ${table.thirdClubId} is distinct from ${table.toClubId}`,
    ),
  ],
);

/** What changes hands. */
export const tradeAssets = pgTable(
  'trade_assets',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    tradeId: integer()
      .$type<TradeId>()
      .notNull()
      .references(() => trades.id),
    fromClubId: clubId().notNull(),
    toClubId: clubId().notNull(),
    kind: text().$type<TradeThing['kind']>().notNull(),
    /** Of players, and of rights. */
    playerId: playerId(),
    pickId: integer()
      .$type<PickId>()
      .references(() => draftPicks.id),
    /** Percent of his salary that the club keeps paying. */
    retention: smallint().notNull().default(0),
    /** Of a pick with a condition: the other pick of the club that gives it, and when it goes over instead. */
    becomesPickId: integer()
      .$type<PickId>()
      .references(() => draftPicks.id),
    condition: jsonb().$type<PickCondition>(),
    /** Null until the trade is made; the season decides that it is made for. */
    conditionStatus: text().$type<Exclude<ConditionStatus, 'offered'>>(),
    conditionSeason: smallint(),
    /** As he was when the trade was made, for the record: whole dollars and last season of his contract; null until then. */
    salary: integer(),
    signedUntil: smallint(),
  },
  (table) => [
    index('trade_assets_by_trade').on(table.tradeId),
    index('trade_assets_by_player').on(table.playerId),
    index('trade_assets_by_pick').on(table.pickId),
    index('trade_assets_by_other_pick').on(table.becomesPickId),
    index('trade_assets_pending').on(table.conditionStatus).where(sql`${table.conditionStatus} = 'pending'`),
    check(
      'trade_assets_are_of_their_kind',
      sql`(${table.kind} = 'pick') = (${table.pickId} is not null) and (${table.kind} <> 'pick') = (${table.playerId} is not null)`,
    ),
    check(
      'trade_assets_conditions_are_whole',
      sql`(${table.becomesPickId} is null) = (${table.condition} is null) and (${table.conditionStatus} is null) = (${table.conditionSeason} is null)`,
    ),
    check('trade_assets_retention', sql`${table.retention} between 0 and 50`),
  ],
);

/** What was done about a trade, line by line. */
export const tradeLog = pgTable(
  'trade_log',
  {
    tradeId: integer()
      .$type<TradeId>()
      .notNull()
      .references(() => trades.id),
    /** Counts from 1. */
    line: smallint().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Absolute day. */
    day: integer().notNull(),
    /** Whose act it was; null: time's. */
    clubId: clubId(),
    says: text().$type<TradeLine>().notNull(),
    /** What an AI general manager has said about it. */
    answer: jsonb().$type<TradeAnswer>(),
  },
  (table) => [primaryKey({ columns: [table.tradeId, table.line] })],
);

/** What managers of the league, and admins who overrule them, say to a trade in escrow. */
export const tradeVotes = pgTable(
  'trade_votes',
  {
    /** By which its reason is reported. */
    id: integer().notNull().generatedAlwaysAsIdentity().unique(),
    tradeId: integer()
      .$type<TradeId>()
      .notNull()
      .references(() => trades.id),
    userId: userId().notNull(),
    /** Null: an admin who runs no club. */
    clubId: clubId(),
    isFor: boolean().notNull(),
    /** An admin's word, which decides. */
    isOverruling: boolean().notNull().default(false),
    reason: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tradeId, table.userId] }), index('trade_votes_by_user').on(table.userId)],
);

/** Whom clubs would like to trade, and what for. */
export const tradeBlock = pgTable(
  'trade_block',
  {
    playerId: playerId().primaryKey(),
    /** Who has put him there; a row of a club that he has left means nothing. */
    clubId: clubId().notNull(),
    listedAt: timestamp({ withTimezone: true }).notNull(),
    /** What the club would like for him. */
    ask: jsonb().$type<TradeAsk>().notNull(),
    /** Of an AI club: what it looks for. Null: a manager has said so in the asking price. */
    need: text().$type<Need>(),
  },
  (table) => [index('trade_block_by_club').on(table.clubId)],
);

/** What a manager notes down for himself about trades with a club: nobody else reads it. */
export const tradeNotes = pgTable(
  'trade_notes',
  {
    userId: userId().notNull(),
    clubId: clubId().notNull(),
    text: text().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.clubId] })],
);

/** What an AI general manager has heard from another club of late. */
export const tradePatience = pgTable(
  'trade_patience',
  {
    clubId: clubId().notNull(),
    withClubId: clubId().notNull(),
    /** Offers and questions, weighted, as of `onDay`; each day that passes takes some away. */
    heard: smallint().notNull(),
    /** Absolute day. */
    onDay: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.clubId, table.withClubId] })],
);
