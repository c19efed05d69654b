/** Permissions on the lineup of a team: a leaked tactic is the end of trust. */
import { assistant, headCoach, manager, nationalGm } from '#domains/seat/policy.ts';
import { policy } from '#platform/calls/policy.ts';

export const lineupPolicy = policy('lineups', {
  see: [manager, nationalGm, headCoach, assistant],
  edit: [manager, nationalGm, headCoach],
  share: [manager, nationalGm],
});
