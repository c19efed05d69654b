/**
 * A provider that behaves like Stripe on this machine: it keeps its payments, has its own pay page and sends signed webhooks. The
 * card chosen decides the outcome. For development and tests; no money moves.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { STRIPE_API_VERSION, verifiedEvent } from '#platform/payment/events.ts';
import {
  type DisputeState,
  type PaymentOrder,
  type PaymentProvider,
  PaymentRefused,
} from '#platform/payment/provider.ts';
import { signed } from '#platform/payment/signature.ts';
import { localPayments, localRefunds } from '#platform/payment/tables.ts';

export type LocalPayment = typeof localPayments.$inferSelect;

/** The buyer's choices on the pay page: a card that is accepted, declined or challenged, or a bank that answers later. */
export const LOCAL_CARDS = [
  'success',
  'declined',
  'insufficient-funds',
  'three-d-secure',
  'delayed',
  'unruly',
] as const;
export type LocalCard = (typeof LOCAL_CARDS)[number];

/** Delivers a webhook to the game, as the network would. */
export type Deliver = (webhook: { body: string; signature: string }) => Promise<unknown>;

interface Sent {
  type: string;
  object: Record<string, unknown>;
}

interface LocalSettings {
  db: Database;
  /** The URL of the pay page, without a trailing slash. */
  pageUrl: string;
  /** The secret that signs its webhooks. */
  secret: string;
  now?: () => Date;
}

export class LocalProvider implements PaymentProvider {
  readonly name = 'local';
  readonly isLive = false;
  readonly account = null;
  readonly #db: Database;
  readonly #pageUrl: string;
  readonly #secret: string;
  readonly #now: () => Date;
  #deliver: Deliver = async () => {};

  constructor({ db, pageUrl, secret, now = () => new Date() }: LocalSettings) {
    this.#db = db;
    this.#pageUrl = pageUrl;
    this.#secret = secret;
    this.#now = now;
  }

  /** Sends webhooks from now on; earlier ones are lost. */
  connect(deliver: Deliver): void {
    this.#deliver = deliver;
  }

  async open(order: PaymentOrder) {
    const row = { ...order, id: `cs_test_${token()}`, paymentId: `pi_${token()}` };
    await this.#db.insert(localPayments).values(row).onConflictDoNothing();
    const isIt = eq(localPayments.reference, order.reference);
    const [opened = row] = await this.#db.select({ id: localPayments.id }).from(localPayments).where(isIt);
    return { sessionId: opened.id, url: `${this.#pageUrl}/dev/pay/${opened.id}` };
  }

  async close(sessionId: string): Promise<void> {
    await this.#change(sessionId, ['open', 'challenge'], { status: 'expired' }, (payment) => [
      { type: 'checkout.session.expired', object: sessionOf(payment, 'unpaid') },
    ]);
  }

  async refund({ paymentId, amount, key }: { paymentId: string; amount: number; key: string }): Promise<void> {
    const [payment] = await this.#db.select().from(localPayments).where(eq(localPayments.paymentId, paymentId));
    const known = await this.#db.select().from(localRefunds).where(eq(localRefunds.key, key));
    if (known.length > 0) return;
    if (payment?.status !== 'paid') throw new PaymentRefused('charge_not_found');
    if (payment.refunded + amount > payment.amount) throw new PaymentRefused('charge_already_refunded');
    const row = { key, sessionId: payment.id, amount };
    const made = await this.#db.insert(localRefunds).values(row).onConflictDoNothing().returning();
    if (made.length > 0) await this.refundPart(payment.id, amount);
  }

  verify(body: Buffer, signature: string, now: Date) {
    return verifiedEvent({ body, signature, secret: this.#secret }, now);
  }

  async find(sessionId: string): Promise<LocalPayment | null> {
    const [row] = await this.#db.select().from(localPayments).where(eq(localPayments.id, sessionId));
    return row ?? null;
  }

  /** Pays with a card. Returns the payment as it is then. */
  async pay(sessionId: string, card: LocalCard): Promise<LocalPayment | null> {
    const payment = await this.find(sessionId);
    if (payment?.status !== 'open' || payment.expiresAt < this.#now()) return payment;
    switch (card) {
      case 'declined':
        return this.#decline(sessionId, 'open', 'generic_decline');
      case 'insufficient-funds':
        return this.#decline(sessionId, 'open', 'insufficient_funds');
      case 'three-d-secure':
        return this.#change(sessionId, ['open'], { status: 'challenge' }, () => []);
      case 'delayed':
        return this.#change(sessionId, ['open'], { status: 'waiting' }, (row) => [
          { type: 'checkout.session.completed', object: sessionOf(row, 'unpaid') },
        ]);
      default:
        return this.#succeed(sessionId, 'open', { isUnruly: card === 'unruly' });
    }
  }

  /** Answers the bank's challenge on the pay page, or gives a slow bank's decision. */
  async answer(sessionId: string, isAccepted: boolean): Promise<LocalPayment | null> {
    const payment = await this.find(sessionId);
    if (payment?.status === 'challenge') {
      return isAccepted
        ? this.#succeed(sessionId, 'challenge', {})
        : this.#decline(sessionId, 'challenge', 'authentication_required');
    }
    const status = isAccepted ? 'paid' : 'failed';
    const type = `checkout.session.async_payment_${isAccepted ? 'succeeded' : 'failed'}`;
    return this.#change(sessionId, ['waiting'], { status }, (row) => [
      { type, object: sessionOf(row, isAccepted ? 'paid' : 'unpaid') },
    ]);
  }

  /** Refunds a part, as the merchant does on the provider's pages. */
  async refundPart(sessionId: string, amount: number): Promise<void> {
    const payment = await this.find(sessionId);
    if (!payment) return;
    const refunded = Math.min(payment.amount, payment.refunded + amount);
    await this.#change(sessionId, ['paid'], { refunded }, (row) => [
      { type: 'charge.refunded', object: chargeOf(row) },
    ]);
  }

  /** Changes the state of a dispute, as the buyer's bank does. */
  async dispute(sessionId: string, state: DisputeState): Promise<void> {
    const type = state === 'open' ? 'charge.dispute.created' : 'charge.dispute.closed';
    await this.#change(sessionId, ['paid'], { disputeState: state }, (row) => [{ type, object: disputeOf(row) }]);
  }

  #succeed(sessionId: string, from: LocalPayment['status'], more: Partial<LocalPayment>) {
    return this.#change(sessionId, [from], { status: 'paid', declined: null, ...more }, (payment) => [
      { type: 'payment_intent.succeeded', object: intentOf(payment) },
      { type: 'charge.succeeded', object: chargeOf(payment) },
      { type: 'checkout.session.completed', object: sessionOf(payment, 'paid') },
    ]);
  }

  #decline(sessionId: string, from: LocalPayment['status'], code: string) {
    return this.#change(sessionId, [from], { status: 'open', declined: code }, (payment) => [
      { type: 'payment_intent.payment_failed', object: intentOf(payment) },
    ]);
  }

  /** Changes a payment that is in one of these states, and sends the events. */
  async #change(
    sessionId: string,
    from: readonly LocalPayment['status'][],
    set: Partial<LocalPayment>,
    tell: (payment: LocalPayment) => readonly Sent[],
  ): Promise<LocalPayment | null> {
    const isIt = and(eq(localPayments.id, sessionId), inArray(localPayments.status, from));
    const [row] = await this.#db.update(localPayments).set(set).where(isIt).returning();
    if (!row) return this.find(sessionId);
    const webhooks = tell(row).map((event) => webhookOf(event, this.#secret, this.#now()));
    // Networks repeat and reorder messages: the game has to cope with both.
    for (const webhook of row.isUnruly ? [...webhooks.toReversed(), ...webhooks] : webhooks)
      await this.#deliver(webhook);
    return row;
  }
}

const token = () => randomBytes(12).toString('hex');

function webhookOf({ type, object }: Sent, secret: string, at: Date) {
  const body = JSON.stringify({
    ...{ id: `evt_${randomUUID().replaceAll('-', '')}`, object: 'event', api_version: STRIPE_API_VERSION },
    ...{ created: Math.floor(at.getTime() / 1000), livemode: false, type, data: { object } },
  });
  return { body, signature: signed(body, secret, at) };
}

const metadataOf = ({ purchaseId, reference, userId }: LocalPayment) => ({
  ...{ purchase: String(purchaseId), reference, user: String(userId) },
});

function sessionOf(payment: LocalPayment, paymentStatus: 'paid' | 'unpaid') {
  return {
    ...{ id: payment.id, object: 'checkout.session', mode: 'payment', metadata: metadataOf(payment) },
    ...{ amount_total: payment.amount, currency: payment.currency.toLowerCase(), payment_intent: payment.paymentId },
    ...{ payment_status: paymentStatus, status: payment.status === 'expired' ? 'expired' : 'complete' },
  };
}

function intentOf(payment: LocalPayment) {
  return {
    ...{ id: payment.paymentId, object: 'payment_intent', metadata: metadataOf(payment) },
    ...{ amount: payment.amount, currency: payment.currency.toLowerCase() },
    last_payment_error: payment.declined && { code: 'card_declined', decline_code: payment.declined },
  };
}

function chargeOf(payment: LocalPayment) {
  return {
    ...{ id: payment.paymentId.replace('pi_', 'ch_'), object: 'charge', metadata: metadataOf(payment) },
    ...{ amount: payment.amount, currency: payment.currency.toLowerCase(), payment_intent: payment.paymentId },
    ...{ amount_refunded: payment.refunded, refunded: payment.refunded === payment.amount, status: 'succeeded' },
  };
}

/** Without the metadata of the payment, as Stripe's disputes are. */
function disputeOf(payment: LocalPayment) {
  const status = payment.disputeState === 'open' ? 'needs_response' : payment.disputeState;
  return {
    ...{ id: payment.paymentId.replace('pi_', 'dp_'), object: 'dispute', metadata: {}, status, reason: 'fraudulent' },
    ...{ amount: payment.amount, currency: payment.currency.toLowerCase(), payment_intent: payment.paymentId },
  };
}
