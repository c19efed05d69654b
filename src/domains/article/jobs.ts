/** Once a minute: prizes of the press whose pucks the limits of a day had no room for are paid once there is some. */
import { payWaitingPrizes } from '#domains/article/store/prizes.ts';
import { minutelyJob } from '#platform/queue/job.ts';

export const prizePucksJob = minutelyJob('prize-pucks', async ({ db, log, now }) => {
  const prizes = await payWaitingPrizes(db, now());
  if (prizes > 0) log.info({ prizes }, 'paid pucks of press prizes that had waited');
});
