/** Stoppages: delayed penalties are announced, served ones end, and the next faceoff is set. */

import * as rinkNumbers from '#engine/match/constants/rink.ts';
import type { Game } from '#engine/match/game.ts';
import * as theGame from '#engine/match/game.ts';
import * as theGoaliePull from '#engine/match/goalie/goalie-pull.ts';
import * as thePhase from '#engine/match/play/phase.ts';
import type { SideIndex } from '#engine/match/sides.ts';
import * as thePenalties from '#engine/match/whistle/penalties.ts';
import * as thePenaltyBox from '#engine/match/whistle/penalty-box.ts';

// Bound here once so that V8 can inline it; an import is looked up at each use (docs/match-engine.md).
const { spotFor } = theGame;
const { returnFromDelay } = theGoaliePull;
const { announcePenalties } = thePenalties;
const { emptyWaitingSeats, setManpower } = thePenaltyBox;
const { AT_FACEOFF } = thePhase;
const { RINK } = rinkNumbers;

export interface Stoppage {
  /** Spot of the faceoff, in meters toward the goal that `side` attacks. */
  side: SideIndex;
  x: number;
  /** The side that may not change (icing). */
  noChange?: SideIndex;
}

export function whistle(game: Game, stoppage: Stoppage): void {
  game.phase = AT_FACEOFF;
  game.rush = false;
  game.noChange = stoppage.noChange ?? -1;
  const y = stoppage.x === 0 ? 0 : game.random.chance(0.5) ? RINK.dotY : -RINK.dotY;
  game.faceoffSpot = spotFor(stoppage.side, stoppage.x, y);
  emptyWaitingSeats(game);
  if (game.pending.length > 0) announcePenalties(game);
  setManpower(game);
  returnFromDelay(game, 0);
  returnFromDelay(game, 1);
}
