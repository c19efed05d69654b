/**
 * Studies of careers use seasons of 82 games; a world's have 38, in which chance weighs more. The luck in a figure is known, so
 * the stability of the figure over a full season can be computed.
 */
import { CLUBS_PER_LEAGUE } from '#engine/schedule/pyramid.ts';

/** Games of a team in a season of a world, and in the seasons of studies. */
export const GAMES_OF_A_SEASON = 2 * (CLUBS_PER_LEAGUE - 1);
export const GAMES_OF_A_FULL_SEASON = 82;

/** A world's season as a share of a full one: for bounds like "played in 40 games". */
export const SHARE_OF_A_FULL_SEASON = GAMES_OF_A_SEASON / GAMES_OF_A_FULL_SEASON;

/** A figure of a season, and the variance that chance alone gives it. */
export interface Luck {
  value: number;
  variance: number;
}

/**
 * Returns the correlation between two seasons of the same players or teams, had both been full ones: the shorter, the more luck.
 */
export function stability(pairs: readonly (readonly [Luck, Luck])[]): number {
  const mean = (of: (pair: readonly [Luck, Luck]) => number) =>
    pairs.reduce((sum, pair) => sum + of(pair), 0) / Math.max(1, pairs.length);
  const [first, second] = [mean(([one]) => one.value), mean(([, two]) => two.value)];
  const covariance = mean(([one, two]) => (one.value - first) * (two.value - second));
  const spread = (index: 0 | 1, middle: number) => {
    const observed = mean((pair) => (pair[index].value - middle) ** 2);
    return observed - (1 - SHARE_OF_A_FULL_SEASON) * mean((pair) => pair[index].variance);
  };
  const [xx, yy] = [spread(0, first), spread(1, second)];
  return xx <= 0 || yy <= 0 ? 0 : Math.max(-1, Math.min(1, covariance / Math.sqrt(xx * yy)));
}

/** Returns a share of this many attempts. */
export function shareOf(hits: number, attempts: number): Luck {
  const value = hits / attempts;
  return { value, variance: (value * (1 - value)) / attempts };
}

/** Returns a mean of this many games. @param squares sum of the squares of each game's value. */
export function perGame(total: number, squares: number, games: number): Luck {
  const value = total / games;
  return { value, variance: Math.max(0, squares / games - value ** 2) / games };
}
