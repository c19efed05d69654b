/** Who may do what with the lineup of a team: a tactic that leaks is the end of trust. */
import { policy } from '#platform/calls/policy.ts';

export const lineupPolicy = policy('lineups', {
  see: ['owner', 'coach'],
  edit: ['owner', 'coach'],
  share: ['owner'],
});
