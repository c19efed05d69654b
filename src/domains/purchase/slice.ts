/** What purchases add to the program. */
import { purchasesAreCreditedOnce, refundsAreTakenBack } from '#domains/purchase/checks.ts';
import { giveUpOrdersJob } from '#domains/purchase/jobs.ts';
import { purchaseLedgerKinds, purchaseNotifications } from '#domains/purchase/kinds.ts';
import { purchasePolicy } from '#domains/purchase/policy.ts';
import { purchaseRoutes } from '#domains/purchase/routes.ts';
import { erasePurchases, exportPurchases } from '#domains/purchase/store/of-user.ts';
import type { Slice } from '#domains/slice.ts';
import { registerJob } from '#platform/queue/job.ts';

export const purchaseSlice: Slice = {
  name: 'purchase',
  routes: () => ({ purchases: purchaseRoutes }),
  policies: [purchasePolicy],
  jobs: () => [registerJob(giveUpOrdersJob)],
  ledgerKinds: purchaseLedgerKinds,
  notifications: purchaseNotifications,
  checks: [purchasesAreCreditedOnce, refundsAreTakenBack],
  eraseUser: (tx, { id }) => erasePurchases(tx, id),
  exportUser: async (db, { id }) => ({ purchases: await exportPurchases(db, id) }),
};
