/** What the manager is told about a faulty one, and how many he may keep. */
import { placeNamed } from '#domains/lineups/rules/moves.ts';
import type { Lineup } from '#engine/lineup/lineup.ts';
import { repairLineup } from '#engine/lineup/repair.ts';
import type { RosterPlayer } from '#engine/lineup/roster.ts';
import { type LineupFault, type LineupFaultCode, validateLineup } from '#engine/lineup/validate.ts';
import { MAX_ORDERS, type OrderFault, validateOrders } from '#engine/match/bench/orders.ts';
import type { BenchOrder } from '#engine/match/input.ts';
import type { Level } from '#engine/player/skills.ts';

/** Stored lineups that a team may have. */
export const MAX_SAVED_LINEUPS = 10;

/** What a refusal says of a fault; screens have words of their own in the message catalogue. */
const FAULT_WORDS: Record<LineupFaultCode, string> = {
  empty: 'Nobody stands here.',
  'unknown-player': 'This player is not on the team.',
  injured: 'This player is injured.',
  suspended: 'This player is suspended.',
  duplicate: 'This player stands in another place already.',
  'goalie-as-skater': 'A goalie cannot play as a skater.',
  'skater-in-goal': 'Only a goalie can stand here.',
  'not-dressed': 'This player does not dress for the game.',
  'too-old': 'This player is too old for a junior team.',
  'too-many-older': 'The team has dressed as many older players as it may.',
  'shootout-too-short': 'Name at least three shooters.',
  'shootout-too-long': 'There are more shooters than skaters.',
};

/**
 * The faults for which a lineup is refused: all but places that are empty because nobody is left who could stand there.
 * With half the team hurt one must still be able to save; at the faceoff the assistant dresses whoever can hold a stick.
 */
export function avoidableFaults(lineup: Lineup, roster: readonly RosterPlayer[], level: Level): LineupFault[] {
  const faults = validateLineup(lineup, roster, level);
  if (!faults.some(({ code }) => code === 'empty')) return faults;
  const repaired = repairLineup(lineup, roster, { level }).lineup;
  return faults.filter(({ code, place }) => code !== 'empty' || placeNamed(place)?.read(repaired) !== null);
}

/** One message a place, as the errors of a refusal: { 'lineup.forwards.0.LW': ['…'] }. */
export function faultErrors(faults: readonly LineupFault[]): Record<string, string[]> {
  return Object.fromEntries(faults.map((fault) => [`lineup.${fault.place}`, [FAULT_WORDS[fault.code]]]));
}

/** What a refusal says of an order that cannot be followed. */
const ORDER_WORDS: Record<OrderFault['fault'], string> = {
  'too-many': `A team gives at most ${MAX_ORDERS} orders, tactics by period among them.`,
  minute: 'The minutes must be whole, and the first must come before the last.',
  period: 'There is no such period.',
  lead: 'The lead must be a whole number of goals, and its lower end must not be above the upper.',
  'no-tactics': 'This order changes nothing.',
  'unknown-setting': 'There is no such setting.',
};

/** One message a place, as the errors of a refusal: { 'orders.2.minute': ['…'] }; empty when all can be followed. */
export function orderErrors(orders: readonly BenchOrder[]): Record<string, string[]> {
  return Object.fromEntries(
    validateOrders(orders).map(({ order, fault }) => [`orders.${order}.${fault}`, [ORDER_WORDS[fault]]]),
  );
}

/** The version that an If-Match header names, '"12"' → 12; null for anything else. */
export function versionOf(ifMatch: string): number | null {
  const digits = /^"(\d{1,9})"$/.exec(ifMatch)?.[1];
  return digits === undefined ? null : Number(digits);
}
