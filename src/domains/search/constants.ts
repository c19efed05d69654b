/** Numbers of searches. */

export const PAGE_SIZE = 25;

/** Chance of retirement, 0 to 1, from which a free agent is shown as considering it: about age thirty and up. */
export const MAY_RETIRE = 0.75;

/** Quick search results per kind. */
export const QUICK_SIZE = 6;

/** What only a step of the world changes is read again after this time at the latest, in ms; each step has it read again. */
export const STEP_MS = 600_000;

/** Names of people with careers are read again after this time, in ms: users begin and end theirs at any moment. */
export const PEOPLE_MS = 60_000;

/** Maximum similar names shown when none matches exactly. */
export const MAX_ALIKE = 200;

/** Maximum words of a name search. */
export const WORDS_EACH = 6;
export const NO_WORD = -1;

/** Maximum words for which misspellings are tried. */
export const MAX_ALIKE_WORDS = 4;
export const NOT_ALIKE = 255;
