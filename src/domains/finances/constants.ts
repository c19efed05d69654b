/** Numbers of the clubs' money, in whole dollars. Starting values: markets and budgets come with a later release. */

/** Every club begins with this much. */
export const OPENING_BALANCE = 20_000_000;

/** Dollars that a spectator leaves, ticket and all, by level; each tier below the first takes the share of `tier`. */
export const SPENDING = { PRO: 90, FRM: 24, U21: 10, tier: 0.7 } as const;

/** Part of the arena that fills by itself, and what adds to it; the sum is kept between `least` and 1. */
export const ATTENDANCE = {
  /** By level: farm and junior teams play for a small crowd. */
  base: { PRO: 0.74, FRM: 0.22, U21: 0.1 },
  /** For a team that wins all its points, compared with one that wins none; ordinary is half. */
  form: 0.3,
  /** The rival comes. */
  rival: 0.08,
  /** A point of the visitors' overall above (below) the hosts'. */
  visitor: 0.004,
  playoffs: 0.1,
  friendly: -0.35,
  /** Chance: standard deviation. */
  deviation: 0.04,
  least: 0.03,
} as const;

/** The league pays its clubs every day this share of the mean daily wages of its clubs: television and sponsors. */
export const LEAGUE_SHARE = 0.72;
