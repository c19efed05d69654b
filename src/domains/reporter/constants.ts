/** Newspaper desks and their reporters. */

/** Subjects of a desk. */
export const DESK_KINDS = ['club', 'league', 'nation'] as const;
export type DeskKind = (typeof DESK_KINDS)[number];

/** AI reporters at each desk of a paper, from a world's first day. */
export const STAFF_PER_DESK = { club: 0, league: 3, nation: 1 } as const satisfies Record<DeskKind, number>;

/** Maximum users accredited at one desk. */
export const MAX_USERS_AT_DESK = 4;
/** Game days before a reporter may move to another desk. */
export const MIN_DAYS_AT_DESK = 7;

/** Minimum age at which AI reporters retire at the end of a season. */
export const RETIREMENT_AGE = 64;
/** Ages of those who are employed. */
export const STAFF_AGES = { least: 28, most: 58 } as const;

export const DESKS_PER_PAGE = 30;

/** Reporters in the ranking. */
export const RANKED_REPORTERS = 25;

/** Prizes of the press, for articles: see `article`. */
export const PRIZE_KINDS = ['month', 'season'] as const;
export type PrizeKind = (typeof PRIZE_KINDS)[number];
