import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buyoutPrice, decideBuyout, owedAfter } from '#domains/contracts/rules/buyout.ts';

const contract = { fromSeason: 3, toSeason: 5, salaries: [3_000_000, 3_300_000, 3_600_000] };
const own = { isOwn: true, isFillIn: false, contracts: [contract] };

describe('the price of a buyout', () => {
  it('is two thirds of what is owed after the season, over twice the seasons that are left', () => {
    expect(owedAfter(contract, 3)).toEqual([3_300_000, 3_600_000]);
    const { total, bySeason } = buyoutPrice({ owed: [3_300_000, 3_600_000], age: 30 });
    expect(total).toBe(4_600_000);
    expect(bySeason).toEqual([1_150_000, 1_150_000, 1_150_000, 1_150_000]);
  });

  it('is one third for players under 26', () => {
    expect(buyoutPrice({ owed: [3_000_000], age: 25 }).total).toBe(1_000_000);
    expect(buyoutPrice({ owed: [3_000_000], age: 26 }).total).toBe(2_000_000);
  });

  it('is spread without losing a dollar, and each season costs less than he would have', () => {
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

describe('a buyout', () => {
  it('is possible on the two days after the playoffs only', () => {
    expect(decideBuyout(own, { season: 3, day: 58 })).toMatchObject({
      code: 'contracts.buyout-closed',
      facts: { from: 59, to: 60 },
    });
    expect(decideBuyout(own, { season: 3, day: 59 })).toEqual({ ok: true });
    expect(decideBuyout(own, { season: 3, day: 60 })).toEqual({ ok: true });
    expect(decideBuyout(own, { season: 3, day: 61 })).toMatchObject({ code: 'contracts.buyout-closed' });
  });

  it('needs an own player with a running contract that goes on', () => {
    const on = { season: 3, day: 59 };
    expect(decideBuyout({ ...own, isOwn: false }, on)).toMatchObject({ code: 'contracts.not-your-player' });
    expect(decideBuyout({ ...own, isFillIn: true }, on)).toMatchObject({ code: 'contracts.only-for-the-day' });
    expect(decideBuyout(own, { season: 5, day: 59 })).toMatchObject({ code: 'contracts.nothing-to-buy-out' });
    const again = { ...own, contracts: [contract, { fromSeason: 6, toSeason: 7, salaries: [1, 1] }] };
    expect(decideBuyout(again, { season: 5, day: 59 })).toMatchObject({
      code: 'contracts.not-begun-yet',
      facts: { season: 6 },
    });
  });
});
