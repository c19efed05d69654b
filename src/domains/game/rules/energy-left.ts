/** How rested a player is during a game, as his bench can tell: by his ice time. */
import { ENERGY } from '#engine/match/constants/bench.ts';
import type { MatchPlayer } from '#engine/match/input.ts';

/**
 * Returns the energy left to a player of ordinary stamina, 0 to 100.
 * @param seconds on the ice
 * @param breaks intermissions that he has rested in
 */
export function energyLeft(
  { energy, positions }: Pick<MatchPlayer, 'energy' | 'positions'>,
  { seconds, breaks }: { seconds: number; breaks: number },
): number {
  const perSecond = positions[0] === 'G' ? ENERGY.goaliePerSecond : ENERGY.energyPerSecond;
  const left = energy - seconds * perSecond + breaks * ENERGY.regainedInIntermission;
  return Math.round(Math.max(0, Math.min(100, left)));
}
