/** Once a minute: what devices are to be told. */
import { pushNotifications } from '#domains/push/store/send.ts';
import { minutelyJob } from '#platform/queue/job.ts';

export const pushJob = (publicUrl: string) =>
  minutelyJob('push-notifications', async ({ db, log, now }) => {
    const pushed = await pushNotifications(db, { now: now(), publicUrl, log });
    if (pushed > 0) log.info({ pushed }, 'pushed to devices');
  });
