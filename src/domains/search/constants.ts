/** Numbers of searches. */

export const PAGE_SIZE = 25;

/** A free agent is said to think of retiring from this chance on, 0 to 1: about one of thirty years and more. */
export const MAY_RETIRE = 0.75;

/** This many of each kind does the palette offer. */
export const QUICK_SIZE = 6;

/** What only a step of the world changes is read again after this time at the latest, in ms; each step has it read again. */
export const STEP_MS = 600_000;

/** Names of people with careers are read again after this time, in ms: users begin and end theirs at any moment. */
export const PEOPLE_MS = 60_000;

/** Where nobody is called as was asked, this many are shown at most who are written alike. */
export const MAX_ALIKE = 200;

/** Words of a name that one can look for; nobody has more. */
export const WORDS_EACH = 6;
export const NO_WORD = -1;

/** Who types more words than this has not misspelled a name. */
export const MAX_ALIKE_WORDS = 4;
export const NOT_ALIKE = 255;
