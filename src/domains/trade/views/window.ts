/** The trade window in real time. */
import type { TradeWindowView } from '#domains/trade/contract/shapes.ts';
import { tradeWindowOn } from '#domains/trade/rules/window.ts';
import { knownEndOfDay, type WorldRow } from '#platform/clock/state.ts';

/** Returns when the window closes or opens, as far as known. While the clock is paused, both move with `now`. */
export function windowView(world: WorldRow, now: Date): TradeWindowView {
  const { isOpen, reason, day } = tradeWindowOn(world.day);
  const at = knownEndOfDay(world, now, (isOpen ? day : day - 1) - world.day)?.toISOString() ?? null;
  return {
    isOpen,
    statusReason: reason,
    closesAt: isOpen ? at : null,
    opensAt: isOpen ? null : at,
    day,
  };
}

/**
 * Returns the window as the specification requires: past its timestamp it is closed, and the answer is valid until `expiresAt`. Null where the clock
 * sets no time; a closed window names a moment that has passed.
 */
export function windowStatus(world: WorldRow, now: Date) {
  const window = tradeWindowOn(world.day);
  // When closed: the end of the last day it was open.
  const lastDay = window.isOpen ? window.day : tradeWindowOn(1).day;
  return {
    ...windowView(world, now),
    timestamp: window.isOpen
      ? (knownEndOfDay(world, now, lastDay - world.day)?.toISOString() ?? null)
      : (pastEnd(world, now, lastDay) ?? world.dayStartedAt).toISOString(),
    expiresAt: knownEndOfDay(world, now)?.toISOString() ?? null,
    tradeWindowOneClosed: window.oneClosed,
  };
}

/** Returns when a day of the season ended, by the clock; null where days do not follow the clock. */
function pastEnd(world: WorldRow, now: Date, day: number): Date | null {
  return world.pace === 'clock' ? knownEndOfDay(world, now, day - world.day) : null;
}
