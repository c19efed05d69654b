/**
 * Strength and age of the players of a level, by tier, from which rosters of a new world are drawn. Tier 1 is modeled on the
 * NHL: few stars, many average players; each lower tier is clearly weaker.
 */
import type { Level, Position } from '#engine/player/skills.ts';

/** Overall of a tier-1 PRO team's players by position and rank, before the club's own quality and chance. */
export const PRO_LADDER: Record<Position, readonly number[]> = {
  C: [78.5, 72.5, 66.9, 65.7, 64],
  LW: [76.5, 70.9, 65.8, 64.8, 63.5],
  RW: [76.5, 70.9, 65.8, 64.8, 63.5],
  LD: [77.5, 72.5, 68.5, 64.5],
  RD: [77, 72, 68, 64],
  G: [77.3, 71.8, 65.5],
};
/** Overall of a tier-1 farm team's players by position and rank. */
export const FRM_LADDER: Record<Position, readonly number[]> = {
  C: [66, 63, 60.5, 58, 55],
  LW: [65, 62, 59.5, 57, 54],
  RW: [65, 62, 59.5, 57, 54],
  LD: [65, 61.5, 58.5, 55.5],
  RD: [64.5, 61, 58, 55],
  G: [66, 60, 55],
};

/** Points by which a tier is weaker than tier 1 (index 0); the last entry applies to deeper tiers. */
export const TIER_STEPS: readonly number[] = [0, 5, 9, 12, 14.5];

/**
 * Maximum distance of a league's best and worst clubs from its average, in points on every player. In real leagues the worst
 * team of a season (.29 of its games won) is farther from the middle than the best (.685).
 */
export const CLUB_QUALITY_BOUNDS = { best: 0.78, worst: 1.26 } as const;
/**
 * Points above its league, from quality and luck together, at which the skaters of a first team start to cost cap room, and the
 * share of the excess that is taken from all its players. Without it the best of 32 teams won .715 of its games.
 */
export const SALARY_CAP = { from: 0.9, takes: 0.6 } as const;
/**
 * Random spread of each player: a normal part, and one that occasionally makes a star (mean 0, exponential). Goalies vary more:
 * true save percentages of starters have a deviation of .006.
 */
export const ROSTER_DEVIATION = { skater: 2.4, goalie: 4.6, star: 1.9 } as const;

/** Overall of a club's juniors in tier 1 by age, and the spread: a first pick is ready for a first team at 18, a last pick for none. */
export const JUNIOR_OVERALL: Record<number, number> = { 15: 35, 16: 40.5, 17: 46, 18: 51.7, 19: 55.7, 20: 58.5 };
export const JUNIOR_DEVIATION = 7;

/**
 * Players a team carries by position: the minimum, and the chance of one more. First team and farm together are 45 to 50
 * players: the organization's contract limit, which excludes juniors on entry-level contracts. There are more juniors than dress
 * and recover, because the teams above borrow from them when injuries leave them short.
 */
export const ROSTER_SIZES: Record<Level, Record<Position, { least: number; oneMore: number }>> = {
  PRO: {
    C: { least: 5, oneMore: 0 },
    LW: { least: 4, oneMore: 0.45 },
    RW: { least: 4, oneMore: 0 },
    LD: { least: 4, oneMore: 0 },
    RD: { least: 4, oneMore: 0 },
    G: { least: 2, oneMore: 0.25 },
  },
  FRM: {
    C: { least: 4, oneMore: 0.6 },
    LW: { least: 4, oneMore: 0.4 },
    RW: { least: 4, oneMore: 0.4 },
    LD: { least: 4, oneMore: 0 },
    RD: { least: 4, oneMore: 0 },
    G: { least: 2, oneMore: 0 },
  },
  U21: {
    C: { least: 5, oneMore: 0.4 },
    LW: { least: 5, oneMore: 0.2 },
    RW: { least: 5, oneMore: 0.2 },
    LD: { least: 4, oneMore: 0.5 },
    RD: { least: 4, oneMore: 0.5 },
    G: { least: 3, oneMore: 0 },
  },
};

/** Weights of the ages from `from` on. Shape of PRO: NHL rosters, mean about 27. */
export const AGES: Record<Level, { from: number; weights: readonly number[] }> = {
  PRO: {
    from: 19,
    weights: [1, 2, 4, 6.5, 8.5, 9.5, 10, 10, 9.5, 9, 8, 7, 5.5, 4.2, 3.2, 2.2, 1.4, 0.8, 0.4, 0.2],
  },
  FRM: { from: 19, weights: [3, 10, 26, 25, 20] },
  U21: { from: 17, weights: [25, 25, 25, 25] },
};
/** Years by which goalies reach the first team later than skaters. */
export const GOALIE_YEARS_LATER = 2;
/** Players over 23 on a farm team: usually the most that may dress, sometimes fewer; and their ages. */
export const OLDER_IN_FRM = {
  skaters: { least: 2, most: 4 },
  goalieChance: 0.5,
  ages: { from: 24, weights: [10, 9, 7, 6, 5, 4, 3, 2, 1] },
} as const;
