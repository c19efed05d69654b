import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countsQuery } from './notifications.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const COUNTS = { news: 3, messages: 0, world: 1 };

/** A screen that shows the counts, and a server that records how often it is asked. */
function follow(answer: () => Promise<typeof COUNTS>) {
  const ask = vi.fn(answer);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const want = () => client.fetchQuery({ ...countsQuery, queryFn: ask });
  return { ask, want, kept: () => client.getQueryData(countsQuery.queryKey) };
}

test('counts are requested at most once in 60 seconds', async () => {
  const { ask, want } = follow(async () => COUNTS);
  await want();
  vi.advanceTimersByTime(59_999);
  await want();
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await want();
  expect(ask).toHaveBeenCalledTimes(2);
  expect(Number(countsQuery.refetchInterval), 'by itself').toBeGreaterThanOrEqual(60_000);
});

test('a failed refresh throws nothing at a screen, which keeps the last counts', async () => {
  let isDown = false;
  const { want, kept } = follow(() => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(COUNTS)));
  await want();
  isDown = true;
  vi.advanceTimersByTime(60_000);
  await expect(want()).rejects.toThrow('down');
  expect(kept()).toEqual(COUNTS);
  expect(countsQuery.throwOnError).toBe(false);
});
