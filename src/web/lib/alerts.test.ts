import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ALERT_MS, alert, currentAlerts, dismissAlert } from './alerts.ts';

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
