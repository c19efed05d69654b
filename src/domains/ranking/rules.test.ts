import { describe, expect, it } from 'vitest';
import { START_RATING } from '#domains/ranking/constants.ts';
import {
  carriedOver,
  expectedShare,
  gainsOf,
  type RatedGame,
  rankedBy,
  rankedTogether,
  ratingsByRoster,
  shareOfPoints,
} from '#domains/ranking/rules.ts';

const GAME: RatedGame = { homeClubId: 1, awayClubId: 2, homeScore: 3, awayScore: 1, endedIn: 'regulation' };

describe('the expected result', () => {
  it('is slightly above half for the home team among equals, and higher for a better one', () => {
    expect(expectedShare(1500, 1500)).toBeCloseTo(0.55, 2);
    expect(expectedShare(1600, 1500)).toBeGreaterThan(0.65);
    expect(expectedShare(1500, 1700)).toBeLessThan(0.3);
  });
});

describe('a rated game', () => {
  it('counts the share of points won', () => {
    expect(shareOfPoints(GAME)).toBe(1);
    expect(shareOfPoints({ ...GAME, endedIn: 'shootout' })).toBeCloseTo(2 / 3);
    expect(shareOfPoints({ ...GAME, awayScore: 4, endedIn: 'overtime' })).toBeCloseTo(1 / 3);
    expect(shareOfPoints({ ...GAME, awayScore: 4 })).toBe(0);
  });

  it('gives one club what it takes from the other, and more for an upset', () => {
    const even = gainsOf([GAME], new Map());
    expect((even.get(1) ?? 0) + (even.get(2) ?? 0)).toBeCloseTo(0);
    const upset = gainsOf(
      [GAME],
      new Map([
        [1, 1400],
        [2, 1600],
      ]),
    );
    expect(upset.get(1)).toBeGreaterThan(even.get(1) ?? 0);
    // A strong favorite gains little by a win, and loses points by a shootout win.
    const favorite = new Map([
      [1, 1800],
      [2, 1400],
    ]);
    expect(gainsOf([GAME], favorite).get(1)).toBeLessThan(1.2);
    expect(gainsOf([{ ...GAME, endedIn: 'shootout' }], favorite).get(1)).toBeLessThan(0);
  });
});

describe('club ratings', () => {
  it('start from their rosters near the initial rating, and move toward it between seasons', () => {
    const byRoster = ratingsByRoster(
      new Map([
        [1, 70],
        [2, 60],
      ]),
    );
    expect([byRoster.get(1), byRoster.get(2)]).toEqual([START_RATING + 50, START_RATING - 50]);
    expect(carriedOver(1600, 1500)).toBeCloseTo(1570);
  });
});

describe('ranks', () => {
  it('are shared by equal values', () => {
    const board = rankedBy([
      { userId: 7, value: 10 },
      { userId: 8, value: 30 },
      { userId: 9, value: 10 },
    ]);
    expect([7, 8, 9].map((id) => board.get(id)?.rank)).toEqual([2, 1, 2]);
  });

  it('are combined by their sum, and a missing one counts as after the last', () => {
    const one = rankedBy([
      { userId: 1, value: 5 },
      { userId: 2, value: 4 },
      { userId: 3, value: 3 },
    ]);
    const other = rankedBy([{ userId: 3, value: 9 }]);
    expect(rankedTogether([one, other])).toEqual([
      { userId: 1, rank: 1 },
      { userId: 2, rank: 2 },
      { userId: 3, rank: 2 },
    ]);
  });
});
