/**
 * Chemistry: players who have played together find each other without looking. A team remembers how often any two of its players
 * have shared a line or a pair; this module works out what a line or pair gains or loses by it, for both the match engine and
 * the lineups screen.
 */
import type { PlayerId } from '#engine/ids.ts';
import { CHEMISTRY } from '#engine/lineup/constants.ts';

/**
 * Two players, the lower id first, and the games they have played on one line or pair, recent ones weighted more. Any two
 * players of a team are listed at most once; those not listed have never played together.
 */
export type Partnership = readonly [one: PlayerId, other: PlayerId, games: number];

export function gamesTogether(partnerships: readonly Partnership[], one: PlayerId, other: PlayerId): number {
  const first = Math.min(one, other);
  const second = Math.max(one, other);
  // Scanning a few dozen entries is faster than building a map for fifteen lookups.
  for (const partnership of partnerships) {
    if (partnership[0] === first && partnership[1] === second) return partnership[2];
  }
  return 0;
}

/** Returns how well two players know each other after this many games together: 0 for strangers, near 1 for old partners. */
export function familiarity(games: number): number {
  return games / (games + CHEMISTRY.halfKnown);
}

/** Returns the average games together of all pairs within a unit; 0 for a unit of less than two. */
export function meanGamesTogether(unit: readonly PlayerId[], partnerships: readonly Partnership[]): number {
  return meanOfPairs(unit, (one, other) => gamesTogether(partnerships, one, other));
}

/**
 * Returns the points of overall that each player of a line or pair gains (below 0: loses) through chemistry: strangers lose half
 * of CHEMISTRY.span, old partners gain nearly as much.
 *
 * @param unit its players; with less than two there is no chemistry, 0.
 * @param partnerships absent: all know each other as well as is usual, 0.
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
