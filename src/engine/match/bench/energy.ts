/** Breath within a shift and energy over the game: spent on the ice, regained on the bench. */
import * as theBodies from '#engine/match/bench/bodies.ts';
import * as benchNumbers from '#engine/match/constants/bench.ts';
import type { Game, SideState } from '#engine/match/game.ts';
import * as theLimits from '#engine/match/limits.ts';

// Bound here once, numbers become part of the machine code; an import is looked up at each use (docs/match-engine.md).
const { BODY, BURN, ENERGY, SINCE, TIRED, WIND } = theBodies;
const { atLeast, atMost } = theLimits;
const { ENERGY: COST } = benchNumbers;

/** Breath regained a second by a man without energy, and how much more by each point of it. */
const REGAINED = 0.6 * COST.windRegained;
const REGAINED_BY_ENERGY = 0.004 * COST.windRegained;
/** What the whole lack of breath and of energy takes, in z, and what a point of energy gives back of it. */
const TIRED_OUT = COST.zPerWind + COST.zPerEnergy;
const Z_BY_ENERGY = 0.01 * COST.zPerEnergy;

/** What a lack of breath (0 to 1) and of energy (0 to 100) takes, in z. */
const tirednessOf = (breath: number, energy: number) => TIRED_OUT - COST.zPerWind * breath - Z_BY_ENERGY * energy;

/** Breath at this clock of somebody on the bench, whose row of `bodies` it is. */
const restedWind = (bodies: readonly number[], row: number, clock: number): number => {
  const rested = (clock - bodies[row + SINCE]!) * (REGAINED + REGAINED_BY_ENERGY * bodies[row + ENERGY]!);
  return atMost(bodies[row + WIND]! + rested, 1);
};

/** Breath at this moment of somebody on the bench. */
export function windOf({ bodies, clock }: Game, index: number): number {
  return restedWind(bodies, index * BODY, clock);
}

/** Breath at this moment of somebody on the ice. */
export function windOnIce({ bodies, clock }: Game, index: number, us: SideState): number {
  const row = index * BODY;
  return windAfter(bodies, row, (clock - bodies[row + SINCE]!) * us.style.effort);
}

/** Breath of a man, whose row of `bodies` it is, after this many seconds of work. */
const windAfter = (bodies: readonly number[], row: number, work: number): number =>
  atLeast(bodies[row + WIND]! - work * bodies[row + BURN]! * COST.windPerSecond, 0);

/** Energy for the game that somebody has left, 0 to 100. */
export function energyOf({ bodies }: Game, index: number): number {
  return bodies[index * BODY + ENERGY]!;
}

/**
 * A skater comes on: he brings the breath that he has regained since he sat down. How tired he is is settled here, once a
 * shift; what the shift itself does to him shows in `shiftWear`, and in what he has left for the next.
 */
export function takeTheIce({ bodies, clock }: Game, index: number): void {
  const row = index * BODY;
  const fresh = restedWind(bodies, row, clock);
  bodies[row + TIRED] = tirednessOf(fresh, bodies[row + ENERGY]!);
  bodies[row + WIND] = fresh;
  bodies[row + SINCE] = clock;
}

/** A timeout for somebody on the ice. @param breath from 0 to 1. */
export function catchBreath({ bodies }: Game, index: number, breath: number): void {
  const row = index * BODY;
  const fresh = atMost(bodies[row + WIND]! + breath, 1);
  bodies[row + WIND] = fresh;
  bodies[row + TIRED] = tirednessOf(fresh, bodies[row + ENERGY]!);
}

/** A player goes off: the shift has cost him breath and energy. */
export function leaveTheIce({ bodies, clock }: Game, index: number, us: SideState): void {
  const row = index * BODY;
  const work = (clock - bodies[row + SINCE]!) * us.style.effort;
  bodies[row + WIND] = windAfter(bodies, row, work);
  bodies[row + ENERGY] = atLeast(bodies[row + ENERGY]! - work * bodies[row + BURN]! * COST.energyPerSecond, 0);
  bodies[row + SINCE] = clock;
}

/** A goalie goes into the net. */
export function enterNet({ bodies, clock }: Game, index: number): void {
  bodies[index * BODY + SINCE] = clock;
}

/** The goalie works by the minute and by the shot, not by the shift. */
export function spendGoalie({ bodies, clock, ratings }: Game, index: number): void {
  const row = index * BODY;
  const spent = ((clock - bodies[row + SINCE]!) * COST.goaliePerSecond) / ratings.stamina[index]!;
  bodies[row + ENERGY] = Math.max(0, bodies[row + ENERGY]! - spent);
  bodies[row + SINCE] = clock;
}

/** The horn: everybody catches his breath, and a little of the energy comes back. */
export function restInIntermission({ bodies, roster }: Game): void {
  for (let index = 0; index < roster.length; index++) {
    const row = index * BODY;
    bodies[row + WIND] = 1;
    bodies[row + ENERGY] = Math.min(100, bodies[row + ENERGY]! + COST.regainedInIntermission);
    bodies[row + SINCE] = 0;
  }
}
