/** Constants of AI general managers; judgments, verified by the exploit tests. */

/** A club's stance: win now, improve soon, or build for later years. */
export const STANCES = ['contend', 'retool', 'rebuild'] as const;
export type Stance = (typeof STANCES)[number];

/** Weight of a goal by season, the current one first. */
export const SEASON_WEIGHTS: Record<Stance, readonly number[]> = {
  contend: [1.3, 0.9, 0.7, 0.5, 0.4, 0.3, 0.2, 0.1],
  retool: [1, 0.9, 0.8, 0.65, 0.5, 0.4, 0.3, 0.2],
  rebuild: [0.5, 0.75, 0.9, 0.9, 0.8, 0.65, 0.5, 0.35],
};
/** Share of a contract's market cost that counts; the rest reflects the scarcity of good players. */
export const COST_WEIGHT = 0.6;
/** Share of saved dollars that counts: in the current season, and in later ones. */
export const SAVED = { running: 0.2, later: 0.8 } as const;
/** Value of a season after the contract while the club keeps the player's rights, until he is 27. */
export const RIGHTS = { until: 27, share: 0.35 } as const;
/**
 * Drafted players whose rights are traded: the share of the scouts' projection that comes true (those chosen are mostly
 * overrated; from the drafts that `pick-worth.ts` names), and the seasons of their entry-level contracts.
 */
export const PROSPECT = { trust: 0.45, seasons: 3 } as const;
/** Factor by which each further incoming player counts less, so quantity does not pay. */
export const CROWD = 0.82;
/** Cost in goals of each incoming player who needs another one's spot. */
export const SPOT_COST = 2.5;
/** Players on a full first team. */
export const FULL_FIRST_TEAM = 24;
/** How far a club leans toward the lower end of its estimate for other clubs' players, 0 to 1. */
export const CAUTION = 0.5;

/**
 * The gain a club demands, as a share of the larger side, and a minimum in goals. A club that trades more than usual is
 * suspected of knowing something: each further trade raises the demand, for other clubs too.
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
/** Thresholds of an offer's shortfall, as a share of the larger side. */
export const CLOSE = { almost: 0.1, short: 0.35 } as const;
/** Goals below which a whole side is negligible. */
export const NOTHING = 1.5;

/** Shares of clubs, by strength in the league, that contend and that rebuild. */
export const PHASES = { contend: 0.35, rebuild: 0.3 } as const;

/** Thresholds of the worth steps on screens, in goals over all weighted seasons. */
export const WORTH_STEPS = [2, 8, 20, 40, 70] as const;
