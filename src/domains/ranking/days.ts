/** Night hooks that update ratings. */
import { type DayHook, stored } from '#domains/day.ts';
import { rateGames } from '#domains/ranking/store.ts';

export const rankingDays: readonly DayHook[] = [
  {
    name: 'ranking.rate',
    at: 'day-ends',
    // The expected results use tonight's roster ratings.
    after: ['game.ratings'],
    // Not run for simulated past seasons, in which there are no managers.
    run: stored(async (tx, { season, day }) => ({ gamesRated: await rateGames(tx, { season, day }) })),
  },
];
