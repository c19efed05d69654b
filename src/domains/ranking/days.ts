/** What nights do to ratings. */
import { type DayHook, stored } from '#domains/day.ts';
import { rateGames } from '#domains/ranking/store.ts';

export const rankingDays: readonly DayHook[] = [
  {
    name: 'ranking.rate',
    at: 'day-ends',
    // Rosters are expected to play as they are rated tonight.
    after: ['game.ratings'],
    // Nobody manages anything in a past that is being made.
    run: stored(async (tx, { season, day }) => ({ gamesRated: await rateGames(tx, { season, day }) })),
  },
];
