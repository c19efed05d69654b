import { describe, expect, it } from 'vitest';
import { type CareerSum, careersOf, nearestCareers, type TierSum } from '#domains/player/rules/past-comparables.ts';

const none: CareerSum = { games: 0, goals: 0, assists: 0, wins: 0, saves: 0, shotsAgainst: 0 };
const sum = (playerId: number, tier: number, byThen: Partial<CareerSum>): TierSum => {
  const then = { ...none, ...byThen };
  return { playerId, tier, byThen: then, inAll: { ...then, games: then.games + 50 } };
};

describe('comparable careers', () => {
  const careers = careersOf([
    sum(1, 1, { games: 100, goals: 30, assists: 40 }),
    sum(2, 1, { games: 104, goals: 31, assists: 41 }),
    sum(3, 1, { games: 100, goals: 5, assists: 10 }),
    sum(4, 2, { games: 100, goals: 30, assists: 40 }),
    sum(5, 1, { games: 29, goals: 9, assists: 12 }),
    // Most of it in the second tier, with the same total as the first career.
    sum(6, 1, { games: 40, goals: 12, assists: 16 }),
    sum(6, 2, { games: 60, goals: 18, assists: 24 }),
  ]);
  const his = careers.get(1);
  const near = his ? nearestCareers(his, careers.values(), false).map(({ playerId }) => playerId) : [];

  it('belong to other players with similar totals at his age in the same tier', () => {
    expect(near).toEqual([2, 3]);
  });

  it('add up totals from different tiers', () => {
    expect(careers.get(6)).toMatchObject({ tier: 2, byThen: { games: 100, goals: 30 }, inAll: { games: 200 } });
  });

  it('need games to compare', () => {
    const young = careers.get(5);
    expect(young && nearestCareers(young, careers.values(), false)).toEqual([]);
  });

  it('of goalies are compared by saves, not by points', () => {
    const goalies = careersOf([
      sum(1, 1, { games: 80, saves: 2000, shotsAgainst: 2200 }),
      sum(2, 1, { games: 80, saves: 1900, shotsAgainst: 2200, goals: 0 }),
      sum(3, 1, { games: 80, saves: 2001, shotsAgainst: 2200, goals: 3 }),
    ]);
    const goalie = goalies.get(1);
    expect(goalie && nearestCareers(goalie, goalies.values(), true).map(({ playerId }) => playerId)).toEqual([3, 2]);
  });
});
