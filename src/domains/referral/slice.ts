/** What referrals bring to the program. Who has brought whom is kept with the account, and goes with it. */
import { referralRoutes } from '#domains/referral/routes.ts';
import type { Slice } from '#domains/slice.ts';

export const referralSlice: Slice = {
  name: 'referral',
  routes: () => ({ referral: referralRoutes }),
};
