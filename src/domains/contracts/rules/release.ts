/** Players too good for their league: they look for a better club, and fear relegation. Pure. */
import { RELEGATION, RELEGATION_FEAR } from '#domains/contracts/constants.ts';
import { tierStep } from '#engine/player/generate-roster.ts';
import { PRO_LADDER } from '#engine/player/level-constants.ts';
import type { Position } from '#engine/player/skills.ts';

interface Rated {
  position: Position;
  overall: number;
}

/** Returns whether he is better by this many points than the first player of an ordinary team in the league. @param tier of the league */
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
 * Returns his fear of a relegation he cannot walk away from, as a share of his worth: higher for players too good for the lower league, and for clubs
 * low in their own.
 * @param tier of the lower league; standing: of the club, from −1, the worst, to 1
 */
export function fearOfRelegation(player: Rated, { tier, standing }: { tier: number; standing: number }): number {
  const { most, from, fullBy } = RELEGATION_FEAR;
  const risk = Math.max(0, Math.min(1, (from - standing) / (from + 1)));
  const { clause } = RELEGATION.leavesBy;
  const tooGood = Math.max(0, Math.min(1, (aboveFirst(player, tier) - clause) / (fullBy - clause)));
  return most * risk * tooGood;
}

/** Returns a relegated club's dead cap for a season in whole dollars. @param salary his cap hit, on the lower league's scale */
export function deadAfterRelegation(salary: number): number {
  return Math.round(salary * RELEGATION.deadShare);
}

function aboveFirst({ position, overall }: Rated, tier: number): number {
  return overall - ((PRO_LADDER[position][0] ?? 0) - tierStep(tier));
}
