/** Numbers of secret votes. */

/** A vote of fewer is not told by choice, nor how many they were: of one vote, and of two to the one who cast the other, it says whose it was. */
export const MIN_TOLD = 3;
