import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { api } from '#web/lib/api.ts';
import { untilExpiry } from '#web/lib/expiring.ts';
import { reloadAsTimePasses } from './time-passes.ts';

/** Queries that depend on time by the specification, and stay fresh for an hour by the clock. */
const TIMED = [
  api.trades.window.queryOptions().queryKey,
  api.windows.freeAgents.queryOptions().queryKey,
  api.windows.coachFreeAgents.queryOptions().queryKey,
  api.world.nextRankingUpdate.queryOptions().queryKey,
];
const REST = [api.world.data.queryOptions().queryKey, api.league.standings.queryOptions({ input: { id: 7 } }).queryKey];

test('time-dependent data is stale once a day has passed, whatever its cache time', async () => {
  const queries = new QueryClient();
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  for (const key of [...TIMED, ...REST]) queries.setQueryData<unknown>(key, { data: { expiresAt } });
  const asked = vi.fn(() => Promise.resolve({ data: { expiresAt } }));
  const ask = () => queries.fetchQuery({ queryKey: TIMED[0] ?? [], queryFn: asked, ...untilExpiry });
  await ask();
  expect(asked).not.toHaveBeenCalled();
  await reloadAsTimePasses(queries);
  for (const key of [...TIMED, ...REST]) expect(queries.getQueryState(key)?.isInvalidated, String(key[0])).toBe(true);
  await ask();
  expect(asked).toHaveBeenCalledOnce();
});

test('data that tracks time itself is not requested twice, wherever its key was made', async () => {
  const queries = new QueryClient();
  const key = api.world.pace.queryOptions().queryKey;
  queries.setQueryData<unknown>(structuredClone(key), { data: {} });
  await reloadAsTimePasses(queries);
  expect(queries.getQueryState(key)?.isInvalidated).toBe(false);
});
