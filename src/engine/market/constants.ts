/**
 * Constants of the market: limits and salaries in whole dollars, errors in points of overall. Those fitted to games and careers
 * are in worth-constants.ts.
 */

/** Share of games that a regular misses through injury (realism.md: 10.9 %). */
export const MISSED_SHARE = 0.109;
/** Shares of starts of a club's first, second and third goalie (realism.md). */
export const GOALIE_STARTS = [0.6, 0.31, 0.09] as const;
/** How much worse a replacement is than the last player of an average squad, in points of overall. */
export const REPLACEMENT_BELOW_LADDER = 0;

/** Dollars in tier 1; each tier pays the share `tier` of the one above, as its clubs earn that much less. */
export const MIN_SALARY = { first: 775_000, tier: 0.5 } as const;
/** Upper limit of the cap in a new world: half of a club's revenue. */
export const FIRST_LIMIT = { first: 82_000_000, tier: 0.5 } as const;
/** Dollars that the contracts of a new world pay per goal above replacement. */
export const FIRST_PRICE = { first: 380_000, tier: 0.5 } as const;
/** Largest salary as a share of the upper limit. */
export const MAX_SALARY_SHARE = 0.2;
/** Step in which salaries rise from the minimum, dollars. */
export const SALARY_STEP = 5_000;
/** The lower limit as a share of the upper. */
export const FLOOR_SHARE = 0.74;
/** On the farm only what a contract pays above this many minimum salaries counts against the cap. */
export const BURIED_ALLOWANCE = 1.5;

/** A club's error about a player: standard deviation in points of overall, by age up to `until`. */
export const ESTIMATE_ERROR = {
  byAge: [
    { until: 17, points: 5 },
    { until: 19, points: 4 },
    { until: 21, points: 3 },
    { until: 24, points: 2.2 },
    { until: 99, points: 1.6 },
  ],
  /**
   * `own`: share of the error left for a club's own players. `gamesToHalve`: games seen that cut the error by three tenths
   * (three times as many halve it).
   */
  own: 0.5,
  gamesToHalve: 20,
} as const;

/** Error about a player that all clubs share for a summer, due to his last season and his name: standard deviation in points of overall. */
export const REPUTATION_ERROR = 3.2;

/** Share of a player's coming decline that the clubs signing him overlook. */
export const BLIND_TO_AGE = 0.9;
/** Share of the common error that his own club believes, since it sees him every day. */
export const OWN_BELIEVES = 0.8;

/** Entry-level contracts: signed up to `lastAge`, for `seasons`. */
export const ENTRY = {
  lastAge: 20,
  seasons: 3,
  /**
   * Salary in minimum salaries, by the goals above replacement of the best season expected of the player. Juniors not expected
   * to reach a first team are paid as juniors.
   */
  scale: [
    { goals: 20, share: 1.25 },
    { goals: 10, share: 1.15 },
    { goals: 4, share: 1 },
    { goals: 0, share: 0.2 },
  ],
  /** The same for draftees, by round; the last entry is for undrafted players. */
  byRound: [1.25, 0.8, 0.5, 0.35, 0.25, 0.2, 0.2, 0.2],
} as const;

/** Restricted free agency: players signed before this age, for this share of what the market would pay. */
export const RESTRICTED = { until: 27, share: 0.8 } as const;

/** Spread of salaries in a new world: standard deviation of their natural logarithm, and the increase per past season of the contract. */
export const SALARY_SPREAD = { fresh: 0.12, perSeason: 0.06 } as const;

/**
 * Mean length of a contract in seasons, by age up to `until`; `LENGTH.perTenPoints` is added per ten points of overall above a
 * regular of tier 1.
 */
export const LENGTH_BY_AGE: readonly { until: number; seasons: number }[] = [
  { until: 23, seasons: 2 },
  { until: 26, seasons: 2.7 },
  { until: 29, seasons: 3.6 },
  { until: 31, seasons: 3.9 },
  { until: 33, seasons: 2.8 },
  { until: 99, seasons: 1.2 },
];
export const LENGTH = {
  regular: 70,
  perTenPoints: 2.7,
  deviation: 1.6,
  least: 1,
  most: 8,
  oldAge: 34,
  mostWhenOld: 2,
} as const;

/**
 * Payrolls as shares of the upper limit. Prices are set so that a club would spend `usual`. Where its own players cost more or
 * less, bargaining closes `evenness` of the gap to `middle`: players of winners take less, poor teams overpay. Clubs sign up to
 * `most` and, on the last night of the summer, buy out from `closing` on, because entry-level contracts, slightly above the
 * minimum, are added in between.
 */
export const PAYROLL = {
  usual: 0.975,
  middle: 0.94,
  least: 0.84,
  most: 0.975,
  closing: 0.99,
  evenness: 0.25,
  mostFactor: 2.5,
} as const;
/** Seasons for which a player from outside signs to fill a squad. */
export const NEWCOMER_SEASONS = 2;
