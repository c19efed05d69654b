/** Turnovers: a takeaway, a giveaway, or neither. */

import * as playNumbers from '#engine/match/constants/play.ts';
import type { Game } from '#engine/match/game.ts';
import { pickOnIce } from '#engine/match/play/choose.ts';
import { holderOf } from '#engine/match/play/touches.ts';
import type { SideIndex } from '#engine/match/sides.ts';

// Bound here once so that V8 inlines the numbers; an import is looked up at each use (docs/match-engine.md).
const { BREAKOUT } = playNumbers;

/**
 * Turns the puck over to `winner`.
 * @param takeaway share of such turnovers credited as takeaways.
 */
export function turnOver(game: Game, winner: SideIndex, takeaway: number): void {
  const roll = game.random.next();
  if (roll < takeaway) {
    game.sheet.takeaway(game.clock, winner, pickOnIce(game, winner, game.ratings.defendWeight));
  } else if (roll < takeaway + BREAKOUT.giveaway) {
    game.sheet.giveaway(game.clock, game.possession, holderOf(game));
  }
}
