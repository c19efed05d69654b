/** Events in Stripe's form: verified by the official client, and read as far as this game uses them. */
import Stripe from 'stripe';
import * as z from 'zod';
import {
  type DisputeState,
  ForgedWebhook,
  type PaymentEvent,
  type PaymentNews,
  type PaymentSubject,
  UnreadableWebhook,
  WEBHOOK_TOLERANCE,
} from '#platform/payment/provider.ts';

/** The API version of requests and webhooks. */
export const STRIPE_API_VERSION = '2026-10-28.endive';

/**
 * Returns the event of a webhook.
 * @throws ForgedWebhook where the signature is not one of `secret`, too old or dated ahead, UnreadableWebhook where the
 * signed event cannot be read
 */
export function verifiedEvent(
  { body, signature, secret }: { body: Buffer; signature: string; secret: string },
  now: Date,
): PaymentEvent {
  // The client takes any time that is not too long ago, so a webhook dated ahead could be sent again for as long.
  const times = [...signature.matchAll(/(?:^|,)\s*t=([^,]*)/g)].map(([, time]) => Number(time));
  const signedAt = times.length === 1 ? times[0] : undefined;
  if (signedAt === undefined || !(signedAt <= now.getTime() / 1000 + WEBHOOK_TOLERANCE))
    throw new ForgedWebhook('a webhook is dated ahead');
  let event: unknown;
  try {
    const { webhooks } = Stripe;
    event = webhooks.constructEvent(body, signature, secret, WEBHOOK_TOLERANCE, undefined, now.getTime());
  } catch (error) {
    throw new ForgedWebhook('a webhook was not signed by the provider', { cause: error });
  }
  return readEvent(event);
}

/** PostgreSQL has no NUL in texts. */
const word = z.string().regex(/^[^\0]*$/);
const text = word.nullish();
const whole = z.number().int().nullish();
/** An id, or the object with that id. */
const reference = z.union([word, z.object({ id: word }).transform(({ id }) => id)]).nullish();
const metadata = z.object({ purchase: text, reference: text, user: text }).nullish();

/** Of every event and object only the fields in use. */
const envelope = z.object({
  id: word.min(1).max(255),
  type: word.max(255),
  livemode: z.boolean(),
  account: text,
  data: z.object({
    object: z.object({
      id: text,
      object: text,
      metadata,
      amount: whole,
      amount_total: whole,
      amount_refunded: whole,
      currency: text,
      payment_intent: reference,
      payment_status: text,
      status: text,
      last_payment_error: z.object({ code: text, decline_code: text }).nullish(),
    }),
  }),
});
type StripeObject = z.infer<typeof envelope>['data']['object'];

function readEvent(event: unknown): PaymentEvent {
  const read = envelope.safeParse(event);
  if (!read.success) throw new UnreadableWebhook('a signed webhook is no event', { cause: read.error });
  const { id, type, livemode, account, data } = read.data;
  return {
    ...{ id, type, isLive: livemode, account: account ?? null },
    about: subjectOf(data.object),
    news: newsOf(type, data.object),
  };
}

function subjectOf(object: StripeObject): PaymentSubject {
  const kind = object.object;
  const known = object.metadata;
  // The amount of a refund or a dispute may be only a part of the payment.
  const amount = kind === 'checkout.session' ? object.amount_total : kind === 'charge' ? object.amount : null;
  return {
    purchaseId: numberOf(known?.purchase),
    reference: known?.reference ?? null,
    userId: numberOf(known?.user),
    sessionId: kind === 'checkout.session' ? (object.id ?? null) : null,
    paymentId: (kind === 'payment_intent' ? object.id : object.payment_intent) ?? null,
    amount: amount ?? null,
    currency: object.currency?.toUpperCase() ?? null,
  };
}

function numberOf(digits: string | null | undefined): number | null {
  return digits && /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}

function newsOf(type: string, object: StripeObject): PaymentNews | null {
  switch (type) {
    case 'checkout.session.completed':
      return { kind: object.payment_status === 'unpaid' ? 'waiting' : 'paid' };
    case 'checkout.session.async_payment_succeeded':
      return { kind: 'paid' };
    case 'checkout.session.async_payment_failed':
      return { kind: 'failed' };
    case 'checkout.session.expired':
      return { kind: 'expired' };
    case 'payment_intent.payment_failed': {
      const { decline_code: declined, code } = object.last_payment_error ?? {};
      return { kind: 'declined', code: (declined ?? code ?? 'unknown').slice(0, 100) };
    }
    case 'charge.refunded':
      return { kind: 'refunded', refunded: object.amount_refunded ?? 0 };
    case 'refund.failed':
      return { kind: 'refund-failed' };
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
      return { kind: 'dispute', state: disputeState(object.status, { isOver: type === 'charge.dispute.closed' }) };
    default:
      return null;
  }
}

/** Outcomes of a dispute that cost nothing. */
const HARMLESS: readonly unknown[] = ['won', 'warning_closed', 'prevented'];

/** Only a lost dispute costs anything: any other end, including an unknown status, counts as won. */
function disputeState(status: string | null | undefined, { isOver }: { isOver: boolean }): DisputeState {
  if (status === 'lost') return 'lost';
  return isOver || HARMLESS.includes(status) ? 'won' : 'open';
}
