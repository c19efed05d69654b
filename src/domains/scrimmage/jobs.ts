/** Jobs for scrimmages. */
import * as z from 'zod';
import { forgetOldScrimmages } from '#domains/scrimmage/store/scrimmages.ts';
import { defineJob, type RegisteredJob, registerJob } from '#platform/queue/job.ts';

/** Not a hook of the day, since old scrimmages are removed while the world's clock is paused, too. */
const forgetJob = defineJob({
  name: 'scrimmage-forget',
  cadence: 'minutely',
  timeLimitSeconds: 30,
  payload: z.object({}),
  run: async ({ db, now }) => {
    await db.transaction((tx) => forgetOldScrimmages(tx, now()));
  },
});

export const scrimmageJobs: readonly RegisteredJob[] = [registerJob(forgetJob)];
