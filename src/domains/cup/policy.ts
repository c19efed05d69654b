/** Permissions on friendly cups. */
import { manager } from '#domains/seat/policy.ts';
import { policy } from '#platform/calls/policy.ts';

/** Concerns the user's own club; the cup itself restricts what only organizers may do. */
export const cupPolicy = policy('cup', {
  create: [manager],
  enter: [manager],
  organize: [manager],
});
