/** How players bargain. Judgments, set so that a fair offer after one counter is usually enough. */

/** Seasons of a contract: with one's own club, and elsewhere. */
export const MAX_SEASONS = { own: 8, other: 7 } as const;
/** From one season to the next a salary may change by this share of the larger one. */
export const MAX_SALARY_STEP = 0.2;
/** A signing bonus is at most this share of all salaries. */
export const MAX_BONUS_SHARE = 0.5;
/** Clauses are for players of this age and up, in the first season of the contract. */
export const CLAUSE_FROM_AGE = 27;

/** What he weighs: a base for each factor, and what a trait adds at its most. They are made to add up to 1. */
export const WEIGHTS = {
  money: { base: 0.34, trait: 'greed', adds: 0.3 },
  term: { base: 0.14, trait: 'patience', adds: 0 },
  role: { base: 0.08, trait: 'ambition', adds: 0.1 },
  team: { base: 0.06, trait: 'ambition', adds: 0.2 },
  coach: { base: 0.06, trait: 'patience', adds: 0.02 },
  home: { base: 0.02, trait: 'home', adds: 0.18 },
  morale: { base: 0.06, trait: 'loyalty', adds: 0.14 },
} as const;

/** A club that is all he could wish for is worth this share of his salary to him, the opposite costs as much more. */
export const APPEAL_RANGE = 0.5;
/** What the greedy want above the ordinary, at most, as a share of their worth. */
export const GREED_RANGE = 0.16;
/** What loyal players give their own club, at most, as a share of their worth. */
export const LOYALTY_RANGE = 0.14;
/** Each season more or less than he likes costs this share of his worth, per doubling or halving. */
export const TERM_COST = 0.06;
/** What he asks for above what he would sign: a base, and what greed adds. */
export const ASK_MARGIN = { base: 0.08, greed: 0.14 } as const;
/** What an agent at his hardest adds to that margin, as a share of it; and at his most patient takes from what an offer costs. */
export const AGENT_BANDS = { hardness: 0.4, patience: 0.25 } as const;
/** Who would sign for hardly more than the minimum, up to this many times as much, signs for the minimum: clubs have others like him. */
export const TAKES_MINIMUM = 1.35;
/** Who is worth more than a share of the highest salary there is wants this many seasons more, if he is worth all of it. */
export const STATURE = { from: 0.1, seasons: 6.5 } as const;
/** What a clause is worth to him, as a share of his worth a season. */
export const CLAUSE_WORTH = { none: 0, 'no-trade-list': 0.01, 'no-trade': 0.025, 'no-move': 0.04 } as const;

/** Patience, 100 when talks begin: what an offer costs at least, and for each share that it lies below what he would sign. */
export const PATIENCE = { full: 100, least: 9, perShare: 170, hasty: 0.7 } as const;
/** No contract runs beyond this age. */
export const LAST_CONTRACT_AGE = 42;
