/** Who hosts the championship of the world. Judgments of ours: nothing public measures them. */

/** Federations bid for the championship of the next season from the first day of a season to the night of this one, which decides. */
export const DECISION_DAY = 44;
/** Whole dollars that a bid pledges. Half of what an ordinary federation has saved by the decision of its first season is a bid already. */
export const PLEDGE = { least: 50_000, most: 20_000_000 } as const;
/** Letters of what a president says for a bid. */
export const MAX_PLEA = 400;

/**
 * What a bid is worth: a point for each this many dollars, this many for each place in the ranking above the last that counts, and less for who has
 * hosted in the last seasons.
 */
export const APPEAL = { dollarsPerPoint: 100_000, perPlace: 0.25, ranked: 37, rest: 4, hostedLately: 8 } as const;

/** AI presidents bid with this share of what is saved, one in this many of those who can. */
export const AI_BIDS = { share: 0.6, oneIn: 3 } as const;

/** Hosts that are shown. */
export const HOSTS_SHOWN = 20;
