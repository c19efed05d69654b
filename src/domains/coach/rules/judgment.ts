/** How AI clubs judge their coaches. */
import { JUDGMENT } from '#domains/coach/constants.ts';
import type { JobRole } from '#domains/job/constants.ts';
import type { Random } from '#engine/random.ts';

/** A club's rank in its league, and the rank expected of its roster. */
export interface Showing {
  /** 1 is the best of `teams`. */
  rank: number;
  /** By the ratings of its players. */
  expected: number;
  teams: number;
}

/** Returns the share of the league's places that a club is behind what its roster promised; negative: ahead of it. */
export function behind({ rank, expected, teams }: Showing): number {
  return teams <= 1 ? 0 : (rank - expected) / (teams - 1);
}

/** Ranks by a value, the highest first: 1 for the best. */
export function ranksBy<T>(items: readonly T[], value: (item: T) => number): Map<T, number> {
  const sorted = [...items].sort((a, b) => value(b) - value(a));
  return new Map(sorted.map((item, index) => [item, index + 1]));
}

/** Returns whether a club dismisses its head coach after the season. */
export function isSackedInSummer(showing: Showing, random: Random): boolean {
  const over = Math.max(0, behind(showing) - JUDGMENT.tolerance);
  return random.chance(Math.min(JUDGMENT.most, JUDGMENT.always + JUDGMENT.perShare * over));
}

/** Returns whether it dismisses him during the season: after a collapse against expectation, not after three losses. */
export function isSackedInSeason(showing: Showing, random: Random): boolean {
  return behind(showing) >= JUDGMENT.from && random.chance(JUDGMENT.chance);
}

/** Returns whether an expired contract is renewed. */
export function isRenewed(role: JobRole, random: Random): boolean {
  return random.chance(role === 'head' ? JUDGMENT.renews.head : JUDGMENT.renews.others);
}
