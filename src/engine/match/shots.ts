/** One attempt on goal: who shoots from where, and whether it is blocked, misses, is saved or goes in. */
import { isAtPoint, pickFrom, pickOnIce } from '#engine/match/choose.ts';
import { INJURY, STAKES } from '#engine/match/constants/contact.ts';
import { SPECIAL } from '#engine/match/constants/players.ts';
import { RINK } from '#engine/match/constants/rink.ts';
import { EMPTY_NET, REBOUND, SHOT } from '#engine/match/constants/shooting.ts';
import { emitBlock, emitShot } from '#engine/match/emit-shot.ts';
import { extraStakes, type Game } from '#engine/match/game.ts';
import { scoreGoal } from '#engine/match/goals.ts';
import { injure } from '#engine/match/injuries.ts';
import { gain } from '#engine/match/possession.ts';
import { SPECIAL_BITS } from '#engine/match/ratings.ts';
import { drawShot, expect, ONE_TIMER, type Shot, type ShotOrigin } from '#engine/match/shot-model.ts';
import { other, type SideIndex } from '#engine/match/sides.ts';
import { touch } from '#engine/match/touches.ts';
import { shiftWear } from '#engine/match/unit-ratings.ts';
import { whistle } from '#engine/match/whistle.ts';

/** The side in possession shoots. Leaves the game where the puck then is. */
export function attempt(game: Game): void {
  const side = game.possession;
  const { random, shot } = game;
  takeShot(game, side);
  const { shooter, goalie } = shot;
  // One draw decides what becomes of it: blocked, else missed, else on the net.
  const roll = random.next();
  if (roll < shot.blocked) {
    const byMate = random.chance(SHOT.blockedByMate);
    const blocker = pickOnIce(game, byMate ? side : other(side), game.ratings.blockWeight, shooter);
    emitBlock(game, side, blocker, byMate);
    afterBlock(game, side, blocker, byMate);
    return;
  }
  if (roll < shot.blocked + (1 - shot.blocked) * shot.missed) {
    emitShot(game, side, 'missed');
    afterMiss(game, side);
    return;
  }
  game.sides[other(side)].faced++;
  const chance = goalie < 0 ? EMPTY_NET.beats : Math.min(SHOT.best, shot.beats * duel(game, side, shot));
  if (random.chance(chance)) {
    emitShot(game, side, 'goal');
    scoreGoal(game, { side, scorer: shooter, emptyNet: goalie < 0, penaltyShot: false });
    return;
  }
  emitShot(game, side, 'on-goal');
  if (goalie >= 0) afterSave(game, side, goalie);
  // Nobody in the net, but a skater got back in time.
  else gain(game, other(side), pickOnIce(game, other(side), game.ratings.defendWeight), 'breakout');
}

/** Who shoots, from where, and how good the chance is: fills the shot of the game. */
function takeShot(game: Game, side: SideIndex): void {
  const { shot } = game;
  shot.rebound = game.rebound;
  shot.rush = game.rush && !game.rebound;
  const opposing = other(side);
  shot.goalie = game.sides[opposing].netEmpty ? -1 : game.sides[opposing].goalie;
  const last = game.touches[0];
  const origin = chooseShooter(game, side);
  // After a pass the puck came across just now, and a one-timer is possible.
  const fromPass = origin !== 'rebound' && origin !== 'tip' && shot.shooter !== last && last >= 0;
  game.rebound = false;
  game.rush = false;
  drawShot(shot, game.random, origin, fromPass);
  applySituation(game, side, shot);
  expect(shot, shot.goalie < 0 ? EMPTY_NET.beats : shot.beats);
}

/** Sets the shooter, who may get the puck by a pass, and answers where he shoots from. */
function chooseShooter(game: Game, side: SideIndex): ShotOrigin {
  const { random, ratings, shot } = game;
  const { shotWeight } = ratings;
  if (game.rebound) {
    const byForward = random.chance(REBOUND.byForward);
    shot.shooter = byForward ? pickFrom(game, side, shotWeight, false) : pickOnIce(game, side, shotWeight);
    touch(game, shot.shooter);
    return 'rebound';
  }
  const byForward = game.rush && random.chance(SHOT.rushByForward);
  const shooter = byForward ? pickFrom(game, side, shotWeight, false) : pickOnIce(game, side, shotWeight);
  const last = game.touches[0];
  if (shooter !== last && last >= 0) game.sheet.pass(game.clock, side, last, shooter);
  touch(game, shooter);
  shot.shooter = shooter;
  if (game.rush) return 'rush';
  if (!isAtPoint(game, side, shooter)) return random.chance(SHOT.netFront) ? 'net-front' : 'set';
  if (!random.chance(SHOT.tipped)) return 'point';
  shot.shooter = pickFrom(game, side, shotWeight, false);
  touch(game, shot.shooter);
  return 'tip';
}

/** Pressure of the defence, men more or less, open ice, tactics and the state of the score. */
function applySituation(game: Game, side: SideIndex, shot: Shot): void {
  const defending = other(side);
  const men = game.sides[side].ice.length - game.sides[defending].ice.length;
  const space = 10 - game.sides[0].ice.length - game.sides[1].ice.length;
  const chances = game.sides[side].chances;
  const edge =
    game.sides[side].attack - game.sides[defending].defence - shiftWear(game, side) + shiftWear(game, defending);
  const specials = game.ratings.specials[shot.shooter]!;
  let danger = (1 + SHOT.dangerPerZ * Math.max(-2, Math.min(2, edge))) * chances.danger;
  if (men > 0) danger *= 1 + SHOT.dangerPerMan * men;
  else if (men < 0) danger *= SHOT.dangerShortHanded;
  if (space > 0 && men === 0) danger *= 1 + SHOT.dangerInOpenIce * space;
  danger *= 1 - SHOT.dangerPerUrgency * Math.max(0, game.sides[side].press);
  if (shot.type === ONE_TIMER && (specials & SPECIAL_BITS['one-timer']) !== 0) danger *= SPECIAL.oneTimer;
  if (
    (shot.origin === 'tip' || shot.origin === 'rebound' || shot.origin === 'net-front') &&
    (specials & SPECIAL_BITS['net-presence']) !== 0
  ) {
    danger *= SPECIAL.netPresence;
  }
  if (shot.origin !== 'point' && (specials & SPECIAL_BITS['power-forward']) !== 0) danger *= SPECIAL.powerForward;
  if (shot.origin === 'rush') danger *= chances.rushDanger;
  shot.beats = Math.min(SHOT.best, shot.beats * danger);
  shot.blocked = Math.max(
    0,
    shot.blocked * (1 - SHOT.blockedPerMan * men) * (1 + STAKES.blocks * extraStakes(game)) + chances.blocked,
  );
}

/** This shooter against this goalie, as a factor on an ordinary duel. */
function duel(game: Game, side: SideIndex, { shooter, goalie, origin }: Shot): number {
  const { ratings } = game;
  const specials = ratings.specials[shooter]!;
  const clutch =
    (specials & SPECIAL_BITS.clutch) !== 0 &&
    game.period >= 3 &&
    Math.abs(game.sides[0].score - game.sides[1].score) <= 1
      ? SPECIAL.clutch
      : 0;
  const tired = (1 - game.energy[goalie]! / 100) * SHOT.goalieTired;
  const quick =
    origin === 'rebound' && (ratings.specials[goalie]! & SPECIAL_BITS['quick-recovery']) !== 0
      ? SPECIAL.quickRecovery
      : 0;
  const shaken =
    Math.max(0, game.sides[other(side)].allowed - 2) * SHOT.shaken * Math.exp(-0.5 * ratings.composure[goalie]!);
  const edge =
    SHOT.perFinishZ * (ratings.finish[shooter]! + clutch) -
    SHOT.perStopZ * (ratings.stop[goalie]! + quick - tired - shaken);
  return Math.exp(edge - SHOT.ordinaryEdge);
}

function afterBlock(game: Game, side: SideIndex, blocker: number, friendly: boolean): void {
  const { random, ratings } = game;
  if (!friendly && random.chance(INJURY.blockedShot) && injure(game, other(side), blocker)) return;
  if (friendly || random.chance(SHOT.regainedAfterBlock)) {
    gain(game, side, pickOnIce(game, side, ratings.passWeight), 'zone');
    return;
  }
  const counter = random.chance(SHOT.counterAfterBlock);
  gain(game, other(side), blocker, counter ? 'neutral' : 'breakout');
  if (counter && game.phase === 'neutral') game.rush = true;
}

function afterMiss(game: Game, side: SideIndex): void {
  const { random, ratings } = game;
  if (random.chance(SHOT.outOfPlay)) {
    whistle(game, { side, x: RINK.endDotX });
  } else if (random.chance(SHOT.regainedAfterMiss)) {
    gain(game, side, pickOnIce(game, side, ratings.carryWeight), 'zone');
  } else {
    gain(game, other(side), pickOnIce(game, other(side), ratings.passWeight), 'breakout');
  }
}

function afterSave(game: Game, side: SideIndex, goalie: number): void {
  const { random, ratings } = game;
  const defending = other(side);
  const hold = Math.exp(-REBOUND.perHoldZ * ratings.hold[goalie]!);
  const rebound = random.chance(Math.min(0.6, REBOUND.given * hold));
  game.sheet.save(game.clock, defending, goalie, rebound);
  if (random.chance(INJURY.goalieOnSave) && injure(game, defending, goalie)) return;
  if (rebound && random.chance(REBOUND.reached)) {
    game.rebound = true;
    return;
  }
  if (!rebound && random.chance(REBOUND.frozen)) {
    whistle(game, { side, x: RINK.endDotX });
  } else if (random.chance(REBOUND.regained)) {
    gain(game, side, pickOnIce(game, side, ratings.passWeight), 'zone');
  } else {
    gain(game, defending, pickOnIce(game, defending, ratings.passWeight), 'breakout');
  }
}
