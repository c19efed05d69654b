/** Numbers of nations and their teams. */

/** A national team dresses 20 skaters and 2 goalies. */
export const BEST_SKATERS = 20;
export const BEST_GOALIES = 2;
