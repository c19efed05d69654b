/** Who decides which horn sounds; one's own are decided by whose they are. */
import { manager } from '#domains/seat/policy.ts';
import { policy } from '#platform/calls/policy.ts';

export const hornPolicy = policy('horn', {
  choose: [manager],
});
