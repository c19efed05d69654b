/** Who may do what with contracts. */
import { manager } from '#domains/seat/policy.ts';
import { policy } from '#platform/calls/policy.ts';

/** `talk`: with a player of one's own. `offer`: to free agents, for one's own club. `buyOut`: a player of one's own. */
export const contractsPolicy = policy('contracts', {
  talk: [manager],
  offer: [manager],
  buyOut: [manager],
});
