/** Prices that AI scouts ask for a report. */
import { COMPUTED, MIN_LOOKS, PRICE } from '#domains/report-sale/constants.ts';
import type { Random } from '#engine/random.ts';

/**
 * Returns a price in whole hundreds of dollars within the market's bounds, by the scout's accuracy and number of looks.
 */
export function askedFor(
  { calls, callsRight, looks }: { calls: number; callsRight: number; looks: number },
  random: Random,
): number {
  const isProven = calls >= COMPUTED.leastCalls;
  const record = isProven ? 1 + COMPUTED.perShare * (callsRight / calls - 0.5) : COMPUTED.unproven;
  const work = 1 + COMPUTED.perLook * (Math.min(looks, COMPUTED.mostLooks) - MIN_LOOKS);
  const asked = PRICE.usual * record * work * (1 + random.normal(0, 0.1));
  return Math.min(PRICE.most, Math.max(PRICE.least, Math.round(asked / 100) * 100));
}
