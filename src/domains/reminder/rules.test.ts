import { describe, expect, it } from 'vitest';
import { PREMIUM_LIMITS } from '#domains/premium/constants.ts';
import { hourOf, isDigestDue, isQuiet } from '#domains/reminder/rules.ts';

describe('quiet hours', () => {
  it('may lie within a day, or span midnight', () => {
    const quietHours = (from: number | null, until: number | null) =>
      Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => isQuiet(hour, from, until));
    expect(quietHours(9, 12)).toEqual([9, 10, 11]);
    expect(quietHours(22, 2)).toEqual([0, 1, 22, 23]);
    expect(quietHours(22, null)).toEqual([]);
    expect(quietHours(null, 7)).toEqual([]);
    expect(quietHours(7, 7)).toEqual([]);
  });

  it('are read from the settings', () => {
    expect([hourOf('07:00'), hourOf('none'), hourOf(undefined), hourOf('7')]).toEqual([7, null, null, null]);
  });
});

describe('a digest', () => {
  it('is sent earlier to premium members', () => {
    const { free, premium } = PREMIUM_LIMITS.digestHour;
    expect(premium).toBeLessThan(free);
    const at = (hour: number, from: number) => isDigestDue('daily', { day: 100, hour }, 99, from);
    expect([at(premium - 1, premium), at(premium, premium), at(premium, free), at(free, free)]).toEqual([
      ...[false, true, false, true],
    ]);
  });

  // Day 4 was Monday, 5 January 1970.
  it('is due once a day, from the morning on', () => {
    expect(isDigestDue('daily', { day: 100, hour: 6 }, 99)).toBe(false);
    expect(isDigestDue('daily', { day: 100, hour: 7 }, 99)).toBe(true);
    expect(isDigestDue('daily', { day: 100, hour: 23 }, 100)).toBe(false);
    expect(isDigestDue('none', { day: 100, hour: 12 }, 0)).toBe(false);
  });

  it('is due once a week, on Monday, or later after an outage', () => {
    expect(isDigestDue('weekly', { day: 10, hour: 12 }, 4)).toBe(false);
    expect(isDigestDue('weekly', { day: 11, hour: 6 }, 4)).toBe(false);
    expect(isDigestDue('weekly', { day: 11, hour: 7 }, 4)).toBe(true);
    expect(isDigestDue('weekly', { day: 13, hour: 2 }, 4)).toBe(true);
    expect(isDigestDue('weekly', { day: 17, hour: 12 }, 13)).toBe(false);
    expect(isDigestDue('weekly', { day: 18, hour: 12 }, 13)).toBe(true);
  });
});
