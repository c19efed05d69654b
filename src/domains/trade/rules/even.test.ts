import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVEN } from '#domains/trade/constants.ts';
import type { TradeMan } from '#engine/market/trade.ts';
import { type Appraiser, isEven, makeWeight, sharedWorth, sumOf } from './even.ts';
import { gamesSeenOn } from './seen.ts';

const club = { tier: 1, stance: 'contend', price: 380_000, minimum: 775_000, seasonLeft: 1 } as const;
const man = (goals: number, id = 1): TradeMan => ({
  ...{ id, position: 'C', age: 28, level: 'PRO', overall: 74 },
  ...{ goals: [goals], hits: [775_000], isOut: 0 },
});
const appraiser = (low: number, high: number, id = 1): Appraiser<string> => ({
  club,
  band: () => [man(low, id), man(high, id)],
});

describe('what two clubs take somebody for together', () => {
  it('lies between what each of them sees, nearer to who knows him better, and is surer than either', () => {
    const { worth, spread } = sharedWorth([appraiser(9, 11), appraiser(12, 20)])('him');
    expect(worth).toBeGreaterThan(10);
    expect(worth).toBeLessThan(11);
    expect(spread).toBeLessThan(1);
  });

  it('does not depend on what they play for', () => {
    const sees = (stance: 'contend' | 'rebuild') => {
      const eyes = appraiser(9, 11);
      return sharedWorth([{ ...eyes, club: { ...club, stance } }])('him').worth;
    };
    expect(sees('contend')).toBe(sees('rebuild'));
  });

  it('counts the luck of a pick as nobody’s error', () => {
    const { worth, spread } = sharedWorth([appraiser(2, 8, -1), appraiser(2, 8, -1)])('pick');
    expect(worth).toBeCloseTo(5, 9);
    expect(spread).toBe(0);
  });
});

describe('an even trade', () => {
  const sure = (worth: number) => ({ worth, spread: 0 });

  it('has two sides of nearly the same weight, which both know well enough', () => {
    expect(isEven([sure(20)], [sure(20.5)])).toBe(true);
    expect(isEven([sure(20)], [sure(24)])).toBe(false);
    expect(isEven([{ worth: 20, spread: 9 }], [sure(20)])).toBe(false);
  });

  it('is made so by what the one adds that gains: never more than it gains by, and never worse than before', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }).map((half) => half / 2),
        fc.array(fc.integer({ min: -4, max: 60 }), { maxLength: 12 }).map((halves) => halves.map((half) => half / 2)),
        (gap, worths) => {
          const adds = worths.map((worth, thing) => ({ thing, worth }));
          const added = makeWeight(gap, adds);
          if (added === null) return adds.every(({ worth }) => worth <= 0 || worth >= 2 * gap);
          const given = sumOf(added.map((thing) => sure(worths[thing] ?? 0)));
          const isOnce = new Set(added).size === added.length && added.length <= EVEN.mostAdded;
          return isOnce && added.length > 0 && Math.abs(gap - given) < gap;
        },
      ),
    );
  });
});

describe('games that clubs have seen of somebody', () => {
  it('are more as the season goes on, and most of his own club', () => {
    const of = (day: number, isOwn = false) => gamesSeenOn(day, { level: 'PRO', age: 25, isOwn });
    expect(of(20)).toBeGreaterThan(of(5));
    expect(of(20, true)).toBeGreaterThan(of(20));
    expect(of(60)).toBe(of(5));
  });

  it('are few of boys and of farmhands', () => {
    const of = (level: 'PRO' | 'FRM', age: number) => gamesSeenOn(5, { level, age, isOwn: false });
    expect(of('FRM', 25)).toBeLessThan(of('PRO', 25));
    expect(of('PRO', 18)).toBe(0);
  });
});
