/** Constants of hosting the World Championship; judgments, since no public data measures them. */

/** The night that decides the next season's host; bids open on the first day of the season. */
export const DECISION_DAY = 44;
/** Whole dollars that a bid pledges. Half of what an ordinary federation has saved by the decision of its first season is a bid already. */
export const PLEDGE = { least: 50_000, most: 20_000_000 } as const;
/** Maximum characters of a president's statement on a bid. */
export const MAX_PLEA = 400;

/**
 * What a bid is worth: a point for each this many dollars, this many for each place in the ranking above the last that counts, and less for who has
 * hosted in the last seasons.
 */
export const APPEAL = { dollarsPerPoint: 100_000, perPlace: 0.25, ranked: 37, rest: 4, hostedLately: 8 } as const;

/** AI presidents' bids as a share of savings; one in this many eligible presidents bids. */
export const AI_BIDS = { share: 0.6, oneIn: 3 } as const;

/** Past hosts shown. */
export const HOSTS_SHOWN = 20;
