import { expect, test } from 'vitest';
import { periodKey, periodLength } from './periods.ts';

test('a league game has three periods of twenty minutes, five minutes of overtime and a shootout', () => {
  const lengths = [1, 2, 3, 4, 5].map((period) => periodLength(period, 'regular'));
  expect(lengths).toEqual([1200, 1200, 1200, 300, null]);
  expect([3, 4, 5].map((period) => periodKey(period, 'regular'))).toEqual(['3', 'overtime', 'shootout']);
});

test('a playoff game goes on in overtimes of twenty minutes', () => {
  expect([4, 5, 6].map((period) => periodLength(period, 'playoffs'))).toEqual([1200, 1200, 1200]);
  expect([4, 5, 6].map((period) => periodKey(period, 'playoffs'))).toEqual(['overtime', 'overtime', 'overtime']);
});
