/** Who may do what with an account. All calls are about the account of the session that makes them. */
import { policy, user } from '#platform/calls/policy.ts';

export const accountPolicy = policy('account', {
  change: [user],
  leave: [user],
});
