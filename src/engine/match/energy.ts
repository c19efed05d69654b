/** Breath within a shift and energy over the game: spent on the ice, regained on the bench. */
import { ENERGY } from '#engine/match/constants/bench.ts';
import type { Game } from '#engine/match/game.ts';
import type { SideIndex } from '#engine/match/sides.ts';

/** A skater or goalie comes on: he brings the breath that he has regained since he sat down. */
export function takeTheIce(game: Game, index: number): void {
  game.wind[index] = windOf(game, index);
  game.since[index] = game.clock;
}

/** A player goes off: the shift has cost him breath and energy. */
export function leaveTheIce(game: Game, index: number, side: SideIndex): void {
  const seconds = game.clock - game.since[index]!;
  const effort = game.styles[side].effort / game.ratings.stamina[index]!;
  game.wind[index] = Math.max(0, game.wind[index]! - seconds * ENERGY.windPerSecond * effort);
  game.energy[index] = Math.max(0, game.energy[index]! - seconds * ENERGY.energyPerSecond * effort);
  game.since[index] = game.clock;
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

/** How much his tiredness takes from every rating, in z: spent breath as he came on, and an empty tank. */
export function tiredness(game: Game, index: number): number {
  return (1 - game.wind[index]!) * ENERGY.zPerWind + (1 - game.energy[index]! / 100) * ENERGY.zPerEnergy;
}

/** The horn: everybody catches his breath, and a little of the energy comes back. */
export function restInIntermission(game: Game): void {
  for (let index = 0; index < game.roster.length; index++) {
    game.wind[index] = 1;
    game.energy[index] = Math.min(100, game.energy[index]! + ENERGY.regainedInIntermission);
    game.since[index] = 0;
  }
}
