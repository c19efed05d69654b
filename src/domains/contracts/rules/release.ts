/** Who is too good for a league: he looks for a better club, and what he fears from a relegation. Pure. */
import { RELEGATION, RELEGATION_FEAR } from '#domains/contracts/constants.ts';
import { tierStep } from '#engine/player/generate-roster.ts';
import { PRO_LADDER } from '#engine/player/level-constants.ts';
import type { Position } from '#engine/player/skills.ts';

interface Rated {
  position: Position;
  overall: number;
}

/** Is he better by this many points than the first man of an ordinary team of the league? @param tier of the league */
export function isBetterThanFirst(player: Rated, { tier, by }: { tier: number; by: number }): boolean {
  return aboveFirst(player, tier) >= by;
}

/** Returns whether a regular's standard contract ends when his club is relegated. @param tier of the lower league */
export function leavesAfterRelegation(
  player: Rated,
  { tier, hasClause }: { tier: number; hasClause: boolean },
): boolean {
  const { clause, noClause } = RELEGATION.leavesBy;
  return isBetterThanFirst(player, { tier, by: hasClause ? clause : noClause });
}

/**
 * Returns what he fears from a relegation that he could not walk away from, as a share of his worth: the more, the better he is for the lower league and the
 * weaker the club is among those of its own.
 * @param tier of the lower league; standing: of the club, from −1, the worst, to 1
 */
export function fearOfRelegation(player: Rated, { tier, standing }: { tier: number; standing: number }): number {
  const { most, from, fullBy } = RELEGATION_FEAR;
  const risk = Math.max(0, Math.min(1, (from - standing) / (from + 1)));
  const { clause } = RELEGATION.leavesBy;
  const tooGood = Math.max(0, Math.min(1, (aboveFirst(player, tier) - clause) / (fullBy - clause)));
  return most * risk * tooGood;
}

/** Returns what a club that is relegated keeps as dead cap in a season, whole dollars. @param salary that counted for him, in the lower league's money */
export function deadAfterRelegation(salary: number): number {
  return Math.round(salary * RELEGATION.deadShare);
}

function aboveFirst({ position, overall }: Rated, tier: number): number {
  return overall - ((PRO_LADDER[position][0] ?? 0) - tierStep(tier));
}
