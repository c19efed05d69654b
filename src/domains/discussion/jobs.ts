/** Tidies up what comments leave behind. */
import * as z from 'zod';
import { forgetOldEdits } from '#domains/discussion/store/retention.ts';
import { defineJob } from '#platform/queue/job.ts';

export const tidyCommentsJob = defineJob({
  name: 'tidy-comments',
  cadence: 'minutely',
  timeLimitSeconds: 60,
  payload: z.object({}),
  run: ({ db, now }) => forgetOldEdits(db, now()),
});
