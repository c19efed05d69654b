/** What nights do to clubs: once a week the ratings of their teams go on record. */
import { DAYS_BETWEEN_RECORDS } from '#domains/club/constants.ts';
import { keepRatings } from '#domains/club/store/rating-history.ts';
import type { DayHook } from '#domains/day.ts';

export const clubDays: readonly DayHook[] = [
  {
    name: 'club.keep-ratings',
    at: 'day-ends',
    after: ['game.ratings'],
    async run({ rows, season, day, past }) {
      // A past that is being made is not rated.
      if (past || day % DAYS_BETWEEN_RECORDS !== 0) return undefined;
      return { ratingsKept: await keepRatings(rows, { season, day }) };
    },
  },
];
