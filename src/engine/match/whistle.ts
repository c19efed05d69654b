/** Play stops: penalties that were signalled are announced, seats are emptied, and the next faceoff is set. */
import { RINK } from '#engine/match/constants/rink.ts';
import { type Game, spotFor } from '#engine/match/game.ts';
import { returnFromDelay } from '#engine/match/goalie-pull.ts';
import { announcePenalties } from '#engine/match/penalties.ts';
import { emptyWaitingSeats, setManpower } from '#engine/match/penalty-box.ts';
import { SIDES, type SideIndex } from '#engine/match/sides.ts';

export interface Stoppage {
  /** Where the puck is dropped, in metres towards the goal that `side` attacks. */
  side: SideIndex;
  x: number;
  /** The side that may not change (icing). */
  noChange?: SideIndex;
}

export function whistle(game: Game, stoppage: Stoppage): void {
  game.phase = 'faceoff';
  game.rush = false;
  game.noChange = stoppage.noChange ?? -1;
  const y = stoppage.x === 0 ? 0 : game.random.chance(0.5) ? RINK.dotY : -RINK.dotY;
  game.faceoffSpot = spotFor(stoppage.side, stoppage.x, y);
  emptyWaitingSeats(game);
  if (game.pending.length > 0) announcePenalties(game);
  for (const side of SIDES) returnFromDelay(game, side);
  setManpower(game);
}
