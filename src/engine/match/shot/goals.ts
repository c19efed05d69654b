/** Goals: assists from the last touches, the score, penalties that end, and the puck back to center ice. */

import { PULL } from '#engine/match/constants/bench.ts';
import { GOAL } from '#engine/match/constants/shooting.ts';
import type { Game } from '#engine/match/game.ts';
import { considerBadNight, returnGoalie } from '#engine/match/goalie/goalie-pull.ts';
import { PLAY_OVER } from '#engine/match/play/phase.ts';
import { toucherAt } from '#engine/match/play/touches.ts';
import type { SideIndex } from '#engine/match/sides.ts';
import { other } from '#engine/match/sides.ts';
import { washOutDelayedMinor } from '#engine/match/whistle/penalties.ts';
import { endMinorOnGoal } from '#engine/match/whistle/penalty-box.ts';
import { whistle } from '#engine/match/whistle/whistle.ts';

export interface ScoredGoal {
  side: SideIndex;
  scorer: number;
  emptyNet: boolean;
  penaltyShot: boolean;
}

export function scoreGoal(game: Game, { side, scorer, emptyNet, penaltyShot }: ScoredGoal): void {
  const against = other(side);
  game.sides[side].score++;
  game.sides[against].allowed++;
  const strength = penaltyShot ? 'penalty-shot' : strengthOf(game, side);
  const goal = {
    side,
    scorer,
    assists: penaltyShot ? [] : assistsOf(game, scorer),
    strength,
    emptyNet,
    homeScore: game.sides[0].score,
    awayScore: game.sides[1].score,
  } as const;
  game.sheet.goal(game.clock, goal, game.sides);
  if (!penaltyShot) {
    washOutDelayedMinor(game, against);
    endMinorOnGoal(game, side);
  }
  if (emptyNet && game.sides[side].score - game.sides[against].score >= PULL.givesUpAt)
    game.sides[against].gaveUp = true;
  returnGoalie(game, 0);
  returnGoalie(game, 1);
  whistle(game, { side, x: 0 });
  if (game.stage !== 'regulation') game.phase = PLAY_OVER;
  else if (!emptyNet) considerBadNight(game, against);
}

function strengthOf(game: Game, side: SideIndex): 'even' | 'power-play' | 'shorthanded' {
  const difference = game.sides[side].strength - game.sides[other(side)].strength;
  if (difference === 0) return 'even';
  return difference > 0 ? 'power-play' : 'shorthanded';
}

/** Returns the last two other players to touch the puck before the scorer; occasionally a touch is too slight to count. */
function assistsOf(game: Game, scorer: number): number[] {
  const assists: number[] = [];
  for (let place = 0; place < game.touches.length && assists.length < 2; place++) {
    const index = toucherAt(game, place, scorer, assists[0] ?? scorer);
    if (index < 0) continue;
    const counts = assists.length === 0 ? GOAL.firstAssist : GOAL.secondAssist;
    if (!game.random.chance(counts)) break;
    assists.push(index);
  }
  return assists;
}
