/**
 * Each player's physical state during the game: a row of numbers per player of the roster, all in one list. A line change reads
 * nearly all of them at once, and one list takes half the steps of five.
 */
import { fractions } from '#engine/match/lists.ts';

/** Length of a row, and the offsets in it. */
export const BODY = 5;
/** Wind for the shift, 0 to 1, as of the last change. */
export const WIND = 0;
/** Energy for the game, 0 to 100. */
export const ENERGY = 1;
/** Clock at which he last came on (if on the ice) or went off (if on the bench). */
export const SINCE = 2;
/** Loss on all of a player's ratings from fatigue, in z, set as he comes on. */
export const TIRED = 3;
/** How fast he tires: 1 / stamina (see ratings.ts). */
export const BURN = 4;

/** Returns a list for this many players. */
export function emptyBodies(size: number): number[] {
  return fractions(size * BODY);
}

/**
 * Sets all players to rested, with their energy before the game.
 * @param energy 0 to 100, and `stamina` (mean 1), by place in the roster.
 */
export function restBodies(bodies: number[], energy: readonly number[], stamina: readonly number[]): void {
  for (let index = 0; index < energy.length; index++) {
    const row = index * BODY;
    bodies[row + WIND] = 1;
    bodies[row + ENERGY] = energy[index]!;
    bodies[row + SINCE] = 0;
    bodies[row + TIRED] = 0;
    bodies[row + BURN] = 1 / stamina[index]!;
  }
}
