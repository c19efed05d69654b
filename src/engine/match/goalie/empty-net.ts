/** Long shots at an empty net; a miss is often icing. */

import { RINK } from '#engine/match/constants/rink.ts';
import { EMPTY_NET } from '#engine/match/constants/shooting.ts';
import type { Game } from '#engine/match/game.ts';
import { pickOnIce } from '#engine/match/play/choose.ts';
import { MIDDLE, OWN_END } from '#engine/match/play/phase.ts';
import { gain } from '#engine/match/play/possession.ts';
import { BY_CARRIER, touch } from '#engine/match/play/touches.ts';
import { ICING } from '#engine/match/record/event-log.ts';
import { emitBlock, emitShot } from '#engine/match/shot/emit-shot.ts';
import { scoreGoal } from '#engine/match/shot/goals.ts';
import { expect, SET, WRIST } from '#engine/match/shot/shot-model.ts';
import { other } from '#engine/match/sides.ts';
import { isShorthanded } from '#engine/match/whistle/penalty-box.ts';
import { whistle } from '#engine/match/whistle/whistle.ts';

/** Plays a shot at the empty net from this many meters out. */
export function shootAtEmptyNet(game: Game, metersOut: number): void {
  const side = game.possession;
  const { random } = game;
  const shooter = pickOnIce(game, side, game.ratings.shotWeight);
  touch(game, shooter);
  const shot = game.shot;
  shot.origin = SET;
  shot.type = WRIST;
  shot.x = Math.round(10 * (RINK.goalLine - metersOut)) | 0;
  shot.y = random.int(-80, 80);
  shot.blocked = EMPTY_NET.blocked;
  shot.missed = metersOut > EMPTY_NET.far ? EMPTY_NET.missedFar : EMPTY_NET.missedNear;
  shot.shooter = shooter;
  shot.goalie = -1;
  shot.rush = false;
  shot.rebound = false;
  expect(shot, 1);
  if (random.chance(shot.blocked)) {
    const blocker = pickOnIce(game, other(side), game.ratings.blockWeight);
    emitBlock(game, side, blocker, false);
    gain(game, other(side), blocker, MIDDLE);
    return;
  }
  if (!random.chance(shot.missed)) {
    emitShot(game, side, 'goal');
    scoreGoal(game, { side, scorer: shooter, emptyNet: true, penaltyShot: false });
    return;
  }
  emitShot(game, side, 'missed');
  if (metersOut > EMPTY_NET.far && !isShorthanded(game, side) && random.chance(EMPTY_NET.icing)) {
    game.sheet.note(game.clock, ICING, side);
    whistle(game, { side, x: -RINK.endDotX, noChange: side });
    return;
  }
  gain(game, other(side), BY_CARRIER, OWN_END);
}
