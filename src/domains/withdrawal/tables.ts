/** Withdrawals, their steps, and the admins' terms. Bank details are never stored. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import type { Method, State } from '#domains/withdrawal/constants.ts';

const moment = () => timestamp({ withTimezone: true });

export const withdrawals = pgTable(
  'withdrawals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId().notNull(),
    pucks: integer().notNull(),
    /** Part of the pucks that stays in the game. */
    fee: integer().notNull(),
    method: text().$type<Method>().notNull(),
    /** For a donation; null: another method. */
    charity: text(),
    state: text().$type<State>().notNull().default('requested'),
    requestedAt: moment().notNull(),
    /** When it was paid, refused or canceled; null: open. */
    closedAt: moment(),
    /** Reason for a refusal; only for the user and reviewers. */
    reason: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('withdrawals_one_open').on(table.userId).where(sql`${table.closedAt} is null`),
    index('withdrawals_by_user').on(table.userId, table.requestedAt),
    index('withdrawals_by_state').on(table.state, table.closedAt),
    check('withdrawals_donation_has_charity', sql`(${table.method} = 'donation') = (${table.charity} is not null)`),
  ],
);

/** Steps for the public board: two approvals of a large withdrawal are two rows. */
export const withdrawalSteps = pgTable(
  'withdrawal_steps',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    withdrawalId: integer()
      .notNull()
      .references(() => withdrawals.id),
    step: text().$type<State>().notNull(),
    /** The acting user or admin. */
    userId: userId().notNull(),
    at: moment().notNull(),
  },
  (table) => [index('withdrawal_steps_by_withdrawal').on(table.withdrawalId)],
);

/** A single row, created when an admin first changes the terms. */
export const withdrawalTerms = pgTable(
  'withdrawal_terms',
  {
    id: smallint().primaryKey().default(1),
    /** Monthly payout budget in pucks; 0: withdrawals are off. */
    budget: integer().notNull(),
    /** Names of charities for donations; none: donations are not offered. */
    charities: text().array().notNull(),
  },
  (table) => [check('withdrawal_terms_is_one_row', sql`${table.id} = 1`)],
);
