/** Play from zone to zone, a few seconds at a time: out of the own end, through the middle, and in the attacking zone. */

import { penaltyShot } from '#engine/match/breakaways.ts';
import { pickFrom, pickOnIce } from '#engine/match/choose.ts';
import { advance } from '#engine/match/clock.ts';
import * as playNumbers from '#engine/match/constants/play.ts';
import * as rinkNumbers from '#engine/match/constants/rink.ts';
import * as shootingNumbers from '#engine/match/constants/shooting.ts';
import { shootAtEmptyNet } from '#engine/match/empty-net.ts';
import { bounded, dumpIn, edgeOf, enterWithPuck, openIce } from '#engine/match/entries.ts';
import { ICING, OFFSIDE } from '#engine/match/event-log.ts';
import { watchForFouls } from '#engine/match/fouls.ts';
import { type Game, hasLongChange } from '#engine/match/game.ts';
import { battle } from '#engine/match/hits.ts';
import { IN_ZONE, MIDDLE, OWN_END } from '#engine/match/phase.ts';
import { gain } from '#engine/match/possession.ts';
import { attempt } from '#engine/match/shots.ts';
import { other, type SideIndex } from '#engine/match/sides.ts';
import { touch } from '#engine/match/touches.ts';
import { shiftWear } from '#engine/match/unit-ratings.ts';
import { whistle } from '#engine/match/whistle.ts';

// Bound here once, numbers become part of the machine code; an import is looked up at each use (docs/match-engine.md).
const { BREAKOUT, NEUTRAL, RUSH, ZONE } = playNumbers;
const { RINK } = rinkNumbers;
const { EMPTY_NET, PENALTY_SHOT } = shootingNumbers;

// A moment draws once: the whole part says how long it takes, the fraction, as uniform as the draw, what comes of it.
// (Not by the remainder operator: on fractions that is the slowest thing a processor can be asked for.)

/** The side in possession brings the puck out of its own zone against the forecheck. */
export function breakOut(game: Game): void {
  const { random, sides } = game;
  const side = game.possession;
  const opposing = other(side);
  const draw = random.next() * (1 + BREAKOUT.longest - BREAKOUT.shortest);
  const whole = Math.floor(draw);
  if (!advance(game, BREAKOUT.shortest + whole) || watchForFouls(game)) return;
  if (battle(game, opposing, BREAKOUT.hit)) return;
  const us = sides[side];
  const them = sides[opposing];
  if (them.netEmpty && random.chance(EMPTY_NET.triesFromOwnZone)) {
    shootAtEmptyNet(game, random.between(32, 50));
    return;
  }
  const shortHanded = us.strength < them.strength;
  if (shortHanded && random.chance(BREAKOUT.clearsShortHanded)) {
    gain(game, opposing, pickFrom(game, opposing, game.ratings.carryWeight, true), OWN_END);
    return;
  }
  const { chances } = us;
  const edge = edgeOf(us.transition - shiftWear(game, us), them.forecheck - shiftWear(game, them));
  const men = us.ice.length - them.ice.length;
  let roll = draw - whole - bounded(chances.breakoutLost - BREAKOUT.lostPerZ * edge - BREAKOUT.lostPerMan * men);
  if (roll < 0) {
    turnOver(game, opposing, BREAKOUT.takeaway);
    gain(game, opposing, pickOnIce(game, opposing, game.ratings.defendWeight), IN_ZONE);
    return;
  }
  if (!shortHanded) {
    roll -= chances.icing;
    if (roll < 0) {
      game.sheet.note(game.clock, ICING, side);
      whistle(game, { side, x: -RINK.endDotX, noChange: side });
      return;
    }
  }
  roll -= BREAKOUT.flippedOut;
  if (roll < 0) {
    const winner = random.chance(BREAKOUT.flipRegained) ? side : opposing;
    gain(game, winner, pickOnIce(game, winner, game.ratings.carryWeight), MIDDLE);
    return;
  }
  touch(game, pickOnIce(game, side, game.ratings.carryWeight));
  game.phase = MIDDLE;
  game.rush = roll < (hasLongChange(game) ? BREAKOUT.springsOnLongChange : 0) + chances.springs;
}

/** Through the middle: carried, passed or dumped in; offside, or lost. */
export function crossNeutralZone(game: Game): void {
  const { random, sides } = game;
  const side = game.possession;
  const opposing = other(side);
  const draw = random.next() * (1 + NEUTRAL.longest - NEUTRAL.shortest);
  const whole = Math.floor(draw);
  if (!advance(game, NEUTRAL.shortest + whole) || watchForFouls(game)) return;
  if (battle(game, opposing, NEUTRAL.hit)) return;
  const us = sides[side];
  const them = sides[opposing];
  if (them.netEmpty && random.chance(EMPTY_NET.triesFromMiddle)) {
    shootAtEmptyNet(game, random.between(16, 34));
    return;
  }
  const { chances } = us;
  const edge = edgeOf(us.transition - shiftWear(game, us), them.defence - shiftWear(game, them));
  const men = us.ice.length - them.ice.length;
  let roll = draw - whole - chances.offside - (game.rush ? NEUTRAL.offsideOnRush : 0);
  if (roll < 0) {
    game.sheet.note(game.clock, OFFSIDE, side);
    whistle(game, { side, x: RINK.neutralDotX });
    return;
  }
  roll -= bounded(chances.neutralLost - NEUTRAL.lostPerZ * edge - NEUTRAL.lostPerMan * men);
  if (roll < 0) {
    turnOver(game, opposing, NEUTRAL.takeaway);
    gain(game, opposing, pickOnIce(game, opposing, game.ratings.defendWeight), MIDDLE);
    if (game.phase === MIDDLE) game.rush = random.chance(chances.neutralCounter);
    return;
  }
  if (!game.rush && random.chance(dumpChance(game, side, edge, men))) dumpIn(game, side, edge);
  else enterWithPuck(game, side, edge);
}

function dumpChance(game: Game, side: SideIndex, edge: number, men: number): number {
  const us = game.sides[side];
  const them = game.sides[other(side)];
  // A man short one changes; against an empty net one lets them fetch it.
  if (us.strength < them.strength || them.netEmpty) return NEUTRAL.dumpsShortHanded;
  return bounded(us.chances.dumps - NEUTRAL.dumpsPerZ * edge - NEUTRAL.dumpsPerMan * men);
}

/** In the attacking zone: shoot, look for something better, or lose it. */
export function attackZone(game: Game): void {
  if (game.rebound) {
    if (advance(game, game.random.bits() & 1)) attempt(game);
  } else if (game.rush) {
    playRush(game);
  } else {
    cycle(game);
  }
}

/**
 * The puck goes round until something comes of it. How many passes that takes is drawn at once, with what ends it: from the
 * same draw, since what is left of it after a pass is as uniform as it was.
 */
function cycle(game: Game): void {
  const { random, sides } = game;
  const side = game.possession;
  const opposing = other(side);
  const us = sides[side];
  const them = sides[opposing];
  const { chances } = us;
  const edge = edgeOf(us.attack - shiftWear(game, us), them.defence - shiftWear(game, them));
  const men = us.ice.length - them.ice.length;
  const shoots = bounded(
    chances.shoots + ZONE.shootsPerZ * edge + ZONE.shootsPerMan * men + ZONE.shootsPerUrgency * us.press,
  );
  const ends = shoots + bounded(chances.zoneLost - ZONE.lostPerZ * edge - ZONE.lostPerMan * men) + ZONE.outOfPlay;
  let roll = random.next();
  let passes = 0;
  while (roll >= ends && passes < ZONE.mostPasses) {
    roll = (roll - ends) / (1 - ends);
    passes++;
  }
  const bits = random.bits();
  const seconds = (passes + 1) * ZONE.shortest + (((bits >>> 16) * (passes * ZONE.perPass + ZONE.spread)) >>> 16);
  if (!advance(game, seconds) || watchForFouls(game)) return;
  const battles = passes + 1;
  if (battle(game, opposing, battles * ZONE.hit) || battle(game, side, battles * ZONE.hitByAttacker)) return;
  if (passes > 0) touch(game, pickOnIce(game, side, game.ratings.passWeight));
  if (passes > 1) touch(game, pickOnIce(game, side, game.ratings.passWeight));
  if (roll < shoots) attempt(game);
  else if (roll < ends - ZONE.outOfPlay) loseInZone(game, side);
  else if (roll < ends) whistle(game, { side, x: RINK.endDotX });
}

/** Over the line with speed, before the defence is set. */
function playRush(game: Game): void {
  const { random } = game;
  const side = game.possession;
  const draw = random.next() * (1 + RUSH.longest - RUSH.shortest);
  const whole = Math.floor(draw);
  if (!advance(game, RUSH.shortest + whole) || watchForFouls(game)) return;
  const roll = draw - whole;
  if (roll < PENALTY_SHOT.onRush) {
    if (!game.sides[other(side)].netEmpty) penaltyShot(game);
  } else if (roll < RUSH.shoots) {
    attempt(game);
  } else if (roll < RUSH.shoots + RUSH.settles) {
    game.rush = false;
    touch(game, pickOnIce(game, side, game.ratings.passWeight));
  } else {
    loseInZone(game, side);
  }
}

function loseInZone(game: Game, side: SideIndex): void {
  const opposing = other(side);
  turnOver(game, opposing, ZONE.takeaway);
  const us = game.sides[side];
  const pinched =
    us.chances.zoneCounter + ZONE.counterPerUrgency * Math.max(0, us.press) + ZONE.counterPerOpenIce * openIce(game);
  const counters = game.random.chance(pinched);
  gain(game, opposing, pickOnIce(game, opposing, game.ratings.defendWeight), counters ? MIDDLE : OWN_END);
  if (counters && game.phase === MIDDLE) game.rush = true;
}

/** A loss of the puck: somebody took it, somebody gave it away, or nobody is to blame. */
function turnOver(game: Game, winner: SideIndex, takeaway: number): void {
  const { ratings } = game;
  const roll = game.random.next();
  if (roll < takeaway) {
    game.sheet.takeaway(game.clock, winner, pickOnIce(game, winner, ratings.defendWeight));
  } else if (roll < takeaway + BREAKOUT.giveaway) {
    const loser = other(winner);
    const holder = game.touches[0] >= 0 ? game.touches[0] : pickOnIce(game, loser, ratings.passWeight);
    game.sheet.giveaway(game.clock, loser, holder);
  }
}
