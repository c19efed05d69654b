import { orderRefusals, placeRefusals } from '#domains/lineups/refusals.ts';
import { placeNamed } from '#domains/lineups/rules/moves.ts';
import type { Lineup } from '#engine/lineup/lineup.ts';
import { repairLineup } from '#engine/lineup/repair.ts';
import type { RosterPlayer } from '#engine/lineup/roster.ts';
import { type LineupFault, validateLineup } from '#engine/lineup/validate.ts';
import { MAX_ORDERS, validateOrders } from '#engine/match/bench/orders.ts';
import type { BenchOrder } from '#engine/match/input.ts';
import type { Level } from '#engine/player/skills.ts';
import type { Faults } from '#platform/calls/refusal.ts';

/** Of a lineup with too few shooters. */
const SHORT = 'shootout-too-short' satisfies LineupFault['code'];

/**
 * Returns the faults for which a lineup is refused: all except empty places and missing shooters when no players are left
 * to fill them. A manager with half the team hurt must still be able to save; at the faceoff the assistant dresses anyone
 * who can hold a stick.
 */
export function avoidableFaults(lineup: Lineup, roster: readonly RosterPlayer[], level: Level): LineupFault[] {
  const faults = validateLineup(lineup, roster, level);
  if (!faults.some(({ code }) => code === 'empty')) return faults;
  const repaired = repairLineup(lineup, roster, { level }).lineup;
  const hasShooters = !validateLineup(repaired, roster, level).some(({ code }) => code === SHORT);
  return faults.filter(({ code, place }) =>
    code === 'empty' ? placeNamed(place)?.read(repaired) !== null : code !== SHORT || hasShooters,
  );
}

/** Returns the faults by place, as in a refusal: { 'lineup.forwards.0.LW': … }. */
export function faultErrors(faults: readonly LineupFault[]): Faults {
  return Object.fromEntries(faults.map((fault) => [`lineup.${fault.place}`, placeRefusals[fault.code]()]));
}

/** Returns the faults by order, as in a refusal: { 'orders.2.minute': … }; empty when all can be followed. */
export function orderErrors(orders: readonly BenchOrder[]): Faults {
  return Object.fromEntries(
    validateOrders(orders).map(({ order, fault }) => [
      `orders.${order}.${fault}`,
      orderRefusals[fault]({ max: MAX_ORDERS }),
    ]),
  );
}

/** Returns the version in an If-Match header, '"12"' → 12; null for anything else, or none. */
export function versionOf(ifMatch = ''): number | null {
  const digits = /^"(\d{1,9})"$/.exec(ifMatch)?.[1];
  return digits === undefined ? null : Number(digits);
}
