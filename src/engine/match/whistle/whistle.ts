/** Play stops: penalties that were signalled are announced, seats are emptied, and the next faceoff is set. */

import * as rinkNumbers from '#engine/match/constants/rink.ts';
import type { Game } from '#engine/match/game.ts';
import * as theGame from '#engine/match/game.ts';
import * as theGoaliePull from '#engine/match/goalie/goalie-pull.ts';
import * as thePhase from '#engine/match/play/phase.ts';
import type { SideIndex } from '#engine/match/sides.ts';
import * as thePenalties from '#engine/match/whistle/penalties.ts';
import * as thePenaltyBox from '#engine/match/whistle/penalty-box.ts';

// Bound here once, what is imported becomes part of the machine code; an import is looked up at each use (docs/match-engine.md).
const { spotFor } = theGame;
const { returnFromDelay } = theGoaliePull;
const { announcePenalties } = thePenalties;
const { emptyWaitingSeats, setManpower } = thePenaltyBox;
const { AT_FACEOFF } = thePhase;
const { RINK } = rinkNumbers;

export interface Stoppage {
  /** Where the puck is dropped, in meters toward the goal that `side` attacks. */
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
