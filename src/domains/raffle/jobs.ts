/** Runs once a minute: draws due raffles and opens the next ones. */
import { readSite } from '#domains/admin/store/site.ts';
import { drawRaffles, openRaffles } from '#domains/raffle/store/raffles.ts';
import { findToday } from '#platform/clock/today.ts';
import { minutelyJob } from '#platform/queue/job.ts';

export const rafflesJob = minutelyJob('raffles', async ({ db, log, now }) => {
  if (!(await findToday(db))) return;
  const drawn = await drawRaffles(db, now());
  // Open raffles are still drawn after an admin has closed the feature.
  const { closed } = await readSite(db);
  const isClosed = closed.some(({ feature }) => feature === 'raffles');
  const opened = isClosed ? 0 : await openRaffles(db, now());
  if (drawn + opened > 0) log.info({ drawn, opened }, 'drew and opened raffles');
});
