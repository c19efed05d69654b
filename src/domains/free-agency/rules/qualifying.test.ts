import { describe, expect, it } from 'vitest';
import { QUALIFYING } from '#domains/free-agency/constants.ts';
import { planCap } from '#domains/free-agency/rules/cap-plan.ts';
import { planQualifying } from '#domains/free-agency/rules/qualifying.ts';
import { qualifyingSalary } from '#domains/free-agency/rules/restricted.ts';
import type { PlanPlayer } from '#domains/free-agency/rules/summer.ts';
import { PAYROLL } from '#engine/market/constants.ts';
import { firstLimits } from '#engine/market/price.ts';

const SEASON = 4;
const limits = firstLimits(1);
const club = { id: 1, tier: 1, limits, dead: 0, assistant: null };

const young = (id: number, salary: number): PlanPlayer => ({
  id,
  position: 'C',
  age: 23,
  overall: 70,
  ceiling: 75,
  clubId: 1,
  contractTo: SEASON,
  salary,
});

/** Returns the players the club holds, in its order. @param worths by player, whole dollars */
function heldWith(dead: number, players: readonly PlanPlayer[], worths: Readonly<Record<number, number>>): number[] {
  const state = { season: SEASON, clubs: [{ ...club, dead }], players, bound: [], proSeasons: new Map() };
  return planQualifying(state, ({ id }) => worths[id] ?? 0).map(({ playerId }) => playerId);
}

describe('an AI club with restricted free agents', () => {
  it('qualifies first the players worth most above their offers', () => {
    const [dear, star] = [young(1, 5_000_000), young(2, limits.minimum)];
    const worths = { 1: 5_500_000, 2: 9_000_000 };
    expect(heldWith(0, [dear, star], worths)).toEqual([2, 1]);
    // Money for the star alone, besides the minimum reserved for open spots.
    const offered = { ...star, salary: qualifyingSalary(star.salary, limits) };
    const dead = Math.floor(PAYROLL.most * limits.upper - planCap([offered], limits).bound);
    expect(heldWith(dead, [dear, star], worths)).toEqual([2]);
  });

  it('qualifies no player whose offer exceeds his worth, after the usual raise', () => {
    const offer = 2_100_000;
    const worth = (share: number) => ({ 1: (offer / QUALIFYING.upTo) * share });
    expect(heldWith(0, [young(1, 2_000_000)], worth(1.01))).toEqual([1]);
    expect(heldWith(0, [young(1, 2_000_000)], worth(0.99))).toEqual([]);
  });
});
