import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#platform/clock/milliseconds.ts';
import { hoursUntilNext } from './day-limit.ts';

it('the daily limit has room again when the oldest counted comment is a day old', () => {
  const now = 100 * DAY_MS;
  const ago = (...hours: number[]) => hours.map((count) => now - count * HOUR_MS);
  expect(hoursUntilNext(ago(1, 20), { max: 2, now })).toBe(4);
  expect(hoursUntilNext(ago(20.5, 1), { max: 2, now })).toBe(4);
  expect(hoursUntilNext(ago(1, 24), { max: 2, now })).toBe(0);
  expect(hoursUntilNext(ago(1), { max: 2, now })).toBe(0);
});
