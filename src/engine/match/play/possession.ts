/** Possession of the puck, and the effects of a change. */

import * as theRink from '#engine/match/constants/rink.ts';
import type { Game } from '#engine/match/game.ts';
import type { Phase } from '#engine/match/play/phase.ts';
import * as thePhase from '#engine/match/play/phase.ts';
import * as theTouches from '#engine/match/play/touches.ts';
import type { SideIndex } from '#engine/match/sides.ts';
import * as theFouls from '#engine/match/whistle/fouls.ts';

// Bound here once so that V8 can inline it; an import is looked up at each use (docs/match-engine.md).
const { RINK } = theRink;
const { stopForFoul } = theFouls;
const { IN_ZONE, OWN_END } = thePhase;
const { startTouches, touch } = theTouches;

/**
 * Gives the puck to `who` of `side` (see touches.ts) in `phase`, whether it changes hands or is won back. The whistle goes if
 * that team has a delayed penalty, since it has now touched the puck.
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

/** Returns whether this side has a delayed penalty. A separate loop: a closure inside `gain` would allocate memory each time. */
function isAwaited({ pending }: Game, side: SideIndex): boolean {
  for (const penalty of pending) if (penalty.side === side) return true;
  return false;
}

/** Returns the assumed distance of the puck from the middle in meters, toward the goal that the side in possession attacks. */
export function depthOf(phase: Phase): number {
  if (phase === IN_ZONE) return RINK.endDotX;
  return phase === OWN_END ? -RINK.endDotX : 0;
}
