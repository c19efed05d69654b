/**
 * Chemistry: men who have played together find each other without looking. A team remembers how often any two of its
 * players have shared a line or a pair; what a line or pair gains or loses by it is worked out here, for the match engine
 * and for the lineups screen alike.
 */
import type { PlayerId } from '#engine/ids.ts';
import { CHEMISTRY } from '#engine/lineup/constants.ts';

/**
 * Two players, the lower id first, and the games that they have played on one line or in one pair, recent ones counting
 * more. Each two of a team at most once; who is missing has never played together.
 */
export type Partnership = readonly [one: PlayerId, other: PlayerId, games: number];

export function gamesTogether(partnerships: readonly Partnership[], one: PlayerId, other: PlayerId): number {
  const first = Math.min(one, other);
  const second = Math.max(one, other);
  // A walk through a few dozen: making a map of them for fifteen questions takes longer.
  for (const partnership of partnerships) {
    if (partnership[0] === first && partnership[1] === second) return partnership[2];
  }
  return 0;
}

/** How well two know each other after this many games together: 0 strangers, near 1 old partners. */
export function familiarity(games: number): number {
  return games / (games + CHEMISTRY.halfKnown);
}

/** The games together of each two of a unit, on average; 0 for a unit of less than two. */
export function meanGamesTogether(unit: readonly PlayerId[], partnerships: readonly Partnership[]): number {
  return meanOfPairs(unit, (one, other) => gamesTogether(partnerships, one, other));
}

/**
 * Points of overall that each man of a line or pair gains (below 0: loses) by how well they know each other: strangers lose
 * half of CHEMISTRY.span, old partners gain nearly as much.
 *
 * @param unit those who stand in it; less than two have no chemistry, 0.
 * @param partnerships absent: everybody knows each other as well as is usual, 0.
 */
export function chemistryOf(unit: readonly PlayerId[], partnerships: readonly Partnership[] | undefined): number {
  if (partnerships === undefined || unit.length < 2) return 0;
  const known = meanOfPairs(unit, (one, other) => familiarity(gamesTogether(partnerships, one, other)));
  return CHEMISTRY.span * (known - CHEMISTRY.usual);
}

function meanOfPairs(unit: readonly PlayerId[], value: (one: PlayerId, other: PlayerId) => number): number {
  let sum = 0;
  let pairs = 0;
  for (let one = 1; one < unit.length; one++) {
    for (let other = 0; other < one; other++) {
      sum += value(unit[one]!, unit[other]!);
      pairs++;
    }
  }
  return pairs === 0 ? 0 : sum / pairs;
}
