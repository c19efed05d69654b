/** Wind within a shift and energy over the game: spent on the ice, regained on the bench. */
import * as theBodies from '#engine/match/bench/bodies.ts';
import * as benchNumbers from '#engine/match/constants/bench.ts';
import type { Game, SideState } from '#engine/match/game.ts';
import * as theLimits from '#engine/match/limits.ts';

// Bound here once so that V8 inlines the numbers; an import is looked up at each use (docs/match-engine.md).
const { BODY, BURN, ENERGY, SINCE, TIRED, WIND } = theBodies;
const { atLeast, atMost } = theLimits;
const { ENERGY: COST } = benchNumbers;

/** Wind regained per second by a player without energy, and the increase per point of energy. */
const REGAINED = 0.6 * COST.windRegained;
const REGAINED_BY_ENERGY = 0.004 * COST.windRegained;
/** Cost of having no wind and no energy at all, in z, and what a point of energy saves of it. */
const TIRED_OUT = COST.zPerWind + COST.zPerEnergy;
const Z_BY_ENERGY = 0.01 * COST.zPerEnergy;

/** Cost of a lack of wind (0 to 1) and of energy (0 to 100), in z. */
const tirednessOf = (breath: number, energy: number) => TIRED_OUT - COST.zPerWind * breath - Z_BY_ENERGY * energy;

/**
 * Returns the wind at this clock of a player on the bench.
 * @param row his row of `bodies`
 */
const restedWind = (bodies: readonly number[], row: number, clock: number): number => {
  const rested = (clock - bodies[row + SINCE]!) * (REGAINED + REGAINED_BY_ENERGY * bodies[row + ENERGY]!);
  return atMost(bodies[row + WIND]! + rested, 1);
};

/** Returns the current wind of a player on the bench. */
export function windOf({ bodies, clock }: Game, index: number): number {
  return restedWind(bodies, index * BODY, clock);
}

/** Returns the current wind of a player on the ice. */
export function windOnIce({ bodies, clock }: Game, index: number, us: SideState): number {
  const row = index * BODY;
  return windAfter(bodies, row, (clock - bodies[row + SINCE]!) * us.style.effort);
}

/**
 * Returns a player's wind after this many seconds of work.
 * @param row his row of `bodies`
 */
const windAfter = (bodies: readonly number[], row: number, work: number): number =>
  atLeast(bodies[row + WIND]! - work * bodies[row + BURN]! * COST.windPerSecond, 0);

/** Returns a player's remaining energy for the game, 0 to 100. */
export function energyOf({ bodies }: Game, index: number): number {
  return bodies[index * BODY + ENERGY]!;
}

/**
 * Brings a skater on, with the wind he has regained on the bench. His fatigue is set here, once per shift; the cost of the shift
 * itself shows in `shiftWear`, and in what is left for the next.
 */
export function takeTheIce({ bodies, clock }: Game, index: number): void {
  const row = index * BODY;
  const fresh = restedWind(bodies, row, clock);
  bodies[row + TIRED] = tirednessOf(fresh, bodies[row + ENERGY]!);
  bodies[row + WIND] = fresh;
  bodies[row + SINCE] = clock;
}

/**
 * Gives a player on the ice the rest of a timeout.
 * @param breath from 0 to 1.
 */
export function catchBreath({ bodies }: Game, index: number, breath: number): void {
  const row = index * BODY;
  const fresh = atMost(bodies[row + WIND]! + breath, 1);
  bodies[row + WIND] = fresh;
  bodies[row + TIRED] = tirednessOf(fresh, bodies[row + ENERGY]!);
}

/** Takes a player off; the shift has cost him wind and energy. */
export function leaveTheIce({ bodies, clock }: Game, index: number, us: SideState): void {
  const row = index * BODY;
  const work = (clock - bodies[row + SINCE]!) * us.style.effort;
  bodies[row + WIND] = windAfter(bodies, row, work);
  bodies[row + ENERGY] = atLeast(bodies[row + ENERGY]! - work * bodies[row + BURN]! * COST.energyPerSecond, 0);
  bodies[row + SINCE] = clock;
}

/** Puts a goalie in the net. */
export function enterNet({ bodies, clock }: Game, index: number): void {
  bodies[index * BODY + SINCE] = clock;
}

/** Charges a goalie's work, which goes by minutes and shots instead of shifts. */
export function spendGoalie({ bodies, clock, ratings }: Game, index: number): void {
  const row = index * BODY;
  const spent = ((clock - bodies[row + SINCE]!) * COST.goaliePerSecond) / ratings.stamina[index]!;
  bodies[row + ENERGY] = Math.max(0, bodies[row + ENERGY]! - spent);
  bodies[row + SINCE] = clock;
}

/** Restores wind and a little energy to all players at the horn. */
export function restInIntermission({ bodies, roster }: Game): void {
  for (let index = 0; index < roster.length; index++) {
    const row = index * BODY;
    bodies[row + WIND] = 1;
    bodies[row + ENERGY] = Math.min(100, bodies[row + ENERGY]! + COST.regainedInIntermission);
    bodies[row + SINCE] = 0;
  }
}
