/** Runs once a minute and rewards both sides of completed referrals. */
import { settleReferrals } from '#domains/referral/store.ts';
import { minutelyJob } from '#platform/queue/job.ts';

export const referralsJob = minutelyJob('referrals', async ({ db, log, now }) => {
  const decided = await settleReferrals(db, now());
  if (decided > 0) log.info({ decided }, 'settled referrals');
});
