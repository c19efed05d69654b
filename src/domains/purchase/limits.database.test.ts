/** Tests what a buyer may spend, and what an admin may grant alone. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '#domains/account/tables.ts';
import { ROLE_DAYS, SECOND_ADMIN_HOURS } from '#domains/admin/constants.ts';
import { MAKE_ADMIN, recordAction } from '#domains/admin/store/actions.ts';
import { adminActions } from '#domains/admin/tables.ts';
import { puckBalances } from '#domains/finances/store/ledger.ts';
import { GRANT_ALONE, GRANTS_PER_PAGE, MAX_WAITING, SPENDING_LIMIT } from '#domains/purchase/constants.ts';
import { puckGrants, purchases } from '#domains/purchase/tables.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import { NOW, Payments } from '../../../tests/factories/payments.ts';
import type { Browser } from '../../../tests/factories/server.ts';
import { makeUser, separateHomes, shareHome } from '../../../tests/factories/user.ts';

const pay = new Payments();
const { db, ids } = pay.made;
const [boss, vice] = ids('Boss', 'Vice');
const { browserOf, makeBuyer, ask, buy, moveClock, spend, faults } = pay;

describe('spending limits', () => {
  it('apply to one day and to thirty, pending purchases included, even with many orders at once', async () => {
    const buyer = await makeBuyer();
    const results = await Promise.all(
      (['pucks-6500', 'pucks-500', 'pucks-1100', 'pucks-2400'] as const).map((product) => ask(buyer, product)),
    );
    const ordered = await db.select().from(purchases).where(eq(purchases.userId, buyer.id));
    const sum = ordered.reduce((total, { amount }) => total + amount, 0);
    expect(sum).toBeLessThanOrEqual(SPENDING_LIMIT.day);
    expect(results.some(({ body }) => body.code === 'purchase.over-day')).toBe(true);
    // Changing the currency does not raise the limit.
    await db.update(users).set({ currency: 'EUR' }).where(eq(users.id, buyer.id));
    expect((await ask(buyer, 'pucks-6500')).body.code).toBe('purchase.over-day');
  });

  it('of thirty days are used up by three large packs', async () => {
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
  const grant = (browser: Browser, id: number, pucks: number) =>
    browser.post(`/api/admin/pucks/${id}/grants`, {
      ...{ pucks, reason: 'Lost in an outage', requestId: crypto.randomUUID() },
    });
  const grantBy = async (name: string, id: number, pucks: number) => grant(await browserOf(name), id, pucks);
  // Moves the grants of other tests to other days.
  beforeEach(() => db.update(puckGrants).set({ realDay: 0 }));
  const play = async (id: number) => (await puckBalances(db, `user:${id}`)).play;
  const waiting = async () => {
    const { data } = (await (await browserOf('Boss')).get('/api/pucks/grants')).body;
    return Number(data.find(({ state }: { state: string }) => state === 'waiting').id);
  };
  const approve = async (name: string, id: number) =>
    (await browserOf(name)).post(`/api/admin/grants/${id}/decision`, { isApproved: true });

  it('are play pucks, never for one’s own household, and above a limit need a second admin', async () => {
    const buyer = await makeBuyer();
    expect((await grantBy('Boss', boss, 10)).status).toBe(409);
    await shareHome(db, [boss, buyer.id]);
    expect((await grantBy('Boss', buyer.id, 10)).body.code).toBe('purchase.household');
    await separateHomes(db);
    expect((await grantBy('Boss', buyer.id, 600)).status).toBe(204);
    expect((await grantBy('Boss', buyer.id, 600)).status).toBe(204);
    expect(await play(buyer.id)).toBe(600);
    const id = await waiting();
    expect((await approve('Boss', id)).body.code).toBe('admin.second-admin');
    await shareHome(db, [vice, buyer.id]);
    expect((await approve('Vice', id)).body.code).toBe('purchase.household');
    await separateHomes(db);
    expect((await approve('Vice', id)).status).toBe(204);
    expect((await approve('Vice', id)).status).toBe(404);
    expect(await play(buyer.id)).toBe(1_200);
    // Users see what was granted, but not the recipient.
    const [row] = (await buyer.browser.get('/api/pucks/grants')).body.data;
    expect(row).toMatchObject({ user: 'B…', userId: null, pucks: 600, admin: 'Boss', decidedBy: 'Vice' });
    expect((await grantBy('Vice', buyer.id, -2_000)).body.code).toBe('puck.too-few');
    expect((await grantBy('Vice', buyer.id, -200)).status).toBe(204);
    expect(await play(buyer.id)).toBe(1_000);
    expect(await faults()).toEqual([]);
  });

  it('are made once under one id, which serves no other grant', async () => {
    const buyer = await makeBuyer();
    const admin = await browserOf('Boss');
    const asked = { pucks: 10, reason: 'Lost in an outage', requestId: crypto.randomUUID() };
    const send = (change: object) => admin.post(`/api/admin/pucks/${buyer.id}/grants`, { ...asked, ...change });
    expect((await send({})).status).toBe(204);
    expect((await send({})).status).toBe(204);
    for (const other of [{ pucks: 11 }, { reason: 'For something else altogether' }])
      expect((await send(other)).body.code, JSON.stringify(other)).toBe('request.used-id');
    expect(await play(buyer.id)).toBe(10);
  });

  it('that are pending stay on the first page of the public log, and are limited per admin', async () => {
    const buyer = await makeBuyer();
    const [one, other] = [await browserOf('Boss'), await browserOf('Vice')];
    for (let index = 0; index < MAX_WAITING; index++)
      expect((await grant(one, buyer.id, GRANT_ALONE + 1)).status).toBe(204);
    expect((await grant(one, buyer.id, GRANT_ALONE + 1)).body.code).toBe('purchase.many-waiting');
    // Granted later; grants are not limited in number.
    for (let index = 0; index < GRANTS_PER_PAGE; index++) expect((await grant(other, buyer.id, 1)).status).toBe(204);
    const log = async (page: number) => (await buyer.browser.get(`/api/pucks/grants?page=${page}`)).body;
    const [first, second] = [await log(1), await log(2)];
    const states = first.data.map(({ state }: { state: string }) => state);
    expect(states.slice(0, MAX_WAITING + 1)).toEqual([...Array(MAX_WAITING).fill('waiting'), 'done']);
    const dates = first.data.slice(0, MAX_WAITING).map(({ id }: { id: number }) => id);
    expect(dates).toEqual(dates.toSorted((a: number, b: number) => a - b));
    expect(first.data).toHaveLength(GRANTS_PER_PAGE);
    expect(second.data.length).toBeGreaterThanOrEqual(MAX_WAITING);
    expect(first.pagination).toMatchObject({ currentPage: 1 });
    await db.update(puckGrants).set({ state: 'declined' }).where(eq(puckGrants.state, 'waiting'));
  });

  it('that take pucks away are not declined by their user or the user’s household', async () => {
    const buyer = await makeBuyer();
    for (const name of ['Boss', 'Vice']) expect((await grantBy(name, buyer.id, GRANT_ALONE)).status).toBe(204);
    expect((await grantBy('Boss', buyer.id, -GRANT_ALONE - 1)).status).toBe(204);
    const id = await waiting();
    await shareHome(db, [vice, buyer.id]);
    const decline = async () =>
      (await browserOf('Vice')).post(`/api/admin/grants/${id}/decision`, { isApproved: false });
    expect((await decline()).body.code).toBe('purchase.household');
    await separateHomes(db);
    expect((await decline()).status).toBe(204);
  });

  it('and freezes and refunds are never for one’s own household', async () => {
    const buyer = await makeBuyer();
    const { id: purchase } = await buy(buyer);
    const admin = await browserOf('Boss');
    const refund = () => admin.post(`/api/admin/purchases/${purchase}/refund`, { reason: 'Asked nicely' });
    await shareHome(db, [boss, buyer.id]);
    expect((await refund()).body.code).toBe('purchase.household');
    expect((await admin.put(`/api/admin/pucks/${buyer.id}/freeze`, { isFrozen: true, reason: 'x' })).body.code).toBe(
      'purchase.household',
    );
    await separateHomes(db);
    await db.update(purchases).set({ userId: boss }).where(eq(purchases.id, purchase));
    expect((await refund()).body.code).toBe('purchase.household');
    await db.update(purchases).set({ userId: buyer.id }).where(eq(purchases.id, purchase));
    expect((await refund()).status).toBe(204);
  });

  it('by or with an admin who was just made one wait until the role counts', async () => {
    const [buyer, puppet] = [await makeBuyer(), await makeUser(db, { name: 'Puppet' })];
    const now = pay.server.clock.now;
    // Two who were first, and one too many.
    for (const userId of [vice, boss, puppet]) await recordAction(db, boss, MAKE_ADMIN, { userId }, now);
    await db.update(users).set({ isAdmin: true }).where(eq(users.id, puppet));
    expect((await grantBy('Boss', buyer.id, 5_000)).status).toBe(204);
    const large = await waiting();
    expect((await approve('Puppet', large)).body).toMatchObject({ code: 'admin.new-role', facts: { days: ROLE_DAYS } });
    expect((await approve('Vice', large)).status).toBe(204);
    // Nor does it help the first one to let the new one ask.
    expect((await grantBy('Puppet', buyer.id, 1)).status).toBe(204);
    const small = await waiting();
    expect((await approve('Boss', small)).body.code).toBe('admin.new-role');
    expect(await play(buyer.id)).toBe(5_000);
    pay.server.clock.now = new Date(now.getTime() + ROLE_DAYS * DAY_MS);
    expect((await approve('Boss', small)).status).toBe(204);
    pay.server.clock.now = now;
    await db.delete(adminActions);
    await db.update(users).set({ isAdmin: false }).where(eq(users.id, puppet));
  });

  it('by the only admin wait three days in the public log', async () => {
    await db.update(users).set({ isAdmin: false }).where(eq(users.id, vice));
    const buyer = await makeBuyer();
    expect((await grantBy('Boss', buyer.id, 5_000)).status).toBe(204);
    const id = await waiting();
    expect((await approve('Boss', id)).body.code).toBe('admin.waits');
    pay.server.clock.now = new Date(NOW.getTime() + SECOND_ADMIN_HOURS * 3_600_000);
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
