/** What a buyer may spend, and what an admin may grant alone. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '#domains/account/tables.ts';
import { puckBalances } from '#domains/finances/store/ledger.ts';
import { GRANT_HOURS, SPENDING_LIMIT } from '#domains/purchase/constants.ts';
import { purchases } from '#domains/purchase/tables.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import { NOW, Payments } from '../../../tests/factories/payments.ts';
import { separateHomes, shareHome } from '../../../tests/factories/user.ts';

const pay = new Payments();
const { db, ids } = pay.made;
const [boss, vice] = ids('Boss', 'Vice');
const { browserOf, makeBuyer, ask, buy, moveClock, spend, faults } = pay;

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
      pay.server.clock.now = new Date(NOW.getTime() + day * DAY_MS);
      await buy(buyer, 'pucks-6500');
    }
    pay.server.clock.now = new Date(NOW.getTime() + 3 * DAY_MS);
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
    pay.server.clock.now = new Date(NOW.getTime() + 7 * DAY_MS);
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
    pay.server.clock.now = new Date(NOW.getTime() + GRANT_HOURS * 3_600_000);
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
