/** What moderation adds to the program. */
import { checkWrittenJob, tidyModerationJob } from '#domains/moderation/jobs.ts';
import { moderationNotifications } from '#domains/moderation/kinds.ts';
import { moderationPolicy } from '#domains/moderation/policy.ts';
import { moderationRoutes } from '#domains/moderation/routes.ts';
import { barLeaver, barOf } from '#domains/moderation/store/bars.ts';
import { eraseModeration, exportModeration } from '#domains/moderation/store/of-user.ts';
import { restrictionIn } from '#domains/moderation/store/sanctions.ts';
import type { Slice } from '#domains/slice.ts';
import { registerJob } from '#platform/queue/job.ts';

export const moderationSlice: Slice = {
  name: 'moderation',
  routes: (needs) => ({ moderation: moderationRoutes(needs) }),
  notifications: moderationNotifications,
  jobs: (needs) => [registerJob(tidyModerationJob), registerJob(checkWrittenJob(needs))],
  policies: [moderationPolicy],
  restriction: restrictionIn,
  bars: barOf,
  async eraseUser(tx, { id }, now) {
    await barLeaver(tx, id, now);
    await eraseModeration(tx, id);
  },
  exportUser: async (db, { id }) => ({ moderation: await exportModeration(db, id) }),
};
