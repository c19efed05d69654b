import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AI_PAYROLL, OWNERS, REVENUE_SHARING } from '#domains/finances/constants.ts';
import { affordablePayroll, ownersTake, revenuesOf, sharedRevenue } from './revenue.ts';

const league = fc.array(fc.integer({ min: 0, max: 200_000_000 }), { minLength: 1, maxLength: 20 });

describe('club revenue', () => {
  it('is what outsiders pay, not loans, grants, or payments from another club', () => {
    const entry = { account: 'club:7', currency: 'dollar', season: 3 } as const;
    const entries = [
      { ...entry, kind: 'gate', amount: 500 },
      { ...entry, kind: 'league-share', amount: 300 },
      { ...entry, kind: 'wages', amount: -400 },
      ...['loan', 'opening', 'rescue', 'parachute', 'revenue-sharing'].map((kind) => ({ ...entry, kind, amount: 90 })),
      { ...entry, kind: 'gate', amount: 20, season: 4 },
      { ...entry, account: 'world:league', kind: 'wages', amount: 400 },
      { ...entry, account: 'user:7', kind: 'gate', amount: 5, currency: 'puck:play' as const },
    ];
    expect(revenuesOf(entries)).toEqual([
      { clubId: 7, season: 3, amount: 800, own: 500 },
      { clubId: 7, season: 4, amount: 20, own: 20 },
    ]);
  });
});

describe('revenue sharing', () => {
  it('sums to zero, and moves every club part of the way to the mean', () => {
    fc.assert(
      fc.property(league, (owns) => {
        const clubs = sharedRevenue(owns.map((own) => ({ own })));
        const mean = owns.reduce((sum, own) => sum + own, 0) / owns.length;
        expect(clubs.reduce((sum, { shared }) => sum + shared, 0)).toBe(0);
        for (const { own, shared } of clubs) {
          // Up to rounding.
          expect(Math.abs(shared - (mean - own) * REVENUE_SHARING)).toBeLessThanOrEqual(owns.length);
        }
      }),
    );
  });

  it('is zero when all clubs earned the same', () => {
    for (const { shared } of sharedRevenue([{ own: 40 }, { own: 40 }])) expect(Math.abs(shared)).toBe(0);
  });
});

describe('what the owners take', () => {
  it('is a share of cash above a reserve, and zero before the club’s revenue is known', () => {
    expect(ownersTake(OWNERS.leave * 100_000_000, 100_000_000)).toBe(0);
    expect(ownersTake(-5, 100_000_000)).toBe(0);
    expect(ownersTake(OWNERS.leave * 100_000_000 + 10_000_000, 100_000_000)).toBe(10_000_000 * OWNERS.take);
    expect(ownersTake(50_000_000, 0)).toBe(0);
  });
});

describe('what a club can afford', () => {
  const limits = { upper: 80_000_000, lower: 60_000_000 };

  it('is the whole cap with cash in hand, and the lower limit in debt', () => {
    const at = (inHand: number) =>
      affordablePayroll({ balance: inHand * 160_000_000, revenue: 160_000_000, ...limits });
    expect(at(AI_PAYROLL.whole)).toBe(1);
    expect(at(AI_PAYROLL.least)).toBe(0.75);
    expect(at(0)).toBeGreaterThan(0.75);
    expect(at(0)).toBeLessThan(1);
  });

  it('rises with its cash, and stays within the limits', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -200_000_000, max: 300_000_000 })), (balances) => {
        const shares = balances
          .toSorted((one, other) => one - other)
          .map((balance) => affordablePayroll({ balance, revenue: 160_000_000, ...limits }));
        shares.forEach((share, index) => {
          expect(share).toBeGreaterThanOrEqual(shares[index - 1] ?? 0.75);
          expect(share).toBeLessThanOrEqual(1);
        });
      }),
    );
  });
});
