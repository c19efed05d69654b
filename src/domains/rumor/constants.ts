/** Rumors: what a night tells by itself, and what reporters may tell. */

/** Players on the trade block, and talks that broke off, that one night tells of in the whole world. */
export const MAX_A_NIGHT = { block: 4, talks: 3 } as const;

/** From this day on writers ask whose contracts end, on every third night until the talks end with the season. */
export const EXPIRING = { from: 21, until: 58, every: 3 } as const;

/** What reporters tell: he signs with a club, a club trades him, a club dismisses its head coach. All of it can be checked. */
export const RUMOR_KINDS = ['signing', 'trade', 'firing'] as const;
export type RumorKind = (typeof RUMOR_KINDS)[number];

/** `void`: who has told it came to have a hand in it; it counts neither way. */
export const RUMOR_STATES = ['open', 'right', 'wrong', 'void'] as const;
export type RumorState = (typeof RUMOR_STATES)[number];

/** Rumors of a reporter that may wait for the truth at a time. */
export const MAX_OPEN = 3;
/** Game days within which it must happen, counted from tomorrow. */
export const MAX_DAYS = 10;
export const RUMORS_PER_PAGE = 15;
