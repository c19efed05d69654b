/** Numbers of raffles. Judgments: a raffle gives back most of what its tickets cost, and what the game adds is less than a daily quest brings in a day. */
import type { ItemId } from '#domains/shop/constants.ts';

/** What was won: play pucks, an item of the shop, or a badge for the winner's profile. Never anything that can be paid out. */
export type Prize = { kind: 'pucks'; pucks: number } | { kind: 'item'; item: ItemId } | { kind: 'badge'; badge: Badge };
export const BADGES = ['jersey', 'arena', 'patron'] as const;
export type Badge = (typeof BADGES)[number];

/** What a place wins, as it is published when a raffle opens. */
export interface Place {
  /** Its weight among those that share the pot. */
  share: number;
  badge: Badge | null;
  /** Looks of the shop: the winner gets the first that they do not own. */
  items: readonly ItemId[];
  /** Play pucks for a winner who owns all of these. */
  instead: number;
}

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
  /** Play pucks that the game adds to the pot: all that a raffle brings those who take free tickets. */
  added: number;
  /** Percent of what tickets cost that goes into the pot. */
  percent: number;
  /** What each place wins, best first. */
  places: readonly Place[];
}

const NOTHING = { badge: null, items: [], instead: 0 } as const;

/** 4 January 1970 was a Sunday. */
const SUNDAY = 3;

export const RAFFLE_TYPES = {
  'daily-puck': {
    ...{ days: 1, offset: 0, added: 6, percent: 60 },
    places: [3, 2, 1].map((share) => ({ ...NOTHING, share })),
  },
  'weekly-jersey': {
    ...{ days: 7, offset: SUNDAY, added: 12, percent: 60 },
    places: [
      { share: 3, badge: 'jersey', items: ['jersey', 'crest'], instead: 12 },
      ...[2, 1].map((share) => ({ ...NOTHING, share })),
    ],
  },
  'season-arena': {
    ...{ days: 63, offset: SUNDAY, added: 60, percent: 60 },
    places: [
      { share: 3, badge: 'arena', items: ['arena-spotlight', 'arena-winter', 'arena-heritage'], instead: 30 },
      ...[2, 1].map((share) => ({ ...NOTHING, share })),
    ],
  },
  charity: {
    ...{ days: 14, offset: SUNDAY, added: 0, percent: 0 },
    places: [
      { share: 0, badge: 'patron', items: ['frame-ice', 'frame-gold'], instead: 6 },
      ...[0, 0].map((share) => ({ ...NOTHING, share, badge: 'patron' as const })),
    ],
  },
} as const satisfies Record<string, RaffleRules>;
export type RaffleType = keyof typeof RAFFLE_TYPES;
export const RAFFLE_TYPE_IDS = Object.keys(RAFFLE_TYPES) as [RaffleType, ...RaffleType[]]; // they are its keys

/** Returns the most play pucks that all raffles bring all users beyond what tickets cost, in some real days. */
export function mostAddedIn(days: number): number {
  return RAFFLE_TYPE_IDS.reduce((sum, id) => {
    const { added, places, days: every }: RaffleRules = RAFFLE_TYPES[id];
    return sum + (days / every) * (added + places.reduce((most, { instead }) => most + instead, 0));
  }, 0);
}

/** Raffles on a page of those that were drawn; no more are open at a time. */
export const PER_PAGE = 20;
