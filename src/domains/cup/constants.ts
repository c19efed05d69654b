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
/** Groups have this many clubs at most, unless all fit in one of one more. */
export const MAX_GROUP_CLUBS = 4;
/** More rounds tell a field of sixteen apart no better. */
export const MAX_SWISS_ROUNDS = 5;
/** A Swiss stage of fewer clubs would run out of opponents. */
export const MIN_SWISS_CLUBS = 6;
/** Managers of this many households make a cup worth a title. */
export const MIN_TITLE_HOUSEHOLDS = 4;
/** A player who is hurt in a cup misses at most this many days. */
export const MAX_INJURY_DAYS = 3;

/** Cups that a club holds for the same days, with those that it has called off: each invites, and each that is called off is told. */
export const MAX_CUPS_HELD = 3;

/** Real hours until an invitation expires. */
export const INVITATION_HOURS = 72;
export const MAX_OPEN_INVITATIONS = 15;
export const MAX_INVITATIONS_A_DAY = 30;
/** To one team in 24 hours, and real days after a refusal until it may be invited again. */
export const INVITATIONS_TO_ONE = { maxADay: 3, daysAfterDecline: 1 } as const;

/** What the list of all cups can show: those that are open for entry, drawn or in progress, or over. */
export const CUP_LISTS = ['open', 'playing', 'finished'] as const;
export type CupList = (typeof CUP_LISTS)[number];
/** Cups listed at once, newest first. */
export const CUPS_LISTED = 60;
/** Skaters and goalies listed of a cup, the best first. */
export const STATS_LISTED = 100;
