/** Jobs of the draft clock. */
import * as z from 'zod';
import { DRAFT_PICK_JOB, pickByClock, queueClocks } from '#domains/draft/store/live.ts';
import { readWorld } from '#platform/clock/state.ts';
import { readToday } from '#platform/clock/today.ts';
import { defineJob, type RegisteredJob, registerJob } from '#platform/queue/job.ts';

/** Queued with each pick on the clock, for when its time runs out. */
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

/** Requeues lost jobs, so that no draft gets stuck. */
const draftWatchJob = defineJob({
  name: 'draft-watch',
  cadence: 'minutely',
  timeLimitSeconds: 30,
  payload: z.object({}),
  run: ({ db, enqueue }) => db.transaction((tx) => queueClocks(tx, enqueue)),
});

export const draftJobs: readonly RegisteredJob[] = [registerJob(draftPickJob), registerJob(draftWatchJob)];
