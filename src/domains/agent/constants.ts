/** Numbers of agents. Judgments: nothing public measures them. Their characters are drawn evenly around the ordinary. */

import { DAYS_PER_SEASON } from '#engine/calendar.ts';

/** What an agent is like, 0 to 99 each, 50 is ordinary: how hard he asks, how long he waits, whom he knows, who trusts him. */
export const AGENT_TRAITS = ['hardness', 'patience', 'network', 'trust'] as const;
export type AgentTrait = (typeof AGENT_TRAITS)[number];

/** AI agents for each club of the world. */
export const AGENTS_PER_CLUB = 2;
export const AGENT_AGES = { least: 30, most: 62, retiresFrom: 60, retiresAt: 72 } as const;
/** How the characters of AI agents vary around the ordinary. */
export const AGENT_DEVIATION = 16;
/** What a user begins with. */
export const BEGINNER = { hardness: 50, patience: 50, network: 20, trust: 50 } as const;

/** Players of this age and up have agents; one in this many has none. */
export const CLIENT_FROM_AGE = 16;
export const NOBODY_ONE_IN = 12;
/** Clients that an agent can have: some, and more for each point of his network. */
export const CLIENT_LIMIT = { base: 20, perNetwork: 0.8 } as const;
/** Seasons that representation runs for, the first included. */
export const REPRESENTATION = { least: 2, most: 4 } as const;

/** What a client pays of what he earns, percent; who asks for the middle is neither cheap nor dear. */
export const RATES = [3, 4, 5] as const;
export const RATE = { least: RATES[0], most: RATES[2] } as const;
export const USUAL_RATE = 4;

/** What makes a player choose an agent: points, at most, of each. */
export const CHOICE = {
  hardness: 30,
  patience: 18,
  network: { base: 8, ambition: 14 },
  trust: { base: 10, loyalty: 14 },
  home: 10,
  perRate: { base: 3, greed: 8 },
  /** Who has played himself. */
  formerPlayer: 3,
  /** The one whom he has. */
  present: 14,
  /** Draws on which no two players agree. */
  deviation: 6,
} as const;
/** Agents whom a player looks at, of those who have room. */
export const LOOKS_AT = 8;

/** Offers to represent that a user may have waiting at once. */
export const MAX_OFFERS = 8;
/** Clubs that a client can be told to prefer in the frenzy. */
export const MAX_WISHES = 5;
/** Points of appeal below which a player rather speaks for himself. */
export const MIN_APPEAL = 52;

/** How a user may let a client ask: each step is worth the band of an AI agent, and none changes what he would sign for. */
export const ASKS = [-2, -1, 0, 1, 2] as const;
/** What a client signs at least when a user accepts for him, as a share of what he would just sign for. */
export const MIN_SHARE = 0.95;
/** And what a user may ask for him at most, as a share of it. */
export const MAX_SHARE = 1.4;

/** Points of a client's trust, 0 to 100. */
export const TRUST = {
  begins: 60,
  /** A contract; and what it costs besides when he would not have signed it himself. */
  deal: 12,
  poorDeal: -22,
  /** Talks that break down: each step that the ask was above the usual costs more. */
  brokenOff: -4,
  perAsk: -5,
  /** An offer turned down that he would have taken. */
  declined: -12,
  /** A night at home without a club, while others play. */
  idle: -1,
  /** He leaves when he trusts less than that. */
  leavesBelow: 20,
  /** He stays by himself when his time is over and he trusts as much. */
  staysFrom: 50,
} as const;
/** Points of network that a contract brings. */
export const NETWORK_PER_DEAL = 1;

/** Clubs that a user may rank for the frenzy, and by what share the first of them is dearer to his client; the others by less. */
export const WISHES = { most: 5, first: 0.05 } as const;
/** Game days after which anyone who has spoken for a player may sign him for a club of his own: the market that he has seen is over by then. */
export const CONFLICT_DAYS = DAYS_PER_SEASON;
/** Game days between two trades that are asked for; and the morale below which a client is unhappy. */
export const TRADE_ASK = { days: 21, belowMorale: 50 } as const;

/** What a clause of his contract lets a player name: the clubs that he is not traded to, or, if he cannot be traded, the clubs that he would go to. */
export const NO_TRADE_KINDS = ['avoids', 'accepts'] as const;
export type NoTradeKind = (typeof NO_TRADE_KINDS)[number];
export const NO_TRADE = {
  /** One in this many clubs of his league is on a no-trade list, and this many clubs he would go to at most. */
  avoidsOneIn: 3,
  accepts: 5,
  /** Game days until a user may name other clubs. */
  days: 21,
  /** Points by which a club abroad, and the rival of his club, are worse than others at most; clubs differ by one point. */
  abroad: 1.5,
  rival: 3,
} as const;

/** Agents in the ranking. */
export const RANKED_AGENTS = 25;
