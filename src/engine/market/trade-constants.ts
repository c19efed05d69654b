/** Numbers of AI general managers. Judgments, held by the tests of exploits. */

/** What a club works for: the season that runs, a better team soon, or one in some years. */
export const STANCES = ['contend', 'retool', 'rebuild'] as const;
export type Stance = (typeof STANCES)[number];

/** What a goal is worth by season, the running one first. */
export const SEASON_WEIGHTS: Record<Stance, readonly number[]> = {
  contend: [1.3, 0.9, 0.7, 0.5, 0.4, 0.3, 0.2, 0.1],
  retool: [1, 0.9, 0.8, 0.65, 0.5, 0.4, 0.3, 0.2],
  rebuild: [0.5, 0.75, 0.9, 0.9, 0.8, 0.65, 0.5, 0.35],
};
/** Of a goal that a contract costs at the going rate; the rest is that good players are hard to come by. */
export const COST_WEIGHT = 0.6;
/** Of dollars that a trade saves this share counts: of the season that runs, and of those that come. */
export const SAVED = { running: 0.2, later: 0.8 } as const;
/** What a season is worth after the contract of a player whose rights a club keeps until he is 27. */
export const RIGHTS = { until: 27, share: 0.35 } as const;
/**
 * Amateurs whose rights change hands: of what scouts see in them this share comes true (who is chosen is mostly who was overrated; from
 * the drafts that `pick-worth.ts` names), and they come on entry contracts of this many seasons.
 */
export const PROSPECT = { trust: 0.45, seasons: 3 } as const;
/** Of several who come the best counts in full, each next one by so much less: nobody pays with quantity. */
export const CROWD = 0.82;
/** Goals that each man costs for whom somebody else has to go. */
export const SPOT_COST = 2.5;
/** A first team of this many has no spot left. */
export const FULL_FIRST_TEAM = 24;
/** So far a club leans from its estimate of others' players to the lower end of its band. */
export const CAUTION = 0.5;

/**
 * What a club wants to gain, as a share of the larger side, and in goals at least. Who trades more than is usual is thought to know
 * something: each further trade of his raises it, for the others too.
 */
export const PREMIUM = {
  share: 0.05,
  goals: 0.4,
  perHeard: 0.012,
  rival: 0.12,
  perDeal: 0.03,
  usualTrades: 2,
  perTrade: 0.07,
  most: 0.9,
} as const;
/** How far an offer is from what it takes, as a share of the larger side. */
export const CLOSE = { almost: 0.1, short: 0.35 } as const;
/** Below this many goals a whole side is worth nothing to speak of. */
export const NOTHING = 1.5;

/** By the rank of its strength in the league: this share of clubs contends, that share rebuilds. */
export const PHASES = { contend: 0.35, rebuild: 0.3 } as const;

/** Worth of a player in goals, all seasons weighted: the steps that screens name. */
export const WORTH_STEPS = [2, 8, 20, 40, 70] as const;
