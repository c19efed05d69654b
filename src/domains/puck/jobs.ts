/** Once a minute: accounts that were activated get their first pucks. */
import * as z from 'zod';
import { issueStartPucks } from '#domains/puck/store/start.ts';
import { defineJob } from '#platform/queue/job.ts';

export const startPucksJob = defineJob({
  name: 'start-pucks',
  cadence: 'minutely',
  timeLimitSeconds: 55,
  payload: z.object({}),
  async run({ db, log, now }) {
    const accounts = await issueStartPucks(db, now());
    if (accounts > 0) log.info({ accounts }, 'gave new accounts their first pucks');
  },
});
