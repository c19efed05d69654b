/** The night after the last final: the season of each club is written down. */
import type { DayHook } from '#domains/day.ts';
import { reviewSeason } from '#domains/season-review/store/write.ts';

export const seasonReviewDays: readonly DayHook[] = [
  {
    name: 'season-review.write',
    at: 'phase-ends',
    phase: 'playoffs',
    after: ['awards.vote', 'finances.prizes', 'season.champions'],
    async run({ rows, season }) {
      // Of a past that is being made nobody knows rosters and books by the day.
      if (rows.tx === null) return undefined;
      return { seasonReviews: await reviewSeason(rows.tx, season) };
    },
  },
];
