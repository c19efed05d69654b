/** Numbers of presidents. */

/** Presidents in the ranking. */
export const RANKED_PRESIDENTS = 50;
