/** Constants of agents; judgments, since no public data measures them. Traits are drawn around the average. */

import { DAYS_PER_SEASON } from '#engine/calendar.ts';

/** Agent traits, 0 to 99 with an average of 50: toughness of asks, patience in talks, contacts, and clients' trust. */
export const AGENT_TRAITS = ['hardness', 'patience', 'network', 'trust'] as const;
export type AgentTrait = (typeof AGENT_TRAITS)[number];

/** AI agents for each club of the world. */
export const AGENTS_PER_CLUB = 2;
export const AGENT_AGES = { least: 30, most: 62, retiresFrom: 60, retiresAt: 72 } as const;
/** Standard deviation of AI agents' traits. */
export const AGENT_DEVIATION = 16;
/** Traits of a user's new agent career. */
export const BEGINNER = { hardness: 50, patience: 50, network: 20, trust: 50 } as const;

/** Minimum age to have an agent; one player in this many has none. */
export const CLIENT_FROM_AGE = 16;
export const NOBODY_ONE_IN = 12;
/** Client limit: a base, plus a share per point of network. */
export const CLIENT_LIMIT = { base: 20, perNetwork: 0.8 } as const;
/** Seasons of a representation agreement, the first included. */
export const REPRESENTATION = { least: 2, most: 4 } as const;

/** Commission rates in percent; the middle one is neither cheap nor expensive. */
export const RATES = [3, 4, 5] as const;
export const RATE = { least: RATES[0], most: RATES[2] } as const;
export const USUAL_RATE = 4;

/** Maximum points of each factor in a player's choice of agent. */
export const CHOICE = {
  hardness: 30,
  patience: 18,
  network: { base: 8, ambition: 14 },
  trust: { base: 10, loyalty: 14 },
  home: 10,
  perRate: { base: 3, greed: 8 },
  /** The agent is a former player. */
  formerPlayer: 3,
  /** The player's current agent. */
  present: 14,
  /** Individual preference. */
  deviation: 6,
} as const;
/** Agents with room that a player considers. */
export const LOOKS_AT = 8;

/** Open representation offers allowed per user. */
export const MAX_OFFERS = 8;
/** Clubs an agent may name for a client in the frenzy. */
export const MAX_WISHES = 5;
/** Points of appeal below which a player negotiates for himself. */
export const MIN_APPEAL = 52;

/** Steps of a client's ask: each moves it within an AI agent's band, and none changes his signing price. */
export const ASKS = [-2, -1, 0, 1, 2] as const;
/** Minimum a user agent may accept, as a share of the client's signing price. */
export const MIN_SHARE = 0.95;
/** Maximum a user agent may ask, as a share of the signing price. */
export const MAX_SHARE = 1.4;

/** Points of a client's trust, 0 to 100. */
export const TRUST = {
  begins: 60,
  /** For a contract; minus a penalty when he would not have signed it himself. */
  deal: 12,
  poorDeal: -22,
  /** For failed talks; each step of the ask above the usual costs more. */
  brokenOff: -4,
  perAsk: -5,
  /** For declining an offer he would have accepted. */
  declined: -12,
  /** For a night without a club during the season. */
  idle: -1,
  /** Trust below which he leaves. */
  leavesBelow: 20,
  /** Trust from which he renews when the agreement ends. */
  staysFrom: 50,
} as const;
/** Points of network per contract. */
export const NETWORK_PER_DEAL = 1;

/** Clubs an agent may rank for the frenzy, and the share by which the client favors the first; later ones less. */
export const WISHES = { most: 5, first: 0.05 } as const;
/** Game days after which a former agent may sign the player for their own club: by then the market they saw is over. */
export const CONFLICT_DAYS = DAYS_PER_SEASON;
/** Game days between trade requests, and the morale below which a client is unhappy. */
export const TRADE_ASK = { days: 21, belowMorale: 50 } as const;

/** Lists a no-trade clause allows: clubs he blocks, or, with a full clause, clubs he accepts. */
export const NO_TRADE_KINDS = ['avoids', 'accepts'] as const;
export type NoTradeKind = (typeof NO_TRADE_KINDS)[number];
export const NO_TRADE = {
  /** One in this many league clubs is on a no-trade list; and the maximum clubs he accepts. */
  avoidsOneIn: 3,
  accepts: 5,
  /** Game days until a user may name other clubs. */
  days: 21,
  /** Points by which clubs abroad and his club's rival rank lower; clubs otherwise differ by one point. */
  abroad: 1.5,
  rival: 3,
} as const;

/** Agents in the ranking. */
export const RANKED_AGENTS = 25;
