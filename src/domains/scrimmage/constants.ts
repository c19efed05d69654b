/** Numbers of scrimmages. */

/** Real milliseconds of a quick scrimmage without overtime, its two intermissions of ten seconds included. */
export const QUICK_GAME_MS = 120_000;
/** Time until an invitation expires, long enough for all time zones. */
export const INVITATION_HOURS = 24;
/** Maximum open invitations per team. */
export const MAX_OPEN_INVITATIONS = 5;
/** Maximum invitations per team in 24 hours: four times the open ones, for frequent players. */
export const MAX_INVITATIONS_A_DAY = 20;
/** Maximum invitations to one team in 24 hours, and real days to wait after it declines. */
export const INVITATIONS_TO_ONE = { maxADay: 5, daysAfterDecline: 1 } as const;
/** Minimum minutes until a scheduled scrimmage, … */
export const MIN_MINUTES_AHEAD = 5;
/** … and maximum days. */
export const MAX_DAYS_AHEAD = 7;
/** Maximum scheduled scrimmages per team. */
export const MAX_AGREED = 5;
/** Scrimmages shown of a team. */
export const LAST_SHOWN = 5;
/** Opponents to choose from, the closest in strength first. */
export const OPPONENTS_SHOWN = 40;
/** Points of overall by which the rival counts as closer. */
export const RIVAL_BONUS = 5;
/** How long scrimmages and their chats are kept … */
export const DAYS_KEPT = 7;
/** … and the maximum removed per batch. */
export const REMOVED_AT_ONCE = 100;

/** quick: about two minutes. live: as fast as the games of this world. */
export const SCRIMMAGE_PACES = ['quick', 'live'] as const;
export type ScrimmagePace = (typeof SCRIMMAGE_PACES)[number];
