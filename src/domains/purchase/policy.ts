/** Who may make and manage purchases, and manage other users' pucks. */
import { admin, policy } from '#platform/calls/policy.ts';

export const purchasePolicy = policy('purchase', {
  review: [admin],
  grant: [admin],
  freeze: [admin],
});
