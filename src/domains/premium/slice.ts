/** What premium adds to the program. Its end is stored with the account. */
import { premiumWasPaidFor } from '#domains/premium/checks.ts';
import { PREMIUM_SETTINGS } from '#domains/premium/constants.ts';
import { premiumRemindersJob } from '#domains/premium/jobs.ts';
import { premiumNotifications } from '#domains/premium/kinds.ts';
import { premiumRoutes } from '#domains/premium/routes.ts';
import { erasePremium, exportPremium } from '#domains/premium/store/membership.ts';
import type { Slice } from '#domains/slice.ts';
import { registerJob } from '#platform/queue/job.ts';

export const premiumSlice: Slice = {
  name: 'premium',
  routes: () => ({ premium: premiumRoutes }),
  settings: PREMIUM_SETTINGS,
  jobs: ({ publicUrl }) => [registerJob(premiumRemindersJob(publicUrl))],
  notifications: premiumNotifications,
  checks: [premiumWasPaidFor],
  eraseUser: (tx, { id }) => erasePremium(tx, id),
  exportUser: async (db, { id }) => ({ premium: await exportPremium(db, id) }),
};
