/** What a seat gives power over: a whole club, or one team of a club or nation. Entries of cups and tournaments come with them. */
export type SeatScope = 'club' | 'team';
/** A general manager has a club's seat; the others sit at one team each. Assistants help at both teams of a nation. */
export type SeatRole = 'manager' | 'head-coach' | 'assistant' | 'national-gm';

/** The seats that come with jobs. */
export const STAFF_ROLES = ['head-coach', 'assistant'] as const satisfies readonly SeatRole[];
export type StaffRole = (typeof STAFF_ROLES)[number];

/** How somebody stopped running a club. Pausing an account is no way: its club stays its own. */
export const ENDINGS = ['resigned', 'deleted', 'bankrupt'] as const;
export type Ending = (typeof ENDINGS)[number];
