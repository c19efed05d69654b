import { referral } from '#domains/referral/contract.ts';
import { loadReferrals } from '#domains/referral/views.ts';
import { implementing } from '#platform/calls/api.ts';
import { reads } from '#platform/calls/handlers.ts';

const api = implementing(referral);

export const referralRoutes = {
  mine: api.mine.handler(reads(({ db, userId, now }) => loadReferrals(db, userId, now))),
};
