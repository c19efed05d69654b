import { describe, expect, it } from 'vitest';
import { RELEGATION_FEAR } from '#domains/contracts/constants.ts';
import { deadAfterRelegation, fearOfRelegation, leavesAfterRelegation } from '#domains/contracts/rules/release.ts';

const TIER = 2;
/** The first center on an ordinary second-tier team is rated 73.5. */
const center = (overall: number) => ({ position: 'C' as const, overall });

describe('a relegation', () => {
  it('releases the best players, and more of those with a clause', () => {
    const goes = (overall: number, hasClause: boolean) =>
      leavesAfterRelegation(center(overall), { tier: TIER, hasClause });
    expect([75, 74, 70, 69].map((overall) => goes(overall, false))).toEqual([true, false, false, false]);
    expect([75, 74, 70, 69].map((overall) => goes(overall, true))).toEqual([true, true, true, false]);
  });

  it('is feared more by better players, and at weaker clubs', () => {
    const fear = (overall: number, standing: number) => fearOfRelegation(center(overall), { tier: TIER, standing });
    expect(fear(67, -1)).toBe(0);
    expect(fear(70, -1)).toBeGreaterThan(0);
    expect(fear(74, -1)).toBeGreaterThan(fear(70, -1));
    expect(fear(74, 0)).toBeLessThan(fear(74, -1));
    expect(fear(90, -1)).toBeCloseTo(RELEGATION_FEAR.most);
    expect(fear(90, RELEGATION_FEAR.from)).toBe(0);
  });

  it('leaves a share of the cap hit', () => {
    expect(deadAfterRelegation(8_000_001)).toBe(2_000_000);
  });
});
