/** Who may do what with clubs and teams. */
import { clubless, manager } from '#domains/seat/policy.ts';
import { bankrupt, policy } from '#platform/calls/policy.ts';

export const clubPolicy = policy('club', {
  take: [clubless],
  startAnew: [bankrupt],
});

/** Towards one team. Its views are shared by all who are nothing to the team: no role here may ask for more than that. */
export const teamPolicy = policy('team', {
  /** Sees what is the club's own business: its desk, its books, what its players train. */
  manage: [manager],
  leave: [manager],
  numberPlayers: [manager],
  /** Gives the farm and the junior team names of their own. */
  rename: [manager],
});
