/** Who reviews and pays withdrawals; the store refuses admins who would decide about themselves or their household. */
import { admin, policy } from '#platform/calls/policy.ts';

export const withdrawalPolicy = policy('withdrawal', {
  review: [admin],
  setTerms: [admin],
});
