/** Permissions for clubs and teams. */
import { clubless, manager } from '#domains/seat/policy.ts';
import { bankrupt, policy } from '#platform/calls/policy.ts';

export const clubPolicy = policy('club', {
  take: [clubless],
  startAnew: [bankrupt],
});

/** For a team. Its views are shared by all outsiders: no role here may ask for more than that. */
export const teamPolicy = policy('team', {
  /** Sees the club's private business: its desk, its books, its players' training. */
  manage: [manager],
  leave: [manager],
  numberPlayers: [manager],
  /** Renames the farm and junior teams. */
  rename: [manager],
});
