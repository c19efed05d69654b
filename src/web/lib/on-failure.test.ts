import { ORPCError } from '@orpc/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '#domains/account/contract.ts';
import { NoResponseError, OfflineError } from './connection.ts';
import { createFailureHandler, createWayToLogin } from './on-failure.ts';
import { queryClient } from './query-client.ts';
import { sessionQuery } from './session.ts';
import { holdUnsaved } from './unsaved.ts';

const manager = { id: 7, activatedAt: '2026-01-01T00:00:00Z', bankruptAt: null } as User;

beforeEach(() => vi.stubGlobal('location', { hostname: 'game.example' }));
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

test('a refused session is cleared, and the login shown', () => {
  const go = vi.fn();
  queryClient.setQueryData(['club'], 'ours');
  createFailureHandler(go)('club.overview', new ORPCError('HTTP_401', { status: 401 }));
  expect(go.mock.calls).toEqual([['/auth/login']]);
  expect(queryClient.getQueryData(['club'])).toBeUndefined();
  expect(queryClient.getQueryData(sessionQuery.queryKey)).toBeNull();
});

test('the catalogue’s redirects are followed, and errors a screen handles stay there', async () => {
  const go = vi.fn();
  const heard = createFailureHandler(go, () => Promise.resolve(manager));
  heard('club.overview', new ORPCError('HTTP_403', { status: 403 }));
  heard('club.overview', new NoResponseError(new TypeError('Failed to fetch')));
  heard('club.take', new ORPCError('HTTP_409', { status: 409 }));
  await vi.waitFor(() => expect(go).toHaveBeenCalledWith('/forbidden'));
  expect(go.mock.calls).toEqual([['/whoops'], ['/forbidden']]);
});

test('a call without a connection leads nowhere while words would be lost', () => {
  const go = vi.fn();
  const failed = createFailureHandler(go);
  const release = holdUnsaved();
  failed('forum.post', new OfflineError());
  failed('forum.post', new NoResponseError(new TypeError('Failed to fetch')));
  expect(go).not.toHaveBeenCalled();
  release();
  failed('forum.post', new OfflineError());
  expect(go.mock.calls).toEqual([['/offline']]);
});

test('a manager refused because of a bankruptcy is told so', async () => {
  const go = vi.fn();
  queryClient.setQueryData(sessionQuery.queryKey, manager);
  const bankrupt = { ...manager, bankruptAt: '2026-02-01T00:00:00Z' };
  createFailureHandler(go, () => Promise.resolve(bankrupt))(
    'finances.overview',
    new ORPCError('HTTP_403', { status: 403 }),
  );
  await vi.waitFor(() => expect(go.mock.calls).toEqual([['/auth/bankruptcy']]));
});

test('a user refused because the session ended is not redirected here, as the session check leads to the login', async () => {
  const go = vi.fn();
  queryClient.setQueryData(sessionQuery.queryKey, manager);
  const asked = vi.fn(() => Promise.resolve(null));
  createFailureHandler(go, asked)('finances.overview', new ORPCError('HTTP_403', { status: 403 }));
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  await Promise.resolve();
  expect(go).not.toHaveBeenCalled();
});

test('many background calls refused at once lead to one login, and from there back to the screen', async () => {
  const history = { location: { href: '/club/roster/11?sort=age', pathname: '/club/roster/11' } };
  let arrive = () => {};
  const navigate = vi.fn(() => new Promise<void>((done) => (arrive = done)));
  const toLogin = createWayToLogin({ history, navigate });
  const heard = createFailureHandler((to) => void (to === '/auth/login' && toLogin()));
  for (const call of ['notifications.counts', 'notifications.live', 'game.live', 'club.desk'])
    heard(call, new ORPCError('HTTP_401', { status: 401 }));
  expect(navigate.mock.calls).toEqual([[{ to: '/auth/login', search: { redirect: '/club/roster/11?sort=age' } }]]);
  history.location = { href: '/auth/login?redirect=%2Fclub', pathname: '/auth/login' };
  arrive();
  await vi.waitFor(async () => expect(await toLogin()).toBeUndefined());
  heard('notifications.counts', new ORPCError('HTTP_401', { status: 401 }));
  expect(navigate, 'no loop at the login').toHaveBeenCalledTimes(1);
});
