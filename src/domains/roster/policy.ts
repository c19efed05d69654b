/** Who may move players. */
import { manager } from '#domains/seat/policy.ts';
import { policy } from '#platform/calls/policy.ts';

/** `move`: one's own players among one's teams. `claim`: players of others who are on waivers, for one's own club. */
export const rosterPolicy = policy('roster', {
  move: [manager],
  claim: [manager],
});
