/** What nights do to ratings. */
import type { DayHook } from '#domains/day.ts';
import { rateGames } from '#domains/ranking/store.ts';

export const rankingDays: readonly DayHook[] = [
  {
    name: 'ranking.rate',
    at: 'day-ends',
    // Rosters are expected to play as they are rated tonight.
    after: ['game.ratings'],
    async run({ rows, season, day }) {
      // Nobody manages anything in a past that is being made.
      if (rows.tx === null) return undefined;
      return { gamesRated: await rateGames(rows.tx, { season, day }) };
    },
  },
];
