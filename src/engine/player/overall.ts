/** The overall of a player: a weighted mean of his skills, by position. */
import { OVERALL_WEIGHTS } from '#engine/player/overall-weights.ts';
import { POSITIONS, type Position, skillsOf } from '#engine/player/skills.ts';

/** The weights of a position in the stored order of its skills, as shares that add up to 1. */
export const WEIGHTS_IN_ORDER = Object.fromEntries(
  POSITIONS.map((position) => [
    position,
    skillsOf(position).map((skill) => (OVERALL_WEIGHTS[position][skill] ?? 0) / 100),
  ]),
) as unknown as Record<Position, readonly number[]>; // fromEntries loses the key type; every position is there

/**
 * Returns the overall before rounding, 0 to 99.
 * @param skills in the stored order of the position's kind (skater or goalie). A goalie's skills are meaningless for a skater's
 * position and vice versa: callers must not mix them (see `strengthAt`).
 */
export function exactOverall(position: Position, skills: readonly number[]): number {
  const weights = WEIGHTS_IN_ORDER[position];
  let sum = 0;
  for (let index = 0; index < weights.length; index++) sum += (weights[index] ?? 0) * (skills[index] ?? 0);
  return sum;
}

/** Returns the overall as shown: a whole number, 0 to 99. */
export function overallOf(position: Position, skills: readonly number[]): number {
  return Math.round(exactOverall(position, skills));
}
