/** Who has the puck, and what a change of hands brings. */

import * as theRink from '#engine/match/constants/rink.ts';
import type { Game } from '#engine/match/game.ts';
import type { Phase } from '#engine/match/play/phase.ts';
import * as thePhase from '#engine/match/play/phase.ts';
import * as theTouches from '#engine/match/play/touches.ts';
import type { SideIndex } from '#engine/match/sides.ts';
import * as theFouls from '#engine/match/whistle/fouls.ts';

// Bound here once, what is imported becomes part of the machine code; an import is looked up at each use (docs/match-engine.md).
const { RINK } = theRink;
const { stopForFoul } = theFouls;
const { IN_ZONE, OWN_END } = thePhase;
const { startTouches, touch } = theTouches;

/**
 * The puck changes hands, or is won again: `who` of `side` (see touches.ts) has it in `phase`. A team with a penalty coming has
 * then touched it, and the whistle goes.
 */
export function gain(game: Game, side: SideIndex, who: number, phase: Phase): void {
  if (side !== game.possession) {
    startTouches(game, who);
    game.rush = false;
  } else {
    touch(game, who);
  }
  game.possession = side;
  game.rebound = false;
  game.phase = phase;
  if (game.pending.length > 0 && isAwaited(game, side)) stopForFoul(game);
}

/** Is a penalty signalled against this side? A loop of its own: for a function inside of `gain` memory would be taken each time. */
function isAwaited({ pending }: Game, side: SideIndex): boolean {
  for (const penalty of pending) if (penalty.side === side) return true;
  return false;
}

/** Meters from the middle at which a puck is thought to lie, toward the goal that the side in possession attacks. */
export function depthOf(phase: Phase): number {
  if (phase === IN_ZONE) return RINK.endDotX;
  return phase === OWN_END ? -RINK.endDotX : 0;
}
