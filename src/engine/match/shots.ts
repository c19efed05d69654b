/** One attempt on goal: who shoots from where, and whether it is blocked, misses, is saved or goes in. */
import { isAtPoint, pickFrom, pickOnIce } from '#engine/match/choose.ts';
import { INJURY, STAKES } from '#engine/match/constants/contact.ts';
import { SPECIAL } from '#engine/match/constants/players.ts';
import { RINK } from '#engine/match/constants/rink.ts';
import { EMPTY_NET, REBOUND, SHOT } from '#engine/match/constants/shooting.ts';
import { emitShot, expectedGoals, type TakenShot } from '#engine/match/emit-shot.ts';
import { extraStakes, type Game, idOf, other, SIDE_NAMES, type SideIndex } from '#engine/match/game.ts';
import { scoreGoal } from '#engine/match/goals.ts';
import { injure } from '#engine/match/injuries.ts';
import { gain } from '#engine/match/possession.ts';
import { SPECIAL_BITS } from '#engine/match/ratings.ts';
import { drawShot, type Shot, type ShotOrigin } from '#engine/match/shot-model.ts';
import { touch } from '#engine/match/touches.ts';
import { shiftWear, urgency } from '#engine/match/unit-ratings.ts';
import { whistle } from '#engine/match/whistle.ts';

/** The side in possession shoots. Leaves the game where the puck then is. */
export function attempt(game: Game): void {
  const side = game.possession;
  const { random, shot } = game;
  const taken = takeShot(game, side);
  const { goalie } = taken;
  if (random.chance(shot.blocked)) {
    const friendly = random.chance(SHOT.blockedByMate);
    const blocker = pickOnIce(game, friendly ? side : other(side), game.ratings.blockWeight, taken.shooter);
    emitShot(game, taken, 'blocked', blocker);
    afterBlock(game, side, blocker, friendly);
    return;
  }
  if (random.chance(shot.missed)) {
    emitShot(game, taken, 'missed');
    afterMiss(game, side);
    return;
  }
  game.faced[other(side)]++;
  const chance = goalie < 0 ? EMPTY_NET.beats : Math.min(SHOT.best, shot.beats * duel(game, taken));
  if (random.chance(chance)) {
    emitShot(game, taken, 'goal');
    scoreGoal(game, { side, scorer: taken.shooter, emptyNet: goalie < 0, penaltyShot: false });
    return;
  }
  emitShot(game, taken, 'on-goal');
  if (goalie >= 0) afterSave(game, side, goalie);
  // Nobody in the net, but a skater got back in time.
  else gain(game, other(side), pickOnIce(game, other(side), game.ratings.defendWeight), 'breakout');
}

/** Who shoots, from where, and how good the chance is: fills the shot of the game. */
function takeShot(game: Game, side: SideIndex): TakenShot {
  const { shot, rebound } = game;
  const rush = game.rush && !rebound;
  const { shooter, origin, fromPass } = chooseShooter(game, side);
  game.rebound = false;
  game.rush = false;
  drawShot(shot, game.random, origin, fromPass);
  applySituation(game, side, shooter, shot);
  const goalie = game.netEmpty[other(side)] ? -1 : game.goalie[other(side)];
  const xg = expectedGoals(shot, goalie < 0 ? EMPTY_NET.beats : shot.beats);
  return { side, shooter, shot, goalie, xg, rush, rebound };
}

function chooseShooter(game: Game, side: SideIndex): { shooter: number; origin: ShotOrigin; fromPass: boolean } {
  const { random, ratings } = game;
  const last = game.touches[0];
  if (game.rebound) {
    const shooter = random.chance(REBOUND.byForward)
      ? pickFrom(game, side, ratings.shotWeight, false)
      : pickOnIce(game, side, ratings.shotWeight);
    touch(game, shooter);
    return { shooter, origin: 'rebound', fromPass: false };
  }
  let shooter =
    game.rush && random.chance(SHOT.rushByForward)
      ? pickFrom(game, side, ratings.shotWeight, false)
      : pickOnIce(game, side, ratings.shotWeight);
  const fromPass = shooter !== last && last >= 0;
  if (fromPass) pass(game, side, last, shooter);
  touch(game, shooter);
  if (game.rush) return { shooter, origin: 'rush', fromPass };
  if (!isAtPoint(game, side, shooter)) {
    return { shooter, origin: random.chance(SHOT.netFront) ? 'net-front' : 'set', fromPass };
  }
  if (random.chance(SHOT.tipped)) {
    shooter = pickFrom(game, side, ratings.shotWeight, false);
    touch(game, shooter);
    return { shooter, origin: 'tip', fromPass: false };
  }
  return { shooter, origin: 'point', fromPass };
}

function pass(game: Game, side: SideIndex, from: number, to: number): void {
  game.events.push({
    period: game.period,
    second: game.clock,
    type: 'pass',
    side: SIDE_NAMES[side],
    from: idOf(game, from),
    to: idOf(game, to),
  });
}

/** Pressure of the defence, men more or less, open ice, tactics and the state of the score. */
function applySituation(game: Game, side: SideIndex, shooter: number, shot: Shot): void {
  const defending = other(side);
  const men = game.ice[side].length - game.ice[defending].length;
  const space = 10 - game.ice[0].length - game.ice[1].length;
  const leans = game.plans[side].leans;
  const edge =
    game.units[side].attack - game.units[defending].defence - shiftWear(game, side) + shiftWear(game, defending);
  const specials = game.ratings.specials[shooter]!;
  let danger = 1 + SHOT.dangerPerZ * Math.max(-2, Math.min(2, edge)) - SHOT.dangerPerVolumeLean * leans.shooting;
  danger *= 1 - SHOT.dangerPerVolume * game.dayVolume[side];
  if (men > 0) danger *= 1 + SHOT.dangerPerMan * men;
  else if (men < 0) danger *= SHOT.dangerShortHanded;
  if (space > 0 && men === 0) danger *= 1 + SHOT.dangerInOpenIce * space;
  danger *= 1 - SHOT.dangerPerUrgency * Math.max(0, urgency(game, side));
  if (shot.type === 'one-timer' && (specials & SPECIAL_BITS['one-timer']) !== 0) danger *= SPECIAL.oneTimer;
  if (
    (shot.origin === 'tip' || shot.origin === 'rebound' || shot.origin === 'net-front') &&
    (specials & SPECIAL_BITS['net-presence']) !== 0
  ) {
    danger *= SPECIAL.netPresence;
  }
  if (shot.origin !== 'point' && (specials & SPECIAL_BITS['power-forward']) !== 0) danger *= SPECIAL.powerForward;
  if (shot.origin === 'rush') danger *= 1 - SHOT.dangerPerBackcheckLean * game.plans[defending].leans.backcheck;
  shot.beats = Math.min(SHOT.best, shot.beats * danger);
  shot.blocked = Math.max(
    0,
    shot.blocked * (1 - SHOT.blockedPerMan * men) * (1 + STAKES.blocks * extraStakes(game)) +
      SHOT.blockedPerVolumeLean * leans.shooting,
  );
}

/** This shooter against this goalie, as a factor on an ordinary duel. */
function duel(game: Game, { side, shooter, goalie, shot }: TakenShot): number {
  const { ratings } = game;
  const specials = ratings.specials[shooter]!;
  const clutch =
    (specials & SPECIAL_BITS.clutch) !== 0 && game.period >= 3 && Math.abs(game.score[0] - game.score[1]) <= 1
      ? SPECIAL.clutch
      : 0;
  const tired = (1 - game.energy[goalie]! / 100) * SHOT.goalieTired;
  const quick =
    shot.origin === 'rebound' && (ratings.specials[goalie]! & SPECIAL_BITS['quick-recovery']) !== 0
      ? SPECIAL.quickRecovery
      : 0;
  const shaken = Math.max(0, game.allowed[other(side)] - 2) * SHOT.shaken * Math.exp(-0.5 * ratings.composure[goalie]!);
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
  game.events.push({
    period: game.period,
    second: game.clock,
    type: 'save',
    side: SIDE_NAMES[defending],
    goalie: idOf(game, goalie),
    rebound,
  });
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
