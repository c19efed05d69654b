/** Players whose moves are news. */
import { NOTABLE_OVERALL } from '#domains/free-agency/constants.ts';
import { tierStep } from '#engine/player/generate-roster.ts';

/** Returns whether he is a name in his league. @param tier of the league: lower tiers take less, since their teams are weaker */
export function isNotable(overall: number, tier: number): boolean {
  return overall >= NOTABLE_OVERALL - tierStep(tier);
}
