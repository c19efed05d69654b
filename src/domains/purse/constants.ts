/** What the purse of a career buys. Judgments: wages and prices of the world are the only measure. */

/** Courses, trips and moves that somebody pays for in a season at most. */
export const MAX_COURSES = 2;
/**
 * What a course costs in whole dollars from a skill of `level` on, `perPoint` times as much for each point more; what it brings below `easyBelow` and
 * from there on; and the skill from which on nobody learns in a course. That is what any club of the top tier finds among coaches and
 * scouts without a job: money makes nobody better than those whom clubs can have anyway.
 */
export const LESSON = {
  price: 25_000,
  level: 50,
  perPoint: 1.05,
  step: 1_000,
  minPrice: 10_000,
  easyBelow: 60,
  easyGain: 2,
  gain: 1,
  until: 70,
} as const;
/** Whole dollars that a trip to the rinks of a nation costs, and a move to another desk. */
export const STUDY_TRIP_PRICE = 30_000;
export const RELOCATION_PRICE = 5_000;

/** Whole dollars for a puck, of what is left in a purse when a career ends. */
export const DOLLARS_PER_PUCK = 10_000;
