/** Permissions for contracts. */
import { manager } from '#domains/seat/policy.ts';
import { policy } from '#platform/calls/policy.ts';

/** `talk`: with a player of the user's club. `offer`: to free agents, for the user's club. `buyOut`: a player of the user's club. */
export const contractsPolicy = policy('contracts', {
  talk: [manager],
  offer: [manager],
  buyOut: [manager],
});
