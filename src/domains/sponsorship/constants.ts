/** Numbers of sponsorship. Judgments: as little as a raffle ticket, and no more than a few months of premium at once. */
export const PUCKS = { min: 10, usual: 50, max: 1_000 } as const;
/** Characters of the name on the boards, and of the line below it. */
export const NAME = { min: 2, max: 40 } as const;
export const MAX_LINE = 80;
/** Players up to this age, that of the last season of junior hockey, have cards that take sponsors. */
export const MAX_JUNIOR_AGE = 20;
/** Percent of the ticket pucks of an event that went well, shared among its sponsors by what they gave. */
export const TICKET_SHARE = 10;
/** Sponsors on a board, patrons on the all-time list, and of a user's own. */
export const ON_BOARD = 12;
export const MAX_PATRONS = 100;
export const MAX_OWN = 100;

/** Held until an event ends; spent; or returned because it was called off. */
export type SponsorshipState = 'held' | 'spent' | 'returned';
export const SPONSORSHIP_STATES = ['held', 'spent', 'returned'] as const satisfies readonly SponsorshipState[];
