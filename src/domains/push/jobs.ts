/** Runs once a minute and pushes to users' devices. */
import { pushNotifications } from '#domains/push/store/send.ts';
import { minutelyJob } from '#platform/queue/job.ts';

export const pushJob = (publicUrl: string) =>
  minutelyJob('push-notifications', async ({ db, log, now }) => {
    const pushed = await pushNotifications(db, { now: now(), publicUrl, log });
    if (pushed > 0) log.info({ pushed }, 'pushed to devices');
  });
