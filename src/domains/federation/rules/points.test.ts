import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  coefficientOf,
  countedSeasons,
  presidentScore,
  rankingPoints,
  ranksOf,
  seasonPoints,
} from '#domains/federation/rules/points.ts';

const star = { overall: 90, tier: 1, teamShare: 0.6 };

describe('a season’s federation points', () => {
  it('count the best twenty-two players, by skill, league and success', () => {
    const full = seasonPoints(Array<typeof star>(22).fill(star), []);
    expect(full).toBe(Math.round(22 * 50 * 0.8));
    expect(seasonPoints(Array<typeof star>(40).fill(star), [])).toBe(full);
    expect(seasonPoints([{ ...star, tier: 2 }], [])).toBeLessThan(seasonPoints([star], []));
    expect(seasonPoints([{ ...star, teamShare: 0.2 }], [])).toBeLessThan(seasonPoints([star], []));
    expect(seasonPoints([{ ...star, overall: 30 }], [])).toBe(0);
  });

  it('count amateurs by the round in which they were drafted', () => {
    expect(seasonPoints([], [1, 7])).toBe(8);
    expect(seasonPoints([], Array<number>(30).fill(1))).toBe(15 * 7);
  });
});

describe('the ranking of federations', () => {
  it('counts points times coefficient over a hundred, four seasons back', () => {
    expect([0, 1, 2, 3, 4].map(coefficientOf)).toEqual([100, 75, 50, 25, 0]);
    const seasons = [1, 2, 3, 4, 5].map((season) => ({ season, points: 100 }));
    const counted = countedSeasons(seasons, 5);
    expect(counted.map(({ season, coef }) => [season, coef])).toEqual([
      [5, 100],
      [4, 75],
      [3, 50],
      [2, 25],
    ]);
    expect(rankingPoints(counted)).toBe(250);
  });

  it('ranks every federation, better ones first', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 37 }), (points) => {
        const totals = points.map((one, id) => ({ id, points: one }));
        const ranks = ranksOf(totals);
        expect([...ranks.values()].sort((a, b) => a - b)).toEqual(points.map((_, index) => index + 1));
        for (const one of totals) {
          for (const other of totals) {
            if (one.points > other.points) expect(ranks.get(one.id)).toBeLessThan(ranks.get(other.id) ?? 0);
          }
        }
      }),
    );
  });
});

describe('a president', () => {
  it('is judged by the nation’s finishes and by its amateurs', () => {
    const still = { rankBefore: 5, rank: 5, youthBefore: 0, youth: 0 };
    expect(presidentScore(still)).toBe(50);
    expect(presidentScore({ ...still, rank: 3 })).toBe(60);
    expect(presidentScore({ ...still, rank: 30 })).toBe(25);
    expect(presidentScore({ ...still, youth: 0.005 })).toBe(65);
  });
});
