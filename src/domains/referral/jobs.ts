/** Once a minute: friends who have played for long enough bring both their reward. */
import * as z from 'zod';
import { settleReferrals } from '#domains/referral/store.ts';
import { defineJob } from '#platform/queue/job.ts';

export const referralsJob = defineJob({
  name: 'referrals',
  cadence: 'minutely',
  timeLimitSeconds: 55,
  payload: z.object({}),
  async run({ db, log, now }) {
    const decided = await settleReferrals(db, now());
    if (decided > 0) log.info({ decided }, 'settled referrals');
  },
});
