/** Jobs that check what users write and clean up old reports. */
import * as z from 'zod';
import { ids } from '#domains/ids.ts';
import { moderationJobs } from '#domains/moderation/constants.ts';
import { listsWith } from '#domains/moderation/rules/lists.ts';
import { forgetOldBars } from '#domains/moderation/store/bars.ts';
import { checkWritten, forgetWritten } from '#domains/moderation/store/checks.ts';
import { forgetOldCases } from '#domains/moderation/store/retention.ts';
import type { JobNeeds } from '#domains/slice.ts';
import { defineJob } from '#platform/queue/job.ts';

export const tidyModerationJob = defineJob({
  name: 'tidy-moderation',
  cadence: 'minutely',
  timeLimitSeconds: 60,
  payload: z.object({}),
  async run({ db, now }) {
    await forgetOldCases(db, now());
    await forgetWritten(db, now());
    await forgetOldBars(db, now());
  },
});

/** Checks a text; idempotent. */
export const checkWrittenJob = ({ slices, lists }: Pick<JobNeeds, 'slices' | 'lists'>) => {
  const kinds = slices.flatMap(({ subjects }) => subjects?.({ slices }) ?? []);
  const checking = { kinds, nouns: slices, lists: listsWith(lists) };
  return defineJob({
    name: moderationJobs.check,
    cadence: 'on-demand',
    timeLimitSeconds: 30,
    payload: z.object({ kind: z.string(), id: z.number().int(), userId: ids.user }),
    run: ({ db, now }, written) => checkWritten(db, { ...written, now: now() }, checking),
  });
};
