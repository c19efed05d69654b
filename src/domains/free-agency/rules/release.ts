/** Who is too good for a league: he looks for a better club, and a pay cut after a relegation does not bind him. Pure. */
import { tierStep } from '#engine/player/generate-roster.ts';
import { PRO_LADDER } from '#engine/player/level-constants.ts';
import type { Position } from '#engine/player/skills.ts';

/** Is he better by so many points than the first man of an ordinary team of the league? @param tier of the league */
export function isBetterThanFirst(
  { position, overall }: { position: Position; overall: number },
  { tier, by }: { tier: number; by: number },
): boolean {
  return overall >= (PRO_LADDER[position][0] ?? 0) - tierStep(tier) + by;
}
