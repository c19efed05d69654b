/** Tests that each of the provider's events is credited once, in any order, and that nothing else is. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { puckBalances } from '#domains/finances/store/ledger.ts';
import { premiumChanges } from '#domains/premium/tables.ts';
import { isFrozen } from '#domains/puck/store/freezes.ts';
import { TERMS_VERSION } from '#domains/purchase/constants.ts';
import { receiveEvent } from '#domains/purchase/store/events.ts';
import { findPurchase, giveUpOrders, orderPurchase } from '#domains/purchase/store/orders.ts';
import { paymentEvents } from '#domains/purchase/tables.ts';
import { revenueView } from '#domains/purchase/views/books.ts';
import { checkoutView } from '#domains/purchase/views/purchases.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import type { LocalCard } from '#platform/payment/local.ts';
import type { PaymentEvent, PaymentProvider } from '#platform/payment/provider.ts';
import { signed } from '#platform/payment/signature.ts';
import { type Buyer, NOW, Payments, SECRET, type Webhook } from '../../../tests/factories/payments.ts';
import { rowOf, rowsOf } from '../../../tests/factories/rows.ts';
import { logIn, makeBrowser, startTestServer } from '../../../tests/factories/server.ts';
import { addressOf } from '../../../tests/factories/user.ts';

const pay = new Payments();
const { db, database, ids } = pay.made;
const [other] = ids('Other');
const { deliver, statusOf, browserOf, makeBuyer, order, buy, bought, stateOf, faults } = pay;

describe('a purchase', () => {
  it('is credited when it is paid, with a receipt, even after declined cards', async () => {
    const buyer = await makeBuyer();
    const { id, sessionId } = await order(buyer);
    await pay.local.pay(sessionId, 'declined');
    expect((await buyer.browser.get(`/api/purchases/${id}`)).body.data).toMatchObject({
      ...{ state: 'pending', declined: 'generic_decline', receiptNumber: null },
    });
    await pay.local.pay(sessionId, 'insufficient-funds');
    await pay.local.pay(sessionId, 'three-d-secure');
    expect(await bought(buyer)).toBe(0);
    await pay.local.answer(sessionId, true);
    const { data } = (await buyer.browser.get(`/api/purchases/${id}`)).body;
    expect(data).toMatchObject({ state: 'paid', pucks: 500, amount: 499, currency: 'USD', payUrl: null });
    expect(data.receiptNumber).toBeGreaterThan(0);
    expect(await bought(buyer)).toBe(500);
    expect(await faults()).toEqual([]);
  });

  it('by a slow bank is credited once the bank has paid, and not otherwise', async () => {
    const buyer = await makeBuyer();
    const first = await buy(buyer, 'pucks-500', 'delayed');
    expect([await stateOf(first.id), await bought(buyer)]).toEqual(['pending', 0]);
    await pay.local.answer(first.sessionId, true);
    const second = await buy(buyer, 'pucks-1100', 'delayed');
    await pay.local.answer(second.sessionId, false);
    expect([await stateOf(first.id), await stateOf(second.id), await bought(buyer)]).toEqual(['paid', 'failed', 500]);
  });

  it('adds premium, which a refund ends', async () => {
    const buyer = await makeBuyer();
    const { id, sessionId } = await buy(buyer, 'premium-month');
    const days = async () => {
      const rows = await rowsOf(db, premiumChanges, { userId: buyer.id });
      return rows.reduce((sum, row) => sum + row.days, 0);
    };
    expect(await days()).toBe(31);
    expect((await buyer.browser.post(`/api/purchases/${id}/refund`)).status).toBe(409);
    await pay.local.refundPart(sessionId, 299);
    expect([await stateOf(id), await days()]).toEqual(['refunded', 0]);
  });

  it('is visible to its buyer alone', async () => {
    const buyer = await makeBuyer();
    const { id } = await buy(buyer);
    const stranger = await browserOf('Other');
    for (const path of ['', '/refund', '/cancellation']) {
      const url = `/api/purchases/${id}${path}`;
      expect((await (path === '' ? stranger.get(url) : stranger.post(url))).status).toBe(404);
    }
    expect((await stranger.get('/api/admin/purchases')).status).toBe(403);
  });

  it('cannot be made without a provider, or under outdated terms', async () => {
    const buyer = await makeBuyer();
    const closed = await startTestServer(database);
    const browser = makeBrowser(closed);
    await logIn(browser, closed, database, addressOf(buyer.name));
    expect((await browser.get('/api/shop/checkout')).body.data.isOpen).toBe(false);
    const placed = { product: 'pucks-500', termsVersion: TERMS_VERSION };
    expect((await browser.post('/api/purchases', placed)).body.code).toBe('purchase.closed');
    expect((await browser.send('POST', '/webhooks/payments', '{}')).status).toBe(404);
    await closed.close();
    const old = await buyer.browser.post('/api/purchases', { ...placed, termsVersion: TERMS_VERSION + 1 });
    expect(old.body.code).toBe('purchase.old-terms');
  });

  it('is canceled by its buyer or expires after a day, and is credited if it was paid after all', async () => {
    const buyer = await makeBuyer();
    const first = await order(buyer);
    // The same order is still pending.
    expect((await order(buyer)).id).toBe(first.id);
    expect((await buyer.browser.post(`/api/purchases/${first.id}/cancellation`)).status).toBe(204);
    expect(await stateOf(first.id)).toBe('failed');
    pay.isDelivered = false;
    const second = await buy(buyer);
    pay.server.clock.now = new Date(NOW.getTime() + 2 * DAY_MS);
    expect(await giveUpOrders(db, pay.server.clock.now)).toBe(1);
    expect(await stateOf(second.id)).toBe('failed');
    // The clock matches the time of the signature.
    pay.server.clock.now = NOW;
    for (const webhook of pay.sent) await deliver(webhook);
    expect([await stateOf(second.id), await bought(buyer)]).toEqual(['paid', 500]);
  });
});

describe('webhooks', () => {
  /** Returns the undelivered webhooks of a paid purchase. */
  async function waiting(buyer: Buyer, card: LocalCard = 'success') {
    pay.isDelivered = false;
    pay.sent = [];
    const placed = await buy(buyer, 'pucks-500', card);
    pay.isDelivered = true;
    return { ...placed, webhooks: pay.sent };
  }
  const paidOf = (webhooks: readonly Webhook[]) => {
    const webhook = webhooks.find(({ body }) => body.includes('checkout.session.completed'));
    if (!webhook) throw new Error('nothing was paid');
    return webhook;
  };
  /** Returns a webhook with changed contents, signed by the provider. */
  const changed = ({ body }: Webhook, change: (event: Event) => void): Webhook => {
    const event = JSON.parse(body) as Event;
    event.id = `evt_changed_${crypto.randomUUID()}`;
    change(event);
    const bytes = JSON.stringify(event);
    return { body: bytes, signature: signed(bytes, SECRET, NOW) };
  };
  interface Event {
    id: string;
    livemode: boolean;
    account?: string;
    data: { object: Record<string, unknown> & { metadata: Record<string, string> } };
  }

  it('credit once when repeated, even at once on many connections', async () => {
    const buyer = await makeBuyer();
    const { id, webhooks } = await waiting(buyer);
    const copies = Array.from({ length: 24 }, (_, at) => webhooks[at % webhooks.length] ?? paidOf(webhooks));
    const other = changed(paidOf(webhooks), () => {});
    const statuses = await Promise.all([...copies, other, other].map(statusOf));
    expect([...new Set(statuses)]).toEqual([200]);
    expect([await stateOf(id), await bought(buyer)]).toEqual(['paid', 500]);
    expect(await faults()).toEqual([]);
  });

  it('that are dated ahead or hold what no table takes are refused', async () => {
    const webhook = paidOf((await waiting(await makeBuyer())).webhooks);
    const ahead = new Date(NOW.getTime() + 3_600_000);
    expect(await statusOf({ body: webhook.body, signature: signed(webhook.body, SECRET, ahead) })).toBe(400);
    expect(await statusOf(changed(webhook, (event) => (event.id += '\u0000')))).toBe(422);
    expect(await statusOf(changed(webhook, ({ data }) => (data.object.metadata['reference'] = '\u0000')))).toBe(422);
  });

  it('lead to the same result in any order', async () => {
    const ends = new Set<string>();
    for (const turn of [0, 1, 2, 3, 4, 5]) {
      const buyer = await makeBuyer();
      pay.isDelivered = false;
      pay.sent = [];
      const { id, sessionId } = await buy(buyer);
      await pay.local.refundPart(sessionId, 249);
      await pay.local.dispute(sessionId, 'open');
      await pay.local.dispute(sessionId, 'won');
      pay.isDelivered = true;
      const mixed = pay.sent.toSorted((a, b) => (a.signature + turn).localeCompare(b.signature + turn));
      const from = turn % mixed.length;
      const order = turn < 3 ? [...mixed.slice(from), ...mixed.slice(0, from)] : pay.sent.toReversed();
      for (const webhook of order) expect(await statusOf(webhook)).toBe(200);
      const { state, refunded, disputeState, takenBack, owed } = (await findPurchase(db, id)) ?? {};
      const frozen = await isFrozen(db, buyer.id);
      ends.add(JSON.stringify({ state, refunded, disputeState, takenBack, owed, frozen, left: await bought(buyer) }));
    }
    expect([...ends].map((end) => JSON.parse(end))).toEqual([
      { state: 'paid', refunded: 249, disputeState: 'won', takenBack: 249, owed: 0, frozen: false, left: 251 },
    ]);
    expect(await faults()).toEqual([]);
  });

  it('that are forged, stale, unsigned or altered are refused, and credit nothing', async () => {
    const buyer = await makeBuyer();
    const { id, webhooks } = await waiting(buyer);
    const { body, signature } = paidOf(webhooks);
    const stale = new Date(NOW.getTime() - 301_000);
    const bad: Webhook[] = [
      { body, signature: signed(body, 'whsec_forged', NOW) },
      { body, signature: signed(body, SECRET, stale) },
      { body: body.replace('"paid"', '"paid" '), signature },
      { body, signature: '' },
      { body, signature: 't=1,v1=' },
      { body, signature: signature.replace(/v1=.*/, `v1=${'0'.repeat(64)}`) },
    ];
    for (const webhook of bad) expect(await statusOf(webhook)).toBe(400);
    // A signature becomes stale after five minutes.
    pay.server.clock.now = new Date(NOW.getTime() + 301_000);
    expect(await statusOf({ body, signature })).toBe(400);
    pay.server.clock.now = NOW;
    expect(await db.$count(paymentEvents, eq(paymentEvents.purchaseId, id))).toBe(0);
    expect([await stateOf(id), await bought(buyer)]).toEqual(['pending', 0]);
    expect(await statusOf({ body, signature })).toBe(200);
    expect(await bought(buyer)).toBe(500);
  });

  it('that do not match the purchase credit nothing', async () => {
    const buyer = await makeBuyer();
    const { id, webhooks } = await waiting(buyer);
    const paid = paidOf(webhooks);
    const faultsOfEvents: [string, (event: Event) => void][] = [
      ['amount', ({ data }) => Object.assign(data.object, { amount_total: 1 })],
      ['amount', ({ data }) => Object.assign(data.object, { amount_total: null })],
      ['currency', ({ data }) => Object.assign(data.object, { currency: 'jpy' })],
      ['user', ({ data }) => Object.assign(data.object.metadata, { user: String(other) })],
      ['reference', ({ data }) => Object.assign(data.object.metadata, { reference: 'guessed' })],
      ['session', ({ data }) => Object.assign(data.object, { id: 'cs_test_other' })],
      ['unknown', ({ data }) => Object.assign(data.object.metadata, { purchase: '999999' })],
      ['mode', (event) => Object.assign(event, { livemode: true })],
      ['account', (event) => Object.assign(event, { account: 'acct_other' })],
    ];
    for (const [fault, change] of faultsOfEvents) {
      const webhook = changed(paid, change);
      expect(await statusOf(webhook)).toBe(200);
      const event = await rowOf(db, paymentEvents, { id: (JSON.parse(webhook.body) as Event).id });
      expect(event.refused).toBe(fault);
    }
    expect([await stateOf(id), await bought(buyer), (await puckBalances(db, `user:${other}`)).bought]).toEqual([
      'pending',
      0,
      0,
    ]);
    expect(await statusOf(paid)).toBe(200);
    expect(await bought(buyer)).toBe(500);
  });

  it('repeated and reordered by the network credit once', async () => {
    const buyer = await makeBuyer();
    const { id } = await buy(buyer, 'pucks-2400', 'unruly');
    expect([await stateOf(id), await bought(buyer)]).toEqual(['paid', 2_400]);
  });
});

describe('test mode', () => {
  const PUBLIC = 'https://rink.example';
  const orderAt = (userId: number, publicUrl: string, payments: PaymentProvider = pay.local) =>
    orderPurchase(db, {
      ...{ userId, product: 'pucks-500' as const, termsVersion: TERMS_VERSION, now: NOW, publicUrl, payments },
      log: { warn: () => {} },
    });

  it('is for admins when the server is public, since it grants real pucks', async () => {
    const buyer = await makeBuyer();
    const [boss] = ids('Boss');
    expect(await orderAt(buyer.id, PUBLIC)).toMatchObject({ code: 'purchase.test-only' });
    const seen = (userId: number, publicUrl: string) =>
      checkoutView(db, { userId, payments: pay.local, publicUrl, now: NOW });
    expect(await seen(buyer.id, PUBLIC)).toMatchObject({ isOpen: false, isTest: true });
    expect(await seen(boss, PUBLIC)).toMatchObject({ isOpen: true, isTest: true });
    expect(await seen(buyer.id, 'http://localhost:3000')).toMatchObject({ isOpen: true });
    expect(await orderAt(boss, PUBLIC)).toMatchObject({ ok: true });
    expect(await orderAt(buyer.id, 'http://localhost:3000')).toMatchObject({ ok: true });
  });

  it('has receipts, revenue and events of its own', async () => {
    const buyer = await makeBuyer();
    const tested = await buy(buyer);
    const live: PaymentProvider = {
      name: 'local',
      isLive: true,
      account: null,
      open: async () => ({ sessionId: 'cs_live_1', url: 'https://pay.example/cs_live_1' }),
      close: async () => {},
      refund: async () => {},
      verify: () => {
        throw new Error('nothing is verified');
      },
    };
    const ordered = await orderAt(buyer.id, PUBLIC, live);
    if (!('id' in ordered)) throw new Error('nothing was ordered');
    const purchase = await findPurchase(db, ordered.id);
    if (!purchase) throw new Error('nothing was noted');
    const { reference, userId, sessionId, amount, currency } = purchase;
    const paid: PaymentEvent = {
      ...{ id: 'evt_live_1', type: 'checkout.session.completed', isLive: true, account: null },
      news: { kind: 'paid' },
      about: { purchaseId: ordered.id, reference, userId, sessionId, paymentId: 'pi_live_1', amount, currency },
    };
    // As after the operator has switched back to test mode, in which events never concern real money.
    const test = { ...paid, id: 'evt_test_1', isLive: false };
    expect(await receiveEvent(db, test, { provider: { ...live, isLive: false }, now: NOW })).toBe('refused');
    expect(await receiveEvent(db, paid, { provider: live, now: NOW })).toBe('done');
    const receiptOf = async (id: number) => (await buyer.browser.get(`/api/purchases/${id}`)).body.data;
    expect(await receiptOf(ordered.id)).toMatchObject({ isTest: false, receiptNumber: 1 });
    expect(await receiptOf(tested.id)).toMatchObject({ isTest: true });
    const { days } = await revenueView(db, NOW);
    expect(days.filter(({ isTest }) => !isTest)).toMatchObject([{ sales: 1, paid: 499 }]);
    expect(days.some(({ isTest }) => isTest)).toBe(true);
    expect(await faults()).toEqual([]);
  });
});
