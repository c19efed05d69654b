/** Who may do what with scrimmages. */
import { manager } from '#domains/seat/policy.ts';
import { policy } from '#platform/calls/policy.ts';

/** Towards one's own team; of an invitation towards the team that is invited (`answer`) or that has invited (`withdraw`). */
export const scrimmagePolicy = policy('scrimmage', {
  see: [manager],
  play: [manager],
  callOff: [manager],
  answer: [manager],
  withdraw: [manager],
});
