/** Once a minute: pays the pucks of press prizes that exceeded a daily limit, as soon as the limit allows. */
import { payWaitingPrizes } from '#domains/article/store/prizes.ts';
import { minutelyJob } from '#platform/queue/job.ts';

export const prizePucksJob = minutelyJob('prize-pucks', async ({ db, log, now }) => {
  const prizes = await payWaitingPrizes(db, now());
  if (prizes > 0) log.info({ prizes }, 'paid pucks of press prizes that had waited');
});
