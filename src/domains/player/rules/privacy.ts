/** What only a player's own club may know. */
import { teamPolicy } from '#domains/club/policy.ts';
import type { TeamId } from '#engine/ids.ts';
import { type Actor, can } from '#platform/calls/policy.ts';

/** Returns a player as a viewer may see him: only his club knows what he trains, regardless of other teams that call him up. */
export function visibleTo<View extends { teamId: TeamId | null; trainingOn: string | null }>(
  actor: Actor | null,
  player: View,
): View {
  return can(actor, teamPolicy.manage, player) ? player : { ...player, trainingOn: null };
}
