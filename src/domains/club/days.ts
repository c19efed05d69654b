/** Nightly work on clubs: weekly records of team ratings, and changes of rivals with each season. */
import { DAYS_BETWEEN_RECORDS } from '#domains/club/constants.ts';
import { keepRatings } from '#domains/club/store/rating-history.ts';
import { renewRivals } from '#domains/club/store/rivalries.ts';
import type { DayHook } from '#domains/day.ts';

export const clubDays: readonly DayHook[] = [
  {
    name: 'club.rivals',
    at: 'season-begins',
    after: ['season.open'],
    run: async ({ rows, season }) => ({ rivalsReplaced: await renewRivals(rows, { ended: season }) }),
  },
  {
    name: 'club.keep-ratings',
    at: 'day-ends',
    after: ['game.ratings'],
    async run({ rows, season, day }) {
      if (day % DAYS_BETWEEN_RECORDS !== 0) return undefined;
      return { ratingsKept: await keepRatings(rows, { season, day }) };
    },
  },
];
