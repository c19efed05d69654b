/** Payments through Stripe: Checkout Sessions on its own page, events by webhooks. */
import Stripe from 'stripe';
import { STRIPE_API_VERSION, verifiedEvent } from '#platform/payment/events.ts';
import { type PaymentProvider, PaymentRefused } from '#platform/payment/provider.ts';

export interface StripeSettings {
  /** A restricted or secret key. */
  secretKey: string;
  webhookSecret: string;
  /** A connected account; absent: the key's own. */
  account?: string | undefined;
  /** The API's address, for tests; absent: Stripe's. */
  api?: { host: string; port: number; protocol: 'http' } | undefined;
}

/** Milliseconds that Stripe may take to respond, and how often the client retries, with the same idempotency key. */
const TIMEOUT_MS = 20_000;
const RETRIES = 2;

export function stripeProvider({ secretKey, webhookSecret, account, api }: StripeSettings): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    apiVersion: STRIPE_API_VERSION,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    appInfo: { name: 'Rinkside' },
    ...(account && { stripeAccount: account }),
    ...api,
  });
  return {
    name: 'stripe',
    isLive: /^[rs]k_live_/.test(secretKey),
    account: account ?? null,
    async open({ purchaseId, reference, userId, amount, currency, title, successUrl, cancelUrl, expiresAt }) {
      const metadata = { purchase: String(purchaseId), reference, user: String(userId) };
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          line_items: [
            {
              quantity: 1,
              price_data: { currency: currency.toLowerCase(), unit_amount: amount, product_data: { name: title } },
            },
          ],
          client_reference_id: String(purchaseId),
          metadata,
          // Charges inherit the metadata of their payment intent.
          payment_intent_data: { metadata, description: title },
          success_url: successUrl,
          cancel_url: cancelUrl,
          expires_at: Math.floor(expiresAt.getTime() / 1000),
        },
        { idempotencyKey: `purchase/${reference}` },
      );
      if (!session.url) throw new Error('Stripe opened a page without an address');
      return { sessionId: session.id, url: session.url };
    },
    async close(sessionId) {
      await refusals(() => stripe.checkout.sessions.expire(sessionId));
    },
    async refund({ paymentId, amount, key }) {
      await refusals(() => stripe.refunds.create({ payment_intent: paymentId, amount }, { idempotencyKey: key }));
    },
    verify: (body, signature, now) => verifiedEvent({ body, signature, secret: webhookSecret }, now),
  };
}

/** Turns Stripe's refusals into `PaymentRefused`: they will not be carried out; all other errors leave open whether they were. */
async function refusals(ask: () => Promise<unknown>): Promise<void> {
  try {
    await ask();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) {
      throw new PaymentRefused(error.code ?? 'refused', { cause: error });
    }
    throw error;
  }
}
