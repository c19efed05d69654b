/**
 * Money and pucks move only here, as double-entry transactions: the entries of each add up to 0 in each currency, and
 * its key is unique, so that nothing is ever paid twice.
 */
import { bigint, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { Memo } from '#domains/kinds.ts';

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
    /** 'club:12', 'user:7', or one of the world's: 'world:spectators', 'world:players', 'world:league'. */
    account: text().notNull(),
    currency: text().$type<'dollar' | 'puck'>().notNull(),
    /** Whole dollars or pucks; positive flows into the account. */
    amount: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    index('ledger_entries_by_account').on(table.account, table.id),
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
    currency: text().$type<'dollar' | 'puck'>().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    /** The last entry that is in it, of those of all accounts. */
    throughEntryId: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.currency] })],
);
