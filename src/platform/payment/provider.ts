/**
 * Taking money through a payment provider: one port, and two adapters that speak the same events. Buyers pay on a page of the provider, so
 * card numbers never reach this server.
 */

import type { UserId } from '#engine/ids.ts';

/** The currencies that users pay in; amounts are whole cents. */
export type PaymentCurrency = 'USD' | 'EUR';

/** What the provider is asked to collect; its events must match it. */
export interface PaymentOrder {
  purchaseId: number;
  /** A secret of the purchase that only this server and the provider know. */
  reference: string;
  userId: UserId;
  /** Cents. */
  amount: number;
  currency: PaymentCurrency;
  /** The title on the provider's page. */
  title: string;
  /** Where the buyer goes after paying, and after canceling. */
  successUrl: string;
  cancelUrl: string;
  /** When the page closes. */
  expiresAt: Date;
}

/** What an event reports about a payment. */
export type PaymentNews =
  | { kind: 'paid' | 'waiting' | 'failed' | 'expired' }
  | { kind: 'declined'; code: string }
  /** The total refunded so far, in cents. */
  | { kind: 'refunded'; refunded: number }
  /** A refund that the buyer's bank sent back. */
  | { kind: 'refund-failed' }
  | { kind: 'dispute'; state: DisputeState };
export type DisputeState = 'open' | 'won' | 'lost';

/** The payment an event is about, as far as the event says. */
export interface PaymentSubject {
  purchaseId: number | null;
  reference: string | null;
  userId: UserId | null;
  sessionId: string | null;
  paymentId: string | null;
  /** Cents of the whole payment; null: the event does not say. */
  amount: number | null;
  currency: string | null;
}

/** An event with a valid signature. */
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
  /** Opens a page where the buyer pays; the same reference always opens the same page. */
  open(order: PaymentOrder): Promise<{ sessionId: string; url: string }>;
  /** Closes a page that was not paid on; an event reports it. */
  close(sessionId: string): Promise<void>;
  /**
   * Refunds money; the same key does so once. Events report it.
   * @throws PaymentRefused when the provider refuses; after any other error it is unknown whether the refund was made
   */
  refund(refund: { paymentId: string; amount: number; key: string }): Promise<void>;
  /**
   * Returns the event of a webhook.
   * @throws ForgedWebhook where the signature or its time is wrong, UnreadableWebhook where the event is
   */
  verify(body: Buffer, signature: string, now: Date): PaymentEvent;
}

/** The provider refuses a request. */
export class PaymentRefused extends Error {}

/** Returns what may be logged of a provider error: its kind and code, never the request or its key. */
export function nameOfFault(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  return `${error.name}${code}`;
}

/** A webhook that the provider did not sign, or not at about this time. */
export class ForgedWebhook extends Error {}
/** A signed webhook that is no event, or holds text that no table takes. */
export class UnreadableWebhook extends Error {}

/** Seconds that the time of a signed webhook may be away from now. */
export const WEBHOOK_TOLERANCE = 300;

/** The header with a webhook's signature. */
export const SIGNATURE_HEADER = 'stripe-signature';
