/** Public information on a class's amateurs as of a day. */
import { COMBINE } from '#domains/draft/constants.ts';
import { combineOf } from '#domains/draft/rules/combine.ts';
import type { PublicFacts } from '#domains/draft/rules/public-word.ts';
import type { Amateur } from '#domains/draft/rules/scouting.ts';
import type { JuniorSeason } from '#domains/draft/store/written-lines.ts';
import type { Secret } from '#engine/secret.ts';

/**
 * @param invited to the combine
 * @param day of the season: before the combine there are no results
 */
export function publicFactsOf(
  invited: readonly (Amateur & { heightCm: number })[],
  lines: readonly JuniorSeason[],
  { secret, season, day }: { secret: Secret; season: number; day: number },
): PublicFacts {
  const measured = day >= COMBINE.day ? invited : [];
  return {
    lines: new Map(lines.map((line) => [line.playerId, line])),
    combine: new Map(measured.map((each) => [each.id, combineOf(each, { secret, season })])),
  };
}
