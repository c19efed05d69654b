/**
 * The ledger. Money and pucks move only here, as double-entry transactions: the entries of each add up to 0 in each
 * currency, and its key is unique, so that nothing is ever paid twice.
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
import type { ClubId, UserId } from '#engine/ids.ts';

export const ledgerTransactions = pgTable('ledger_transactions', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** The purpose, e.g. 'gate/1234' or 'wages/3/17/45': posting the same key again does nothing. */
  key: text().notNull().unique(),
  season: integer().notNull(),
  day: smallint().notNull(),
  /** The purpose as a fact; the two columns are its memo. */
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
    /** Copied from the transaction, so that the books of a season are read without a join. */
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
 * The balance of each account when the books were last closed: a balance is this plus later entries, so that no query
 * sums the whole history.
 */
export const ledgerBalances = pgTable(
  'ledger_balances',
  {
    account: text().notNull(),
    currency: text().$type<LedgerCurrency>().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    /** The last entry included, across all accounts. */
    throughEntryId: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.currency] })],
);

/** A club's revenue in a season as of the last closing of the books; caps and revenue sharing use it. */
export const clubRevenues = pgTable(
  'club_revenues',
  {
    /** As in the account name. */
    clubId: integer().$type<ClubId>().notNull(),
    season: smallint().notNull(),
    /** Whole dollars: all revenue, and the club's own revenue in it. */
    amount: bigint({ mode: 'number' }).notNull(),
    own: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.season, table.clubId] })],
);

/** The financial state of a club besides the ledger. A club without a row has the defaults (`store/club-finances.ts`). */
export const clubFinances = pgTable(
  'club_finances',
  {
    clubId: clubId().primaryKey(),
    /** Dollars for a seat at a game of the PRO team; null: the usual price in its league. */
    ticketPrice: smallint(),
    /** Version of what the manager sets; incremented with each change. */
    version: integer().notNull().default(1),
    /** 0 to 100; 50 is ordinary. */
    fanMood: real().notNull().default(50),
    /** The reasons for the mood, as of last night. */
    moodReasons: jsonb().$type<MoodReasons>().notNull().default({ results: 0, price: 0, stars: 0, rivalry: 0 }),
    /** The club's share of the league's top-paid players, of whom there are as many as clubs. */
    stars: smallint().notNull().default(1),
    /** Season tickets sold before the season, and their price per game. */
    seasonTickets: integer().notNull().default(0),
    seasonTicketPrice: smallint().notNull().default(0),
    /** Usual revenue per season in whole dollars, the basis of loan limit and credit line. Updated every morning. */
    seasonRevenue: integer().notNull().default(0),
    /** Mornings in a row below the credit line. */
    daysBelowLine: smallint().notNull().default(0),
    /** The last season of a rescue plan after a bankruptcy; null if there was none. */
    rescueUntil: smallint(),
  },
  (table) => [
    check('club_finances_price', sql`${table.ticketPrice} > 0`),
    check('club_finances_mood', sql`${table.fanMood} between 0 and 100`),
  ],
);

/** Sponsor offers and running deals of a club; expired deals stay for the record. */
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
    /** Guaranteed dollars per season, paid daily. */
    fixed: integer().notNull(),
    /** Goal of the bonus; null if there is none. The target is points, percent of the seats, or 1 for making the playoffs. */
    goal: text().$type<SponsorGoal>(),
    target: smallint().notNull(),
    /** Whole dollars for each season in which the goal is reached. */
    bonus: integer().notNull(),
    /** passed: the assistant has signed another offer for the slot, which the manager may undo on the same day. */
    state: text().$type<'offered' | 'passed' | 'signed' | 'over'>().notNull(),
  },
  (table) => [
    index('sponsor_deals_by_club').on(table.clubId, table.state),
    uniqueIndex('sponsor_deals_one_per_slot').on(table.clubId, table.slot).where(sql`${table.state} = 'signed'`),
  ],
);

/** Bankruptcies of clubs, and who managed them. */
export const bankruptcies = pgTable(
  'bankruptcies',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    clubId: clubId().notNull(),
    /** Null if the club had no manager. */
    userId: userId(),
    season: smallint().notNull(),
    day: smallint().notNull(),
    /** The debt written off, in whole dollars. */
    debt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('bankruptcies_by_user').on(table.userId), index('bankruptcies_by_club').on(table.clubId)],
);

/** Loans of the bank to clubs; repaid ones stay for the record. */
export const loans = pgTable(
  'loans',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    clubId: clubId().notNull(),
    amount: integer().notNull(),
    /** Absolute day. */
    takenOn: integer().notNull(),
    /** The manager who took it; null: the club had none. */
    takenBy: integer().$type<UserId>(),
    /** The rest of the debt; 0 once repaid. */
    owed: integer().notNull(),
    /** Repayment per morning, in whole dollars. */
    daily: integer().notNull(),
    /** The last absolute day paid for. */
    paidThrough: integer().notNull(),
  },
  (table) => [
    index('loans_by_club').on(table.clubId),
    check('loans_owed', sql`${table.owed} between 0 and ${table.amount}`),
  ],
);
