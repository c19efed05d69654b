import { referral } from '#domains/referral/contract.ts';
import { loadReferrals } from '#domains/referral/views.ts';
import { implementing, signedIn } from '#platform/calls/api.ts';

const api = implementing(referral);

export const referralRoutes = {
  mine: api.mine.handler(async ({ context }) => ({
    data: await loadReferrals(context.db, signedIn(context).id, context.now),
  })),
};
