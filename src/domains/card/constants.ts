/** Rarities of trading cards, and their thresholds. */

/** Rarities, from the most common on. */
export const RARITIES = ['common', 'uncommon', 'rare', 'epic', 'legendary'] as const;
export type Rarity = (typeof RARITIES)[number];

/** Cards per page: three printed pages of nine. */
export const MAX_CARDS = 27;

/** Stars from which on a card is uncommon, rare, epic and legendary. */
export const STARS_NEEDED = [1, 3, 5, 8] as const;

/**
 * What earns a card its stars: each list holds marks, and reaching one more of them is one more star. A season has 38 games, and
 * the best of the top league score some sixty points in it, the busiest goalies win some 25 games.
 */
export const STAR_MARKS = {
  /** His rank by overall among all clubs' skaters or goalies, as a share: this or better. */
  place: [0.12, 0.05, 0.02, 0.005],
  games: [250, 500],
  /** Of skaters. */
  points: [200, 350, 550],
  /** Of goalies. */
  wins: [100, 180, 280],
} as const;

/** Stars per honor; two second-team or rookie-team honors make one. The Hall of Fame makes every card legendary. */
export const STARS_OF_HONOR = { MVP: 2, 'playoff-MVP': 2, 'second-team': 0.5, 'rookie-team': 0.5 } as const;
export const STARS_OF_OTHER_HONORS = 1;
