/** Who may review and pay withdrawals; the store refuses admins who would decide on their own or their household's. */
import { admin, policy } from '#platform/calls/policy.ts';

export const withdrawalPolicy = policy('withdrawal', {
  review: [admin],
  setTerms: [admin],
});
