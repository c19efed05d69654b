/** A player as lineup logic sees him. The world fills it from its tables; the match engine needs no more either. */
import type { MatchPlayer } from '#engine/match/input.ts';
import type { AgeClass, Position } from '#engine/player/skills.ts';

export interface RosterPlayer extends MatchPlayer {
  ageClass: AgeClass;
  isInjured: boolean;
  isSuspended: boolean;
}

/** Returns whether he is healthy and not suspended; the level's rules are checked separately. */
export function isAvailable(player: RosterPlayer): boolean {
  return !player.isInjured && !player.isSuspended;
}

export function mainPosition(player: Pick<RosterPlayer, 'positions'>): Position {
  return player.positions[0] ?? 'C';
}

export function playsGoal(player: Pick<RosterPlayer, 'positions'>): boolean {
  return mainPosition(player) === 'G';
}
