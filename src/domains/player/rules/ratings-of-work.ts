import { MATCH_RATING, TRAINING_RATING } from '#domains/player/constants.ts';
/** Ratings of a player's work: per game, of recent games, and of recent training. */

/** Returns a game's rating of 0 to 100, shown on screens as 0.0 to 10.0. @param performance about −1 to 1, see `performance.ts` */
export function matchRating(performance: number): number {
  const { ordinary, best, worst } = MATCH_RATING;
  return Math.round(ordinary + performance * (performance > 0 ? best - ordinary : ordinary - worst));
}

/** Returns the rating of his recent games, the newest counting most. @param before null: he had not played */
export function ratedLately(before: number | null, rating: number): number {
  return before === null ? rating : Math.round(before + (rating - before) * MATCH_RATING.pace);
}

/**
 * Returns how well he has trained lately, after some more days.
 * @param work of these days, in standard deviations; @param pace in percent of the average
 */
export function trainedLately(before: number, work: number, pace: number): number {
  const target = 50 + TRAINING_RATING.byWork * work + TRAINING_RATING.byPace * (pace - 100);
  return Math.max(0, Math.min(100, Math.round(before + (target - before) * TRAINING_RATING.pace)));
}
