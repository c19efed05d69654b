/** Tests purchases of deleted accounts: receipts stay, and late payments are refunded. */
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { deleteUser, exportUser } from '#domains/account/store/erase-user.ts';
import { users } from '#domains/account/tables.ts';
import { type ProductId, productOf, REFUND_RETRY_MINUTES } from '#domains/purchase/constants.ts';
import { puckDebtOf } from '#domains/purchase/store/debts.ts';
import { closeAbandoned, findPurchase } from '#domains/purchase/store/orders.ts';
import { repeatRefunds } from '#domains/purchase/store/refunds.ts';
import { revenueView } from '#domains/purchase/views/books.ts';
import { slices } from '#domains/slices.ts';
import { MINUTE_MS } from '#platform/clock/milliseconds.ts';
import { type PaymentProvider, PaymentRefused } from '#platform/payment/provider.ts';
import { NOW, Payments } from '../../../tests/factories/payments.ts';

const pay = new Payments();
const { db } = pay.made;
const { statusOf, browserOf, makeBuyer, order, buy, bought, stateOf, faults } = pay;

const refuses = async () => {
  throw new PaymentRefused('unknown');
};
/** A provider that does not know any of the payments. */
const STRANGE: PaymentProvider = {
  ...{ name: 'local', isLive: false, account: null, open: refuses, close: refuses, refund: refuses },
  verify: () => {
    throw new Error('nothing is verified');
  },
};

describe('a deleted account', () => {
  const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS);
  const log = { warn: () => {} };
  /** Makes a purchase by an account that is deleted before the webhooks of its payment arrive. */
  const buyLate = async (product: ProductId = 'pucks-500') => {
    const late = await makeBuyer();
    pay.isDelivered = false;
    pay.sent = [];
    const paid = await buy(late, product);
    pay.isDelivered = true;
    const webhooks = pay.sent;
    await deleteUser(db, late.id, { now: NOW, nouns: slices });
    return { late, ...paid, webhooks };
  };
  const eventsOf = async (id: number) =>
    (await revenueView(db, NOW)).oddEvents.filter(({ purchaseId }) => purchaseId === id);

  it('has its payment pages closed', async () => {
    const left = await makeBuyer();
    const open = await order(left);
    await deleteUser(db, left.id, { now: NOW, nouns: slices });
    const { id, webhooks } = await buyLate();
    const errand = { payments: pay.local, log, now: NOW };
    // The local provider sends no event for a page that was paid on.
    expect(await closeAbandoned(db, errand)).toBeGreaterThan(0);
    expect([await stateOf(open.id), await stateOf(id)]).toEqual(['failed', 'pending']);
    for (const webhook of webhooks) expect(await statusOf(webhook)).toBe(200);
    expect(await closeAbandoned(db, errand)).toBe(0);
    const later = minutesLater(REFUND_RETRY_MINUTES[0]);
    expect(await repeatRefunds(db, { ...errand, now: later }), 'its payment is given back').toBe(1);
  });

  it.each(['pucks-500', 'premium-month'] as const)(
    'gets %s paid late refunded automatically, once, and no pucks meanwhile',
    async (product) => {
      const { late, id, sessionId, webhooks } = await buyLate(product);
      await Promise.all([...webhooks, ...webhooks].map(statusOf));
      const amount = productOf(product).price;
      expect([await stateOf(id), await bought(late)]).toEqual(['paid', 0]);
      expect(await eventsOf(id)).toMatchObject([{ refused: 'account-gone', isRefundable: true }]);
      expect(await faults()).toEqual([]);
      const [wait] = REFUND_RETRY_MINUTES;
      const errand = { payments: pay.local, log, now: minutesLater(wait) };
      // Another provider, and the same one in the other mode, do not know the payment.
      for (const payments of [
        { ...STRANGE, isLive: true },
        { ...STRANGE, name: 'stripe' as const },
      ])
        expect(await repeatRefunds(db, { ...errand, payments })).toBe(0);
      const asked = await Promise.all([1, 2, 3].map(() => repeatRefunds(db, errand)));
      expect(asked.reduce((sum, many) => sum + many)).toBe(1);
      expect((await pay.local.find(sessionId))?.refunded).toBe(amount);
      expect([await stateOf(id), await bought(late), await puckDebtOf(db, late.id)]).toEqual(['refunded', 0, 0]);
      const [user] = await db.select().from(users).where(eq(users.id, late.id));
      expect(user?.premiumExpiresAt?.getTime() ?? 0).toBeLessThanOrEqual(NOW.getTime());
      expect(await eventsOf(id)).toMatchObject([{ isRefundable: false }]);
      expect(await faults()).toEqual([]);
    },
  );

  it('gets refunds the provider refused back through an admin, and its pucks go to no user', async () => {
    const { late, id, sessionId, webhooks } = await buyLate();
    for (const webhook of webhooks) expect(await statusOf(webhook)).toBe(200);
    const refused = vi.spyOn(pay.local, 'refund').mockRejectedValueOnce(new PaymentRefused('not now'));
    await repeatRefunds(db, { payments: pay.local, log, now: minutesLater(REFUND_RETRY_MINUTES[0]) });
    expect(refused).toHaveBeenCalledOnce();
    refused.mockRestore();
    expect([await stateOf(id), await bought(late)]).toEqual(['paid', 0]);
    expect(await eventsOf(id)).toMatchObject([{ isRefundable: true }]);
    const boss = await browserOf('Boss');
    expect((await boss.post(`/api/admin/purchases/${id}/refund`, { reason: 'Account gone' })).status).toBe(204);
    expect((await pay.local.find(sessionId))?.refunded).toBe(499);
    expect([await stateOf(id), await bought(late), await puckDebtOf(db, late.id)]).toEqual(['refunded', 0, 0]);
    expect(await faults()).toEqual([]);
  });

  it('keeps its receipts anonymously, and its purchases are in the export', async () => {
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
