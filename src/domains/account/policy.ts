/** Permissions for accounts. All calls concern the account of their session. */
import { policy, user } from '#platform/calls/policy.ts';

export const accountPolicy = policy('account', {
  change: [user],
  leave: [user],
});
