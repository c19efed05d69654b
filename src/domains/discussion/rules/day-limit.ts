/** Limits of actions within 24 hours. */
import { DAY_MS, HOUR_MS } from '#platform/clock/milliseconds.ts';

/**
 * Returns the hours, rounded up, until the oldest of the last `max` actions is a day old and another is allowed; 0:
 * now.
 * @param times in milliseconds, in any order
 */
export function hoursUntilNext(times: readonly number[], { max, now }: { max: number; now: number }): number {
  const oldest = [...times].sort((one, other) => other - one)[max - 1];
  return oldest === undefined ? 0 : Math.max(0, Math.ceil((oldest + DAY_MS - now) / HOUR_MS));
}
