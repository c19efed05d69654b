import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clearingPrice, fairSalary, firstLimits, limitsFrom, minimumSalary, roundSalary } from './price.ts';
import { projectGoals } from './projection.ts';

const limits = firstLimits(1);

describe('the limits of a tier', () => {
  it('halve from tier to tier, including the minimum salary', () => {
    expect(minimumSalary(1)).toBe(775_000);
    expect(minimumSalary(2)).toBe(387_500);
    expect(firstLimits(3).upper).toBe(firstLimits(1).upper / 4);
    expect(limitsFrom(80_000_000, 1)).toEqual({
      upper: 80_000_000,
      lower: 59_200_000,
      minimum: 775_000,
      maximum: 16_000_000,
    });
  });
});

describe('the price of a goal', () => {
  const goals = fc.array(fc.double({ min: 0, max: 60, noNaN: true }), { minLength: 1, maxLength: 200 });

  it('lets all clubs’ cap space buy everything on the market', () => {
    fc.assert(
      fc.property(goals, fc.integer({ min: 0, max: 400_000_000 }), (each, room) => {
        const price = clearingPrice({ goals: each, room, limits });
        expect(price).toBeGreaterThanOrEqual(0);
        const cost = each.reduce((sum, worth) => sum + Math.min(limits.maximum, limits.minimum + price * worth), 0);
        // Minimum salaries are owed regardless of room, and nothing can be spent beyond the maximum.
        const least = each.length * limits.minimum;
        expect(cost).toBeLessThanOrEqual(Math.max(room * 1.0001, least));
        const isAtMost = each.every((worth) => worth < 0.01 || limits.minimum + price * worth >= limits.maximum);
        const even = room / each.reduce((sum, worth) => sum + worth, 0);
        if (room > least && !isAtMost && price > 0 && price < 2 * even)
          expect(cost).toBeGreaterThan(Math.min(room, least) * 0.9999);
      }),
    );
  });

  it('is zero where no player is worth a price', () => {
    expect(clearingPrice({ goals: [5e-324], room: 775_001, limits })).toBe(0);
    expect(clearingPrice({ goals: [], room: 775_001, limits })).toBe(0);
  });

  it('rises with cap space and falls with talent', () => {
    const price = (room: number, talent: readonly number[]) => clearingPrice({ goals: talent, room, limits });
    expect(price(60_000_000, [10, 20, 5])).toBeGreaterThan(price(30_000_000, [10, 20, 5]));
    expect(price(30_000_000, [10, 20, 5, 10])).toBeLessThan(price(30_000_000, [10, 20, 5]));
  });
});

describe('a fair salary', () => {
  const price = 380_000;

  it('lies within the bounds, and is higher for a better player', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 40, max: 98 }),
        fc.integer({ min: 18, max: 40 }),
        fc.integer({ min: 1, max: 8 }),
        (overall, age, seasons) => {
          const salary = (points: number) =>
            fairSalary({
              projection: projectGoals({ position: 'LW', age, overall: overall + points }, 1),
              seasons,
              price,
              limits,
            });
          expect(salary(0)).toBeGreaterThanOrEqual(limits.minimum);
          expect(salary(0)).toBeLessThanOrEqual(limits.maximum);
          expect(salary(1)).toBeGreaterThanOrEqual(salary(0));
        },
      ),
    );
  });

  it('is lower per season for an old player’s long contract than for a short one', () => {
    const projection = projectGoals({ position: 'C', age: 33, overall: 82 }, 1);
    const [short, long] = [1, 6].map((seasons) => fairSalary({ projection, seasons, price, limits }));
    expect(long).toBeLessThan(short ?? 0);
  });

  it('is the minimum for a replacement-level player, and at least one step above it for others', () => {
    const projection = projectGoals({ position: 'C', age: 28, overall: 60 }, 1);
    expect(fairSalary({ projection, seasons: 2, price, limits })).toBe(775_000);
    expect(roundSalary(1_001_234, limits)).toBe(1_000_000);
    expect(roundSalary(390_000, firstLimits(2))).toBe(387_500 + 5_000 * Math.round(2_500 / 5_000));
  });
});
