/** Limits of questions to the admins. */

/** Letters of a question, and of its answer. */
export const MIN_QUESTION = 10;
export const MAX_QUESTION = 2000;
/** Maximum unanswered questions per user. */
export const MAX_WAITING = 5;
/** A user's own questions shown, newest first. */
export const OWN_SHOWN = 30;
/** Questions on a page of the admins' list. */
export const QUESTIONS_PER_PAGE = 25;

/** What a question is about. */
export const TOPICS = ['game', 'problem', 'account', 'other'] as const;
export type Topic = (typeof TOPICS)[number];
