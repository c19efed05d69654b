/** Strength of the last player of an average squad, the standard that a replacement must meet. */
import { tierStep } from '#engine/player/generate-roster.ts';
import { FRM_LADDER, PRO_LADDER } from '#engine/player/level-constants.ts';
import type { Position } from '#engine/player/skills.ts';

/** Returns the overall of the last player on an average squad of the tier. */
export function leastOverall(level: 'PRO' | 'FRM', position: Position, tier: number): number {
  const ladder = (level === 'PRO' ? PRO_LADDER : FRM_LADDER)[position];
  return (ladder.at(-1) ?? 50) - tierStep(tier);
}

/**
 * Returns the overall of the last player who dresses at a position for an average first team of the tier; from there on players
 * are of regular strength.
 */
export function regularOverall(position: Position, tier: number): number {
  return (PRO_LADDER[position].at(-2) ?? 50) - tierStep(tier);
}
