/** Numbers of scrimmages. */

/** Real milliseconds of a quick scrimmage without overtime, its two intermissions of ten seconds included. */
export const QUICK_GAME_MS = 120_000;
/** So long an invitation waits for its answer: managers live in all time zones. */
export const INVITATION_HOURS = 24;
/** Invitations of one team that may wait for an answer at a time. */
export const MAX_OPEN_INVITATIONS = 5;
/** Invitations of one team in 24 hours: four times as many as may be open, for who plays many. */
export const MAX_INVITATIONS_A_DAY = 20;
/** To one team in 24 hours, and real days after a refusal until it may be invited again. */
export const INVITATIONS_TO_ONE = { maxADay: 5, daysAfterDecline: 1 } as const;
/** Minutes that a scrimmage at a given time is ahead at least, … */
export const MIN_MINUTES_AHEAD = 5;
/** … and days at most. */
export const MAX_DAYS_AHEAD = 7;
/** Scrimmages of a team that are agreed on and have not begun, at most. */
export const MAX_AGREED = 5;
/** Scrimmages shown of a team. */
export const LAST_SHOWN = 5;
/** Opponents to choose from, the closest in strength first. */
export const OPPONENTS_SHOWN = 40;
/** Points of overall by which a rival seems closer than it is. */
export const RIVAL_BONUS = 5;
/** Scrimmages and what was said about them are kept so long … */
export const DAYS_KEPT = 7;
/** … and at most this many are removed in one go. */
export const REMOVED_AT_ONCE = 100;
