import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followViewportHeight } from './viewport.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('1 % of the window’s height is measured at once, and 150 ms after the last of several resizes', () => {
  const page = Object.assign(new EventTarget(), { innerHeight: 900 });
  const measured = vi.fn();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { documentElement: { style: { setProperty: measured } } });
  followViewportHeight();
  expect(measured.mock.calls).toEqual([['--rs-vh', '9px']]);
  page.innerHeight = 450;
  page.dispatchEvent(new Event('resize'));
  vi.advanceTimersByTime(100);
  page.dispatchEvent(new Event('resize'));
  vi.advanceTimersByTime(149);
  expect(measured).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(measured.mock.calls.slice(1)).toEqual([['--rs-vh', '4.5px']]);
});
