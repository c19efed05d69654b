/** Permissions for the draft. */
import { manager } from '#domains/seat/policy.ts';
import { admin, policy } from '#platform/calls/policy.ts';

/**
 * For the user's own club: viewing and changing its draft board, selecting when it is on the clock, signing its prospects. For admins: setting the
 * length of clocks.
 */
export const draftPolicy = policy('draft', {
  rank: [manager],
  pick: [manager],
  sign: [manager],
  setClock: [admin],
});
