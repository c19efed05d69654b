/** Who may do what with friendly cups. */
import { manager } from '#domains/seat/policy.ts';
import { policy } from '#platform/calls/policy.ts';

/** With one's own club; what only organizers may do, the cup itself says. */
export const cupPolicy = policy('cup', {
  create: [manager],
  enter: [manager],
  organize: [manager],
});
