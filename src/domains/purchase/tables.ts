/** Purchases for money: the order, the provider's events, and the consequences. */
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
    /** Secret shared only by this server and the provider. */
    reference: text().notNull().unique(),
    product: text().$type<ProductId>().notNull(),
    /** Goods credited on payment: pucks, or months of premium. */
    pucks: integer().notNull(),
    months: integer().notNull(),
    /** Cents. */
    amount: integer().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** Version of the terms of sale that the buyer accepted. */
    termsVersion: integer().notNull(),
    provider: text().$type<'stripe' | 'local'>().notNull(),
    /** Whether real money moves, by the provider's mode at the time of the order; false: a test. */
    isLive: boolean().notNull(),
    /** Session of the pay page; null until it is open. */
    sessionId: text().unique(),
    pageUrl: text(),
    /** The payment at the provider, once there is one. */
    paymentId: text().unique(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /** Derived from the dates and amounts below (`stateOf`). */
    state: text().$type<PurchaseState>().notNull().default('pending'),
    /** Each is set once and never reset, so that the order of events does not matter. */
    paidAt: moment(),
    failedAt: moment(),
    /** Why the last card was declined; the buyer may try another. */
    declined: text(),
    /** Whether the buyer's bank is still processing the payment. */
    isWaiting: boolean().notNull().default(false),
    /** Cents refunded so far. */
    refunded: integer().notNull().default(0),
    refundedAt: moment(),
    disputeState: text().$type<DisputeState>(),
    /** Pucks taken back for it, and pucks owed instead. */
    takenBack: integer().notNull().default(0),
    owed: integer().notNull().default(0),
    /** Numbered without gaps in the order of payment, tests separately; null until paid. */
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

/** Events of the provider, each stored once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    receivedAt: moment().notNull(),
    /** null: about none of our purchases, or not known yet which one. */
    purchaseId: integer().references(() => purchases.id),
    /** The payment it waits for while its purchase is unknown. */
    paymentId: text(),
    news: jsonb().$type<PaymentNews>(),
    /** Why it was not processed. */
    refused: text(),
  },
  (table) => [
    index('payment_events_waiting').on(table.paymentId).where(sql`${table.purchaseId} is null`),
    index('payment_events_by_purchase').on(table.purchaseId),
  ],
);

/** Refunds requested by the buyer or an admin, or due since the payment arrived after the account was deleted. */
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
    /** Pucks taken when it was requested. */
    pucks: integer().notNull(),
    reason: text().notNull().default(''),
    createdAt: moment().notNull(),
    /** 'asked' until the provider answers. */
    state: text().$type<'asked' | 'accepted' | 'refused'>().notNull().default('asked'),
    /** Number of repeated requests to the provider. */
    retries: smallint().notNull().default(0),
  },
  (table) => [
    index('purchase_refunds_by_purchase').on(table.purchaseId),
    // One open refund at a time, since each depends on the previous one.
    uniqueIndex('purchase_refunds_asked').on(table.purchaseId).where(sql`${table.state} = 'asked'`),
  ],
);

/** Puck debts after refunds that exceeded the balance: positive rows add to the debt, negative ones pay it. */
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

/** Spending limits that users have set for themselves. */
export const spendingLimits = pgTable('spending_limits', {
  userId: userId().primaryKey(),
  /** Cents. */
  day: integer().notNull(),
  month: integer().notNull(),
  /** Higher limits, and when they start to apply. */
  nextDay: integer(),
  nextMonth: integer(),
  nextFrom: moment(),
});

/** Grants and corrections of pucks by admins; those above the limit of one admin wait for another. */
export const puckGrants = pgTable(
  'puck_grants',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Idempotency key by the admin: a grant is made once, however often it is sent. */
    requestId: text().notNull().unique(),
    userId: userId().notNull(),
    adminId: userId().notNull(),
    /** Positive: granted, as play pucks; negative: deducted. */
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
