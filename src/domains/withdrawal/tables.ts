/** Withdrawals, each step of them, and what admins have set. Nothing about banks is ever stored. */
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
    /** Of them; it stays in the game. */
    fee: integer().notNull(),
    method: text().$type<Method>().notNull(),
    /** Of a donation; null: another method. */
    charity: text(),
    state: text().$type<State>().notNull().default('requested'),
    requestedAt: moment().notNull(),
    /** When it was paid, refused or canceled; null: it is open. */
    closedAt: moment(),
    /** Why it was refused; for the user and reviewers alone. */
    reason: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('withdrawals_one_open').on(table.userId).where(sql`${table.closedAt} is null`),
    index('withdrawals_by_user').on(table.userId, table.requestedAt),
    index('withdrawals_by_state').on(table.state, table.closedAt),
    check('withdrawals_donation_has_charity', sql`(${table.method} = 'donation') = (${table.charity} is not null)`),
  ],
);

/** Each step, for the public board: two approvals of a large withdrawal are two rows. */
export const withdrawalSteps = pgTable(
  'withdrawal_steps',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    withdrawalId: integer()
      .notNull()
      .references(() => withdrawals.id),
    step: text().$type<State>().notNull(),
    /** The user, or the admin who took it. */
    userId: userId().notNull(),
    at: moment().notNull(),
  },
  (table) => [index('withdrawal_steps_by_withdrawal').on(table.withdrawalId)],
);

/** One row, which comes with the first word of an admin. */
export const withdrawalTerms = pgTable(
  'withdrawal_terms',
  {
    id: smallint().primaryKey().default(1),
    /** Pucks that payouts of a month may come to; 0: withdrawals are off. */
    budget: integer().notNull(),
    /** Names of charities that donations can go to; none: donations are not offered. */
    charities: text().array().notNull(),
  },
  (table) => [check('withdrawal_terms_is_one_row', sql`${table.id} = 1`)],
);
