import { describe, expect, it } from 'vitest';
import { CAREER_PUCKS, DAILY_LIMIT, LIMIT_DAYS, SEASON_LIMIT } from '#domains/puck/constants.ts';
import { colorOfPlay, type Issued, paidWith, roomFor, shared, sumOf } from '#domains/puck/rules.ts';

const quest = (realDay: number, amount: number): Issued => ({ source: 'quest', cause: 'daily-win', realDay, amount });

describe('the remaining puck limit', () => {
  it('is that of the day and of the season, shared by quests and press awards', () => {
    const asked = { source: 'quest', cause: 'daily-win' } as const;
    expect(roomFor(asked, [], 100)).toBe(DAILY_LIMIT);
    expect(roomFor(asked, [quest(100, 15), { ...quest(100, 20), source: 'press-prize' }], 100)).toBe(5);
    expect(roomFor(asked, [quest(99, DAILY_LIMIT)], 100)).toBe(DAILY_LIMIT);
    const season = Array.from({ length: 37 }, (_, day) => quest(50 + day, DAILY_LIMIT));
    expect(roomFor(asked, season, 100)).toBe(SEASON_LIMIT - 37 * DAILY_LIMIT);
    expect(roomFor(asked, season, 50 + LIMIT_DAYS)).toBe(DAILY_LIMIT);
  });

  it('never resets for one-time and lifetime limits', () => {
    const cup: Issued = { source: 'achievement', cause: 'cups-1', realDay: 1, amount: 40 };
    expect(roomFor({ source: 'achievement', cause: 'cups-1' }, [cup], 9_999)).toBe(0);
    expect(roomFor({ source: 'achievement', cause: 'cups-3' }, [cup], 9_999)).toBe(Number.POSITIVE_INFINITY);
    const scout: Issued = { source: 'career-end', cause: 'scout', realDay: 1, amount: 150 };
    expect(roomFor({ source: 'career-end', cause: 'scout' }, [scout], 9_999)).toBe(CAREER_PUCKS - 150);
    expect(roomFor({ source: 'career-end', cause: 'coach' }, [scout], 9_999)).toBe(CAREER_PUCKS);
  });
});

describe('a price', () => {
  const balance = { play: 10, bought: 5, earned: 20 };

  it('is paid with play pucks, then bought, then earned ones, or the chosen color first', () => {
    expect(paidWith(12, balance, 'play')).toEqual({ play: 10, bought: 2, earned: 0 });
    expect(paidWith(12, balance, 'earned')).toEqual({ play: 0, bought: 0, earned: 12 });
    expect(paidWith(36, balance, 'play')).toBeNull();
  });
});

describe('a prize pool', () => {
  it('is shared to the last puck, each color on its own, the better rank first', () => {
    const parts = shared({ play: 10, bought: 0, earned: 7 }, [1, 1, 1]);
    expect(parts.map(({ play }) => play)).toEqual([4, 3, 3]);
    expect(parts.map(({ earned }) => earned)).toEqual([3, 2, 2]);
    expect(parts.reduce((sum, part) => sum + sumOf(part), 0)).toBe(17);
    expect(shared({ play: 1, bought: 1, earned: 1 }, [60, 30, 10])[0]).toEqual({ play: 1, bought: 1, earned: 1 });
  });
});

it('pucks are play pucks if they were started on or before the last day played at will', () => {
  expect(colorOfPlay(10, { pace: 'clock', advancedThrough: 9 })).toBe('earned');
  expect(colorOfPlay(10, { pace: 'clock', advancedThrough: 10 })).toBe('play');
  expect(colorOfPlay(10, { pace: 'own', advancedThrough: 0 })).toBe('play');
});
