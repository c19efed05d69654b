/** Once a minute: members whose premium ends soon are reminded. */
import * as z from 'zod';
import { remindMembers } from '#domains/premium/store/reminders.ts';
import { defineJob } from '#platform/queue/job.ts';

export const premiumRemindersJob = (publicUrl: string) =>
  defineJob({
    name: 'premium-reminders',
    cadence: 'minutely',
    timeLimitSeconds: 55,
    payload: z.object({}),
    async run({ db, log, now }) {
      const reminded = await remindMembers(db, { now: now(), publicUrl });
      if (reminded > 0) log.info({ reminded }, 'reminded members that premium ends');
    },
  });
