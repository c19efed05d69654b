/** Who proposes and votes, and who judges. */
import { policy } from '#platform/calls/policy.ts';

export const proposalPolicy = policy('proposal', {
  take: ['user'],
  setStatus: ['admin'],
});

/** What one may do with a proposal or a comment that somebody has written. */
export const postPolicy = policy('proposal.post', {
  remove: ['self'],
  report: ['other'],
});
