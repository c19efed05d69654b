/** Limits of interviews. */

/** `expired`: not answered in time. */
export const INTERVIEW_STATES = ['asked', 'answered', 'declined', 'expired'] as const;
export type InterviewState = (typeof INTERVIEW_STATES)[number];

export const MAX_QUESTIONS = 3;
/** Letters. */
export const MIN_QUESTION = 8;
export const MAX_QUESTION = 200;
export const MAX_ANSWER = 600;
/** Maximum open requests per reporter, with one per club. */
export const MAX_WAITING = 3;
/** Game days after which a request expires. */
export const DAYS_TO_ANSWER = 5;
/** Interviews per list. */
export const INTERVIEWS_SHOWN = 20;
