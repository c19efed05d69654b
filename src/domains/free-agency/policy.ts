/** Permissions for free agency. */
import { manager } from '#domains/seat/policy.ts';
import { policy } from '#platform/calls/policy.ts';

/**
 * `instruct`: set the assistant's limits for expiring contracts. `bid`: plan the frenzy for the user's club. `qualify`: a player of the user's club.
 * `sheet`: send offer sheets to players held by other clubs. `match`: offer sheets to players the user's club holds. `arbitrate`: with players the
 * user's club holds.
 */
export const freeAgencyPolicy = policy('free-agency', {
  instruct: [manager],
  bid: [manager],
  qualify: [manager],
  sheet: [manager],
  match: [manager],
  arbitrate: [manager],
});
