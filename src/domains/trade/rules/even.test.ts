import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVEN } from '#domains/trade/constants.ts';
import type { ValuedAsset } from '#engine/market/trade.ts';
import { type Appraiser, isEven, makeWeight, sharedWorth, sumOf } from './even.ts';
import { gamesSeenOn } from './seen.ts';

const club = { tier: 1, stance: 'contend', price: 380_000, minimum: 775_000, seasonLeft: 1 } as const;
const valued = (goals: number, id = 1): ValuedAsset => ({
  ...{ id, position: 'C', age: 28, level: 'PRO', overall: 74 },
  ...{ goals: [goals], hits: [775_000], isOut: 0 },
});
const appraiser = (low: number, high: number, id = 1): Appraiser<string> => ({
  club,
  band: () => [valued(low, id), valued(high, id)],
});

describe('two clubs’ shared estimate of a player', () => {
  it('lies between their own, nearer to the club that knows him better, and is more certain than either', () => {
    const { worth, spread } = sharedWorth([appraiser(9, 11), appraiser(12, 20)])('him');
    expect(worth).toBeGreaterThan(10);
    expect(worth).toBeLessThan(11);
    expect(spread).toBeLessThan(1);
  });

  it('does not depend on their stances', () => {
    const sees = (stance: 'contend' | 'rebuild') => {
      const valuation = appraiser(9, 11);
      return sharedWorth([{ ...valuation, club: { ...club, stance } }])('him').worth;
    };
    expect(sees('contend')).toBe(sees('rebuild'));
  });

  it('does not count a pick’s luck as an error', () => {
    const { worth, spread } = sharedWorth([appraiser(2, 8, -1), appraiser(2, 8, -1)])('pick');
    expect(worth).toBeCloseTo(5, 9);
    expect(spread).toBe(0);
  });
});

describe('an even trade', () => {
  const sure = (worth: number) => ({ worth, spread: 0 });

  it('has two sides of nearly equal weight, both well known to the clubs', () => {
    expect(isEven([sure(20)], [sure(20.5)])).toBe(true);
    expect(isEven([sure(20)], [sure(24)])).toBe(false);
    expect(isEven([{ worth: 20, spread: 9 }], [sure(20)])).toBe(false);
  });

  it('is balanced by additions from the side that gains, never beyond its gain, and never worse than before', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }).map((half) => half / 2),
        fc.array(fc.integer({ min: -4, max: 60 }), { maxLength: 12 }).map((halves) => halves.map((half) => half / 2)),
        (gap, worths) => {
          const adds = worths.map((worth, asset) => ({ asset, worth }));
          const added = makeWeight(gap, adds);
          if (added === null) return adds.every(({ worth }) => worth <= 0 || worth >= 2 * gap);
          const given = sumOf(added.map((asset) => sure(worths[asset] ?? 0)));
          const isOnce = new Set(added).size === added.length && added.length <= EVEN.mostAdded;
          return isOnce && added.length > 0 && Math.abs(gap - given) < gap;
        },
      ),
    );
  });
});

describe('the games clubs have seen of a player', () => {
  it('increase over the season, and are most for his own club', () => {
    const of = (day: number, isOwn = false) => gamesSeenOn(day, { level: 'PRO', age: 25, isOwn });
    expect(of(20)).toBeGreaterThan(of(5));
    expect(of(20, true)).toBeGreaterThan(of(20));
    expect(of(60)).toBe(of(5));
  });

  it('are few for prospects and farm players', () => {
    const of = (level: 'PRO' | 'FRM', age: number) => gamesSeenOn(5, { level, age, isOwn: false });
    expect(of('FRM', 25)).toBeLessThan(of('PRO', 25));
    expect(of('PRO', 18)).toBe(0);
  });
});
