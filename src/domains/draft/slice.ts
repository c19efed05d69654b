/** The entry draft slice. */
import { picksOnce } from '#domains/draft/checks.ts';
import { draftDays, draftFounding } from '#domains/draft/days.ts';
import { draftJobs } from '#domains/draft/jobs.ts';
import { draftNews, draftNotifications } from '#domains/draft/kinds.ts';
import { draftPolicy } from '#domains/draft/policy.ts';
import { draftRoutes } from '#domains/draft/routes/draft.ts';
import type { Slice } from '#domains/slice.ts';

export const draftSlice: Slice = {
  name: 'draft',
  routes: () => ({ draft: draftRoutes }),
  jobs: () => draftJobs,
  policies: [draftPolicy],
  news: draftNews,
  notifications: draftNotifications,
  days: draftDays,
  founding: draftFounding,
  checks: [picksOnce],
};
