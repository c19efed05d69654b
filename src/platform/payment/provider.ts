/**
 * Taking money through a payment provider: one port, and two adapters that speak the same events. Buyers pay on a page of the provider, so
 * card numbers never reach this server.
 */

import type { UserId } from '#engine/ids.ts';

/** What a user pays in; amounts are whole cents. */
export type PaymentCurrency = 'USD' | 'EUR';

/** What the provider is asked to collect, and what its events must agree with. */
export interface PaymentOrder {
  purchaseId: number;
  /** A secret of the purchase that only this server and the provider know. */
  reference: string;
  userId: UserId;
  /** Cents. */
  amount: number;
  currency: PaymentCurrency;
  /** What the page of the provider calls it. */
  title: string;
  /** Where the buyer goes after paying, and after turning back. */
  successUrl: string;
  cancelUrl: string;
  /** The page closes then. */
  expiresAt: Date;
}

/** What an event says about a payment. */
export type PaymentNews =
  | { kind: 'paid' | 'waiting' | 'failed' | 'expired' }
  | { kind: 'declined'; code: string }
  /** All that was given back so far, in cents. */
  | { kind: 'refunded'; refunded: number }
  /** A refund that the bank of the buyer sent back. */
  | { kind: 'refund-failed' }
  | { kind: 'dispute'; state: DisputeState };
export type DisputeState = 'open' | 'won' | 'lost';

/** Which payment an event is about, as far as it says. */
export interface PaymentSubject {
  purchaseId: number | null;
  reference: string | null;
  userId: UserId | null;
  sessionId: string | null;
  paymentId: string | null;
  /** Cents of the whole payment; null: it does not say. */
  amount: number | null;
  currency: string | null;
}

/** An event whose signature was right. */
export interface PaymentEvent {
  id: string;
  type: string;
  isLive: boolean;
  /** The merchant's account, where it is not the provider's default one. */
  account: string | null;
  about: PaymentSubject;
  /** null: nothing that this game acts on. */
  news: PaymentNews | null;
}

export interface PaymentProvider {
  name: 'stripe' | 'local';
  /** Whether real money moves. */
  isLive: boolean;
  /** The merchant's account that events must be for; null: the default one. */
  account: string | null;
  /** Opens a page where the buyer pays; the same reference opens one page. */
  open(order: PaymentOrder): Promise<{ sessionId: string; url: string }>;
  /** Closes a page that was not paid on; events tell of it. */
  close(sessionId: string): Promise<void>;
  /**
   * Gives money back; the same key does so once. Events tell of it.
   * @throws PaymentRefused when the provider will not; any other error: it is not known whether it has
   */
  refund(refund: { paymentId: string; amount: number; key: string }): Promise<void>;
  /** Returns the event of a webhook. @throws ForgedWebhook where signature or age are wrong */
  verify(body: Buffer, signature: string, now: Date): PaymentEvent;
}

/** The provider refuses what it was asked for. */
export class PaymentRefused extends Error {}

/** Returns what may be logged of a fault of the provider: its kind and code, never what was asked or with which key. */
export function nameOfFault(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  return `${error.name}${code}`;
}

/** A webhook that the provider did not sign, or signed too long ago. */
export class ForgedWebhook extends Error {}

/** Seconds that a signed webhook is believed. */
export const WEBHOOK_TOLERANCE = 300;

/** The header that a webhook is signed in. */
export const SIGNATURE_HEADER = 'stripe-signature';
