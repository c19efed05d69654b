/** Once a minute: orders that were never paid are given up. */
import * as z from 'zod';
import { giveUpOrders } from '#domains/purchase/store/orders.ts';
import { defineJob } from '#platform/queue/job.ts';

export const giveUpOrdersJob = defineJob({
  name: 'give-up-orders',
  cadence: 'minutely',
  timeLimitSeconds: 55,
  payload: z.object({}),
  async run({ db, log, now }) {
    const orders = await giveUpOrders(db, now());
    if (orders > 0) log.info({ orders }, 'gave up orders that were not paid');
  },
});
