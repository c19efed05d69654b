/** Breath within a shift and energy over the game: spent on the ice, regained on the bench. */
import * as benchNumbers from '#engine/match/constants/bench.ts';
import type { Game, SideState } from '#engine/match/game.ts';

// Bound here once, numbers become part of the machine code; an import is looked up at each use (docs/match-engine.md).
const { ENERGY } = benchNumbers;

/**
 * A skater comes on: he brings the breath that he has regained since he sat down. How tired he is is settled here, once a
 * shift; what the shift itself does to him shows in `shiftWear`, and in what he has left for the next.
 */
export function takeTheIce(game: Game, index: number): void {
  const { clock, wind } = game;
  const energy = game.energy[index]!;
  const rested = (clock - game.since[index]!) * ENERGY.windRegained * (0.6 + 0.004 * energy);
  wind[index] = Math.min(1, wind[index]! + rested);
  game.since[index] = clock;
  settleTiredness(game, index);
}

function settleTiredness(game: Game, index: number): void {
  game.tired[index] = (1 - game.wind[index]!) * ENERGY.zPerWind + (1 - game.energy[index]! * 0.01) * ENERGY.zPerEnergy;
}

/** A timeout for somebody on the ice. @param breath from 0 to 1. */
export function catchBreath(game: Game, index: number, breath: number): void {
  game.wind[index] = Math.min(1, game.wind[index]! + breath);
  settleTiredness(game, index);
}

/** A player goes off: the shift has cost him breath and energy. */
export function leaveTheIce(game: Game, index: number, us: SideState): void {
  const { clock, energy, wind } = game;
  const work = (clock - game.since[index]!) * us.style.effort * game.ratings.burn[index]!;
  wind[index] = Math.max(0, wind[index]! - work * ENERGY.windPerSecond);
  energy[index] = Math.max(0, energy[index]! - work * ENERGY.energyPerSecond);
  game.since[index] = clock;
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
  const rested = (game.clock - game.since[index]!) * ENERGY.windRegained * (0.6 + 0.004 * game.energy[index]!);
  return Math.min(1, game.wind[index]! + rested);
}

/** The horn: everybody catches his breath, and a little of the energy comes back. */
export function restInIntermission(game: Game): void {
  for (let index = 0; index < game.roster.length; index++) {
    game.wind[index] = 1;
    game.energy[index] = Math.min(100, game.energy[index]! + ENERGY.regainedInIntermission);
    game.since[index] = 0;
  }
}
