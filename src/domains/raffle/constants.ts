/** Numbers of raffles. Judgments: a raffle issues less than its tickets cost once it is busy, and a free ticket is a small gift. */

/** What is won: play pucks, or a badge for the winner's profile. Never anything that can be paid out. */
export type Prize = { kind: 'pucks'; pucks: number } | { kind: 'badge'; badge: Badge };
export const BADGES = ['jersey', 'arena', 'patron'] as const;
export type Badge = (typeof BADGES)[number];

/** Pucks for a ticket, and tickets of a user in one raffle, free ones among them. */
export const TICKET_PRICE = 10;
export const MAX_TICKETS = 20;

/** Hexadecimal digits of a hash that a draw reads: 48 bits make a number that is exact. */
export const DRAWN_DIGITS = 12;

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** Raffles end at this hour (UTC). */
export const CLOSING_HOUR = 20;

interface RaffleRules {
  /** Real days from one closing to the next. */
  days: number;
  /** Days since 1 January 1970 of any closing, modulo `days`. */
  offset: number;
  /** What each place wins, best first. */
  prizes: readonly (readonly Prize[])[];
}

const pucks = (amount: number): Prize => ({ kind: 'pucks', pucks: amount });
const badge = (of: Badge): Prize => ({ kind: 'badge', badge: of });

/** 4 January 1970 was a Sunday. */
const SUNDAY = 3;

export const RAFFLE_TYPES = {
  'daily-puck': { days: 1, offset: 0, prizes: [[pucks(60)], [pucks(30)], [pucks(10)]] },
  'weekly-jersey': { days: 7, offset: SUNDAY, prizes: [[badge('jersey'), pucks(150)], [pucks(75)], [pucks(25)]] },
  'season-arena': { days: 63, offset: SUNDAY, prizes: [[badge('arena'), pucks(900)], [pucks(400)], [pucks(200)]] },
  charity: { days: 14, offset: SUNDAY, prizes: [[badge('patron')], [badge('patron')], [badge('patron')]] },
} as const satisfies Record<string, RaffleRules>;
export type RaffleType = keyof typeof RAFFLE_TYPES;
export const RAFFLE_TYPE_IDS = Object.keys(RAFFLE_TYPES) as [RaffleType, ...RaffleType[]]; // they are its keys

/** Raffles in the list: those that are open, and the newest of those that were drawn. */
export const LISTED = 40;
