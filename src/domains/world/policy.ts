/** Who may move the world, besides its clock and its admins. */
import { manager } from '#domains/seat/policy.ts';
import { admin, policy } from '#platform/calls/policy.ts';

export const worldPolicy = policy('world', {
  /** Towards one's own club: only those who manage one are waited for. */
  beReady: [manager],
  choosePace: [manager, admin],
});
