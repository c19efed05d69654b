/** Constants of contract talks; judgments, set so that a fair offer after one counteroffer usually suffices. */

/** Maximum seasons of a contract: with the current club, and elsewhere. */
export const MAX_SEASONS = { own: 8, other: 7 } as const;
/** Maximum salary change between seasons, as a share of the larger one. */
export const MAX_SALARY_STEP = 0.2;
/** A signing bonus is at most this share of all salaries. */
export const MAX_BONUS_SHARE = 0.5;
/** Minimum age for a clause, in the first season of the contract. */
export const CLAUSE_FROM_AGE = 27;

/** Weights of a player's priorities: a base per factor, and a trait's maximum addition; normalized to 1. */
export const WEIGHTS = {
  money: { base: 0.34, trait: 'greed', adds: 0.3 },
  term: { base: 0.14, trait: 'patience', adds: 0 },
  role: { base: 0.08, trait: 'ambition', adds: 0.1 },
  team: { base: 0.06, trait: 'ambition', adds: 0.2 },
  coach: { base: 0.06, trait: 'patience', adds: 0.02 },
  home: { base: 0.02, trait: 'home', adds: 0.18 },
  morale: { base: 0.06, trait: 'loyalty', adds: 0.14 },
} as const;

/** Share of his salary an ideal club is worth to him; the opposite costs as much. */
export const APPEAL_RANGE = 0.5;
/** Maximum markup of greedy players, as a share of their worth. */
export const GREED_RANGE = 0.16;
/** Maximum discount of loyal players to their own club, as a share of their worth. */
export const LOYALTY_RANGE = 0.14;
/** Cost of an unwanted contract length, as a share of his worth per doubling or halving. */
export const TERM_COST = 0.06;
/** Margin of the ask above the signing price: a base, and greed's addition. */
export const ASK_MARGIN = { base: 0.08, greed: 0.14 } as const;
/** A tough agent's maximum addition to that margin, and a patient agent's maximum reduction of an offer's patience cost. */
export const AGENT_BANDS = { hardness: 0.4, patience: 0.25 } as const;
/** Multiple of the minimum up to which a signing price falls to the minimum, since such players are replaceable. */
export const TAKES_MINIMUM = 1.35;
/** Stars want longer contracts: from a share of the maximum salary on, up to this many seasons more at all of it. */
export const STATURE = { from: 0.1, seasons: 6.5 } as const;
/** Value of a clause per season, as a share of his worth. */
export const CLAUSE_WORTH = { none: 0, 'no-trade-list': 0.01, 'no-trade': 0.025, 'no-move': 0.04 } as const;

/** Patience at the start of talks, and an offer's cost: a minimum, and more the further it is below his signing price. */
export const PATIENCE = { full: 100, least: 9, perShare: 170, hasty: 0.7 } as const;
/** Maximum age at the end of a contract. */
export const LAST_CONTRACT_AGE = 42;
