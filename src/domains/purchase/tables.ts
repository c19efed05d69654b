/** Purchases for money: what was ordered, what the provider has said about it, and what followed from it. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Currency } from '#domains/account/constants.ts';
import { userId } from '#domains/account/tables.ts';
import type { ProductId, PurchaseState } from '#domains/purchase/constants.ts';
import type { DisputeState, PaymentNews } from '#platform/payment/provider.ts';

const moment = () => timestamp({ withTimezone: true });

export const purchases = pgTable(
  'purchases',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId().notNull(),
    /** A secret that only this server and the provider know. */
    reference: text().notNull().unique(),
    product: text().$type<ProductId>().notNull(),
    /** What is credited once it is paid: pucks, or months of premium. */
    pucks: integer().notNull(),
    months: integer().notNull(),
    /** Cents. */
    amount: integer().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** The terms of sale that the buyer has accepted. */
    termsVersion: integer().notNull(),
    provider: text().$type<'stripe' | 'local'>().notNull(),
    /** Whether real money moves, as the provider was set when it was ordered; false: a test. */
    isLive: boolean().notNull(),
    /** Of the pay page; null until it is open. */
    sessionId: text().unique(),
    pageUrl: text(),
    /** Of the payment, once there is one. */
    paymentId: text().unique(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /** What follows from the dates and amounts below (`stateOf`). */
    state: text().$type<PurchaseState>().notNull().default('pending'),
    /** Each is set once and never taken back, so that the order of events does not matter. */
    paidAt: moment(),
    failedAt: moment(),
    /** Why the last card was declined; the buyer may try another. */
    declined: text(),
    /** The buyer's bank takes its time. */
    isWaiting: boolean().notNull().default(false),
    /** Cents that were given back so far. */
    refunded: integer().notNull().default(0),
    refundedAt: moment(),
    disputeState: text().$type<DisputeState>(),
    /** Pucks that were taken back for it, and pucks that are owed instead. */
    takenBack: integer().notNull().default(0),
    owed: integer().notNull().default(0),
    /** Numbered without gaps as they are paid, tests on their own; null until then. */
    receiptNumber: integer(),
  },
  (table) => [
    uniqueIndex('purchases_receipt').on(table.isLive, table.receiptNumber),
    index('purchases_by_user').on(table.userId, table.createdAt),
    index('purchases_by_state').on(table.state, table.id),
    check('purchases_receipt_when_paid', sql`(${table.paidAt} is null) = (${table.receiptNumber} is null)`),
    check('purchases_refund_fits', sql`${table.refunded} between 0 and ${table.amount}`),
  ],
);

/** Every event of the provider, once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    receivedAt: moment().notNull(),
    /** null: it is about no purchase of ours, or not yet known about which. */
    purchaseId: integer().references(() => purchases.id),
    /** What it waits for, where its purchase is not known yet. */
    paymentId: text(),
    news: jsonb().$type<PaymentNews>(),
    /** Why it was not acted on. */
    refused: text(),
  },
  (table) => [
    index('payment_events_waiting').on(table.paymentId).where(sql`${table.purchaseId} is null`),
    index('payment_events_by_purchase').on(table.purchaseId),
  ],
);

/** Money that is given back because the buyer or an admin asked for it, or because it came after the account was deleted. */
export const purchaseRefunds = pgTable(
  'purchase_refunds',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    purchaseId: integer()
      .notNull()
      .references(() => purchases.id),
    by: text().$type<'buyer' | 'admin' | 'game'>().notNull(),
    /** Cents. */
    amount: integer().notNull(),
    /** Pucks that were taken for it when it was asked for. */
    pucks: integer().notNull(),
    reason: text().notNull().default(''),
    createdAt: moment().notNull(),
    /** 'asked' until the provider has answered. */
    state: text().$type<'asked' | 'accepted' | 'refused'>().notNull().default('asked'),
    /** How often the provider was asked again. */
    retries: smallint().notNull().default(0),
  },
  (table) => [
    index('purchase_refunds_by_purchase').on(table.purchaseId),
    // One at a time: what the next one gives back depends on the last.
    uniqueIndex('purchase_refunds_asked').on(table.purchaseId).where(sql`${table.state} = 'asked'`),
  ],
);

/** What users owe since refunds took back more pucks than they had left: above zero it rises, below it is paid. */
export const puckDebts = pgTable(
  'puck_debts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId().notNull(),
    purchaseId: integer().references(() => purchases.id),
    pucks: integer().notNull(),
    at: moment().notNull(),
  },
  (table) => [index('puck_debts_by_user').on(table.userId)],
);

/** Limits of spending that users have set themselves. */
export const spendingLimits = pgTable('spending_limits', {
  userId: userId().primaryKey(),
  /** Cents. */
  day: integer().notNull(),
  month: integer().notNull(),
  /** Higher ones, and from when on they hold. */
  nextDay: integer(),
  nextMonth: integer(),
  nextFrom: moment(),
});

/** Pucks that admins grant or correct; those above what one may do alone wait for another. */
export const puckGrants = pgTable(
  'puck_grants',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Of the admin who asks: the same is granted once, however often it is sent. */
    requestId: text().notNull().unique(),
    userId: userId().notNull(),
    adminId: userId().notNull(),
    /** Above zero they are granted, as play pucks; below, taken. */
    pucks: integer().notNull(),
    reason: text().notNull(),
    createdAt: moment().notNull(),
    /** Days since 1 January 1970, UTC. */
    realDay: integer().notNull(),
    state: text().$type<'waiting' | 'done' | 'declined'>().notNull(),
    decidedById: userId(),
    decidedAt: moment(),
  },
  (table) => [index('puck_grants_by_admin').on(table.adminId, table.realDay)],
);
