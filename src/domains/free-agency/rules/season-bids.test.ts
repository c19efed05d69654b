import { describe, expect, it } from 'vitest';
import { type OnSeasonMarket, planSeasonBids } from './season-bids.ts';

const limits = { minimum: 775_000, maximum: 16_400_000, upper: 82_000_000, lower: 60_700_000 };
const centers = (overalls: readonly number[]) =>
  overalls.map((overall, index) => ({ id: index + 1, position: 'C' as const, age: 26, overall }));
const free = (id: number, overall: number, worth: number, morning = 1): OnSeasonMarket => ({
  ...{ id, position: 'C', age: 27, overall, morning },
  overallFor: () => overall,
  worthTo: () => worth,
});
const bidsOf = (squad: readonly number[], market: readonly OnSeasonMarket[], room = 20_000_000) =>
  planSeasonBids({ clubId: 1, limits, room, squad: centers(squad) }, new Map([['C', market]]));

describe('an AI club’s bids in season', () => {
  it('follow need: a club without a center bids on one who would not help a deep team', () => {
    const market = [free(100, 68, 1_500_000)];
    expect(bidsOf([80, 76, 72, 70, 69], market)).toEqual([]);
    expect(bidsOf([80, 66, 64], market).map(({ playerId }) => playerId)).toEqual([100]);
  });

  it('go to any useful player left unsigned after his first morning', () => {
    const bids = (morning: number) => bidsOf([80, 76, 72, 70, 69], [free(100, 70, 1_500_000, morning)]);
    expect(bids(1)).toEqual([]);
    expect(bids(2)).toMatchObject([{ playerId: 100 }]);
    expect(bidsOf([80, 76, 72, 70, 69], [free(100, 68, 1_500_000, 2)])).toEqual([]);
  });

  it('are bounded by cap space, and none comes from a club that cannot pay the minimum', () => {
    const market = [free(100, 82, 9_000_000)];
    expect(bidsOf([70, 66, 64], market, 2_000_000)).toMatchObject([{ most: 2_000_000 }]);
    expect(bidsOf([70, 66, 64], market, 500_000)).toEqual([]);
  });

  it('rise with cap space, but never above what the club thinks he is worth', () => {
    const market = [free(100, 82, 6_000_000)];
    const [poor, rich] = [bidsOf([70], market, 6_100_000), bidsOf([70], market, 40_000_000)];
    expect(rich[0]?.most).toBeGreaterThan(poor[0]?.most ?? 0);
    expect(rich[0]?.most).toBeLessThanOrEqual(6_000_000);
  });
});
