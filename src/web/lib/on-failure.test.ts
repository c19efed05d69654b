import { ORPCError } from '@orpc/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NoResponseError } from './connection.ts';
import { createFailureHandler } from './on-failure.ts';
import { queryClient } from './query-client.ts';
import { sessionQuery } from './session.ts';

beforeEach(() => vi.stubGlobal('location', { hostname: 'game.example' }));
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

test('a session that is refused is forgotten, and the login shown', () => {
  const go = vi.fn();
  queryClient.setQueryData(['club'], 'ours');
  createFailureHandler(go)('club.overview', new ORPCError('HTTP_401', { status: 401 }));
  expect(go.mock.calls).toEqual([['/auth/login']]);
  expect(queryClient.getQueryData(['club'])).toBeUndefined();
  expect(queryClient.getQueryData(sessionQuery.queryKey)).toBeNull();
});

test('what the catalogue sends elsewhere goes there, and what a screen deals with stays', () => {
  const go = vi.fn();
  const heard = createFailureHandler(go);
  heard('club.overview', new ORPCError('HTTP_403', { status: 403 }));
  heard('club.overview', new NoResponseError(new TypeError('Failed to fetch')));
  heard('club.take', new ORPCError('HTTP_409', { status: 409 }));
  expect(go.mock.calls).toEqual([['/forbidden'], ['/whoops']]);
});
