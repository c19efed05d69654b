/** Constants of club creation. */
import { USUAL_SEATS } from '#domains/finances/constants.ts';

/** Share of American clubs in the top league; each lower league is entirely American or not at all. */
export const AMERICAN_SHARE_AT_TOP = 0.5;

/** Random shift of cities in the list when leagues are filled; 0: none. */
export const CITY_LUCK = 0.6;

/** Seats by tier (the last counts for deeper ones): the mean and the spread, and what they are rounded to. */
export const ARENA_CAPACITY: readonly { mean: number; deviation: number }[] = [
  { mean: USUAL_SEATS[0], deviation: 2_300 },
  { mean: USUAL_SEATS[1], deviation: 1_700 },
  { mean: USUAL_SEATS[2], deviation: 1_200 },
  { mean: USUAL_SEATS[3], deviation: 900 },
  { mean: USUAL_SEATS[4], deviation: 600 },
];
export const SEATS_STEP = 50;
export const MIN_SEATS = 1_500;

/** Seasons since a club's founding at the start of the world. */
export const CLUB_AGE = { least: 12, most: 96 } as const;

export const GOAL_HORNS = ['horn1', 'horn2', 'horn3', 'horn4', 'horn5', 'horn6', 'horn7'] as const;

/** Coaching rating of an average staff, and the spread between clubs. */
export const COACHING = { mean: 58, deviation: 7, perTier: -4 } as const;

/** World ranking points that a nation starts with: this many for each thousandth of the world's talent, by its root. */
export const RANKING_POINTS_PER_ROOT_TALENT = 2_400;
