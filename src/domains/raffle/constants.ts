/** Constants of raffles; judgments: prizes return most of the ticket sales, and the game adds less per day than a daily quest. */
import type { ItemId } from '#domains/shop/constants.ts';

/** Prizes: play pucks, a shop item, or a profile badge; never anything that can be paid out. */
export type Prize = { kind: 'pucks'; pucks: number } | { kind: 'item'; item: ItemId } | { kind: 'badge'; badge: Badge };
export const BADGES = ['jersey', 'arena', 'patron'] as const;
export type Badge = (typeof BADGES)[number];

/** The prize of a rank, published when a raffle opens. */
export interface Place {
  /** Its weight in the prize pool. */
  share: number;
  badge: Badge | null;
  /** Shop looks; the winner gets the first they do not own. */
  items: readonly ItemId[];
  /** Play pucks for a winner who owns all of these. */
  instead: number;
}

/** Pucks per ticket, and maximum tickets per user and raffle, free ones included. */
export const TICKET_PRICE = 10;
export const MAX_TICKETS = 20;

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** Raffles end at this hour (UTC). */
export const CLOSING_HOUR = 20;

interface RaffleRules {
  /** Real days from one closing to the next. */
  days: number;
  /** Days since 1 January 1970 of any closing, modulo `days`. */
  offset: number;
  /** Play pucks the game adds to the prize pool, which is all that free tickets can gain. */
  added: number;
  /** Percent of ticket sales that goes into the prize pool. */
  percent: number;
  /** Prizes by rank, best first. */
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

/** Returns the maximum play pucks all raffles pay beyond ticket sales within some real days. */
export function mostAddedIn(days: number): number {
  return RAFFLE_TYPE_IDS.reduce((sum, id) => {
    const { added, places, days: every }: RaffleRules = RAFFLE_TYPES[id];
    return sum + (days / every) * (added + places.reduce((most, { instead }) => most + instead, 0));
  }, 0);
}

/** Drawn raffles per page; no more are open at a time. */
export const PER_PAGE = 20;
