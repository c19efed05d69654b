/** Permissions on scrimmages. */
import { manager } from '#domains/seat/policy.ts';
import { policy } from '#platform/calls/policy.ts';

/** Concerns the user's own team; for invitations the invited team (`answer`) or the inviting team (`withdraw`). */
export const scrimmagePolicy = policy('scrimmage', {
  see: [manager],
  play: [manager],
  callOff: [manager],
  answer: [manager],
  withdraw: [manager],
});
