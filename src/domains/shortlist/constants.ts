/** Numbers of shortlists. */

/** Players on one at most. */
export const MAX_SHORTLISTED = 200;
