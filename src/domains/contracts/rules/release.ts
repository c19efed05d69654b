/** Who is too good for a league: he looks for a better club, and a pay cut after a relegation does not bind him. Pure. */
import { RELEASED_BY } from '#domains/contracts/constants.ts';
import { tierStep } from '#engine/player/generate-roster.ts';
import { PRO_LADDER } from '#engine/player/level-constants.ts';
import type { Position } from '#engine/player/skills.ts';

/** Is he better by this many points than the first man of an ordinary team of the league? @param tier of the league */
export function isBetterThanFirst(
  { position, overall }: { position: Position; overall: number },
  { tier, by }: { tier: number; by: number },
): boolean {
  return overall >= (PRO_LADDER[position][0] ?? 0) - tierStep(tier) + by;
}

/** Returns whether a regular's standard contract ends when his club is relegated. @param tier of the lower league */
export function leavesAfterRelegation(player: { position: Position; overall: number }, tier: number): boolean {
  return isBetterThanFirst(player, { tier, by: RELEASED_BY });
}
