/** Shots at an empty net from far away; a miss is often icing. */

import { pickOnIce } from '#engine/match/choose.ts';
import { RINK } from '#engine/match/constants/rink.ts';
import { EMPTY_NET } from '#engine/match/constants/shooting.ts';
import { emitBlock, emitShot } from '#engine/match/emit-shot.ts';
import { ICING } from '#engine/match/event-log.ts';
import type { Game } from '#engine/match/game.ts';
import { scoreGoal } from '#engine/match/goals.ts';
import { isShortHanded } from '#engine/match/penalty-box.ts';
import { MIDDLE, OWN_END } from '#engine/match/phase.ts';
import { gain } from '#engine/match/possession.ts';
import { expect, SET, WRIST } from '#engine/match/shot-model.ts';
import { other } from '#engine/match/sides.ts';
import { BY_CARRIER, touch } from '#engine/match/touches.ts';
import { whistle } from '#engine/match/whistle.ts';

/** The side in possession tries it from so many metres out. */
export function shootAtEmptyNet(game: Game, metresOut: number): void {
  const side = game.possession;
  const { random } = game;
  const shooter = pickOnIce(game, side, game.ratings.shotWeight);
  touch(game, shooter);
  const shot = game.shot;
  shot.origin = SET;
  shot.type = WRIST;
  shot.x = Math.round(10 * (RINK.goalLine - metresOut)) | 0;
  shot.y = random.int(-80, 80);
  shot.blocked = EMPTY_NET.blocked;
  shot.missed = metresOut > EMPTY_NET.far ? EMPTY_NET.missedFar : EMPTY_NET.missedNear;
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
  if (metresOut > EMPTY_NET.far && !isShortHanded(game, side) && random.chance(EMPTY_NET.icing)) {
    game.sheet.note(game.clock, ICING, side);
    whistle(game, { side, x: -RINK.endDotX, noChange: side });
    return;
  }
  gain(game, other(side), BY_CARRIER, OWN_END);
}
