/** Losses of the puck: somebody took it, somebody gave it away, or nobody is to blame. */

import * as playNumbers from '#engine/match/constants/play.ts';
import type { Game } from '#engine/match/game.ts';
import { pickOnIce } from '#engine/match/play/choose.ts';
import { holderOf } from '#engine/match/play/touches.ts';
import type { SideIndex } from '#engine/match/sides.ts';

// Bound here once, numbers become part of the machine code; an import is looked up at each use (docs/match-engine.md).
const { BREAKOUT } = playNumbers;

/** The side in possession loses the puck to `winner`. @param takeaway share of such losses that somebody gets the credit for. */
export function turnOver(game: Game, winner: SideIndex, takeaway: number): void {
  const roll = game.random.next();
  if (roll < takeaway) {
    game.sheet.takeaway(game.clock, winner, pickOnIce(game, winner, game.ratings.defendWeight));
  } else if (roll < takeaway + BREAKOUT.giveaway) {
    game.sheet.giveaway(game.clock, game.possession, holderOf(game));
  }
}
