/** Breath within a shift and energy over the game: spent on the ice, regained on the bench. */
import * as benchNumbers from '#engine/match/constants/bench.ts';
import type { Game, SideState } from '#engine/match/game.ts';
import * as theLimits from '#engine/match/limits.ts';

// Bound here once, numbers become part of the machine code; an import is looked up at each use (docs/match-engine.md).
const { atLeast, atMost } = theLimits;
const { ENERGY } = benchNumbers;

/** Breath regained a second by a man without energy, and how much more by each point of it. */
const REGAINED = 0.6 * ENERGY.windRegained;
const REGAINED_BY_ENERGY = 0.004 * ENERGY.windRegained;
/** What the whole lack of breath and of energy takes, in z, and what a point of energy gives back of it. */
const TIRED_OUT = ENERGY.zPerWind + ENERGY.zPerEnergy;
const Z_BY_ENERGY = 0.01 * ENERGY.zPerEnergy;

/**
 * A skater comes on: he brings the breath that he has regained since he sat down. How tired he is is settled here, once a
 * shift; what the shift itself does to him shows in `shiftWear`, and in what he has left for the next.
 */
export function takeTheIce(game: Game, index: number): void {
  const fresh = windOf(game, index);
  game.wind[index] = fresh;
  game.since[index] = game.clock;
  game.tired[index] = tirednessOf(fresh, game.energy[index]!);
}

/** What a lack of breath (0 to 1) and of energy (0 to 100) takes, in z. */
function tirednessOf(breath: number, energy: number): number {
  return TIRED_OUT - ENERGY.zPerWind * breath - Z_BY_ENERGY * energy;
}

/** A timeout for somebody on the ice. @param breath from 0 to 1. */
export function catchBreath(game: Game, index: number, breath: number): void {
  const fresh = atMost(game.wind[index]! + breath, 1);
  game.wind[index] = fresh;
  game.tired[index] = tirednessOf(fresh, game.energy[index]!);
}

/** A player goes off: the shift has cost him breath and energy. */
export function leaveTheIce(game: Game, index: number, us: SideState): void {
  const { clock, energy, since, wind } = game;
  const work = (clock - since[index]!) * us.style.effort * game.ratings.burn[index]!;
  const breath = wind[index]! - work * ENERGY.windPerSecond;
  const left = energy[index]! - work * ENERGY.energyPerSecond;
  wind[index] = atLeast(breath, 0);
  energy[index] = atLeast(left, 0);
  since[index] = clock;
}

/** The goalie works by the minute and by the shot, not by the shift. */
export function spendGoalie(game: Game, index: number): void {
  const seconds = game.clock - game.since[index]!;
  game.energy[index] = Math.max(
    0,
    game.energy[index]! - (seconds * ENERGY.goaliePerSecond) / game.ratings.stamina[index]!,
  );
  game.since[index] = game.clock;
}

/** Breath at this moment of somebody on the bench. */
export function windOf(game: Game, index: number): number {
  const rested = (game.clock - game.since[index]!) * (REGAINED + REGAINED_BY_ENERGY * game.energy[index]!);
  return atMost(game.wind[index]! + rested, 1);
}

/** The horn: everybody catches his breath, and a little of the energy comes back. */
export function restInIntermission(game: Game): void {
  for (let index = 0; index < game.roster.length; index++) {
    game.wind[index] = 1;
    game.energy[index] = Math.min(100, game.energy[index]! + ENERGY.regainedInIntermission);
    game.since[index] = 0;
  }
}
