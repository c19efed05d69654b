/** Scope of a seat: a whole club, or one team of a club or nation, with its cup and tournament entries. */
export type SeatScope = 'club' | 'team';
/** Seat roles. A general manager's covers a club, others a single team, and assistants' both teams of a nation. */
export type SeatRole = 'manager' | 'head-coach' | 'assistant' | 'national-gm';

/** Seats that come with jobs. */
export const STAFF_ROLES = ['head-coach', 'assistant'] as const satisfies readonly SeatRole[];
export type StaffRole = (typeof STAFF_ROLES)[number];

/** How a manager's term ended. Pausing an account does not end it. */
export const ENDINGS = ['resigned', 'deleted', 'bankrupt'] as const;
export type Ending = (typeof ENDINGS)[number];
