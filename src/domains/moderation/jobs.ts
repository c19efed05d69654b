/** Tidies up what reports leave behind. */
import * as z from 'zod';
import { forgetOldCases } from '#domains/moderation/store/retention.ts';
import { defineJob } from '#platform/queue/job.ts';

export const tidyModerationJob = defineJob({
  name: 'tidy-moderation',
  cadence: 'minutely',
  timeLimitSeconds: 60,
  payload: z.object({}),
  run: ({ db, now }) => forgetOldCases(db, now()),
});
