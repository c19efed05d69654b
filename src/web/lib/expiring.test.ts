import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilExpiry } from './expiring.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => vi.useRealTimers());

const until = (expiresAt: string) => ({ state: { data: { data: { expiresAt } } } });

test('a response is fresh until it expires, and then requested again', () => {
  const query = until('2026-03-01T12:10:00Z');
  expect(untilExpiry.staleTime(query)).toBe(600_000);
  expect(untilExpiry.refetchInterval(query)).toBe(600_000);
  vi.setSystemTime(NOW + 599_000);
  expect(untilExpiry.staleTime(query)).toBe(1_000);
  vi.setSystemTime(NOW + 600_000);
  expect(untilExpiry.staleTime(query)).toBe(0);
});

test('an already expired response is not requested in a loop', () => {
  expect(untilExpiry.refetchInterval(until('2026-03-01T11:00:00Z'))).toBe(5_000);
});

test('without a response there is no timer, and a year is not too long for one', () => {
  expect(untilExpiry.staleTime({ state: {} })).toBe(0);
  expect(untilExpiry.refetchInterval({ state: {} })).toBe(false);
  expect(untilExpiry.refetchInterval(until('2027-03-01T12:00:00Z'))).toBeLessThan(2 ** 31);
});
