/**
 * Money and pucks move only here, as double-entry transactions: the entries of each add up to 0 in each currency, and
 * its key is unique, so that nothing is ever paid twice.
 */
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import { clubId } from '#domains/club/tables.ts';
import type { LedgerCurrency } from '#domains/finances/constants.ts';
import type { MoodReasons } from '#domains/finances/rules/mood.ts';
import type { SponsorGoal, SponsorSlot } from '#domains/finances/rules/sponsors.ts';
import type { Memo } from '#domains/kinds.ts';
import type { ClubId } from '#engine/ids.ts';

export const ledgerTransactions = pgTable('ledger_transactions', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** What it is for, e.g. 'gate/1234' or 'wages/3/17/45': posting the same key again does nothing. */
  key: text().notNull().unique(),
  season: integer().notNull(),
  day: smallint().notNull(),
  /** What it is for, as a fact: the two are its memo. */
  kind: text().$type<Memo['kind']>().notNull(),
  params: jsonb().$type<Memo['params']>().notNull(),
});

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    transactionId: integer()
      .notNull()
      .references(() => ledgerTransactions.id),
    /** 'club:12', 'user:7', 'escrow:cup/3', or one of the world's, e.g. 'world:spectators'. */
    account: text().notNull(),
    currency: text().$type<LedgerCurrency>().notNull(),
    /** Whole dollars or pucks; positive flows into the account. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** Day and kind of the transaction, so that the books of a season are read without it. */
    season: integer().notNull(),
    day: smallint().notNull(),
    kind: text().$type<Memo['kind']>().notNull(),
  },
  (table) => [
    index('ledger_entries_by_account').on(table.account, table.id),
    index('ledger_entries_by_day').on(table.account, table.season, table.day, table.id),
    index('ledger_entries_by_transaction').on(table.transactionId),
  ],
);

/**
 * What was in each account when the books were closed last: a balance is this and the entries after it, so that none ever
 * sums the whole history.
 */
export const ledgerBalances = pgTable(
  'ledger_balances',
  {
    account: text().notNull(),
    currency: text().$type<LedgerCurrency>().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    /** The last entry that is in it, of those of all accounts. */
    throughEntryId: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.currency] })],
);

/** What a club's account has earned in a season, up to when the books were closed last: caps, and what clubs share, go by it. */
export const clubRevenues = pgTable(
  'club_revenues',
  {
    /** As in the name of the account. */
    clubId: integer().$type<ClubId>().notNull(),
    season: smallint().notNull(),
    /** Whole dollars: all that it took in, and what of it the club itself has earned. */
    amount: bigint({ mode: 'number' }).notNull(),
    own: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.season, table.clubId] })],
);

/** What a club's money depends on besides the ledger. A club without a row is as every club begins (`store/club-finances.ts`). */
export const clubFinances = pgTable(
  'club_finances',
  {
    clubId: clubId().primaryKey(),
    /** Dollars for a seat at a game of the PRO team; null: what is usual in its league. */
    ticketPrice: smallint(),
    /** Of what the manager sets; raised with each change. */
    version: integer().notNull().default(1),
    /** 0 to 100; 50 is ordinary. */
    fanMood: real().notNull().default(50),
    /** What it is drawn to and why, as of last night. */
    moodReasons: jsonb().$type<MoodReasons>().notNull().default({ results: 0, price: 0, stars: 0, rivalry: 0 }),
    /** How many of the best-paid players of the league, one for each of its clubs, are the club's. */
    stars: smallint().notNull().default(1),
    /** Sold before the season, and for how much a game. */
    seasonTickets: integer().notNull().default(0),
    seasonTicketPrice: smallint().notNull().default(0),
    /** What the club usually takes in a season, whole dollars: loans and credit line go by it. Raised every morning. */
    seasonRevenue: integer().notNull().default(0),
    /** Mornings in a row below the credit line. */
    daysBelowLine: smallint().notNull().default(0),
    /** The last season of a rescue plan after a bankruptcy; null: there was none. */
    rescueUntil: smallint(),
  },
  (table) => [
    check('club_finances_price', sql`${table.ticketPrice} > 0`),
    check('club_finances_mood', sql`${table.fanMood} between 0 and 100`),
  ],
);

/** What sponsors offer a club, and the deals that run; those that are over stay for the record. */
export const sponsorDeals = pgTable(
  'sponsor_deals',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    clubId: clubId().notNull(),
    slot: text().$type<SponsorSlot>().notNull(),
    name: text().notNull(),
    /** First and last season, both included. */
    fromSeason: smallint().notNull(),
    toSeason: smallint().notNull(),
    /** Whole dollars a season for certain, paid by the day. */
    fixed: integer().notNull(),
    /** What a bonus is paid for; null: none. Points, percent of the seats, or 1 for taking part in the playoffs. */
    goal: text().$type<SponsorGoal>(),
    target: smallint().notNull(),
    /** Whole dollars for each season in which the goal is reached. */
    bonus: integer().notNull(),
    /** passed: an assistant has signed another for its slot, which his manager may undo for the day. */
    state: text().$type<'offered' | 'passed' | 'signed' | 'over'>().notNull(),
  },
  (table) => [
    index('sponsor_deals_by_club').on(table.clubId, table.state),
    uniqueIndex('sponsor_deals_one_per_slot').on(table.clubId, table.slot).where(sql`${table.state} = 'signed'`),
  ],
);

/** Clubs that went bankrupt, and who managed them. */
export const bankruptcies = pgTable(
  'bankruptcies',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    clubId: clubId().notNull(),
    /** Null: nobody managed it. */
    userId: userId(),
    season: smallint().notNull(),
    day: smallint().notNull(),
    /** What was written off, whole dollars. */
    debt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('bankruptcies_by_user').on(table.userId), index('bankruptcies_by_club').on(table.clubId)],
);

/** What the bank has lent clubs; those that are repaid stay for the record. */
export const loans = pgTable(
  'loans',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    clubId: clubId().notNull(),
    amount: integer().notNull(),
    /** Absolute day. */
    takenOn: integer().notNull(),
    /** Of the amount what is not repaid yet; 0: all is. */
    owed: integer().notNull(),
    /** Repaid every morning, whole dollars. */
    daily: integer().notNull(),
    /** The last absolute day that was paid for. */
    paidThrough: integer().notNull(),
  },
  (table) => [
    index('loans_by_club').on(table.clubId),
    check('loans_owed', sql`${table.owed} between 0 and ${table.amount}`),
  ],
);
