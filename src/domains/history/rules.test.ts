import { describe, expect, it } from 'vitest';
import {
  bestBy,
  dayOfTrophy,
  describeTrophy,
  isGreat,
  mayRetireAnother,
  trophiesWon,
  trophyOf,
  trophyPoints,
} from '#domains/history/rules.ts';

describe('a trophy', () => {
  it('is called as the league calls it', () => {
    expect(describeTrophy(trophyOf('cup', { level: 'PRO', tier: 1 }))).toBe('Cup winner PRO Tier I');
    expect(describeTrophy(trophyOf('president', { level: 'U21', tier: 3 }))).toBe('Regular season winner U21 Tier II+');
  });

  it('is won by the champion and by the first of the regular season, who may be one', () => {
    expect(trophiesWon({ rank: 1, isChampion: true })).toEqual(['cup', 'president']);
    expect(trophiesWon({ rank: 4, isChampion: true })).toEqual(['cup']);
    expect(trophiesWon({ rank: null, isChampion: false })).toEqual([]);
  });

  it('of the regular season has its owner before the playoffs, a cup after them', () => {
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

it('a book of records lists five, the earlier one of those who are level first, and nobody with nothing', () => {
  const rows = [3, 0, 7, 7, 1, 2, 4].map((goals, index) => ({ goals, index }));
  expect(bestBy(rows, ({ goals }) => goals).map(({ row }) => row.index)).toEqual([2, 3, 6, 0, 5]);
});

describe('a number', () => {
  it('may be retired for six seasons with the club, or two and the Hall of Fame', () => {
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
