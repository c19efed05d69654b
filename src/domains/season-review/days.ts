/** The night after the last final, when each club's season is reviewed. */
import type { DayHook, FoundingHook } from '#domains/day.ts';
import { noteYoung, reviewSeason } from '#domains/season-review/store/write.ts';

export const seasonReviewDays: readonly DayHook[] = [
  {
    name: 'season-review.write',
    at: 'phase-ends',
    phase: 'playoffs',
    after: ['awards.vote', 'finances.prizes', 'season.champions'],
    async run({ rows, season, past }) {
      // In a generated past only the growth is noted tonight; the rest is written once the statistics exist.
      if (past) await noteYoung(rows, season);
      if (rows.tx === null) return undefined;
      return { seasonReviews: await reviewSeason(rows.tx, season) };
    },
  },
];

export const seasonReviewFounding: readonly FoundingHook[] = [
  {
    name: 'season-review.write-past-season',
    at: 'past-season',
    after: ['awards.vote-on-past-season'],
    async run({ rows, season }) {
      if (rows.tx !== null) await reviewSeason(rows.tx, season);
    },
  },
];
