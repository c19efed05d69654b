/** What referrals bring to the program. Who has come by whose link is kept with the account; that a referral was decided stays, so that nobody is paid for twice. */
import { referralsJob } from '#domains/referral/jobs.ts';
import { referralLedgerKinds, referralNotifications } from '#domains/referral/kinds.ts';
import { referralRoutes } from '#domains/referral/routes.ts';
import { exportReferrals } from '#domains/referral/store.ts';
import type { Slice } from '#domains/slice.ts';
import { registerJob } from '#platform/queue/job.ts';

export const referralSlice: Slice = {
  name: 'referral',
  routes: () => ({ referral: referralRoutes }),
  jobs: () => [registerJob(referralsJob)],
  notifications: referralNotifications,
  ledgerKinds: referralLedgerKinds,
  exportUser: async (db, { id }) => ({ referrals: await exportReferrals(db, id) }),
};
