/** Numbers of secret votes. */

/** Minimum votes to publish choices and their number; with one or two votes they would reveal a voter. */
export const MIN_TOLD = 3;
