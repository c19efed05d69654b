import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHoverIntent, DISTANCE_PX, ROOMY, SHOW_AFTER_MS } from './hover-intent.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a panel opens when the mouse has rested for 500 ms, not a millisecond earlier', () => {
  const setOpen = vi.fn();
  createHoverIntent(setOpen).enter();
  vi.advanceTimersByTime(499);
  expect(setOpen).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(setOpen.mock.calls).toEqual([[true]]);
});

test('a panel closes at once when the mouse leaves', () => {
  const setOpen = vi.fn();
  const intent = createHoverIntent(setOpen);
  intent.enter();
  vi.advanceTimersByTime(SHOW_AFTER_MS);
  intent.leave();
  expect(setOpen).toHaveBeenLastCalledWith(false);
  vi.runAllTimers();
  expect(setOpen).toHaveBeenCalledTimes(2);
});

test('a mouse passing over opens nothing', () => {
  const setOpen = vi.fn();
  const intent = createHoverIntent(setOpen);
  intent.enter();
  vi.advanceTimersByTime(SHOW_AFTER_MS - 1);
  intent.leave();
  vi.runAllTimers();
  expect(setOpen).not.toHaveBeenCalledWith(true);
  intent.enter();
  intent.dispose();
  vi.runAllTimers();
  expect(setOpen).not.toHaveBeenCalledWith(true);
});

test('a panel is ten pixels beside its anchor, and does not open in windows of 768 pixels or less', () => {
  expect(DISTANCE_PX).toBe(10);
  expect(ROOMY).toContain('(min-width: 769px)');
});
