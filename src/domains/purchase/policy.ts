/** Who may do what with purchases and the pucks of others. */
import { admin, policy } from '#platform/calls/policy.ts';

export const purchasePolicy = policy('purchase', {
  review: [admin],
  grant: [admin],
  freeze: [admin],
});
