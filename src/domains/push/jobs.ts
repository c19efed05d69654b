/** Once a minute: what devices are to be told. */
import * as z from 'zod';
import { pushNotifications } from '#domains/push/store/send.ts';
import { defineJob } from '#platform/queue/job.ts';

export const pushJob = (publicUrl: string) =>
  defineJob({
    name: 'push-notifications',
    cadence: 'minutely',
    timeLimitSeconds: 55,
    payload: z.object({}),
    async run({ db, log, now }) {
      const pushed = await pushNotifications(db, { now: now(), publicUrl, log });
      if (pushed > 0) log.info({ pushed }, 'pushed to devices');
    },
  });
