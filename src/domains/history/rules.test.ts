import { describe, expect, it } from 'vitest';
import {
  allTimeSeries,
  bestBy,
  dayOfTrophy,
  describeTrophy,
  isGreat,
  marksRecords,
  mayRetireAnother,
  trophiesWon,
  trophyOf,
  trophyPoints,
} from '#domains/history/rules.ts';

describe('a trophy', () => {
  it('has the name the league gives it', () => {
    expect(describeTrophy(trophyOf('cup', { level: 'PRO', tier: 1 }))).toBe('Cup winner PRO Tier I');
    expect(describeTrophy(trophyOf('president', { level: 'U21', tier: 3 }))).toBe('Regular season winner U21 Tier II+');
  });

  it('goes to the champion and to the regular-season winner, who may be the same', () => {
    expect(trophiesWon({ rank: 1, isChampion: true })).toEqual(['cup', 'president']);
    expect(trophiesWon({ rank: 4, isChampion: true })).toEqual(['cup']);
    expect(trophiesWon({ rank: null, isChampion: false })).toEqual([]);
  });

  it('for the regular season is awarded before the playoffs, a cup after them', () => {
    expect(dayOfTrophy('president', 2)).toBe(2 * 63 + 43);
    expect(dayOfTrophy('cup', 2)).toBe(2 * 63 + 58);
  });

  it('counts most as the cup of the top league', () => {
    const points = (category: 'cup' | 'president', level: 'PRO' | 'U21', tier: number) =>
      trophyPoints(trophyOf(category, { level, tier }));
    expect(points('cup', 'PRO', 1)).toBeGreaterThan(points('president', 'PRO', 1));
    expect(points('president', 'PRO', 1)).toBeGreaterThan(points('president', 'PRO', 2));
    expect(points('president', 'PRO', 2)).toBeGreaterThan(points('president', 'U21', 2));
  });
});

it('a record book lists five, the earlier one first among ties, and none without a value', () => {
  const rows = [3, 0, 7, 7, 1, 2, 4].map((goals, index) => ({ goals, index }));
  expect(bestBy(rows, ({ goals }) => goals).map(({ row }) => row.index)).toEqual([2, 3, 6, 0, 5]);
});

describe('a jersey number', () => {
  it('may be retired after six seasons with the club, or two and the Hall of Fame', () => {
    expect(isGreat({ games: 228, isMember: false })).toBe(true);
    expect(isGreat({ games: 227, isMember: false })).toBe(false);
    expect(isGreat({ games: 76, isMember: true })).toBe(true);
    expect(isGreat({ games: 75, isMember: true })).toBe(false);
  });

  it('is retired once a season, and twelve times in all', () => {
    expect(mayRetireAnother([], 4)).toBe(true);
    expect(mayRetireAnother([{ season: 4 }], 4)).toBe(false);
    expect(mayRetireAnother([{ season: 3 }], 4)).toBe(true);
    expect(
      mayRetireAnother(
        Array.from({ length: 12 }, (_, season) => ({ season: season - 20 })),
        4,
      ),
    ).toBe(false);
  });
});

describe('an all-time series', () => {
  const met = (gameId: number, score: [number, number], more: { opponentId?: number; isRegulation?: boolean } = {}) => {
    const [goalsFor, goalsAgainst] = score;
    return { opponentId: 7, season: gameId, isRegulation: true, gameId, goalsFor, goalsAgainst, ...more };
  };

  it('adds up the games with each opponent, and separates overtime losses', () => {
    const series = allTimeSeries([
      met(1, [3, 1]),
      met(2, [0, 4]),
      met(3, [2, 3], { isRegulation: false }),
      met(4, [5, 4], { isRegulation: false }),
      met(5, [1, 2], { opponentId: 8 }),
    ]);
    expect(series).toEqual([
      {
        ...{ opponentId: 7, games: 4, wins: 2, losses: 1, overtimeLosses: 1, goalsFor: 10, goalsAgainst: 12 },
        streak: 1,
        last: { gameId: 4, season: 4, goalsFor: 5, goalsAgainst: 4 },
      },
      {
        ...{ opponentId: 8, games: 1, wins: 0, losses: 1, overtimeLosses: 0, goalsFor: 1, goalsAgainst: 2 },
        streak: -1,
        last: { gameId: 5, season: 5, goalsFor: 1, goalsAgainst: 2 },
      },
    ]);
  });

  it('has the streak up to the last meeting, however it was lost', () => {
    const streak = (...scores: [number, number][]) =>
      allTimeSeries(scores.map((score, index) => met(index, score)))[0]?.streak;
    expect(streak([1, 2], [3, 2], [2, 1])).toBe(2);
    expect(streak([3, 2], [1, 2], [0, 1], [1, 4])).toBe(-3);
    expect(streak([1, 0])).toBe(1);
  });
});

describe('a season’s best', () => {
  it('is a record after at least two seasons, if none matched it', () => {
    const marked = marksRecords([50, 40, 51, 51, 49, 60].map((value) => ({ value })));
    expect(marked.map(({ isRecord }) => isRecord)).toEqual([false, false, true, false, false, true]);
  });
});
