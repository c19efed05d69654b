import { expect, it } from 'vitest';
import { dayToShow } from '#domains/league/rules/day-to-show.ts';

const today = { season: 3, day: 10 };

it('a schedule opens on today, or on the next day with games', () => {
  expect(dayToShow([9, 10, 11], 3, today)).toBe(10);
  expect(dayToShow([9, 12], 3, today)).toBe(12);
});

it('a schedule whose games are over opens on the last of them', () => {
  expect(dayToShow([6, 9], 3, today)).toBe(9);
  expect(dayToShow([6, 58], 2, today)).toBe(58);
});

it('a season without games opens on today', () => {
  expect(dayToShow([], 3, today)).toBe(10);
});
