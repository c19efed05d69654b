/** Numbers of searches. */

export const PAGE_SIZE = 25;

/** A free agent may well retire from this chance on, 0 to 1. */
export const MAY_RETIRE = 0.3;
