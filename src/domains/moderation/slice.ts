/** What moderation brings to the program. */
import { tidyModerationJob } from '#domains/moderation/jobs.ts';
import { moderationNotifications } from '#domains/moderation/kinds.ts';
import { moderationPolicy } from '#domains/moderation/policy.ts';
import { moderationRoutes } from '#domains/moderation/routes.ts';
import { eraseModeration, exportModeration } from '#domains/moderation/store/of-user.ts';
import type { Slice } from '#domains/slice.ts';
import { registerJob } from '#platform/queue/job.ts';

export const moderationSlice: Slice = {
  name: 'moderation',
  routes: (needs) => ({ moderation: moderationRoutes(needs) }),
  notifications: moderationNotifications,
  jobs: () => [registerJob(tidyModerationJob)],
  policies: [moderationPolicy],
  eraseUser: (tx, { id }) => eraseModeration(tx, id),
  exportUser: async (db, { id }) => ({ moderation: await exportModeration(db, id) }),
};
