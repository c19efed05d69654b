/** What reviews of seasons bring to the program. */
import { seasonReviewDays } from '#domains/season-review/days.ts';
import { seasonReviewNotifications } from '#domains/season-review/kinds.ts';
import { seasonReviewRoutes } from '#domains/season-review/routes.ts';
import type { Slice } from '#domains/slice.ts';

export const seasonReviewSlice: Slice = {
  name: 'season-review',
  routes: () => ({ seasonReviews: seasonReviewRoutes }),
  days: seasonReviewDays,
  notifications: seasonReviewNotifications,
};
