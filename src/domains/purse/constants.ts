/** Purchases from a career's purse; judgments, since only the world's wages and prices compare. */

/** Maximum courses, trips and moves per season. */
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
/** Cost of a trip to a nation's rinks and of a move to another desk, in whole dollars. */
export const STUDY_TRIP_PRICE = 30_000;
export const RELOCATION_PRICE = 5_000;

/** Whole dollars per puck when a career's purse is converted. */
export const DOLLARS_PER_PUCK = 10_000;
