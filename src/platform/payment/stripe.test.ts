/** The requests sent to Stripe, received by a server in place of its API. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { STRIPE_API_VERSION } from '#platform/payment/events.ts';
import { type PaymentOrder, type PaymentProvider, PaymentRefused } from '#platform/payment/provider.ts';
import { stripeProvider } from '#platform/payment/stripe.ts';

interface Asked {
  path: string;
  headers: IncomingHttpHeaders;
  form: Record<string, string>;
}

let asked: Asked[] = [];
let answer = { status: 200, body: {} as object };
let stripe: PaymentProvider;

const server = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => {
    body += String(part);
  });
  request.on('end', () => {
    const form = Object.fromEntries(new URLSearchParams(body));
    asked.push({ path: request.url ?? '', headers: request.headers, form });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const api = { host: '127.0.0.1', port, protocol: 'http' as const };
  stripe = stripeProvider({ secretKey: 'sk_test_abc', webhookSecret: 'whsec_test', account: 'acct_club', api });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  asked = [];
});

const ORDER: PaymentOrder = {
  ...{ purchaseId: 7, reference: 'secret', userId: 3, amount: 499, currency: 'EUR', title: '500 pucks' },
  ...{ successUrl: 'https://rink.example/purchase/7', cancelUrl: 'https://rink.example/purchase/7' },
  expiresAt: new Date('2026-03-01T12:45:00Z'),
};

describe('the Stripe adapter', () => {
  it('opens a page for exactly what was ordered, once, in the pinned API version', async () => {
    answer = { status: 200, body: { id: 'cs_1', object: 'checkout.session', url: 'https://checkout.stripe.com/c/1' } };
    expect(await stripe.open(ORDER)).toEqual({ sessionId: 'cs_1', url: 'https://checkout.stripe.com/c/1' });
    const [{ path, headers, form } = { path: '', headers: {}, form: {} }] = asked;
    expect(path).toBe('/v1/checkout/sessions');
    expect(headers).toMatchObject({
      ...{ authorization: 'Bearer sk_test_abc', 'stripe-version': STRIPE_API_VERSION },
      ...{ 'stripe-account': 'acct_club', 'idempotency-key': 'purchase/secret' },
    });
    expect(form).toMatchObject({
      ...{ mode: 'payment', 'line_items[0][price_data][unit_amount]': '499' },
      ...{ 'line_items[0][price_data][currency]': 'eur', 'metadata[purchase]': '7', 'metadata[reference]': 'secret' },
      ...{ 'payment_intent_data[metadata][user]': '3', expires_at: '1772369100' },
    });
  });

  it('requests a refund by its key', async () => {
    answer = { status: 200, body: { id: 're_1', object: 'refund' } };
    await stripe.refund({ paymentId: 'pi_1', amount: 200, key: 'refund/4' });
    expect(asked[0]).toMatchObject({ path: '/v1/refunds', form: { payment_intent: 'pi_1', amount: '200' } });
    expect(asked[0]?.headers['idempotency-key']).toBe('refund/4');
  });

  it('separates Stripe’s refusals from unknown outcomes', async () => {
    const error = { type: 'invalid_request_error', code: 'charge_already_refunded', message: 'Refunded already.' };
    answer = { status: 400, body: { error } };
    await expect(stripe.refund({ paymentId: 'pi_1', amount: 1, key: 'a' })).rejects.toThrow(PaymentRefused);
    answer = { status: 401, body: { error: { type: 'invalid_request_error', message: 'Invalid API key.' } } };
    await expect(stripe.refund({ paymentId: 'pi_1', amount: 1, key: 'b' })).rejects.not.toThrow(PaymentRefused);
  });

  it('knows by its key whether money moves', () => {
    const of = (secretKey: string) => stripeProvider({ secretKey, webhookSecret: 'whsec_test' }).isLive;
    expect([of('sk_live_1'), of('rk_live_1'), of('sk_test_1')]).toEqual([true, true, false]);
  });
});
