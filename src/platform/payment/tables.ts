/** The payments of the local provider, which replaces Stripe in development and tests. */
import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { UserId } from '#engine/ids.ts';
import type { DisputeState, PaymentCurrency } from '#platform/payment/provider.ts';

export const localPayments = pgTable('local_payments', {
  /** The id of the session, as Stripe writes it: 'cs_test_…'. */
  id: text().primaryKey(),
  paymentId: text().notNull().unique(),
  purchaseId: integer().notNull(),
  reference: text().notNull().unique(),
  userId: integer().$type<UserId>().notNull(),
  amount: integer().notNull(),
  currency: text().$type<PaymentCurrency>().notNull(),
  title: text().notNull(),
  successUrl: text().notNull(),
  cancelUrl: text().notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
  status: text().$type<'open' | 'challenge' | 'waiting' | 'paid' | 'failed' | 'expired'>().notNull().default('open'),
  /** Why the last card was declined. */
  declined: text(),
  refunded: integer().notNull().default(0),
  disputeState: text().$type<DisputeState>(),
  /** Sends its webhooks twice, the last one first, until switched off. */
  isUnruly: boolean().notNull().default(false),
});

/** Refunds by idempotency key: each is made once. */
export const localRefunds = pgTable('local_refunds', {
  key: text().primaryKey(),
  sessionId: text().notNull(),
  amount: integer().notNull(),
});
