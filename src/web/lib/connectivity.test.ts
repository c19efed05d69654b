import { afterEach, expect, test, vi } from 'vitest';
import { followConnectivity } from './connectivity.ts';

afterEach(() => vi.unstubAllGlobals());

test('going offline leads to /offline, and coming back reloads the club overview', () => {
  const page = new EventTarget();
  const place = { pathname: '/club/roster', assign: vi.fn() };
  vi.stubGlobal('window', page);
  vi.stubGlobal('location', place);
  const go = vi.fn();
  followConnectivity(go);
  page.dispatchEvent(new Event('offline'));
  expect(go.mock.calls).toEqual([['/offline']]);
  place.pathname = '/offline';
  page.dispatchEvent(new Event('online'));
  expect(place.assign.mock.calls).toEqual([['/club/overview']]);
});

test('a connection restored while the screen never changed has no effect', () => {
  const page = new EventTarget();
  const place = { pathname: '/club/lineups', assign: vi.fn() };
  vi.stubGlobal('window', page);
  vi.stubGlobal('location', place);
  followConnectivity(() => {});
  page.dispatchEvent(new Event('online'));
  expect(place.assign).not.toHaveBeenCalled();
});
