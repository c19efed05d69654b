/** Who proposes and votes, and who judges. */
import { admin, other, policy, self, user } from '#platform/calls/policy.ts';

export const proposalPolicy = policy('proposal', {
  take: [user],
  setStatus: [admin],
});

/** What one may do with a proposal that somebody has written. */
export const postPolicy = policy('proposal.post', {
  remove: [self],
  report: [other],
});
