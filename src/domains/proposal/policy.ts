/** Who may propose, vote and decide. */
import { admin, other, policy, self, user } from '#platform/calls/policy.ts';

export const proposalPolicy = policy('proposal', {
  take: [user],
  setStatus: [admin],
});

/** Who may remove or report a proposal. */
export const postPolicy = policy('proposal.post', {
  remove: [self],
  report: [other],
});
