/** Runs once a minute and gives up orders that were never paid. */
import { giveUpOrders } from '#domains/purchase/store/orders.ts';
import { minutelyJob } from '#platform/queue/job.ts';

export const giveUpOrdersJob = minutelyJob('give-up-orders', async ({ db, log, now }) => {
  const orders = await giveUpOrders(db, now());
  if (orders > 0) log.info({ orders }, 'gave up orders that were not paid');
});
