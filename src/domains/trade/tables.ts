/** Trades: offers, their assets, log and votes, and the trade block. */
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
import type { TradeAsset } from '#domains/trade/rules/assets.ts';
import type { EscrowRecord, SideValue } from '#domains/trade/rules/fairness.ts';
import type { NamedPrice } from '#domains/trade/rules/named.ts';
import type { ClubId, PickId, TradeId } from '#engine/ids.ts';

export const trades = pgTable(
  'trades',
  {
    id: integer().$type<TradeId>().primaryKey().generatedByDefaultAsIdentity(),
    /** The offering club, and the club that answers. */
    fromClubId: clubId().notNull(),
    toClubId: clubId().notNull(),
    /** The third club of a three-club trade. */
    thirdClubId: clubId(),
    /** Answering clubs that have accepted; the trade is made once all have. */
    acceptedBy: integer().array().$type<ClubId[]>().notNull().default([]),
    /**
     * open: until it is answered; escrow: all have accepted, and the league reviews it; rejected: by the league; void: an asset was traded elsewhere
     * or can no longer be traded.
     */
    status: text().$type<TradeStatus>().notNull().default('open'),
    /** The offer this one counters; null: none. */
    countersId: integer(),
    season: smallint().notNull(),
    /** Absolute days: when it was offered, the last day it is open, and when it was answered. */
    madeOn: integer().notNull(),
    expiresOn: integer().notNull(),
    closedOn: integer(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Escrow: its last absolute day if this moment has passed by then. Why it was in escrow, and the neutral scouts' values, stay on record. */
    escrowUntil: integer(),
    escrowOpenUntil: timestamp({ withTimezone: true }),
    escrow: jsonb().$type<EscrowRecord>(),
    /** For trades involving a manager: what each club gets and gives by neutral scouts, since a season's trades count together. Never shown. */
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

/** Assets that change hands. */
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
    kind: text().$type<TradeAsset['kind']>().notNull(),
    /** For players and rights. */
    playerId: playerId(),
    pickId: integer()
      .$type<PickId>()
      .references(() => draftPicks.id),
    /** Percent of his salary that the club trading him away retains. */
    retention: smallint().notNull().default(0),
    /** For a conditional pick: the same club's other pick, and the condition on which it goes instead. */
    becomesPickId: integer()
      .$type<PickId>()
      .references(() => draftPicks.id),
    condition: jsonb().$type<PickCondition>(),
    /** Null until the trade is made, which also sets the season that decides. */
    conditionStatus: text().$type<Exclude<ConditionStatus, 'offered'>>(),
    conditionSeason: smallint(),
    /** His salary (whole dollars) and last contract season when the trade was made, for the record; null until then. */
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

/** A trade's log, line by line. */
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
    /** The acting club; null: the passage of time. */
    clubId: clubId(),
    says: text().$type<TradeLine>().notNull(),
    /** The AI general manager's answer. */
    answer: jsonb().$type<TradeAnswer>(),
  },
  (table) => [primaryKey({ columns: [table.tradeId, table.line] })],
);

/** Votes on a trade in escrow by managers of the league, and admins' rulings. */
export const tradeVotes = pgTable(
  'trade_votes',
  {
    /** Identifies its reason in reports. */
    id: integer().notNull().generatedAlwaysAsIdentity().unique(),
    tradeId: integer()
      .$type<TradeId>()
      .notNull()
      .references(() => trades.id),
    userId: userId().notNull(),
    /** Null: an admin who runs no club. */
    clubId: clubId(),
    isFor: boolean().notNull(),
    /** An admin's ruling, which decides. */
    isOverruling: boolean().notNull().default(false),
    reason: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tradeId, table.userId] }), index('trade_votes_by_user').on(table.userId)],
);

/** Players on the trade block, and their asking prices. */
export const tradeBlock = pgTable(
  'trade_block',
  {
    playerId: playerId().primaryKey(),
    /** The listing club; a row of a club he has since left is ignored. */
    clubId: clubId().notNull(),
    listedAt: timestamp({ withTimezone: true }).notNull(),
    /** What the club would like for him. */
    ask: jsonb().$type<TradeAsk>().notNull(),
    /** What an AI club looks for; null: listed by a manager, whose asking price says so. */
    need: text().$type<Need>(),
  },
  (table) => [index('trade_block_by_club').on(table.clubId)],
);

/** A manager's private notes on trading with a club. */
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

/** How much an AI general manager has recently heard from another club. */
export const tradePatience = pgTable(
  'trade_patience',
  {
    clubId: clubId().notNull(),
    withClubId: clubId().notNull(),
    /** Weighted offers and questions as of `onDay`; each day reduces it. */
    heard: smallint().notNull(),
    /** Absolute day. */
    onDay: integer().notNull(),
    /** Trades it has said today it would make with that club; those of earlier days no longer hold. */
    named: jsonb().$type<readonly NamedPrice[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.clubId, table.withClubId] })],
);
