/** Constants of the entry draft. Errors are standard deviations in points of overall. */

/** Rounds of a draft; each club has a pick in every one. */
export const DRAFT_ROUNDS = 7;
/** Upcoming drafts whose picks exist and can be traded. */
export const DRAFTS_AHEAD = 3;
/** Seasons a club holds the rights to its draft picks. */
export const RIGHTS_SEASONS = 2;

/**
 * The lottery decides the first spots among the clubs out of the playoffs; the worst wins with this chance (club.md, section 5),
 * each better one with `ratio` of the chance of the one before. Nobody climbs more than `mostUp` places.
 */
export const LOTTERY = { draws: 2, worst: 0.25, ratio: 0.86, mostUp: 10 } as const;

/**
 * Error about an amateur's potential that all clubs share, by his age in his draft season; each club's own error
 * comes from `engine/market/estimate.ts`. Set by the share of picks who make it (realism.md).
 */
export const COMMON_ERROR = { 17: 6.5, later: 5.5 } as const;
/** Share of the errors that applies to a prospect's current level. */
export const PRESENT_ERROR_SHARE = 0.35;

/** Precision a report loses per day without a look, as prospects grow; standard deviation, added in squares. */
export const STALE_PER_DAY = 0.06;

/** Weight of potential against current level, from the most cautious to the boldest club. */
export const UPSIDE = { least: 0.6, most: 1 } as const;
/** Points deducted from goalies, since only one plays and they develop late. */
export const GOALIE_DISCOUNT = 3;
/** Points deducted for each player at his position the club has already drafted in this draft. */
export const ALREADY_CHOSEN = { skater: 1.5, goalie: 9 } as const;
/** Available players a club considers, in the order of the central ranking. */
export const MAX_SCOUTED = 260;

/** Limits of a manager's draft preferences: points per position, and names on the list. */
export const MAX_POSITION_WEIGHT = 10;
export const MAX_RANKED = 300;

/**
 * Imports: undrafted amateurs from this age on, this many a season and club. How somebody thinks of a club is normal, more for one of his own nation, less
 * where the juniors have more than this many of his kind. An AI club brings somebody over in such a share of the summers, of this many of its board.
 */
export const IMPORTS = {
  perSeason: 2,
  firstAge: 18,
  interests: ['none', 'some', 'keen'],
  weights: {
    home: 0.5,
    crowd: 0.1,
    mostCrowd: 0.4,
    usualPeers: { forward: 12, defense: 6, goalie: 2 },
    some: 0,
    keen: 0.9,
  },
  clubShare: 0.35,
  looksAt: 25,
  shown: 60,
} as const;
/** Bounds of an admin's setting for the time per pick, in real seconds. */
export const CLOCK_SECONDS = { least: 10, most: 300 } as const;
/** Grades users can give a pick. */
export const DRAFT_REACTIONS = ['steal', 'solid', 'reach'] as const;
/** Real seconds a manager has per pick by default, an AI club takes, and before the first pick. */
export const CLOCK = { manager: 60, club: 4, opening: 120 } as const;
/** Maximum share of its day a draft takes; on short days clocks are shorter. */
export const MAX_SHARE_OF_DAY = 0.5;

/**
 * Junior leagues. Numbers of ours after what draft-year boys do in the leading junior leagues: the best forwards of a year near two
 * points a game, an ordinary one near half a point, goalies around .900.
 */
export const JUNIOR = {
  /** Interval of days off, in days. */
  restEvery: 6,
  /** Peers of a kind a nation needs to be its own reference group. */
  peers: 6,
  /** Maximum standard deviations above his peers that count. */
  most: 2.6,
} as const;
export const JUNIOR_SKATER = {
  /** Weights of the skills that make points. */
  marks: { shooting: 0.3, passing: 0.25, 'puck-handling': 0.2, skating: 0.15, 'hockey-sense': 0.1 },
  /** Points a game of an ordinary one, and the share of goals in them. */
  points: { forward: 0.55, defense: 0.33 },
  goalShare: { forward: 0.43, defense: 0.25 },
  /** Logarithm of points for a standard deviation, and of a good or bad year. */
  spread: 0.48,
  form: 0.12,
  /** Minor penalties per game at discipline 50. */
  penalties: 0.4,
  plusMinus: { mean: 0.2, deviation: 1.05 },
  /** Share of the games he dresses for. */
  dressed: 0.94,
} as const;
export const JUNIOR_GOALIE = {
  starts: 0.62,
  shots: 29,
  savePercentage: 0.897,
  perDeviation: 0.009,
  form: 0.006,
  /** Chance of a win by goals against, from none to five or more. */
  wins: [0.99, 0.9, 0.72, 0.48, 0.25, 0.07],
} as const;

/** The combine: players invited by the central ranking, and the day its results are published. */
export const COMBINE = {
  invited: 100,
  day: 52,
  /** Result at skill 50, change per point of skill, and measurement error. */
  tests: {
    sprint: { at50: 4.42, perPoint: -0.009, error: 0.07, decimals: 2 },
    agility: { at50: 10.35, perPoint: -0.022, error: 0.18, decimals: 2 },
    jump: { at50: 58, perPoint: 0.32, error: 3.2, decimals: 0 },
    press: { at50: 9, perPoint: 0.17, error: 1.8, decimals: 0 },
    endurance: { at50: 54, perPoint: 0.19, error: 1.9, decimals: 1 },
  },
  /** In heights. */
  wingspan: { mean: 1.025, deviation: 0.018 },
} as const;

/** Use of public statistics: games that count as a season, and peers needed to interpret them. */
export const PUBLIC_WORD = { games: 6, peers: 12 } as const;

/** The mock draft: days between editions, error in points, candidates per pick, and spots that count as early or overdue. */
export const MOCK = { everyDays: 7, error: 2, looksAt: 3, apart: 4 } as const;
/** Reason for a mock pick: best available, a need, above his ranking, or overdue. */
export const MOCK_REASONS = ['best', 'need', 'early', 'overdue'] as const;
export type MockReason = (typeof MOCK_REASONS)[number];

/** What the combine measures; in some tests less is better. */
export const COMBINE_TESTS = ['sprint', 'agility', 'jump', 'press', 'endurance', 'wingspan'] as const;
export type CombineTest = (typeof COMBINE_TESTS)[number];
export const LESS_IS_BETTER: readonly CombineTest[] = ['sprint', 'agility'];
