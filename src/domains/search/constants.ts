/** Numbers of searches. */

export const PAGE_SIZE = 25;

/** A free agent is said to think of retiring from this chance on, 0 to 1: about one of thirty years and more. */
export const MAY_RETIRE = 0.75;

/** So many of each kind does the palette offer. */
export const QUICK_SIZE = 6;
