/** Rumors: how many a night, and when. */

/** Players on the trade block, and talks that broke off, that one night tells of in the whole world. */
export const MAX_A_NIGHT = { block: 4, talks: 3 } as const;

/** From this day on writers ask whose contracts end, on every third night until the talks end with the season. */
export const EXPIRING = { from: 21, until: 58, every: 3 } as const;
