/** The trade window in real time. */
import type { TradeWindowView } from '#domains/trade/contract/shapes.ts';
import { tradeWindowOn } from '#domains/trade/rules/window.ts';
import { knownEndOfDay, type WorldRow } from '#platform/clock/state.ts';

/** When it closes or opens, as far as that is known. While the clock is paused both move on with `now`. */
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
 * As the specification has it: past its timestamp it is closed, and until `expiresAt` the answer stays true. Null is what no
 * clock knows; a window that is closed names a moment that has passed.
 */
export function windowStatus(world: WorldRow, now: Date) {
  const window = tradeWindowOn(world.day);
  // Of a closed one the end of the last day on which it was open.
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

/** When a day of the season was over, by the clock; null where days do not follow it. */
function pastEnd(world: WorldRow, now: Date, day: number): Date | null {
  return world.pace === 'clock' ? knownEndOfDay(world, now, day - world.day) : null;
}
