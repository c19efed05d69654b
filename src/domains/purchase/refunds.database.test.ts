/** Tests refunds and disputed payments, and what happens to the pucks they paid for. */
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { adminActions } from '#domains/admin/tables.ts';
import { moderationCases, moderationSanctions } from '#domains/moderation/tables.ts';
import { isFrozen } from '#domains/puck/store/freezes.ts';
import { puckFreezes } from '#domains/puck/tables.ts';
import { REFUND_RETRY_MINUTES } from '#domains/purchase/constants.ts';
import { puckDebtOf } from '#domains/purchase/store/debts.ts';
import { repeatRefunds } from '#domains/purchase/store/refunds.ts';
import { DAY_MS, MINUTE_MS } from '#platform/clock/milliseconds.ts';
import { type Buyer, Payments } from '../../../tests/factories/payments.ts';

const SILENT = { warn: () => {} };
const pay = new Payments();
const { db } = pay.made;
const { deliver, makeBuyer, ask, buy, bought, stateOf, moveClock, spend, faults } = pay;

describe('refunds', () => {
  const refund = ({ browser }: Buyer, id: number) => browser.post(`/api/purchases/${id}/refund`);

  it('return the whole price of unspent pucks', async () => {
    const buyer = await makeBuyer();
    const { id, sessionId } = await buy(buyer, 'pucks-1100');
    expect((await buyer.browser.get(`/api/purchases/${id}`)).body.data.refund).toMatchObject({
      ...{ amount: 999, pucks: 1_100 },
    });
    expect((await refund(buyer, id)).status).toBe(200);
    expect([await stateOf(id), await bought(buyer)]).toEqual(['refunded', 0]);
    expect((await pay.local.find(sessionId))?.refunded).toBe(999);
    expect((await refund(buyer, id)).status).toBe(409);
    expect(await faults()).toEqual([]);
  });

  it('charge spent pucks at the price of the smallest pack, even when requested many times at once', async () => {
    const buyer = await makeBuyer();
    const { id, sessionId } = await buy(buyer, 'pucks-2400');
    expect(await spend(buyer, 500)).toEqual({ ok: true });
    await Promise.all(Array.from({ length: 8 }, () => refund(buyer, id)));
    expect((await pay.local.find(sessionId))?.refunded).toBe(1_999 - 499);
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

  it('leave a debt for spent pucks, which later pucks pay', async () => {
    const buyer = await makeBuyer();
    const { id, sessionId } = await buy(buyer);
    await spend(buyer, 400);
    await pay.local.refundPart(sessionId, 499);
    expect([await stateOf(id), await bought(buyer), await puckDebtOf(db, buyer.id)]).toEqual(['refunded', 0, 400]);
    await buy(buyer);
    expect([await bought(buyer), await puckDebtOf(db, buyer.id)]).toEqual([100, 0]);
    expect((await buyer.browser.post('/api/shop/debt-payment')).status).toBe(409);
    expect(await faults()).toEqual([]);
  });

  it('the provider does not confirm are retried by one of all servers, with the same key, for less than a day', async () => {
    const buyer = await makeBuyer();
    const { id, sessionId } = await buy(buyer);
    const asks = vi.spyOn(pay.local, 'refund').mockRejectedValue(new Error('no answer'));
    const from = pay.server.clock.now.getTime();
    const repeatAt = (minutes: number) =>
      repeatRefunds(db, { payments: pay.local, log: SILENT, now: new Date(from + minutes * MINUTE_MS) });
    try {
      await refund(buyer, id);
      expect([await stateOf(id), await bought(buyer), asks.mock.calls.length]).toEqual(['paid', 0, 1]);
      expect(await repeatAt(REFUND_RETRY_MINUTES[0] - 1)).toBe(0);
      const servers = await Promise.all([1, 2, 3, 4].map(() => repeatAt(REFUND_RETRY_MINUTES[0])));
      expect(servers.reduce((sum, many) => sum + many)).toBe(1);
      expect(await repeatAt(REFUND_RETRY_MINUTES[0] + 1)).toBe(0);
      asks.mockRestore();
      expect(await repeatAt(REFUND_RETRY_MINUTES[1])).toBe(1);
      expect(await repeatAt(REFUND_RETRY_MINUTES[2])).toBe(0);
      expect([await stateOf(id), await bought(buyer), (await pay.local.find(sessionId))?.refunded]).toEqual([
        ...['refunded', 0, 499],
      ]);
      const other = await makeBuyer();
      const late = await buy(other);
      const silent = vi.spyOn(pay.local, 'refund').mockRejectedValue(new Error('no answer'));
      await refund(other, late.id);
      silent.mockClear();
      for (const minutes of REFUND_RETRY_MINUTES) await repeatAt(minutes);
      for (let hour = 24; hour < 72; hour++) await repeatAt(hour * 60);
      expect(silent).toHaveBeenCalledTimes(REFUND_RETRY_MINUTES.length);
      expect(new Set(silent.mock.calls.map(([{ key }]) => key)).size).toBe(1);
      expect(Math.max(...REFUND_RETRY_MINUTES) * MINUTE_MS).toBeLessThan(DAY_MS);
    } finally {
      vi.restoreAllMocks();
    }
    expect(await faults()).toEqual([]);
  });

  it('the provider refuses return the pucks', async () => {
    const buyer = await makeBuyer();
    const { id, sessionId } = await buy(buyer);
    pay.isDelivered = false;
    await pay.local.refundPart(sessionId, 100);
    pay.isDelivered = true;
    expect((await refund(buyer, id)).status).toBe(409);
    expect(await bought(buyer)).toBe(500);
    for (const webhook of pay.sent) await deliver(webhook);
    expect(await bought(buyer)).toBe(400);
    expect(await faults()).toEqual([]);
  });
});

describe('a dispute', () => {
  it('freezes the account until it is won, and takes the pucks back when it is lost', async () => {
    const buyer = await makeBuyer();
    const { id, sessionId } = await buy(buyer);
    await pay.local.dispute(sessionId, 'open');
    expect([await stateOf(id), await isFrozen(db, buyer.id)]).toEqual(['disputed', true]);
    expect(await spend(buyer, 10)).toMatchObject({ code: 'puck.frozen' });
    expect((await ask(buyer, 'pucks-500')).body.code).toBe('puck.frozen');
    await pay.local.dispute(sessionId, 'won');
    expect([await stateOf(id), await spend(buyer, 200)]).toEqual(['paid', { ok: true }]);
    await pay.local.dispute(sessionId, 'lost');
    expect([await stateOf(id), await bought(buyer), await puckDebtOf(db, buyer.id)]).toEqual(['refunded', 0, 200]);
    expect(await db.$count(puckFreezes, eq(puckFreezes.userId, buyer.id))).toBe(0);
    expect(await faults()).toEqual([]);
  });

  it('no longer freezes the account once an admin has lifted it, with a logged reason', async () => {
    const buyer = await makeBuyer();
    const { id, sessionId } = await buy(buyer);
    await pay.local.dispute(sessionId, 'open');
    const boss = await pay.browserOf('Boss');
    const lift = (of: number) =>
      boss.put(`/api/admin/pucks/${buyer.id}/freeze`, { isFrozen: false, disputeOf: of, reason: 'The bank is slow' });
    expect(
      (await buyer.browser.put(`/api/admin/pucks/${buyer.id}/freeze`, { isFrozen: false, reason: 'x' })).status,
    ).toBe(403);
    expect((await lift(id + 1)).body.code).toBe('purchase.no-dispute');
    expect((await lift(id)).status).toBe(204);
    expect([await isFrozen(db, buyer.id), await spend(buyer, 10)]).toEqual([false, { ok: true }]);
    const cause = `dispute/${id}`;
    const [action] = await db.select().from(adminActions).where(sql`${adminActions.detail} ->> 'cause' = ${cause}`);
    expect(action).toMatchObject({ action: 'puck-unfreeze', detail: { reason: 'The bank is slow' } });
    expect((await lift(id)).body.code).toBe('purchase.no-dispute');
    await pay.local.dispute(sessionId, 'lost');
    expect([await stateOf(id), await puckDebtOf(db, buyer.id)]).toEqual(['refunded', 10]);
  });
});

describe('a banned buyer', () => {
  const ban = async (userId: number) => {
    const beganAt = pay.server.clock.now;
    const row = {
      subjectKind: 'user',
      subjectId: userId,
      snapshot: 'Spam',
      path: `/user/${userId}`,
      openedAt: beganAt,
    };
    const [found] = await db.insert(moderationCases).values(row).returning({ id: moderationCases.id });
    await db.insert(moderationSanctions).values({ caseId: found?.id ?? 0, userId, kind: 'banned', beganAt });
  };

  it('can still see purchases, get unspent money back, and cancel orders', async () => {
    const buyer = await makeBuyer();
    const { id } = await buy(buyer);
    const waiting = await pay.order(buyer, 'pucks-1100');
    await ban(buyer.id);
    const { browser } = buyer;
    expect((await ask(buyer, 'pucks-500')).body.code).toBe('account.banned');
    expect((await browser.get('/api/shop/checkout')).body.code).toBe('account.banned');
    expect((await browser.get('/api/purchases')).body.data).toHaveLength(2);
    expect((await browser.get(`/api/purchases/${id}`)).body.data.refund).toMatchObject({ amount: 499 });
    expect((await browser.post(`/api/purchases/${waiting.id}/cancellation`)).status).toBe(204);
    expect((await browser.post(`/api/purchases/${id}/refund`)).status).toBe(200);
    expect([await stateOf(id), await stateOf(waiting.id)]).toEqual(['refunded', 'failed']);
    expect((await browser.get('/api/withdrawals')).status).toBe(200);
    expect((await browser.post('/api/withdrawals/999/cancellation')).status).toBe(404);
  });
});
