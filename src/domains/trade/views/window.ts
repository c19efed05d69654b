/** The trade window in real time. */
import type { TradeWindowView } from '#domains/trade/contract/shapes.ts';
import { tradeWindowOn } from '#domains/trade/rules/window.ts';
import { endOfDay, type WorldRow } from '#platform/clock/state.ts';

/** When it closes or opens. While the clock is paused both move on with `now`. */
export function windowView(world: WorldRow, now: Date): TradeWindowView {
  const { isOpen, reason, day } = tradeWindowOn(world.day);
  const at = instantOf(world, now, isOpen ? day : day - 1);
  return {
    isOpen,
    statusReason: reason,
    closesAt: isOpen ? at : null,
    opensAt: isOpen ? null : at,
    day,
  };
}

/** As the window was always told: past its timestamp it is closed, and until `expiresAt` the answer stays true. */
export function windowStatus(world: WorldRow, now: Date) {
  const window = tradeWindowOn(world.day);
  // Of a closed one the end of the last day on which it was open.
  const lastDay = window.isOpen ? window.day : tradeWindowOn(1).day;
  return {
    ...windowView(world, now),
    timestamp: instantOf(world, now, lastDay),
    expiresAt: endOfDay(world, now).toISOString(),
    tradeWindowOneClosed: window.oneClosed,
  };
}

/** The end of a day of the season in real time, past or to come. */
function instantOf(world: WorldRow, now: Date, day: number): string {
  return new Date(endOfDay(world, now).getTime() + (day - world.day) * world.dayMinutes * 60_000).toISOString();
}
