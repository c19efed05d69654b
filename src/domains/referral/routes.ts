import { referral } from '#domains/referral/contract.ts';
import { loadReferrals } from '#domains/referral/views.ts';
import { implementing } from '#platform/calls/api.ts';
import { reads } from '#platform/calls/handlers.ts';

export const referralRoutes = implementing(referral, {
  mine: reads(({ db, userId, now }) => loadReferrals(db, userId, now)),
});
