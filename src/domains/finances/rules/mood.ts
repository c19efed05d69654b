/** The mood of the fans, and the reasons for it. */
import { FAN_MOOD } from '#domains/finances/constants.ts';

/** Points by which each reason moves the mood above (negative: below) its ordinary 50. */
export interface MoodReasons {
  /** Points won against expected points. */
  results: number;
  price: number;
  stars: number;
  rivalry: number;
}

export interface MoodFacts {
  /** Games played this season. */
  played: number;
  /** Shares of the possible points, 0 to 1. */
  pointsShare: number;
  expectedShare: number;
  /** In multiples of the usual price. */
  price: number;
  stars: number;
  /** What is left of the effect of games against the rival, in points. */
  rivalry: number;
}

export function moodReasons(facts: MoodFacts): MoodReasons {
  const { played, pointsShare, expectedShare, price, stars, rivalry } = facts;
  const sureness = played / (played + FAN_MOOD.gamesUntilHalf);
  return {
    results: FAN_MOOD.results * (pointsShare - expectedShare) * sureness,
    price: Math.min(FAN_MOOD.mostForPrice, FAN_MOOD.price * (price - 1)),
    stars: Math.max(-FAN_MOOD.star, Math.min(FAN_MOOD.mostForStars, FAN_MOOD.star * (stars - 1))),
    rivalry,
  };
}

/** Returns the mood after a night, 0 to 100: it moves part of the way to the level the reasons call for. */
export function moodAfter(mood: number, reasons: MoodReasons): number {
  const drawnTo = 50 + reasons.results + reasons.price + reasons.stars + reasons.rivalry;
  return within(mood + FAN_MOOD.pace * (within(drawnTo, 0, 100) - mood), 0, 100);
}

/** Returns the effect of the rivalry after a day. @param result 1 the rival was beaten, -1 they won, 0 there was no such game */
export function rivalryAfter(rivalry: number, result: -1 | 0 | 1): number {
  const { rivalFades, rivalGame, mostForRivalry } = FAN_MOOD;
  return within(rivalry * rivalFades + result * rivalGame, -mostForRivalry, mostForRivalry);
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
