import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ALERT_MS, alert, alertGame, currentAlerts, dismissAlert } from './alerts.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('a toast disappears by itself after five seconds', () => {
  alert('success', 'Saved.');
  vi.advanceTimersByTime(ALERT_MS - 1);
  expect(currentAlerts().map(({ msg }) => msg)).toEqual(['Saved.']);
  vi.advanceTimersByTime(1);
  expect(currentAlerts()).toEqual([]);
});

test('a toast can be dismissed earlier, and the others stay', () => {
  const first = alert('error', 'One.');
  const second = alert('success', 'Two.');
  expect(currentAlerts()).toEqual([
    { id: first, type: 'error', msg: 'One.' },
    { id: second, type: 'success', msg: 'Two.' },
  ]);
  dismissAlert(first);
  expect(currentAlerts().map(({ msg }) => msg)).toEqual(['Two.']);
});

test('a toast on a game counts down to its faceoff, and a goal takes its place', () => {
  const faceoffAt = new Date(Date.now() + 60_000).toISOString();
  alertGame('Your game is about to begin.', { id: 7, faceoffAt });
  vi.advanceTimersByTime(59_000);
  expect(currentAlerts()).toMatchObject([{ game: { id: 7, faceoffAt } }]);
  alertGame('Goal, Hamilton!', { id: 7 });
  alertGame('Goal, Miami!', { id: 8 });
  expect(currentAlerts().map(({ msg }) => msg)).toEqual(['Goal, Hamilton!', 'Goal, Miami!']);
  vi.advanceTimersByTime(ALERT_MS);
  expect(currentAlerts()).toEqual([]);
});
