/** The schedule of a simulated season. */
import type { Random } from '#engine/random.ts';

/**
 * Returns the rounds of a season as indexes into the list of clubs: in each round every club plays once (one has a rest if their
 * number is odd); home and away even out over the season.
 */
export function seasonRounds(clubs: number, rounds: number, random: Random): [home: number, away: number][][] {
  const homeGames = new Array<number>(clubs).fill(0);
  return Array.from({ length: rounds }, () => {
    const order = random.shuffle(Array.from({ length: clubs }, (_, index) => index));
    const games: [number, number][] = [];
    for (let index = 0; index + 1 < clubs; index += 2) {
      const [one = 0, two = 1] = order.slice(index, index + 2);
      const oneIsHome = (homeGames[one] ?? 0) <= (homeGames[two] ?? 0);
      const home = oneIsHome ? one : two;
      homeGames[home] = (homeGames[home] ?? 0) + 1;
      games.push([home, oneIsHome ? two : one]);
    }
    return games;
  });
}
