import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SPENT_RATE } from '#domains/purchase/constants.ts';
import {
  changedLimits,
  goodsOf,
  laterDispute,
  leftToSpend,
  limitsAt,
  pucksToTakeBack,
  refundFor,
  stateOf,
} from '#domains/purchase/rules.ts';

const facts = { isPaid: true, isFailed: false, amount: 1_999, refunded: 0, disputeState: null };

describe('the state of a purchase', () => {
  it('follows from the known events, in whatever order they arrived', () => {
    expect(stateOf({ ...facts, isPaid: false })).toBe('pending');
    expect(stateOf({ ...facts, isPaid: false, isFailed: true })).toBe('failed');
    expect(stateOf({ ...facts, isFailed: true })).toBe('paid');
    expect(stateOf({ ...facts, refunded: 1_998 })).toBe('paid');
    expect(stateOf({ ...facts, refunded: 1_999 })).toBe('refunded');
    expect(stateOf({ ...facts, disputeState: 'open' })).toBe('disputed');
    expect(stateOf({ ...facts, disputeState: 'lost' })).toBe('refunded');
  });

  it('keeps the bank’s decision', () => {
    expect(laterDispute('won', 'open')).toBe('won');
    expect(laterDispute('won', 'lost')).toBe('lost');
    expect(laterDispute(null, 'open')).toBe('open');
  });
});

describe('a refund', () => {
  it('uses requested amounts as they are, and a share of the pack for refunds made elsewhere', () => {
    const pack = { ...facts, pucks: 2_400 };
    expect(pucksToTakeBack({ ...pack, refunded: 0 }, [{ amount: 1_500, pucks: 1_900 }])).toBe(1_900);
    expect(pucksToTakeBack({ ...pack, refunded: 1_500 }, [{ amount: 1_500, pucks: 1_900 }])).toBe(1_900);
    expect(pucksToTakeBack({ ...pack, refunded: 1_000 }, [])).toBe(1_200);
    expect(pucksToTakeBack({ ...pack, refunded: 1_999 }, [{ amount: 1_500, pucks: 1_900 }])).toBe(2_400);
  });

  it('never makes pucks cheaper than the smallest pack', () => {
    const packs = fc.constantFrom(
      { pucks: 1_100, price: 999 },
      { pucks: 2_400, price: 1_999 },
      { pucks: 6_500, price: 4_999 },
    );
    fc.assert(
      fc.property(packs, fc.nat(6_500), (pack, left) => {
        const kept = Math.max(0, pack.pucks - left);
        const paid = pack.price - refundFor({ ...pack, refunded: 0, left: pack.pucks - kept }, SPENT_RATE);
        expect(paid).toBeGreaterThanOrEqual(Math.min(pack.price, (kept * SPENT_RATE.price) / SPENT_RATE.pucks));
        expect(paid).toBeLessThanOrEqual(pack.price);
      }),
    );
  });
});

describe('spending limits', () => {
  const limits = { day: 5_000, month: 15_000 };

  it('cover a real day, and thirty', () => {
    const spent = [
      { amount: 4_999, realDay: 100 },
      { amount: 999, realDay: 71 },
      { amount: 499, realDay: 70 },
    ];
    expect(leftToSpend(spent, { limits, realDay: 100, days: 30 })).toEqual({ day: 1, month: 9_002 });
    expect(leftToSpend(spent, { limits: { day: 0, month: 0 }, realDay: 100, days: 30 })).toEqual({ day: 0, month: 0 });
  });

  it('are lowered at once and raised later, and not earlier by asking again', () => {
    const stored = { day: 5_000, month: 15_000, next: null };
    const low = changedLimits(stored, { day: 100, month: 200 }, { now: 0, later: 7 });
    expect(low).toEqual({ day: 100, month: 200, next: null });
    const raised = changedLimits(low, { day: 300, month: 200 }, { now: 1, later: 8 });
    expect(raised).toEqual({ day: 100, month: 200, next: { day: 300, month: 200, from: 8 } });
    expect(changedLimits(raised, { day: 300, month: 200 }, { now: 5, later: 12 })).toEqual(raised);
    expect(limitsAt(raised, 8)).toEqual({ day: 300, month: 200, next: null });
    expect(changedLimits(raised, { day: 50, month: 200 }, { now: 5, later: 12 }).next).toBeNull();
  });
});

describe('products', () => {
  it('are pucks, or months of premium', () => {
    expect(goodsOf({ kind: 'pucks', pucks: 500 })).toEqual({ pucks: 500, months: 0 });
    expect(goodsOf({ kind: 'premium', months: 12 })).toEqual({ pucks: 0, months: 12 });
  });
});
