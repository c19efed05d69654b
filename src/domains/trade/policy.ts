/** Permissions for trades. */
import { manager } from '#domains/seat/policy.ts';
import { admin, policy } from '#platform/calls/policy.ts';

/** For the user's own club: making and answering offers, commenting, voting, and listing players on the trade block. */
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
