/** Who may move the world, besides its clock and its admins. */
import { manager } from '#domains/seat/policy.ts';
import { admin, policy } from '#platform/calls/policy.ts';

export const worldPolicy = policy('world', {
  /** Concerns the user's own club: the world waits only for managers. */
  beReady: [manager],
  choosePace: [manager, admin],
});
