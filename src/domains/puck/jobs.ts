/** Runs once a minute and gives newly activated accounts their first pucks. */
import { issueStartPucks } from '#domains/puck/store/start.ts';
import { minutelyJob } from '#platform/queue/job.ts';

export const startPucksJob = minutelyJob('start-pucks', async ({ db, log, now }) => {
  const accounts = await issueStartPucks(db, now());
  if (accounts > 0) log.info({ accounts }, 'gave new accounts their first pucks');
});
