/** Numbers of the market: limits and salaries in whole dollars, errors in points of overall. What games and careers say is in worth-constants.ts. */

/** Share of its games that a regular misses hurt (realism.md: 10.9 %). */
export const MISSED_SHARE = 0.109;
/** Starts of the first, second and third goalie of a club (realism.md). */
export const GOALIE_STARTS = [0.6, 0.31, 0.09] as const;
/** A replacement is this much worse than the last man of an ordinary squad. */
export const REPLACEMENT_BELOW_LADDER = 0;

/** Dollars in tier 1; each tier below has the share of it that `tier` says, as its clubs take so much less in. */
export const MIN_SALARY = { first: 775_000, tier: 0.5 } as const;
/** The upper limit of a new world's league: half of what its clubs take in. */
export const FIRST_LIMIT = { first: 82_000_000, tier: 0.5 } as const;
/** Dollars a goal above replacement that the contracts of a new world come to. */
export const FIRST_PRICE = { first: 380_000, tier: 0.5 } as const;
/** No salary is a larger share of the upper limit. */
export const MAX_SALARY_SHARE = 0.2;
/** Salaries go up from the minimum in steps of this. */
export const SALARY_STEP = 5_000;
/** The lower limit as a share of the upper. */
export const FLOOR_SHARE = 0.74;
/** On the farm a contract counts only above this many minimum salaries. */
export const BURIED_ALLOWANCE = 1.5;

/** What a club errs about a player, standard deviation in points of overall by his age; the entry holds up to `until`. */
export const ESTIMATE_ERROR = {
  byAge: [
    { until: 17, points: 5 },
    { until: 19, points: 4 },
    { until: 21, points: 3 },
    { until: 24, points: 2.2 },
    { until: 99, points: 1.6 },
  ],
  /** Share of it that is left for a club's own players, and the games seen that take a third of it (half at three times as many). */
  own: 0.5,
  gamesToHalve: 20,
} as const;

/** What everybody errs about a player in a summer alike, standard deviation in points of overall: his last season, his name. */
export const REPUTATION_ERROR = 3.2;

/** Of what age will take from a player this share is not seen by anyone who signs him: he is thought to stay what he is a little longer. */
export const BLIND_TO_AGE = 0.9;
/** His own club, which sees him every day, believes this share of what everybody errs about him. */
export const OWN_BELIEVES = 0.8;

/** Entry level: signed up to this age, for this many seasons. */
export const ENTRY = {
  lastAge: 20,
  seasons: 3,
  /**
   * In minimum salaries, by the goals above replacement of the best season that is expected of him. Juniors of whom nobody
   * expects a first team are paid as juniors.
   */
  scale: [
    { goals: 20, share: 1.25 },
    { goals: 10, share: 1.15 },
    { goals: 4, share: 1 },
    { goals: 0, share: 0.2 },
  ],
  /** The same of who was up for a draft, by the round; the last for who was not chosen. */
  byRound: [1.25, 0.8, 0.5, 0.35, 0.25, 0.2, 0.2, 0.2],
} as const;

/** Signed before this age a club holds his rights, and he gets this share of what the market would pay. */
export const RESTRICTED = { until: 27, share: 0.8 } as const;

/** What clubs misjudge: spread of the natural logarithm of a salary, and what each season adds that lies behind. */
export const SALARY_SPREAD = { fresh: 0.12, perSeason: 0.06 } as const;

/** Mean length of a contract in seasons by age, with what ten points of overall above an average regular of tier 1 add. */
export const LENGTH_BY_AGE: readonly { until: number; seasons: number }[] = [
  { until: 23, seasons: 2 },
  { until: 26, seasons: 2.8 },
  { until: 29, seasons: 3.6 },
  { until: 31, seasons: 3.7 },
  { until: 33, seasons: 2.6 },
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
 * Payrolls as shares of the upper limit. The price is set so that a club would spend `usual`; where its own people come to
 * more or less, `evenness` of the way to `middle` is bargained away: winners take less, the poor overpay. Clubs sign up to `most`
 * and buy out on the last night of the summer from `closing` on: entry contracts, which are a little dearer than the minimum, come between.
 */
export const PAYROLL = {
  usual: 0.97,
  middle: 0.94,
  least: 0.84,
  most: 0.975,
  closing: 0.99,
  evenness: 0.3,
  mostFactor: 2.5,
} as const;
/** Who comes from outside to fill a squad signs for this many. */
export const NEWCOMER_SEASONS = 2;
