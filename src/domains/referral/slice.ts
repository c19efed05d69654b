/**
 * What referrals add to the program. The referrer is stored with the account; decided referrals are kept, so that none
 * is paid twice.
 */
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
