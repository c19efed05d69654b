/** Posts that users can be appointed to. */

/** `moderator` and `ua-cup-organizer`: of the site. `organizer`: of one competition. */
export const STAFF_ROLES = ['moderator', 'ua-cup-organizer', 'organizer'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const APPOINTMENTS_PER_PAGE = 25;

/** Competitions with an organizer; leagues and their competitions run on their own. */
export const ORGANIZED_KINDS = ['friendly-cup', 'world-championship', 'olympics', 'ua-cup', 'user-tournament'] as const;
