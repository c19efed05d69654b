/** What the coaches of a team change for its players: the coaches' own noun works it out, training and games go by it. */
import { isGoalie, type Position } from '#engine/player/skills.ts';

/**
 * Percent more or less growth of forwards, defensemen and goalies, percent of how fast they learn to play together, and points
 * of morale that a game is worth more or less.
 */
export const STAFF_EFFECTS = ['forwards', 'defense', 'goalies', 'chemistry', 'morale'] as const;
export type StaffEffect = (typeof STAFF_EFFECTS)[number];

/** @param effects of a team, as they are stored */
export function staffEffect(effects: readonly number[], effect: StaffEffect): number {
  return effects[STAFF_EFFECTS.indexOf(effect)] ?? 0;
}

/** Growth of a player by his coaches, as a share of what is ordinary: 1 changes nothing. */
export function coachPace(effects: readonly number[], position: Position): number {
  if (isGoalie(position)) return 1 + staffEffect(effects, 'goalies') / 100;
  const isDefender = position === 'LD' || position === 'RD';
  return 1 + staffEffect(effects, isDefender ? 'defense' : 'forwards') / 100;
}
