/**
 * Up the ice: out of its own end against the forecheck, and through the middle to the line. One moment of play, unless the puck
 * is lost on the way; the benches change while it is in the middle.
 */

import * as theLines from '#engine/match/bench/lines.ts';
import * as playNumbers from '#engine/match/constants/play.ts';
import * as rinkNumbers from '#engine/match/constants/rink.ts';
import * as shootingNumbers from '#engine/match/constants/shooting.ts';
import type { Game, SideState } from '#engine/match/game.ts';
import * as theGame from '#engine/match/game.ts';
import * as theEmptyNet from '#engine/match/goalie/empty-net.ts';
import * as theClock from '#engine/match/play/clock.ts';
import * as theEntries from '#engine/match/play/entries.ts';
import * as theHits from '#engine/match/play/hits.ts';
import * as thePhase from '#engine/match/play/phase.ts';
import * as thePossession from '#engine/match/play/possession.ts';
import * as theTouches from '#engine/match/play/touches.ts';
import * as theTurnovers from '#engine/match/play/turnovers.ts';
import * as theUnitRatings from '#engine/match/ratings/unit-ratings.ts';
import * as theEventLog from '#engine/match/record/event-log.ts';
import * as theSides from '#engine/match/sides.ts';
import * as theFouls from '#engine/match/whistle/fouls.ts';
import * as theWhistle from '#engine/match/whistle/whistle.ts';

// Bound here once so that V8 can inline it; an import is looked up at each use (docs/match-engine.md).
const { advance } = theClock;
const { shootAtEmptyNet } = theEmptyNet;
const { bounded, dumpIn, edgeOf, enterWithPuck } = theEntries;
const { ICING, OFFSIDE } = theEventLog;
const { watchForFouls } = theFouls;
const { hasLongChange } = theGame;
const { battle } = theHits;
const { changeOnTheFly } = theLines;
const { IN_ZONE, MIDDLE, OWN_END } = thePhase;
const { gain } = thePossession;
const { other } = theSides;
const { BY_CARRIER, BY_DEFENDER, touch } = theTouches;
const { turnOver } = theTurnovers;
const { shiftWear } = theUnitRatings;
const { whistle } = theWhistle;
const { BREAKOUT, NEUTRAL } = playNumbers;
const { RINK } = rinkNumbers;
const { EMPTY_NET } = shootingNumbers;

// A stage draws once: the whole part is the time it takes, the fraction, as uniform as the draw, decides the outcome. (Not by
// the remainder operator, which is the slowest operation on fractions.)

/** Brings the puck up the ice from the side’s own end, or from the middle when play begins there. */
export function bringUp(game: Game): void {
  if (game.phase === MIDDLE) crossNeutralZone(game, 0, 0);
  else breakOut(game);
}

/** Lets time pass while the defending side may hit; returns false when a hit has stopped play. */
const elapse = (game: Game, seconds: number, hit: number): boolean =>
  advance(game, seconds) && !watchForFouls(game) && !battle(game, other(game.possession), hit);

const breakOut = (game: Game): void => {
  const { random, sides } = game;
  const side = game.possession;
  const opposing = other(side);
  const us = sides[side];
  const them = sides[opposing];
  const draw = random.next() * (1 + BREAKOUT.longest - BREAKOUT.shortest);
  const whole = Math.floor(draw);
  const seconds = BREAKOUT.shortest + whole;
  if (them.netEmpty && random.chance(EMPTY_NET.triesFromOwnZone)) {
    if (elapse(game, seconds, BREAKOUT.hit)) shootAtEmptyNet(game, random.between(32, 50));
    return;
  }
  const isShort = us.strength < them.strength;
  if (isShort && random.chance(BREAKOUT.clearsShorthanded)) {
    if (!elapse(game, seconds, BREAKOUT.hit)) return;
    gain(game, opposing, BY_DEFENDER, OWN_END);
    if (game.phase === OWN_END) changeOnTheFly(game);
    return;
  }
  const { chances } = us;
  const edge = edgeOf(us.transition - shiftWear(game, us), them.forecheck - shiftWear(game, them));
  const men = us.ice.length - them.ice.length;
  const lost = bounded(chances.breakoutLost - BREAKOUT.lostPerZ * edge - BREAKOUT.lostPerMan * men);
  const icing = isShort ? 0 : chances.icing;
  let roll = draw - whole - lost - icing - BREAKOUT.flippedOut;
  if (roll >= 0) {
    touch(game, BY_CARRIER);
    game.rush = roll < (hasLongChange(game) ? BREAKOUT.springsOnLongChange : 0) + chances.springs;
    crossNeutralZone(game, seconds, BREAKOUT.hit);
    return;
  }
  if (!elapse(game, seconds, BREAKOUT.hit)) return;
  roll += BREAKOUT.flippedOut;
  if (roll >= 0) {
    gain(game, random.chance(BREAKOUT.flipRegained) ? side : opposing, BY_CARRIER, MIDDLE);
    return;
  }
  roll += icing;
  if (roll >= 0) {
    // An opponent may have left the box on the way; a team that is shorthanded by now may shoot it down the ice.
    if (us.strength < them.strength) {
      gain(game, opposing, BY_DEFENDER, OWN_END);
      return;
    }
    game.sheet.note(game.clock, ICING, side);
    whistle(game, { side, x: -RINK.endDotX, noChange: side });
    return;
  }
  turnOver(game, opposing, BREAKOUT.takeaway);
  gain(game, opposing, BY_DEFENDER, IN_ZONE);
};

/**
 * Brings the puck through the middle: carried, passed or dumped in; offside, or lost.
 * @param before seconds taken to get there, with the chance of a hit in the meantime.
 */
const crossNeutralZone = (game: Game, before: number, hitBefore: number): void => {
  const { random, sides } = game;
  const side = game.possession;
  const opposing = other(side);
  const draw = random.next() * (1 + NEUTRAL.longest - NEUTRAL.shortest);
  const whole = Math.floor(draw);
  if (!elapse(game, before + NEUTRAL.shortest + whole, hitBefore + NEUTRAL.hit)) return;
  game.phase = MIDDLE;
  changeOnTheFly(game);
  const us = sides[side];
  const them = sides[opposing];
  if (them.netEmpty && random.chance(EMPTY_NET.triesFromMiddle)) {
    shootAtEmptyNet(game, random.between(16, 34));
    return;
  }
  const { chances } = us;
  const edge = edgeOf(us.transition - shiftWear(game, us), them.defense - shiftWear(game, them));
  const men = us.ice.length - them.ice.length;
  const lost = bounded(chances.neutralLost - NEUTRAL.lostPerZ * edge - NEUTRAL.lostPerMan * men);
  const offside = chances.offside + (game.rush ? NEUTRAL.offsideOnRush : 0);
  const over = 1 - lost - offside;
  const roll = draw - whole;
  if (roll < over) {
    const dumped = game.rush ? 0 : over * dumpChance(us, them, edge, men);
    if (roll < dumped) dumpIn(game, side, edge);
    else enterWithPuck(game, side, edge, (roll - dumped) / (over - dumped));
  } else if (roll < over + offside) {
    game.sheet.note(game.clock, OFFSIDE, side);
    whistle(game, { side, x: RINK.neutralDotX });
  } else {
    turnOver(game, opposing, NEUTRAL.takeaway);
    gain(game, opposing, BY_DEFENDER, MIDDLE);
    if (game.phase === MIDDLE) game.rush = random.chance(chances.neutralCounter);
  }
};

const dumpChance = (us: SideState, them: SideState, edge: number, men: number): number => {
  if (us.strength < them.strength || them.netEmpty) return NEUTRAL.dumpsShorthanded;
  return bounded(us.chances.dumps - NEUTRAL.dumpsPerZ * edge - NEUTRAL.dumpsPerMan * men);
};
