/** How strong a nation is. */
import { BEST_GOALIES, BEST_SKATERS } from '#domains/nation/constants.ts';

/**
 * Mean overall of a nation's best players, to one decimal; null when it has too few for a team.
 * @param skaters overalls of all its skaters, in any order; `goalies` likewise.
 */
export function strengthOf(skaters: readonly number[], goalies: readonly number[]): number | null {
  if (skaters.length < BEST_SKATERS || goalies.length < BEST_GOALIES) return null;
  const best = [...bestOf(skaters, BEST_SKATERS), ...bestOf(goalies, BEST_GOALIES)];
  const mean = best.reduce((sum, overall) => sum + overall, 0) / best.length;
  return Math.round(mean * 10) / 10;
}

function bestOf(overalls: readonly number[], many: number): number[] {
  return [...overalls].sort((a, b) => b - a).slice(0, many);
}
