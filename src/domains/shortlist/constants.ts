/** Numbers of shortlists. */

/** Players on one at most. */
export const MAX_SHORTLISTED = 200;

/** Letters of a note. */
export const MAX_NOTE = 200;
