/** Money that is given back, or that a bank disputes, and the pucks that it was paid for. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { isFrozen } from '#domains/puck/store/freezes.ts';
import { puckFreezes } from '#domains/puck/tables.ts';
import { puckDebtOf } from '#domains/purchase/store/debts.ts';
import { type Buyer, Payments } from '../../../tests/factories/payments.ts';

const pay = new Payments();
const { db } = pay.made;
const { deliver, makeBuyer, ask, buy, bought, stateOf, moveClock, spend, faults } = pay;

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
    expect((await pay.local.find(sessionId))?.refunded).toBe(999);
    expect((await refund(buyer, id)).status).toBe(409);
    expect(await faults()).toEqual([]);
  });

  it('count pucks that were spent at the price of the smallest pack, also asked for many times at once', async () => {
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

  it('leave a debt for pucks that were spent, which later pucks pay', async () => {
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

  it('that the provider refuses return the pucks', async () => {
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
});
