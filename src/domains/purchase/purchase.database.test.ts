/** Purchases: what the provider says is credited once, in any order, and nothing that it did not say is. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteUser, exportUser } from '#domains/account/store/erase-user.ts';
import { users } from '#domains/account/tables.ts';
import { puckBalances } from '#domains/finances/store/ledger.ts';
import { premiumChanges } from '#domains/premium/tables.ts';
import { nobodyOwesPucks, pucksAreConserved } from '#domains/puck/checks.ts';
import { isFrozen } from '#domains/puck/store/freezes.ts';
import { spendPucks } from '#domains/puck/store/spend.ts';
import { puckFreezes } from '#domains/puck/tables.ts';
import { purchasesAreCreditedOnce, refundsAreTakenBack } from '#domains/purchase/checks.ts';
import { GRANT_HOURS, type ProductId, SPENDING_LIMIT, TERMS_VERSION } from '#domains/purchase/constants.ts';
import { puckDebtOf } from '#domains/purchase/store/debts.ts';
import { findPurchase, giveUpOrders } from '#domains/purchase/store/orders.ts';
import { paymentEvents, purchases } from '#domains/purchase/tables.ts';
import { slices } from '#domains/slices.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import { readWorld } from '#platform/clock/state.ts';
import { type LocalCard, LocalProvider } from '#platform/payment/local.ts';
import { SIGNATURE_HEADER } from '#platform/payment/provider.ts';
import { signed } from '#platform/payment/signature.ts';
import { logIn, makeBrowser, startTestServer, type TestServer } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { addressOf, makeUser, separateHomes, shareHome } from '../../../tests/factories/user.ts';

const { database, db, world, ids } = testWorld({
  users: [{ name: 'Boss', isAdmin: true }, { name: 'Vice', isAdmin: true }, 'Other'],
  connections: 16,
});
const [boss, vice, other] = ids('Boss', 'Vice', 'Other');
const SECRET = 'whsec_test';
const NOW = new Date('2026-03-01T12:00:00Z');
const date = { season: world.season, day: world.day };

interface Webhook {
  body: string;
  signature: string;
}

/** Signs webhooks by the clock of the server. */
let server: TestServer;
let local: LocalProvider;
/** What the provider has sent. */
let sent: Webhook[] = [];
let isDelivered = true;

const deliver = ({ body, signature }: Webhook) =>
  server.app.inject({
    ...{ method: 'POST', url: '/webhooks/payments', payload: body },
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
  });
const statusOf = async (webhook: Webhook) => (await deliver(webhook)).statusCode;

beforeAll(async () => {
  local = new LocalProvider({ db, pageUrl: 'http://localhost:3001', secret: SECRET, now: () => server.clock.now });
  server = await startTestServer(database, { payments: local });
  local.connect(async (webhook) => {
    sent.push(webhook);
    if (isDelivered) await deliver(webhook);
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.now = NOW;
  sent = [];
  isDelivered = true;
  await separateHomes(db);
});

let buyers = 0;
/** A user who buys, at a browser. */
async function makeBuyer() {
  const name = `Buyer ${++buyers}`;
  const id = await makeUser(db, { name });
  const browser = makeBrowser(server);
  await logIn(browser, server, database, addressOf(name));
  return { id, name, browser };
}
type Buyer = Awaited<ReturnType<typeof makeBuyer>>;

const browserOf = async (name: string) => {
  const browser = makeBrowser(server);
  await logIn(browser, server, database, addressOf(name));
  return browser;
};

const ask = ({ browser }: Buyer, product: ProductId) =>
  browser.post('/api/purchases', { product, termsVersion: TERMS_VERSION });
async function order(buyer: Buyer, product: ProductId = 'pucks-500') {
  const { status, body } = await ask(buyer, product);
  expect(status).toBe(201);
  return { id: Number(body.data.id), sessionId: String(body.data.url.split('/').at(-1)) };
}
async function buy(buyer: Buyer, product: ProductId = 'pucks-500', card: LocalCard = 'success') {
  const placed = await order(buyer, product);
  await local.pay(placed.sessionId, card);
  return placed;
}
const bought = async ({ id }: Buyer) => (await puckBalances(db, `user:${id}`)).bought;
const stateOf = async (id: number) => (await findPurchase(db, id))?.state;
/** Days after the first; the session of the buyer has ended by then. */
async function moveClock({ browser, name }: Buyer, days: number) {
  server.clock.now = new Date(NOW.getTime() + days * DAY_MS);
  browser.cookies.clear();
  await logIn(browser, server, database, addressOf(name));
}
let spendings = 0;
const spend = ({ id }: Buyer, price: number) =>
  db.transaction((tx) =>
    spendPucks(tx, {
      ...{ userId: id, price, to: 'world:shop', key: `spent/${++spendings}`, ...date },
      memo: { kind: 'start-pucks', params: {} },
    }),
  );
const faults = async () => {
  const row = await readWorld(db);
  const checks = [nobodyOwesPucks, pucksAreConserved, purchasesAreCreditedOnce, refundsAreTakenBack];
  return (await Promise.all(checks.map((check) => check.run({ db, world: row })))).flatMap((result) => result.faults);
};

describe('a purchase', () => {
  it('is credited when it is paid, with a receipt, after cards that were declined', async () => {
    const buyer = await makeBuyer();
    const { id, sessionId } = await order(buyer);
    await local.pay(sessionId, 'declined');
    expect((await buyer.browser.get(`/api/purchases/${id}`)).body.data).toMatchObject({
      ...{ state: 'pending', declined: 'generic_decline', receiptNumber: null },
    });
    await local.pay(sessionId, 'insufficient-funds');
    await local.pay(sessionId, 'three-d-secure');
    expect(await bought(buyer)).toBe(0);
    await local.answer(sessionId, true);
    const { data } = (await buyer.browser.get(`/api/purchases/${id}`)).body;
    expect(data).toMatchObject({ state: 'paid', pucks: 500, amount: 499, currency: 'USD', payUrl: null });
    expect(data.receiptNumber).toBeGreaterThan(0);
    expect(await bought(buyer)).toBe(500);
    expect(await faults()).toEqual([]);
  });

  it('of a slow bank is credited when the bank has paid, and not when it has not', async () => {
    const buyer = await makeBuyer();
    const first = await buy(buyer, 'pucks-500', 'delayed');
    expect([await stateOf(first.id), await bought(buyer)]).toEqual(['pending', 0]);
    await local.answer(first.sessionId, true);
    const second = await buy(buyer, 'pucks-1100', 'delayed');
    await local.answer(second.sessionId, false);
    expect([await stateOf(first.id), await stateOf(second.id), await bought(buyer)]).toEqual(['paid', 'failed', 500]);
  });

  it('brings premium, which a refund ends', async () => {
    const buyer = await makeBuyer();
    const { id, sessionId } = await buy(buyer, 'premium-month');
    const days = async () => {
      const rows = await db.select().from(premiumChanges).where(eq(premiumChanges.userId, buyer.id));
      return rows.reduce((sum, row) => sum + row.days, 0);
    };
    expect(await days()).toBe(31);
    expect((await buyer.browser.post(`/api/purchases/${id}/refund`)).status).toBe(409);
    await local.refundPart(sessionId, 299);
    expect([await stateOf(id), await days()]).toEqual(['refunded', 0]);
  });

  it('is seen by its buyer alone', async () => {
    const buyer = await makeBuyer();
    const { id } = await buy(buyer);
    const stranger = await browserOf('Other');
    for (const path of ['', '/refund', '/cancellation']) {
      const url = `/api/purchases/${id}${path}`;
      expect((await (path === '' ? stranger.get(url) : stranger.post(url))).status).toBe(404);
    }
    expect((await stranger.get('/api/admin/purchases')).status).toBe(403);
  });

  it('cannot be made without a provider, or under old terms', async () => {
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

  it('is canceled by its buyer, or given up after a day, and credited if it was paid after all', async () => {
    const buyer = await makeBuyer();
    const first = await order(buyer);
    // The same order again waits already.
    expect((await order(buyer)).id).toBe(first.id);
    expect((await buyer.browser.post(`/api/purchases/${first.id}/cancellation`)).status).toBe(204);
    expect(await stateOf(first.id)).toBe('failed');
    isDelivered = false;
    const second = await buy(buyer);
    server.clock.now = new Date(NOW.getTime() + 2 * DAY_MS);
    expect(await giveUpOrders(db, server.clock.now)).toBe(1);
    expect(await stateOf(second.id)).toBe('failed');
    // Of the same age as its signature.
    server.clock.now = NOW;
    for (const webhook of sent) await deliver(webhook);
    expect([await stateOf(second.id), await bought(buyer)]).toEqual(['paid', 500]);
  });
});

describe('webhooks', () => {
  /** The webhooks of a paid purchase that have not arrived. */
  async function waiting(buyer: Buyer, card: LocalCard = 'success') {
    isDelivered = false;
    sent = [];
    const placed = await buy(buyer, 'pucks-500', card);
    isDelivered = true;
    return { ...placed, webhooks: sent };
  }
  const paidOf = (webhooks: readonly Webhook[]) => {
    const webhook = webhooks.find(({ body }) => body.includes('checkout.session.completed'));
    if (!webhook) throw new Error('nothing was paid');
    return webhook;
  };
  /** The same with other contents, signed by the provider. */
  const changed = ({ body }: Webhook, change: (event: Event) => void): Webhook => {
    const event = JSON.parse(body) as Event;
    event.id = `evt_changed_${++buyers}`;
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

  it('credit once when they are repeated, at once on many connections', async () => {
    const buyer = await makeBuyer();
    const { id, webhooks } = await waiting(buyer);
    const copies = Array.from({ length: 24 }, (_, at) => webhooks[at % webhooks.length] ?? paidOf(webhooks));
    const other = changed(paidOf(webhooks), () => {});
    const statuses = await Promise.all([...copies, other, other].map(statusOf));
    expect([...new Set(statuses)]).toEqual([200]);
    expect([await stateOf(id), await bought(buyer)]).toEqual(['paid', 500]);
    expect(await faults()).toEqual([]);
  });

  it('lead to the same end in any order', async () => {
    const ends = new Set<string>();
    for (const turn of [0, 1, 2, 3, 4, 5]) {
      const buyer = await makeBuyer();
      isDelivered = false;
      sent = [];
      const { id, sessionId } = await buy(buyer);
      await local.refundPart(sessionId, 249);
      await local.dispute(sessionId, 'open');
      await local.dispute(sessionId, 'won');
      isDelivered = true;
      const mixed = sent.toSorted((a, b) => (a.signature + turn).localeCompare(b.signature + turn));
      const from = turn % mixed.length;
      const order = turn < 3 ? [...mixed.slice(from), ...mixed.slice(0, from)] : sent.toReversed();
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

  it('that are forged, stale, unsigned or have other bytes are refused, and credit nothing', async () => {
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
    // What was signed in time is stale five minutes later.
    server.clock.now = new Date(NOW.getTime() + 301_000);
    expect(await statusOf({ body, signature })).toBe(400);
    server.clock.now = NOW;
    expect(await db.$count(paymentEvents, eq(paymentEvents.purchaseId, id))).toBe(0);
    expect([await stateOf(id), await bought(buyer)]).toEqual(['pending', 0]);
    expect(await statusOf({ body, signature })).toBe(200);
    expect(await bought(buyer)).toBe(500);
  });

  it('that do not agree with the purchase credit nothing, to nobody', async () => {
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
      const [event] = await db
        .select()
        .from(paymentEvents)
        .where(eq(paymentEvents.id, (JSON.parse(webhook.body) as Event).id));
      expect(event?.refused).toBe(fault);
    }
    expect([await stateOf(id), await bought(buyer), (await puckBalances(db, `user:${other}`)).bought]).toEqual([
      'pending',
      0,
      0,
    ]);
    expect(await statusOf(paid)).toBe(200);
    expect(await bought(buyer)).toBe(500);
  });

  it('repeated and out of order by the network credit once', async () => {
    const buyer = await makeBuyer();
    const { id } = await buy(buyer, 'pucks-2400', 'unruly');
    expect([await stateOf(id), await bought(buyer)]).toEqual(['paid', 2_400]);
  });
});

describe('refunds', () => {
  const refund = ({ browser }: Buyer, id: number) => browser.post(`/api/purchases/${id}/refund`);

  it('give the whole price back for pucks that were not spent', async () => {
    const buyer = await makeBuyer();
    const { id, sessionId } = await buy(buyer, 'pucks-1100');
    expect((await buyer.browser.get(`/api/purchases/${id}`)).body.data.refund).toMatchObject({
      ...{ amount: 999, pucks: 1_100 },
    });
    expect((await refund(buyer, id)).status).toBe(200);
    expect([await stateOf(id), await bought(buyer)]).toEqual(['refunded', 0]);
    expect((await local.find(sessionId))?.refunded).toBe(999);
    expect((await refund(buyer, id)).status).toBe(409);
    expect(await faults()).toEqual([]);
  });

  it('count pucks that were spent at the price of the smallest pack, also asked for many times at once', async () => {
    const buyer = await makeBuyer();
    const { id, sessionId } = await buy(buyer, 'pucks-2400');
    expect(await spend(buyer, 500)).toEqual({ ok: true });
    await Promise.all(Array.from({ length: 8 }, () => refund(buyer, id)));
    expect((await local.find(sessionId))?.refunded).toBe(1_999 - 499);
    expect([await stateOf(id), await bought(buyer), await puckDebtOf(db, buyer.id)]).toEqual(['paid', 0, 0]);
    expect(await faults()).toEqual([]);
  });

  it('end after 14 days', async () => {
    const buyer = await makeBuyer();
    const { id } = await buy(buyer);
    await moveClock(buyer, 14);
    expect((await refund(buyer, id)).status).toBe(409);
    expect(await bought(buyer)).toBe(500);
  });

  it('leave a debt for pucks that were spent, which later pucks pay', async () => {
    const buyer = await makeBuyer();
    const { id, sessionId } = await buy(buyer);
    await spend(buyer, 400);
    await local.refundPart(sessionId, 499);
    expect([await stateOf(id), await bought(buyer), await puckDebtOf(db, buyer.id)]).toEqual(['refunded', 0, 400]);
    await buy(buyer);
    expect([await bought(buyer), await puckDebtOf(db, buyer.id)]).toEqual([100, 0]);
    expect((await buyer.browser.post('/api/shop/debt-payment')).status).toBe(409);
    expect(await faults()).toEqual([]);
  });

  it('that the provider refuses return the pucks', async () => {
    const buyer = await makeBuyer();
    const { id, sessionId } = await buy(buyer);
    isDelivered = false;
    await local.refundPart(sessionId, 100);
    isDelivered = true;
    expect((await refund(buyer, id)).status).toBe(409);
    expect(await bought(buyer)).toBe(500);
    for (const webhook of sent) await deliver(webhook);
    expect(await bought(buyer)).toBe(400);
    expect(await faults()).toEqual([]);
  });
});

describe('a dispute', () => {
  it('freezes the account until it is won, and takes the pucks back when it is lost', async () => {
    const buyer = await makeBuyer();
    const { id, sessionId } = await buy(buyer);
    await local.dispute(sessionId, 'open');
    expect([await stateOf(id), await isFrozen(db, buyer.id)]).toEqual(['disputed', true]);
    expect(await spend(buyer, 10)).toMatchObject({ code: 'puck.frozen' });
    expect((await ask(buyer, 'pucks-500')).body.code).toBe('puck.frozen');
    await local.dispute(sessionId, 'won');
    expect([await stateOf(id), await spend(buyer, 200)]).toEqual(['paid', { ok: true }]);
    await local.dispute(sessionId, 'lost');
    expect([await stateOf(id), await bought(buyer), await puckDebtOf(db, buyer.id)]).toEqual(['refunded', 0, 200]);
    expect(await db.$count(puckFreezes, eq(puckFreezes.userId, buyer.id))).toBe(0);
    expect(await faults()).toEqual([]);
  });
});

describe('spending limits', () => {
  it('hold for a day and for thirty, with purchases that wait, also when many are ordered at once', async () => {
    const buyer = await makeBuyer();
    const results = await Promise.all(
      (['pucks-6500', 'pucks-500', 'pucks-1100', 'pucks-2400'] as const).map((product) => ask(buyer, product)),
    );
    const ordered = await db.select().from(purchases).where(eq(purchases.userId, buyer.id));
    const sum = ordered.reduce((total, { amount }) => total + amount, 0);
    expect(sum).toBeLessThanOrEqual(SPENDING_LIMIT.day);
    expect(results.some(({ body }) => body.code === 'purchase.over-day')).toBe(true);
    // Another currency makes no new room.
    await db.update(users).set({ currency: 'EUR' }).where(eq(users.id, buyer.id));
    expect((await ask(buyer, 'pucks-6500')).body.code).toBe('purchase.over-day');
  });

  it('of thirty days leave nothing after three large packs', async () => {
    const buyer = await makeBuyer();
    for (const day of [0, 1, 2]) {
      server.clock.now = new Date(NOW.getTime() + day * DAY_MS);
      await buy(buyer, 'pucks-6500');
    }
    server.clock.now = new Date(NOW.getTime() + 3 * DAY_MS);
    expect((await ask(buyer, 'pucks-500')).body.code).toBe('purchase.over-month');
    await moveClock(buyer, 30);
    expect((await ask(buyer, 'pucks-500')).status).toBe(201);
  });

  it('are lowered at once and raised after seven days', async () => {
    const buyer = await makeBuyer();
    const set = (day: number, month: number) => buyer.browser.put('/api/shop/limits', { day, month });
    expect((await set(300, 1_000)).body.data.limits).toEqual({ day: 300, month: 1_000 });
    expect((await ask(buyer, 'pucks-500')).body.code).toBe('purchase.over-day');
    const raised = (await set(5_000, 15_000)).body.data;
    expect(raised.limits).toEqual({ day: 300, month: 1_000 });
    expect(raised.next).toMatchObject({ day: 5_000, month: 15_000 });
    expect((await ask(buyer, 'pucks-500')).status).toBe(409);
    server.clock.now = new Date(NOW.getTime() + 7 * DAY_MS);
    expect((await ask(buyer, 'pucks-500')).status).toBe(201);
    expect((await set(5_001, 15_000)).status).toBe(422);
  });
});

describe('grants', () => {
  const grantBy = async (name: string, id: number, pucks: number) =>
    (await browserOf(name)).post(`/api/admin/pucks/${id}/grants`, {
      ...{ pucks, reason: 'Lost in an outage', requestId: crypto.randomUUID() },
    });
  const play = async (id: number) => (await puckBalances(db, `user:${id}`)).play;
  const waiting = async () => {
    const { data } = (await (await browserOf('Boss')).get('/api/pucks/grants')).body;
    return Number(data.find(({ state }: { state: string }) => state === 'waiting').id);
  };
  const approve = async (name: string, id: number) =>
    (await browserOf(name)).post(`/api/admin/grants/${id}/decision`, { isApproved: true });

  it('are play pucks, never for oneself or the own household, and above a limit take a second admin', async () => {
    const buyer = await makeBuyer();
    expect((await grantBy('Boss', boss, 10)).status).toBe(409);
    await shareHome(db, [boss, buyer.id]);
    expect((await grantBy('Boss', buyer.id, 10)).body.code).toBe('purchase.household');
    await separateHomes(db);
    expect((await grantBy('Boss', buyer.id, 600)).status).toBe(204);
    expect((await grantBy('Boss', buyer.id, 600)).status).toBe(204);
    expect(await play(buyer.id)).toBe(600);
    const id = await waiting();
    expect((await approve('Boss', id)).body.code).toBe('purchase.second-admin');
    await shareHome(db, [vice, buyer.id]);
    expect((await approve('Vice', id)).body.code).toBe('purchase.household');
    await separateHomes(db);
    expect((await approve('Vice', id)).status).toBe(204);
    expect((await approve('Vice', id)).status).toBe(404);
    expect(await play(buyer.id)).toBe(1_200);
    // Users see what was granted, and not to whom.
    const [row] = (await buyer.browser.get('/api/pucks/grants')).body.data;
    expect(row).toMatchObject({ user: 'B…', userId: null, pucks: 600, admin: 'Boss', decidedBy: 'Vice' });
    expect((await grantBy('Vice', buyer.id, -2_000)).body.code).toBe('puck.too-few');
    expect((await grantBy('Vice', buyer.id, -200)).status).toBe(204);
    expect(await play(buyer.id)).toBe(1_000);
    expect(await faults()).toEqual([]);
  });

  it('of the only admin wait three days in the public log', async () => {
    await db.update(users).set({ isAdmin: false }).where(eq(users.id, vice));
    const buyer = await makeBuyer();
    expect((await grantBy('Boss', buyer.id, 5_000)).status).toBe(204);
    const id = await waiting();
    expect((await approve('Boss', id)).body.code).toBe('purchase.waits');
    server.clock.now = new Date(NOW.getTime() + GRANT_HOURS * 3_600_000);
    expect((await approve('Boss', id)).status).toBe(204);
    expect(await play(buyer.id)).toBe(5_000);
    await db.update(users).set({ isAdmin: true }).where(eq(users.id, vice));
  });

  it('and freezes are for admins, who see every account', async () => {
    const buyer = await makeBuyer();
    await buy(buyer);
    const admin = await browserOf('Boss');
    const freeze = (isFrozen: boolean) =>
      admin.put(`/api/admin/pucks/${buyer.id}/freeze`, { isFrozen, reason: 'Bots' });
    expect((await freeze(true)).status).toBe(204);
    expect(await spend(buyer, 10)).toMatchObject({ code: 'puck.frozen' });
    const { data } = (await admin.get(`/api/admin/pucks/${buyer.id}`)).body;
    expect(data).toMatchObject({ colors: { bought: 500 }, freezes: [{ cause: 'admin', reason: 'Bots' }] });
    expect((await freeze(false)).status).toBe(204);
    expect(await spend(buyer, 10)).toEqual({ ok: true });
    const { days } = (await admin.get('/api/admin/revenue')).body.data;
    expect(days).toContainEqual(expect.objectContaining({ date: '2026-03-01', currency: 'USD' }));
    expect((await admin.get('/api/admin/purchases?state=paid')).body.data[0]).toMatchObject({ user: buyer.name });
  });
});

describe('an account that is deleted', () => {
  it('keeps its receipts without a name, and takes its purchases along', async () => {
    const buyer = await makeBuyer();
    const { id } = await buy(buyer);
    const taken = await exportUser(db, buyer.id, slices);
    expect(taken['purchases']).toMatchObject({ purchases: [{ id, state: 'paid' }] });
    expect(JSON.stringify(taken['purchases'])).not.toContain('reference');
    await deleteUser(db, buyer.id, { now: NOW, nouns: slices });
    expect(await findPurchase(db, id)).toMatchObject({ state: 'paid', pageUrl: null, declined: null });
    expect(await faults()).toEqual([]);
  });
});
