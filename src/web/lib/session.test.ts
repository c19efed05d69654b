import { ORPCError } from '@orpc/client';
import { afterEach, expect, test, vi } from 'vitest';
import type { User } from '#domains/account/contract.ts';
import { NoResponseError } from './connection.ts';
import { queryClient } from './query-client.ts';
import { fetchUser, forgetSession, onForgetSession, onSessionEnded, sessionQuery, standingOf } from './session.ts';

afterEach(() => queryClient.clear());

const manager = { id: 7, activatedAt: '2026-01-01T00:00:00Z', bankruptAt: null, settings: {} } as unknown as User;
const key = sessionQuery.queryKey;
const refused = (status: number) => new ORPCError(`HTTP_${status}`, { status });

function logIn(user: User): void {
  queryClient.setQueryData(key, user);
  queryClient.setQueryData(['club', 'roster'], ['everybody']);
}

test('any user is logged in, an activation date means activated, and a bankruptcy date bankrupt', () => {
  expect(standingOf(null)).toBe('visitor');
  expect(standingOf({ activatedAt: null, bankruptAt: null })).toBe('not-activated');
  const restricted = { activatedAt: '2026-01-01T00:00:00Z', bankruptAt: null };
  expect(standingOf({ ...restricted, restriction: { kind: 'banned', until: null } })).toBe('banned');
  expect(standingOf({ ...restricted, restriction: { kind: 'suspended', until: '2026-02-01T00:00:00Z' } })).toBe(
    'activated',
  );
  expect(standingOf({ activatedAt: '2026-01-01T00:00:00Z', bankruptAt: null })).toBe('activated');
  expect(standingOf({ activatedAt: '2026-01-01T00:00:00Z', bankruptAt: '2026-02-01T00:00:00Z' })).toBe('bankrupt');
});

test('logging out clears all server state, and everything stored beside it', () => {
  const forget = vi.fn();
  onForgetSession(forget);
  logIn(manager);
  forgetSession();
  expect(forget).toHaveBeenCalledTimes(1);
  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey, state }) => [queryKey, state.data]),
  ).toEqual([[key, null]]);
});

test.each([401, 403, 404, 500])('a current-user call answered with %i ends the session', async (status) => {
  const ended = vi.fn();
  onSessionEnded(ended);
  logIn(manager);
  await expect(fetchUser(() => Promise.reject(refused(status)))).resolves.toBeNull();
  expect(queryClient.getQueryData(key)).toBeNull();
  expect(queryClient.getQueryData(['club', 'roster'])).toBeUndefined();
  expect(ended).toHaveBeenCalledTimes(1);
});

test('a session ended elsewhere is over here', async () => {
  logIn(manager);
  await expect(fetchUser(async () => null)).resolves.toBeNull();
  expect(queryClient.getQueryData(['club', 'roster'])).toBeUndefined();
});

test.each([
  ['maintenance', refused(503)],
  ['a lost connection', new NoResponseError(new TypeError('Failed to fetch'))],
])('%s resets the session, and is passed on to the caller', async (_name, error) => {
  logIn(manager);
  await expect(fetchUser(() => Promise.reject(error))).rejects.toBe(error);
  expect(queryClient.getQueryData(key)).toBeNull();
  expect(queryClient.getQueryData(['club', 'roster'])).toBeUndefined();
});

test('an aborted current-user call changes nothing', async () => {
  logIn(manager);
  await expect(fetchUser(() => Promise.reject(new DOMException('Aborted', 'AbortError')))).rejects.toThrow('Aborted');
  expect(queryClient.getQueryData(key)).toEqual(manager);
});

test('a current-user call made as the session ends gets a response', async () => {
  logIn(manager);
  const found = queryClient.fetchQuery({ queryKey: key, queryFn: () => fetchUser(async () => null), staleTime: 0 });
  await expect(found.catch(() => null)).resolves.toBeNull();
});

test('another user who logs in from another tab sees nothing of the previous one', async () => {
  const other = { ...manager, id: 8 };
  logIn(manager);
  await expect(fetchUser(async () => other)).resolves.toEqual(other);
  expect(queryClient.getQueryData(['club', 'roster'])).toBeUndefined();
});
