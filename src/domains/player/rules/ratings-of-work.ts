import { MATCH_RATING, TRAINING_RATING } from '#domains/player/constants.ts';
/** Marks for what a player does: in each game, in games lately, in training lately. */

/** A game as a mark of 0 to 100, which screens show as 0.0 to 10.0. @param performance about −1 to 1, see `performance.ts` */
export function matchRating(performance: number): number {
  const { ordinary, best, worst } = MATCH_RATING;
  return Math.round(ordinary + performance * (performance > 0 ? best - ordinary : ordinary - worst));
}

/** The mark of his last games, the newest counting most. @param before null: he had not played */
export function ratedLately(before: number | null, rating: number): number {
  return before === null ? rating : Math.round(before + (rating - before) * MATCH_RATING.pace);
}

/**
 * How well he has worked lately after some days more.
 * @param work of these days, in standard deviations; @param pace in percent of what is ordinary
 */
export function trainedLately(before: number, work: number, pace: number): number {
  const target = 50 + TRAINING_RATING.byWork * work + TRAINING_RATING.byPace * (pace - 100);
  return Math.max(0, Math.min(100, Math.round(before + (target - before) * TRAINING_RATING.pace)));
}
