/** Who has the puck, and what a change of hands brings. */

import { RINK } from '#engine/match/constants/rink.ts';
import { stopForFoul } from '#engine/match/fouls.ts';
import type { Game } from '#engine/match/game.ts';
import { IN_ZONE, OWN_END, type Phase } from '#engine/match/phase.ts';
import type { SideIndex } from '#engine/match/sides.ts';
import { startTouches, touch } from '#engine/match/touches.ts';

/**
 * The puck changes hands, or is won again: `index` of `side` has it in `phase`. A team with a penalty coming has then
 * touched it, and the whistle goes.
 */
export function gain(game: Game, side: SideIndex, index: number, phase: Phase): void {
  if (side !== game.possession) {
    startTouches(game, index);
    game.rush = false;
  } else {
    touch(game, index);
  }
  game.possession = side;
  game.rebound = false;
  game.phase = phase;
  if (game.pending.length > 0 && game.pending.some((penalty) => penalty.side === side)) stopForFoul(game);
}

/** Metres from the middle at which a puck is thought to lie, towards the goal that the side in possession attacks. */
export function depthOf(phase: Phase): number {
  if (phase === IN_ZONE) return RINK.endDotX;
  return phase === OWN_END ? -RINK.endDotX : 0;
}
