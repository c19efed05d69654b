/** Numbers of the entry draft. Errors are standard deviations in points of overall. */

/** Rounds of a draft; each club has a pick in every one. */
export const DRAFT_ROUNDS = 7;
/** Picks of this many drafts are known and can change hands, the next one first. */
export const DRAFTS_AHEAD = 3;
/** Seasons for which a club has the rights of whom it has drafted. */
export const RIGHTS_SEASONS = 2;

/**
 * The lottery decides the first spots among the clubs out of the playoffs; the worst wins with this chance (club.md, section 5),
 * each better one with `ratio` of the chance of the one before. Nobody climbs more than `mostUp` places.
 */
export const LOTTERY = { draws: 2, worst: 0.25, ratio: 0.86, mostUp: 10 } as const;

/**
 * What everybody errs about what an amateur may become, the same for all clubs, by his age in the season of his draft; what a
 * club errs besides is `engine/market/estimate.ts`. Set by the share of picks who make it (realism.md).
 */
export const COMMON_ERROR = { 17: 6.5, later: 5.5 } as const;
/** Share of the errors with which one sees what a boy is already. */
export const PRESENT_ERROR_SHARE = 0.35;

/** What a report loses in a day without a look: boys grow. Points of standard deviation, added as squares. */
export const STALE_PER_DAY = 0.06;

/** How a club weighs what he may become against what he is: from the safest to the boldest. */
export const UPSIDE = { least: 0.6, most: 1 } as const;
/** Points that a goalie counts less: one plays, and late. */
export const GOALIE_DISCOUNT = 3;
/** Points that a prospect loses for each of his position whom the club has chosen in this draft already; goalies, for each goalie. */
export const ALREADY_CHOSEN = { skater: 1.5, goalie: 9 } as const;
/** A club looks at this many of those who are left, the best of the central ranking first. */
export const MAX_SCOUTED = 260;

/** A manager's own wishes: this many points at most for a position, and this many names on his list. */
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
/** What an admin may give managers for a pick, in real seconds. */
export const CLOCK_SECONDS = { least: 10, most: 300 } as const;
/** What users may say of a pick. */
export const DRAFT_REACTIONS = ['steal', 'solid', 'reach'] as const;
/** Real seconds: what a manager has for a pick unless an admin says otherwise, what a club without one takes, and what passes before the first pick. */
export const CLOCK = { manager: 60, club: 4, opening: 120 } as const;
/** A draft takes at most this share of its day: where days are short, so are clocks. */
export const MAX_SHARE_OF_DAY = 0.5;

/**
 * Junior leagues. Numbers of ours after what draft-year boys do in the leading junior leagues: the best forwards of a year near two
 * points a game, an ordinary one near half a point, goalies around .900.
 */
export const JUNIOR = {
  /** Every this many days is free of games. */
  restEvery: 6,
  /** Boys of a kind that a nation needs to be measured by its own. */
  peers: 6,
  /** Standard deviations above his peers that count at most. */
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
  /** Minors a game of somebody of discipline 50. */
  penalties: 0.4,
  plusMinus: { mean: 0.2, deviation: 1.05 },
  /** Share of the evenings on which he plays. */
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

/** The combine: this many of the central ranking are invited, and on this day all read what they measured. */
export const COMBINE = {
  invited: 100,
  day: 52,
  /** What somebody of 50 measures, what a point of skill changes, and the error of a morning. */
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

/** What clubs make of public numbers: games that count as a season, and boys of a kind from which one learns what numbers are worth. */
export const PUBLIC_WORD = { games: 6, peers: 12 } as const;

/** The mock draft: an edition a week, its error in points, how many a pick looks at, and places that count as early or overdue. */
export const MOCK = { everyDays: 7, error: 2, looksAt: 3, apart: 4 } as const;
/** Why the press sees him there: the best who is left, a need, above his ranking, or long overdue. */
export const MOCK_REASONS = ['best', 'need', 'early', 'overdue'] as const;
export type MockReason = (typeof MOCK_REASONS)[number];

/** What the combine measures; in some tests less is better. */
export const COMBINE_TESTS = ['sprint', 'agility', 'jump', 'press', 'endurance', 'wingspan'] as const;
export type CombineTest = (typeof COMBINE_TESTS)[number];
export const LESS_IS_BETTER: readonly CombineTest[] = ['sprint', 'agility'];
