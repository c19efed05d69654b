/** Buyers, and a payment provider that sends its webhooks to the server. */
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { puckBalances } from '#domains/finances/store/ledger.ts';
import { nobodyOwesPucks, pucksAreConserved } from '#domains/puck/checks.ts';
import { spendPucks } from '#domains/puck/store/spend.ts';
import { purchasesAreCreditedOnce, refundsAreTakenBack } from '#domains/purchase/checks.ts';
import { type ProductId, TERMS_VERSION } from '#domains/purchase/constants.ts';
import { findPurchase } from '#domains/purchase/store/orders.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import { type LocalCard, LocalProvider } from '#platform/payment/local.ts';
import { SIGNATURE_HEADER } from '#platform/payment/provider.ts';
import { type Browser, logIn, makeBrowser, startTestServer, type TestServer } from './server.ts';
import { testWorld } from './test-world.ts';
import { addressOf, makeUser, separateHomes } from './user.ts';

export const SECRET = 'whsec_test';
export const NOW = new Date('2026-03-01T12:00:00Z');

export interface Webhook {
  body: string;
  signature: string;
}

export interface Buyer {
  id: number;
  name: string;
  browser: Browser;
}

/** A world with two admins, its server, and the provider's webhooks; begins and ends with the tests of the file that calls it. */
export class Payments {
  readonly made = testWorld({
    users: [{ name: 'Boss', isAdmin: true }, { name: 'Vice', isAdmin: true }, 'Other'],
    connections: 16,
  });
  server!: TestServer;
  local!: LocalProvider;
  sent: Webhook[] = [];
  isDelivered = true;
  private buyers = 0;
  private spendings = 0;

  constructor() {
    beforeAll(async () => {
      const { db, database } = this.made;
      // It signs webhooks by the clock of the server.
      const now = () => this.server.clock.now;
      this.local = new LocalProvider({ db, pageUrl: 'http://localhost:3001', secret: SECRET, now });
      this.server = await startTestServer(database, { payments: this.local });
      this.local.connect(async (webhook) => {
        this.sent.push(webhook);
        if (this.isDelivered) await this.deliver(webhook);
      });
    });
    afterAll(() => this.server.close());
    beforeEach(async () => {
      this.server.clock.now = NOW;
      this.sent = [];
      this.isDelivered = true;
      await separateHomes(this.made.db);
    });
  }

  readonly deliver = ({ body, signature }: Webhook) =>
    this.server.app.inject({
      ...{ method: 'POST', url: '/webhooks/payments', payload: body },
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
    });
  readonly statusOf = async (webhook: Webhook) => (await this.deliver(webhook)).statusCode;

  readonly browserOf = async (name: string): Promise<Browser> => {
    const browser = makeBrowser(this.server);
    await logIn(browser, this.server, this.made.database, addressOf(name));
    return browser;
  };
  /** Makes a user who buys, with a browser. */
  readonly makeBuyer = async (): Promise<Buyer> => {
    const name = `Buyer ${++this.buyers}`;
    const id = await makeUser(this.made.db, { name });
    return { id, name, browser: await this.browserOf(name) };
  };

  readonly ask = ({ browser }: Buyer, product: ProductId) =>
    browser.post('/api/purchases', { product, termsVersion: TERMS_VERSION });
  readonly order = async (buyer: Buyer, product: ProductId = 'pucks-500') => {
    const { status, body } = await this.ask(buyer, product);
    expect(status).toBe(201);
    return { id: Number(body.data.id), sessionId: String(body.data.url.split('/').at(-1)) };
  };
  readonly buy = async (buyer: Buyer, product: ProductId = 'pucks-500', card: LocalCard = 'success') => {
    const placed = await this.order(buyer, product);
    await this.local.pay(placed.sessionId, card);
    return placed;
  };
  readonly bought = async ({ id }: Buyer) => (await puckBalances(this.made.db, `user:${id}`)).bought;
  readonly stateOf = async (id: number) => (await findPurchase(this.made.db, id))?.state;
  /** Sets the clock to this many days after the first; the buyer's session has ended by then. */
  readonly moveClock = async ({ browser, name }: Buyer, days: number) => {
    this.server.clock.now = new Date(NOW.getTime() + days * DAY_MS);
    browser.cookies.clear();
    await logIn(browser, this.server, this.made.database, addressOf(name));
  };
  readonly spend = ({ id }: Buyer, price: number) => {
    const { season, day } = this.made.world;
    return this.made.db.transaction((tx) =>
      spendPucks(tx, {
        ...{ userId: id, price, to: 'world:shop', key: `spent/${++this.spendings}`, season, day },
        memo: { kind: 'start-pucks', params: {} },
      }),
    );
  };
  readonly faults = () =>
    this.made.faults(nobodyOwesPucks, pucksAreConserved, purchasesAreCreditedOnce, refundsAreTakenBack);
}
