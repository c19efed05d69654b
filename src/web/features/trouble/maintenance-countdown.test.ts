import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runMaintenanceCountdown } from './maintenance-countdown.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function start(...answers: boolean[]) {
  const ticks: number[] = [];
  const isOpen = vi.fn(async () => answers.shift() ?? false);
  const onOpen = vi.fn();
  const stop = runMaintenanceCountdown({ onTick: (left) => ticks.push(left), isOpen, onOpen });
  return { ticks, isOpen, onOpen, stop };
}

test('the countdown runs ten seconds, checks, and returns to the game when it is open', async () => {
  const { ticks, isOpen, onOpen } = start(true);
  await vi.advanceTimersByTimeAsync(9000);
  expect(isOpen).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(ticks).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
  expect(onOpen).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(isOpen).toHaveBeenCalledTimes(1);
});

test('the countdown restarts while maintenance goes on', async () => {
  const { ticks, isOpen, onOpen } = start(false, true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ticks.at(-1)).toBe(10);
  expect(onOpen).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isOpen).toHaveBeenCalledTimes(2);
  expect(onOpen).toHaveBeenCalledTimes(1);
});

test('the countdown stops when the screen is left', async () => {
  const { isOpen, stop } = start(true);
  stop();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(isOpen).not.toHaveBeenCalled();
});
