/**
 * What the night has left in each player: a row of numbers for each of the roster, in one list. A change of line asks for
 * nearly all of them at once, and one list is looked into in half the steps that five are.
 */
import { fractions } from '#engine/match/lists.ts';

/** Numbers in a row, and their places in it. */
export const BODY = 5;
/** Breath for the shift, 0 to 1, as of the last change of place. */
export const WIND = 0;
/** Energy for the game, 0 to 100. */
export const ENERGY = 1;
/** Clock at which he came on (on the ice) or went off (on the bench). */
export const SINCE = 2;
/** What tiredness takes from all of a man's ratings, in z, settled as he comes on. */
export const TIRED = 3;
/** How fast he tires: 1 / stamina (see ratings.ts). */
export const BURN = 4;

/** Room for this many players. */
export function emptyBodies(size: number): number[] {
  return fractions(size * BODY);
}

/** Everybody rested, with the energy that he brings. @param energy 0 to 100, and `stamina` (mean 1), by place in the roster. */
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
