import { afterEach, describe, expect, test, vi } from 'vitest';
import { countdownText, noteServerDate, remainingUntil, serverNow } from './time.ts';

afterEach(() => {
  vi.useRealTimers();
  noteServerDate(new Date().toUTCString());
});

describe('the server’s clock', () => {
  test('corrects a wrong browser clock, except for the second the header leaves open', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00.900Z') });
    noteServerDate('Fri, 20 Nov 2026 12:00:00 GMT');
    expect(serverNow()).toBe(Date.now());
    noteServerDate('Fri, 20 Nov 2026 12:10:00 GMT');
    expect(serverNow()).toBe(Date.parse('2026-11-20T12:10:00Z'));
    vi.advanceTimersByTime(5000);
    expect(serverNow()).toBe(Date.parse('2026-11-20T12:10:05Z'));
  });

  test('is unchanged by a response without a date', () => {
    vi.useFakeTimers({ now: 0 });
    noteServerDate(null);
    noteServerDate('yesterday');
    expect(serverNow()).toBe(0);
  });
});

test.each([
  [0, '0:00'],
  [-5000, '0:00'],
  [400, '0:01'],
  [309_000, '5:09'],
  [14_709_000, '4:05:09'],
  [187_500_000, '2d 04:05'],
])('%i ms before the faceoff the board shows %s', (left, text) => {
  expect(countdownText(remainingUntil(left, 0))).toBe(text);
});
