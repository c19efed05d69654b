/** Who may do what in free agency. */
import { manager } from '#domains/seat/policy.ts';
import { policy } from '#platform/calls/policy.ts';

/**
 * `instruct`: say what one's assistant may do with contracts that end. `bid`: in the frenzy, for one's own club. `qualify`: a player
 * of the user's club. `sheet`: offer sheets to players whom others hold. `match`: offer sheets to players whom one holds.
 * `arbitrate`: with players whom one holds.
 */
export const freeAgencyPolicy = policy('free-agency', {
  instruct: [manager],
  bid: [manager],
  qualify: [manager],
  sheet: [manager],
  match: [manager],
  arbitrate: [manager],
});
