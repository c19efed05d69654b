/** Who may do what with trades. */
import { manager } from '#domains/seat/policy.ts';
import { admin, policy } from '#platform/calls/policy.ts';

/** Towards one's own club: what it offers, answers, says, votes, and whom it puts on the trade block. */
export const tradePolicy = policy('trade', {
  see: [manager],
  propose: [manager],
  answer: [manager],
  withdraw: [manager],
  comment: [manager],
  list: [manager],
  vote: [manager],
  overrule: [admin],
});
