import { afterEach, expect, test, vi } from 'vitest';
import { followConnectivity } from './connectivity.ts';
import { holdUnsaved, noteSending, noteTyping, SENDING_MS } from './unsaved.ts';

afterEach(() => vi.unstubAllGlobals());

test('going offline leads to /offline, and coming back reloads the club overview', () => {
  const page = new EventTarget();
  const place = { pathname: '/club/roster', assign: vi.fn() };
  vi.stubGlobal('window', page);
  vi.stubGlobal('location', place);
  const go = vi.fn();
  followConnectivity(go, () => {});
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
  followConnectivity(
    () => {},
    () => {},
  );
  page.dispatchEvent(new Event('online'));
  expect(place.assign).not.toHaveBeenCalled();
});

test('a page with words that would be lost stays open without a connection, until they are sent or gone', () => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('location', { pathname: '/forum/topic/1', assign: vi.fn() });
  vi.useFakeTimers();
  const [go, kept] = [vi.fn(), vi.fn()];
  followConnectivity(go, kept);
  const loseConnection = () => {
    page.dispatchEvent(new Event('offline'));
    return [go.mock.calls.length, kept.mock.calls.length];
  };
  const form = { isConnected: true, closest: (() => null) as Element['closest'] };
  const field = {
    isConnected: true,
    closest: ((selectors: string) => (selectors === 'form' ? form : null)) as Element['closest'],
  };
  noteTyping(field);
  expect(loseConnection()).toEqual([0, 1]);
  // Sent, but perhaps not received.
  noteSending(form);
  expect(loseConnection()).toEqual([0, 2]);
  vi.advanceTimersByTime(SENDING_MS);
  expect(loseConnection()).toEqual([1, 2]);
  const release = holdUnsaved();
  expect(loseConnection()).toEqual([1, 3]);
  release();
  vi.useRealTimers();
});
