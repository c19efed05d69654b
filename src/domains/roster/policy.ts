/** Permissions for roster moves. */
import { manager } from '#domains/seat/policy.ts';
import { policy } from '#platform/calls/policy.ts';

/** `move`: players of the user's club among its teams. `claim`: other clubs' players on waivers, for the user's club. */
export const rosterPolicy = policy('roster', {
  move: [manager],
  claim: [manager],
});
