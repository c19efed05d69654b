/**
 * Scouted potential of a player. The ceilings are hidden; a band around the overall that they allow is shown instead, its
 * middle shifted by the scouts' error. The error is drawn from the world's secret and the player's id, so repeated
 * requests reveal nothing new and the error cannot be averaged out.
 */

import { MAX_POTENTIAL_ERROR } from '#domains/player/constants.ts';
import { overallOf } from '#engine/player/overall.ts';
import type { Position } from '#engine/player/skills.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';

/** Half the width of the band by age: the younger he is, the less is known. An entry applies up to and including `until`. */
const HALF_WIDTHS: readonly { until: number; points: number }[] = [
  { until: 17, points: 9 },
  { until: 19, points: 7 },
  { until: 21, points: 5 },
  { until: 24, points: 4 },
  { until: 27, points: 3 },
];

interface Prospect {
  id: number;
  positions: readonly Position[];
  skills: readonly number[];
  ceilings: readonly number[];
}

/**
 * Returns the band, 0 to 99, never below what he already is; null for a player of 28 or older, who is past growing.
 * @param age in whole years
 * @param secret the secret seed of the world
 */
export function scoutedPotential(player: Prospect, age: number, secret: Secret): { low: number; high: number } | null {
  const halfWidth = HALF_WIDTHS.find((step) => age <= step.until)?.points;
  if (halfWidth === undefined) return null;
  const position = player.positions[0] ?? 'C';
  const now = overallOf(position, player.skills);
  // A skill above its ceiling stays as it is.
  const reachable = player.ceilings.map((ceiling, index) => Math.max(ceiling, player.skills[index] ?? 0));
  const error = secretRandom(secret, `scouts/${player.id}`).between(-MAX_POTENTIAL_ERROR, MAX_POTENTIAL_ERROR);
  const middle = overallOf(position, reachable) + error * halfWidth;
  const low = clamp(Math.round(middle - halfWidth), now, 99);
  return { low, high: clamp(Math.round(middle + halfWidth), low, 99) };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
