/** What a seat gives power over: a whole club, or one team. Entries of cups and tournaments come with them. */
export type SeatScope = 'club' | 'team';
/** A general manager has a club's seat; the others sit at one team. */
export type SeatRole = 'manager' | 'head-coach' | 'national-gm';

/** How somebody stopped running a club. Pausing an account is no way: its club stays its own. */
export const ENDINGS = ['resigned', 'deleted', 'bankrupt'] as const;
export type Ending = (typeof ENDINGS)[number];
