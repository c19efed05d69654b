import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buyoutChange,
  buyoutPrice,
  decideBuyout,
  lastSeasonOf,
  openWindow,
  owedAfter,
  windowDaysLeft,
} from '#domains/contracts/rules/buyout.ts';

const contract = { fromSeason: 3, toSeason: 5, salaries: [3_000_000, 3_300_000, 3_600_000] };
const own = { isOwn: true, isFillIn: false, isTied: false, contracts: [contract] };

describe('the price of a buyout', () => {
  it('is two thirds of the remaining salary after the season, over twice the remaining seasons', () => {
    expect(owedAfter(contract, 3)).toEqual([3_300_000, 3_600_000]);
    const { total, bySeason } = buyoutPrice({ owed: [3_300_000, 3_600_000], age: 30 });
    expect(total).toBe(4_600_000);
    expect(bySeason).toEqual([1_150_000, 1_150_000, 1_150_000, 1_150_000]);
  });

  it('is one third for players under 26', () => {
    expect(buyoutPrice({ owed: [3_000_000], age: 25 }).total).toBe(1_000_000);
    expect(buyoutPrice({ owed: [3_000_000], age: 26 }).total).toBe(2_000_000);
  });

  it('is spread to the dollar, and each season costs less than his salary', () => {
    const owed = fc.array(fc.integer({ min: 100_000, max: 16_000_000 }), { minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(owed, fc.integer({ min: 18, max: 40 }), (salaries, age) => {
        const { total, bySeason } = buyoutPrice({ owed: salaries, age });
        expect(bySeason).toHaveLength(2 * salaries.length);
        expect(bySeason.reduce((sum, amount) => sum + amount, 0)).toBe(total);
        const mean = salaries.reduce((sum, salary) => sum + salary, 0) / salaries.length;
        expect(Math.max(...bySeason)).toBeLessThan(mean);
      }),
    );
  });
});

const summer = { season: 3, window: 'summer' } as const;

describe('a buyout', () => {
  it('is possible on the two days after the playoffs, and for three days after a hearing', () => {
    expect([58, 59, 60, 61].map((day) => openWindow(day, null))).toEqual([null, 'summer', 'summer', null]);
    expect([4, 5, 7, 8].map((day) => openWindow(day, day - 5))).toEqual([null, 'hearing', 'hearing', null]);
    expect([5, 7].map((day) => windowDaysLeft('hearing', day, day - 5))).toEqual([3, 1]);
    expect(windowDaysLeft('summer', 60, null)).toBe(1);
    expect(decideBuyout(own, summer)).toEqual({ ok: true });
    expect(decideBuyout(own, { season: 3, window: null })).toMatchObject({
      code: 'contracts.buyout-closed',
      facts: { from: 59, to: 60 },
    });
  });

  it('after a hearing ends contracts that ran last season, at once, for healthy players who are signed on', () => {
    const hearing = { season: 4, window: 'hearing' } as const;
    expect(decideBuyout(own, hearing)).toEqual({ ok: true });
    expect(decideBuyout(own, { ...hearing, season: 3 })).toMatchObject({ code: 'contracts.signed-since' });
    expect(decideBuyout({ ...own, isTied: true }, hearing)).toMatchObject({ code: 'contracts.not-now' });
    expect(decideBuyout({ ...own, isTied: true }, summer)).toEqual({ ok: true });
    // This season's salary is bought out with the rest.
    expect(owedAfter(contract, lastSeasonOf('hearing', 4))).toEqual([3_300_000, 3_600_000]);
    const change = buyoutChange(1, buyoutPrice({ owed: [3_000_000], age: 30 }), { lastSeason: 3, season: 4 });
    expect(change).toMatchObject({ remove: [1], charge: [{ season: 4 }, { season: 5 }] });
  });

  it('requires the club’s own player with a running multi-season contract', () => {
    expect(decideBuyout({ ...own, isOwn: false }, summer)).toMatchObject({ code: 'contracts.not-your-player' });
    expect(decideBuyout({ ...own, isFillIn: true }, summer)).toMatchObject({ code: 'contracts.only-for-the-day' });
    const last = { ...summer, season: 5 };
    expect(decideBuyout(own, last)).toMatchObject({ code: 'contracts.nothing-to-buy-out' });
    const again = { ...own, contracts: [contract, { fromSeason: 6, toSeason: 7, salaries: [1, 1] }] };
    expect(decideBuyout(again, last)).toMatchObject({ code: 'contracts.not-begun-yet', facts: { season: 6 } });
  });
});
