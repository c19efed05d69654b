/** Interviews: how many questions, how long, and for how long they wait. */

/** `expired`: nobody answered in time. */
export const INTERVIEW_STATES = ['asked', 'answered', 'declined', 'expired'] as const;
export type InterviewState = (typeof INTERVIEW_STATES)[number];

export const MAX_QUESTIONS = 3;
/** Letters. */
export const MIN_QUESTION = 8;
export const MAX_QUESTION = 200;
export const MAX_ANSWER = 600;
/** Requests of a reporter that may wait at once; of each club one. */
export const MAX_WAITING = 3;
/** Game days after which a request is over. */
export const DAYS_TO_ANSWER = 5;
/** Interviews that a list shows. */
export const INTERVIEWS_SHOWN = 20;
