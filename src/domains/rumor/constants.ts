/** Limits of rumors reported automatically and by reporters. */

/** Maximum trade-block players and failed talks reported per night in the whole world. */
export const MAX_A_NIGHT = { block: 4, talks: 3 } as const;

/** First day of rumors on expiring contracts, on every third night until talks end with the season. */
export const EXPIRING = { from: 21, until: 58, every: 3 } as const;

/** Verifiable claims: a player signs with a club, a club trades him, a club fires its head coach. */
export const RUMOR_KINDS = ['signing', 'trade', 'firing'] as const;
export type RumorKind = (typeof RUMOR_KINDS)[number];

/** `void`: its reporter gained a hand in it, so it does not count. */
export const RUMOR_STATES = ['open', 'right', 'wrong', 'void'] as const;
export type RumorState = (typeof RUMOR_STATES)[number];

/** Maximum open rumors per reporter. */
export const MAX_OPEN = 3;
/** Game days for a rumor to come true, from the next day on. */
export const MAX_DAYS = 10;
export const RUMORS_PER_PAGE = 15;
