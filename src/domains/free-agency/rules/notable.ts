/** Whose comings and goings are news. */
import { NOTABLE_OVERALL } from '#domains/free-agency/constants.ts';
import { tierStep } from '#engine/player/generate-roster.ts';

/** Has he a name in his league? @param tier of the league: below the first one it takes less, as teams there are weaker */
export function isNotable(overall: number, tier: number): boolean {
  return overall >= NOTABLE_OVERALL - tierStep(tier);
}
