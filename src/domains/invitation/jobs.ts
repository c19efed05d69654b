/** Background jobs that expire and remove invitations. */
import * as z from 'zod';
import { CLOSED_AT_ONCE, DAYS_KEPT } from '#domains/invitation/constants.ts';
import { expireDue, forgetClosed } from '#domains/invitation/store/invitations.ts';
import type { JobNeeds } from '#domains/slice.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import { defineJob, type RegisteredJob, registerJob } from '#platform/queue/job.ts';

/** Not day hooks: invitations also expire while the world clock is stopped. */
export function invitationJobs({ slices }: JobNeeds): readonly RegisteredJob[] {
  const kinds = slices.flatMap((slice) => slice.invitations ?? []);
  return [
    registerJob(
      defineJob({
        name: 'invitation-expire',
        cadence: 'minutely',
        timeLimitSeconds: 30,
        payload: z.object({}),
        run: async ({ db, now }) => {
          await db.transaction(async (tx) => {
            await expireDue(tx, kinds, { now: now(), limit: CLOSED_AT_ONCE });
            const before = new Date(now().getTime() - DAYS_KEPT * DAY_MS);
            await forgetClosed(tx, { before, limit: CLOSED_AT_ONCE });
          });
        },
      }),
    ),
  ];
}
