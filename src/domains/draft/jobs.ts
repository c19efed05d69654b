/** What the clock of a draft does. */
import * as z from 'zod';
import { DRAFT_PICK_JOB, pickByClock, queueClocks } from '#domains/draft/store/live.ts';
import { readWorld } from '#platform/clock/state.ts';
import { readToday } from '#platform/clock/today.ts';
import { defineJob, type RegisteredJob, registerJob } from '#platform/queue/job.ts';

/** Queued with each pick that is on the clock, for the end of it. */
const draftPickJob = defineJob({
  name: DRAFT_PICK_JOB,
  cadence: 'on-demand',
  timeLimitSeconds: 30,
  payload: z.object({ draftId: z.number().int(), spot: z.number().int() }),
  run: ({ db, now, enqueue }, pick) =>
    db.transaction(async (tx) => {
      await pickByClock(tx, pick, {
        ...(await readToday(tx)),
        dayMinutes: (await readWorld(tx)).dayMinutes,
        now: now(),
        enqueue,
      });
    }),
});

/** Makes sure that no draft waits for a job that was lost. */
const draftWatchJob = defineJob({
  name: 'draft-watch',
  cadence: 'minutely',
  timeLimitSeconds: 30,
  payload: z.object({}),
  run: ({ db, enqueue }) => db.transaction((tx) => queueClocks(tx, enqueue)),
});

export const draftJobs: readonly RegisteredJob[] = [registerJob(draftPickJob), registerJob(draftWatchJob)];
