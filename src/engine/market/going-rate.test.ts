import { describe, expect, it } from 'vitest';
import { goingRate, salaryAt } from './going-rate.ts';
import { firstLimits } from './price.ts';

const limits = firstLimits(1);
const man = (overall: number, salary = limits.minimum) => ({ position: 'C', age: 27, overall, salary }) as const;

describe('what a goal costs today', () => {
  it('is what the contracts pay over the minimum, by the goals that they buy', () => {
    const rate = goingRate([man(80, 6_000_000), man(70, 2_000_000), man(50)], 1, limits.minimum);
    expect(rate).toBeGreaterThan(0);
    expect(goingRate([man(80, 11_225_000), man(70, 3_225_000), man(50)], 1, limits.minimum)).toBeCloseTo(2 * rate, 0);
    expect(goingRate([], 1, limits.minimum)).toBe(0);
  });

  it('pays the better more, nobody less than the minimum, and nobody more than the limits allow', () => {
    const asks = [40, 60, 70, 80, 99].map((overall) => salaryAt(2_000_000, man(overall), { tier: 1, limits }));
    expect(asks).toEqual([...asks].sort((a, b) => a - b));
    expect(asks[0]).toBe(limits.minimum);
    expect(asks.at(-1)).toBeLessThanOrEqual(limits.maximum);
  });
});
