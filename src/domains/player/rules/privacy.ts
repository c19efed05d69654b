/** What only some may know of a player. */
import { teamPolicy } from '#domains/club/policy.ts';
import type { PlayerStatus } from '#domains/player/rules/status.ts';
import type { TeamId } from '#engine/ids.ts';
import { type Actor, can } from '#platform/calls/policy.ts';

/**
 * Statuses of players whose ability is for scouts to find out: amateurs, in whose draft one board must not know more than
 * another, and home-based players, whom clubs never see.
 */
const UNSCOUTED: ReadonlySet<PlayerStatus> = new Set(['amateur', 'home']);

/** Returns whether the abilities of players of this status are shown to nobody. */
export function isUnscouted(status: PlayerStatus): boolean {
  return UNSCOUTED.has(status);
}

/** Returns a player as a viewer may see him: only his club knows what he trains, regardless of other teams that call him up. */
export function visibleTo<View extends { teamId: TeamId | null; trainingOn: string | null }>(
  actor: Actor | null,
  player: View,
): View {
  return can(actor, teamPolicy.manage, player) ? player : { ...player, trainingOn: null };
}

interface Able {
  overall: number;
  skills: readonly unknown[];
  specialSkills: readonly unknown[];
}

/** Returns a player without his overall and skills if they are for scouts to find out. */
export function scoutable<View extends Able>(
  status: PlayerStatus,
  player: View,
): Omit<View, 'overall'> & { overall: number | null } {
  return isUnscouted(status) ? { ...player, overall: null, skills: [], specialSkills: [] } : player;
}
