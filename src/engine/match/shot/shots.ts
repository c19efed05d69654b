/** An attempt on goal: the shooter, the spot, and whether it is blocked, misses, is saved or goes in. */

import * as theEnergy from '#engine/match/bench/energy.ts';
import * as contactNumbers from '#engine/match/constants/contact.ts';
import * as playerNumbers from '#engine/match/constants/players.ts';
import * as rinkNumbers from '#engine/match/constants/rink.ts';
import * as shootingNumbers from '#engine/match/constants/shooting.ts';
import type { Game, SideState } from '#engine/match/game.ts';
import * as theLimits from '#engine/match/limits.ts';
import * as theChoose from '#engine/match/play/choose.ts';
import * as thePhase from '#engine/match/play/phase.ts';
import * as thePossession from '#engine/match/play/possession.ts';
import * as theTouches from '#engine/match/play/touches.ts';
import * as theGrowth from '#engine/match/ratings/exponential.ts';
import * as theRatings from '#engine/match/ratings/ratings.ts';
import * as theUnitRatings from '#engine/match/ratings/unit-ratings.ts';
import * as theEmitShot from '#engine/match/shot/emit-shot.ts';
import * as theGoals from '#engine/match/shot/goals.ts';
import type { Shot, ShotOrigin } from '#engine/match/shot/shot-model.ts';
import * as theShotModel from '#engine/match/shot/shot-model.ts';
import type { SideIndex } from '#engine/match/sides.ts';
import * as theSides from '#engine/match/sides.ts';
import * as theInjuries from '#engine/match/whistle/injuries.ts';
import * as theWhistle from '#engine/match/whistle/whistle.ts';

// Bound here once so that V8 can inline it; an import is looked up at each use (docs/match-engine.md).
const { atLeast, atMost } = theLimits;
const { isAtPoint, pickAnother, pickFrom, pickOnIce } = theChoose;
const { emitBlock, emitShot } = theEmitShot;
const { energyOf } = theEnergy;
const { scoreGoal } = theGoals;
const { growth } = theGrowth;
const { injure } = theInjuries;
const { IN_ZONE, MIDDLE, OWN_END } = thePhase;
const { gain } = thePossession;
const { SPECIAL_BITS } = theRatings;
const { drawShot, expect, NET_FRONT, OFF_REBOUND, OFF_RUSH, OFF_TIP, ONE_TIMER, POINT, SET } = theShotModel;
const { other } = theSides;
const { BY_CARRIER, BY_DEFENDER, BY_GOALIE, BY_PASSER, holderOf, touch } = theTouches;
const { shiftWear } = theUnitRatings;
const { whistle } = theWhistle;
const { INJURY } = contactNumbers;
const { SPECIAL } = playerNumbers;
const { RINK } = rinkNumbers;
const { EMPTY_NET, REBOUND, SHOT } = shootingNumbers;

/** Plays a shot of the side in possession, and leaves the game with the puck where it ends up. */
export function attempt(game: Game): void {
  const side = game.possession;
  const { random, shot } = game;
  takeShot(game, side);
  const { shooter, goalie } = shot;
  // One draw decides the outcome: blocked, else missed, else on net.
  const roll = random.next();
  if (roll < shot.blocked) {
    const byMate = random.chance(SHOT.blockedByMate);
    const blocker = pickAnother(game, byMate ? side : other(side), game.ratings.blockWeight, shooter);
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
  // The net is empty, but a skater got back in time.
  else gain(game, other(side), BY_DEFENDER, OWN_END);
}

/** Fills the game's shot: shooter, spot, and the quality of the chance. */
const takeShot = (game: Game, side: SideIndex): void => {
  const { shot } = game;
  const them = game.sides[other(side)];
  shot.rebound = game.rebound;
  shot.rush = game.rush && !game.rebound;
  shot.goalie = them.netEmpty ? -1 : them.goalie;
  shot.fromPass = false;
  const origin = chooseShooter(game, side);
  game.rebound = false;
  game.rush = false;
  drawShot(shot, game.random, origin);
  applySituation(game, game.sides[side], them);
  expect(shot, shot.goalie < 0 ? EMPTY_NET.beats : shot.beats);
};

/** Sets the shooter, who may get the puck by a pass, and returns the origin of the shot. */
const chooseShooter = (game: Game, side: SideIndex): ShotOrigin => {
  const { random, ratings, shot, sides } = game;
  const isPowerPlay = sides[side].strength > sides[other(side)].strength;
  const shotWeight = isPowerPlay ? ratings.powerPlayShotWeight : ratings.shotWeight;
  // One draw decides the origin: whether the shooter is a forward, and whether he is in front of the net (or the shot is tipped).
  const bits = random.bits();
  const first = (bits & 0xffff) / 0x10000;
  const second = (bits >>> 16) / 0x10000;
  if (game.rebound) {
    const byForward = first < REBOUND.byForward;
    shot.shooter = byForward ? pickFrom(game, side, shotWeight, false) : pickOnIce(game, side, shotWeight);
    touch(game, shot.shooter);
    return OFF_REBOUND;
  }
  const byForward = game.rush && first < SHOT.rushByForward;
  const shooter = byForward ? pickFrom(game, side, shotWeight, false) : pickOnIce(game, side, shotWeight);
  const last = holderOf(game);
  if (shooter !== last) game.sheet.pass(game.clock, side, last, shooter);
  touch(game, shooter);
  shot.shooter = shooter;
  shot.fromPass = shooter !== last;
  if (game.rush) return OFF_RUSH;
  if (!isAtPoint(game, side, shooter)) return second < SHOT.netFront ? NET_FRONT : SET;
  if (second >= SHOT.tipped) return POINT;
  shot.fromPass = false;
  shot.shooter = pickFrom(game, side, shotWeight, false);
  touch(game, shot.shooter);
  return OFF_TIP;
};

const SPECIAL_SHOOTERS = SPECIAL_BITS['one-timer'] | SPECIAL_BITS['net-presence'] | SPECIAL_BITS['power-forward'];

/** Adjusts the shot for the defense's pressure, manpower, open ice, tactics and score effects. */
const applySituation = (game: Game, us: SideState, them: SideState): void => {
  const { shot } = game;
  const { chances } = us;
  const men = us.ice.length - them.ice.length;
  const edge = us.attack - them.defense - shiftWear(game, us) + shiftWear(game, them);
  let danger = (1 + SHOT.dangerPerZ * Math.max(-2, Math.min(2, edge))) * chances.danger;
  if (men > 0) {
    danger *= 1 + (us.netEmpty ? SHOT.dangerPerExtra : SHOT.dangerPerMan) * men;
  } else if (men < 0) {
    danger *= SHOT.dangerShorthanded;
  } else {
    const space = 10 - us.ice.length - them.ice.length;
    if (space > 0) danger *= 1 + SHOT.dangerInOpenIce * space * space;
  }
  if (us.press > 0 && !us.netEmpty) danger *= 1 + SHOT.dangerPerUrgency * us.press;
  if (shot.origin === OFF_RUSH) danger *= chances.rushDanger;
  const specials = game.ratings.specials[shot.shooter]!;
  if ((specials & SPECIAL_SHOOTERS) !== 0) danger *= dangerOf(specials, shot);
  shot.beats = atMost(shot.beats * danger, SHOT.best);
  const lanes = (1 - SHOT.blockedPerMan * men) * (1 + SHOT.blockedPerUrgency * 0.5 * (us.press - them.press));
  shot.blocked = atLeast(shot.blocked * lanes * game.blockStakes + chances.blocked, 0);
};

/** Returns the factor of special skills on the danger of the shots they apply to. */
const dangerOf = (specials: number, { origin, type }: Shot): number => {
  const isClose = origin === OFF_TIP || origin === OFF_REBOUND || origin === NET_FRONT;
  let factor = 1;
  if (type === ONE_TIMER && (specials & SPECIAL_BITS['one-timer']) !== 0) factor *= SPECIAL.oneTimer;
  if (isClose && (specials & SPECIAL_BITS['net-presence']) !== 0) factor *= SPECIAL.netPresence;
  if (origin !== POINT && (specials & SPECIAL_BITS['power-forward']) !== 0) factor *= SPECIAL.powerForward;
  return factor;
};

/** Returns the duel of this shooter and goalie as a factor on an average one. */
const duel = (game: Game, side: SideIndex, { shooter, goalie, origin }: Shot): number => {
  const { ratings } = game;
  const specials = ratings.specials[shooter]!;
  const clutch =
    (specials & SPECIAL_BITS.clutch) !== 0 &&
    game.period >= 3 &&
    Math.abs(game.sides[0].score - game.sides[1].score) <= 1
      ? SPECIAL.clutch
      : 0;
  const tired = (1 - energyOf(game, goalie) / 100) * SHOT.goalieTired;
  const quick =
    origin === OFF_REBOUND && (ratings.specials[goalie]! & SPECIAL_BITS['quick-recovery']) !== 0
      ? SPECIAL.quickRecovery
      : 0;
  const allowed = game.sides[other(side)].allowed - 2;
  const shaken = allowed > 0 ? allowed * SHOT.shaken * growth(-0.5 * ratings.composure[goalie]!) : 0;
  const edge =
    SHOT.perFinishZ * (origin === POINT ? SHOT.pointFinish : 1) * (ratings.finish[shooter]! + clutch) -
    SHOT.perStopZ * (ratings.stop[goalie]! + quick - tired - shaken);
  return growth(edge - SHOT.ordinaryEdge);
};

const afterBlock = (game: Game, side: SideIndex, blocker: number, friendly: boolean): void => {
  const { random } = game;
  if (!friendly && random.chance(INJURY.blockedShot) && injure(game, other(side), blocker)) return;
  if (friendly || random.chance(SHOT.regainedAfterBlock)) {
    gain(game, side, BY_PASSER, IN_ZONE);
    return;
  }
  const counter = random.chance(SHOT.counterAfterBlock);
  gain(game, other(side), blocker, counter ? MIDDLE : OWN_END);
  if (counter && game.phase === MIDDLE) game.rush = true;
};

const afterMiss = (game: Game, side: SideIndex): void => {
  const { random } = game;
  if (random.chance(SHOT.outOfPlay)) {
    whistle(game, { side, x: RINK.endDotX });
  } else if (random.chance(SHOT.regainedAfterMiss)) {
    gain(game, side, BY_CARRIER, IN_ZONE);
  } else {
    gain(game, other(side), BY_PASSER, OWN_END);
  }
};

const afterSave = (game: Game, side: SideIndex, goalie: number): void => {
  const { random, ratings } = game;
  const defending = other(side);
  const roll = random.next();
  const rebound = roll < ratings.rebounds[goalie]!;
  game.sheet.save(game.clock, defending, goalie, rebound);
  if (roll > 1 - INJURY.goalieOnSave && injure(game, defending, goalie)) return;
  if (rebound && random.chance(REBOUND.reached)) {
    game.rebound = true;
    return;
  }
  if (!rebound && random.chance(REBOUND.frozen)) {
    whistle(game, { side, x: RINK.endDotX });
  } else if (random.chance(REBOUND.regained)) {
    gain(game, side, BY_PASSER, IN_ZONE);
  } else {
    gain(game, defending, random.chance(REBOUND.goaliePlays) ? BY_GOALIE : BY_PASSER, OWN_END);
  }
};
