import { expect, test } from 'vitest';
import { LEAGUE_SETTINGS, overtimeOf, PLAYOFF_SETTINGS } from '#domains/competition/rules.ts';
import { periodKey, periodLength } from './periods.ts';

test('a league game has three periods of twenty minutes, five minutes of overtime and a shootout', () => {
  const lengths = [1, 2, 3, 4, 5].map((period) => periodLength(period, overtimeOf(LEAGUE_SETTINGS)));
  expect(lengths).toEqual([1200, 1200, 1200, 300, null]);
  expect([3, 4, 5].map((period) => periodKey(period, overtimeOf(LEAGUE_SETTINGS)))).toEqual([
    '3',
    'overtime',
    'shootout',
  ]);
});

test('a playoff game has sudden-death overtimes of twenty minutes', () => {
  expect([4, 5, 6].map((period) => periodLength(period, overtimeOf(PLAYOFF_SETTINGS)))).toEqual([1200, 1200, 1200]);
  expect([4, 5, 6].map((period) => periodKey(period, overtimeOf(PLAYOFF_SETTINGS)))).toEqual([
    'overtime',
    'overtime',
    'overtime',
  ]);
});
