/** Numbers of the home-based players: how many each ranked nation has, and how strong they are. */
import { JUNIOR_BELOW_AGE } from '#domains/nation/constants.ts';
import type { Position } from '#engine/player/skills.ts';

/** Age groups of a nation's players, youngest first. */
export const AGE_GROUPS = ['youth', 'junior', 'senior'] as const;
export type AgeGroup = (typeof AGE_GROUPS)[number];

/** Youngest age of each group. */
export const FROM_AGE = { youth: 15, junior: 17, senior: JUNIOR_BELOW_AGE } as const satisfies Record<AgeGroup, number>;

/** Players that each nation must find, by position: a squad with reserves for its senior and its U20 team, and boys of 15 and 16. */
export const NEEDS = {
  senior: { G: 4, C: 7, LW: 5, RW: 5, LD: 5, RD: 5 },
  junior: { G: 4, C: 6, LW: 5, RW: 5, LD: 4, RD: 4 },
  youth: { G: 2, C: 2, LW: 2, RW: 2, LD: 2, RD: 2 },
} as const satisfies Record<AgeGroup, Record<Position, number>>;

/** Age at which each nation's best home-based player has a place in the draft class. */
export const DRAFT_AGE = 17;

/** Home-based players of every nation, however many it has with clubs; juniors replace the seniors who retire. */
export const MIN_AT_HOME = { senior: 6, junior: 3, youth: 0 } as const satisfies Record<AgeGroup, number>;

/**
 * Strength of the first nation's home-based players: that of this tier's first teams, less `below` points of overall; each
 * further place in the world ranking costs `perRank`. Starting values of the design, to be tuned on championships.
 */
export const STRENGTH = { tier: 2, below: 6, perRank: 0.75 } as const;

/** Overall of a regular of the first tier, from whom the strength of juniors is measured in proportion. */
export const REGULAR_OVERALL = 68;

/** Overall that players are made for, at the least and at the most. */
export const MADE_FOR = { least: 20, most: 95 } as const;

/** Ages of the first seniors, weighted from the youngest senior age on; mean about 26. */
export const SENIOR_AGE_WEIGHTS = [6, 7, 8, 9, 9, 9, 8, 8, 7, 6, 5, 4, 3, 2, 1] as const;

/** The youngest seniors are kept for what they may become, older ones for what they are. */
export const PROMISING_BELOW_AGE = 24;
