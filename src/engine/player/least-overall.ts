/** What the last man of an ordinary squad is: anyone who replaces him must be as good. */
import { tierStep } from '#engine/player/generate-roster.ts';
import { FRM_LADDER, PRO_LADDER } from '#engine/player/level-constants.ts';
import type { Position } from '#engine/player/skills.ts';

/** Overall of the last man of an ordinary squad of the tier. */
export function leastOverall(level: 'PRO' | 'FRM', position: Position, tier: number): number {
  const ladder = (level === 'PRO' ? PRO_LADDER : FRM_LADDER)[position];
  return (ladder.at(-1) ?? 50) - tierStep(tier);
}

/** Overall of the last man at a position who dresses for an ordinary first team of the tier: better players are of its regular strength. */
export function regularOverall(position: Position, tier: number): number {
  return (PRO_LADDER[position].at(-2) ?? 50) - tierStep(tier);
}
