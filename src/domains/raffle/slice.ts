/**
 * What raffles add to the program. Tickets are kept, so that a draw can be verified forever; its lists contain no
 * names.
 */
import { raffleItemsOwned, rafflePrizesPaid, raffleStakesHeld, rafflesStayWithinPots } from '#domains/raffle/checks.ts';
import { rafflesJob } from '#domains/raffle/jobs.ts';
import { raffleLedgerKinds, raffleNotifications } from '#domains/raffle/kinds.ts';
import { raffleRoutes } from '#domains/raffle/routes.ts';
import { exportTickets } from '#domains/raffle/store/tickets.ts';
import type { Slice } from '#domains/slice.ts';
import { registerJob } from '#platform/queue/job.ts';

export const raffleSlice: Slice = {
  name: 'raffle',
  routes: () => ({ raffles: raffleRoutes }),
  jobs: () => [registerJob(rafflesJob)],
  notifications: raffleNotifications,
  ledgerKinds: raffleLedgerKinds,
  checks: [raffleStakesHeld, rafflePrizesPaid, rafflesStayWithinPots, raffleItemsOwned],
  exportUser: async (db, { id }) => ({ raffleTickets: await exportTickets(db, id) }),
};
