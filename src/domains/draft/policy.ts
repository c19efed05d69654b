/** Who may choose for a club. */
import { manager } from '#domains/seat/policy.ts';
import { admin, policy } from '#platform/calls/policy.ts';

/** Of the user's own club: see and change what it looks for, choose when it is its turn, sign whom it has chosen. For admins: how long the clocks run. */
export const draftPolicy = policy('draft', {
  rank: [manager],
  pick: [manager],
  sign: [manager],
  setClock: [admin],
});
