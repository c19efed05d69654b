/** The signatures of the local provider against Stripe's own client. */
import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { verifiedEvent } from '#platform/payment/events.ts';
import { ForgedWebhook, UnreadableWebhook, WEBHOOK_TOLERANCE } from '#platform/payment/provider.ts';
import { signed } from '#platform/payment/signature.ts';

const SECRET = 'whsec_test';
const NOW = new Date('2026-03-01T12:00:00Z');
const BODY = JSON.stringify({
  ...{ id: 'evt_1', object: 'event', type: 'checkout.session.completed', livemode: false },
  data: {
    object: {
      ...{ id: 'cs_1', object: 'checkout.session', payment_status: 'paid', payment_intent: { id: 'pi_1' } },
      ...{ amount_total: 499, currency: 'usd', metadata: { purchase: '7', reference: 'secret', user: '3' } },
    },
  },
});

const verify = (signature: string, { body = BODY, secret = SECRET, now = NOW } = {}) =>
  verifiedEvent({ body: Buffer.from(body), signature, secret }, now);

describe('a webhook signed here', () => {
  it('has the header that Stripe’s client makes', () => {
    const timestamp = Math.floor(NOW.getTime() / 1000);
    const header = Stripe.webhooks.generateTestHeaderString({ payload: BODY, secret: SECRET, timestamp });
    expect(signed(BODY, SECRET, NOW)).toBe(header);
  });

  it('is verified by the client, and parsed', () => {
    expect(verify(signed(BODY, SECRET, NOW))).toEqual({
      ...{ id: 'evt_1', type: 'checkout.session.completed', isLive: false, account: null, news: { kind: 'paid' } },
      about: {
        ...{ purchaseId: 7, reference: 'secret', userId: 3, sessionId: 'cs_1', paymentId: 'pi_1' },
        ...{ amount: 499, currency: 'USD' },
      },
    });
  });

  it.each([
    ['created', 'needs_response', 'open'],
    ['created', 'warning_under_review', 'open'],
    ['created', 'prevented', 'won'],
    ['closed', 'prevented', 'won'],
    ['closed', 'warning_closed', 'won'],
    ['closed', 'won', 'won'],
    ['closed', 'ended_in_a_way_of_tomorrow', 'won'],
    ['closed', 'lost', 'lost'],
  ])('about a dispute that was %s with the status %s says that it is %s', (what, status, state) => {
    const dispute = { id: 'dp_1', object: 'dispute', status, payment_intent: 'pi_1', amount: 499, currency: 'usd' };
    const event = { id: 'evt_2', object: 'event', type: `charge.dispute.${what}`, livemode: false };
    const body = JSON.stringify({ ...event, data: { object: dispute } });
    expect(verify(signed(body, SECRET, NOW), { body }).news).toEqual({ kind: 'dispute', state });
  });

  it('is refused with another secret, other bytes, another time, or no signature', () => {
    const signature = signed(BODY, SECRET, NOW);
    const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
    expect(verify(signature, { now: later(WEBHOOK_TOLERANCE) }).id).toBe('evt_1');
    expect(() => verify(signature, { now: later(WEBHOOK_TOLERANCE + 1) })).toThrow(ForgedWebhook);
    expect(verify(signature, { now: later(-WEBHOOK_TOLERANCE) }).id).toBe('evt_1');
    expect(() => verify(signature, { now: later(-WEBHOOK_TOLERANCE - 1) })).toThrow(ForgedWebhook);
    expect(() => verify(signature, { secret: 'whsec_other' })).toThrow(ForgedWebhook);
    expect(() => verify(signature, { body: `${BODY} ` })).toThrow(ForgedWebhook);
    expect(() => verify(signature.replace('t=', 't=1'))).toThrow(ForgedWebhook);
    expect(() => verify('')).toThrow(ForgedWebhook);
    // Of two times, the client checks the last.
    const ahead = signed(BODY, SECRET, later(2 * WEBHOOK_TOLERANCE));
    for (const both of [`t=1,${ahead}`, `${ahead},t=1`]) expect(() => verify(both)).toThrow(ForgedWebhook);
  });

  it('is unreadable when it is no event, or holds a character that no table takes', () => {
    const bodies = ['[]', ...['evt_1', 'cs_1', 'pi_1', 'secret'].map((word) => BODY.replace(word, `${word}\\u0000`))];
    for (const body of bodies) expect(() => verify(signed(body, SECRET, NOW), { body })).toThrow(UnreadableWebhook);
  });
});
