/** Numbers of friendly cups. */
import { FRIENDLY_DAYS } from '#engine/calendar.ts';

export const CUP_FORMATS = ['groups', 'knockout', 'swiss'] as const;
export type CupFormat = (typeof CUP_FORMATS)[number];

export const CUP_WINDOWS = ['preseason', 'late-season'] as const;
export type CupWindow = (typeof CUP_WINDOWS)[number];

/**
 * The days on which cups are played. In the training camp the days are left on which no team has a friendly; late in the season those of the last two
 * playoff rounds, for clubs that are out.
 */
export const CUP_DAYS: Readonly<Record<CupWindow, readonly number[]>> = {
  preseason: [1, 2, 3, 4, 5].filter((day) => !(FRIENDLY_DAYS as readonly number[]).includes(day)),
  'late-season': [49, 50, 51, 52, 53, 54, 55, 56, 57, 58],
};
/** The faceoff slot of all cup games. */
export const CUP_SLOT = 2;

export const MIN_CLUBS = 4;
export const MAX_CLUBS = 16;
/** Maximum clubs per group, unless one more makes a single group. */
export const MAX_GROUP_CLUBS = 4;
/** Enough rounds to rank a field of sixteen. */
export const MAX_SWISS_ROUNDS = 5;
/** A Swiss stage of fewer clubs would run out of opponents. */
export const MIN_SWISS_CLUBS = 6;
/** Minimum managers' households for a cup to count as a title. */
export const MIN_TITLE_HOUSEHOLDS = 4;
/** Maximum days missed by a player injured in a cup. */
export const MAX_INJURY_DAYS = 3;

/** Maximum cups a club opens for the same days, including canceled ones, since each sends notifications. */
export const MAX_CUPS_HELD = 3;

/** Real hours until an invitation expires. */
export const INVITATION_HOURS = 72;
export const MAX_OPEN_INVITATIONS = 15;
export const MAX_INVITATIONS_A_DAY = 30;
/** Maximum invitations to one team in 24 hours, and real days to wait after it declines. */
export const INVITATIONS_TO_ONE = { maxADay: 3, daysAfterDecline: 1 } as const;

/** Lists of cups: open for entry, in progress (drawn cups included), and finished. */
export const CUP_LISTS = ['open', 'playing', 'finished'] as const;
export type CupList = (typeof CUP_LISTS)[number];
/** Cups listed at once, newest first. */
export const CUPS_LISTED = 60;
