/** Goals of boards, and how they judge their managers. */

/**
 * What a board can want of a season. In the order of a league's ladder: below the first league going up stands where the final and the title stand in it, and
 * in the lowest one nobody can go down.
 */
export const GOALS = [
  'off-bottom',
  'stay-up',
  'top-half',
  'playoffs',
  'second-round',
  'final',
  'title',
  'promotion',
] as const;
export type Goal = (typeof GOALS)[number];

/** Seasons with board goals, the current one first. */
export const PLANNED_SEASONS = 3;
/** Bottom places of the lowest league that a board wants to avoid. */
export const BOTTOM = 4;
/** What is expected of anyone who is this place or a better one by strength: rungs of the ladder, from 0. */
export const EXPECTED_RUNGS = [
  { until: 2, rung: 4 },
  { until: 5, rung: 3 },
  { until: 8, rung: 2 },
  { until: 12, rung: 1 },
] as const;

/**
 * Confidence, 0 to 100: what it is when somebody takes over, what a goal that is reached or missed moves it by, what each rung above or below the goal does
 * besides, how much of that is left a season later, and what a balance below the credit line costs while it lasts.
 */
export const CONFIDENCE = { start: 50, reached: 10, missed: -8, rung: 6, most: 28, kept: 0.7, debt: -20 } as const;
/**
 * Points that a club may be behind the pace of its goal after one game and still be on course: half the standard deviation of the
 * points of a game of an average club, of which a third ends after regulation (3, 2, 1 or 0 points).
 */
export const COURSE_BAND = 0.6;
/** Seasons whose tables tell the usual pace of a place. */
export const COURSE_SEASONS = 5;
/** What confidence is called from which value on, the best first. */
export const MOODS = [
  { from: 75, mood: 'full' },
  { from: 58, mood: 'good' },
  { from: 42, mood: 'some' },
  { from: 25, mood: 'little' },
  { from: 0, mood: 'none' },
] as const;
export type BoardMood = (typeof MOODS)[number]['mood'];
