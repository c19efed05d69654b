/** Who may do what with trades. */
import { policy } from '#platform/calls/policy.ts';

/** Towards one's own club: what it offers, answers, says, votes, and whom it puts on the trade block. */
export const tradePolicy = policy('trade', {
  see: ['owner'],
  propose: ['owner'],
  answer: ['owner'],
  withdraw: ['owner'],
  comment: ['owner'],
  list: ['owner'],
  vote: ['owner'],
  overrule: ['admin'],
});
