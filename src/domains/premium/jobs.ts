/** Runs once a minute and reminds members whose premium ends soon. */
import { remindMembers } from '#domains/premium/store/reminders.ts';
import { minutelyJob } from '#platform/queue/job.ts';

export const premiumRemindersJob = (publicUrl: string) =>
  minutelyJob('premium-reminders', async ({ db, log, now }) => {
    const reminded = await remindMembers(db, { now: now(), publicUrl });
    if (reminded > 0) log.info({ reminded }, 'reminded members that premium ends');
  });
