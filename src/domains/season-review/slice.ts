/** What season reviews contribute to the program. */
import { seasonReviewDays, seasonReviewFounding } from '#domains/season-review/days.ts';
import { seasonMailJob } from '#domains/season-review/jobs.ts';
import { seasonReviewDesk, seasonReviewNotifications } from '#domains/season-review/kinds.ts';
import { seasonReviewRoutes } from '#domains/season-review/routes.ts';
import { reviewOnDesk } from '#domains/season-review/views.ts';
import type { Slice } from '#domains/slice.ts';
import { registerJob } from '#platform/queue/job.ts';

export const seasonReviewSlice: Slice = {
  name: 'season-review',
  routes: () => ({ seasonReviews: seasonReviewRoutes }),
  days: seasonReviewDays,
  founding: seasonReviewFounding,
  jobs: ({ publicUrl }) => [registerJob(seasonMailJob(publicUrl))],
  notifications: seasonReviewNotifications,
  desk: seasonReviewDesk,
  deskItems: reviewOnDesk,
};
