/** Play in the attacking zone: cycling, off the rush, and after a rebound. */

import * as playNumbers from '#engine/match/constants/play.ts';
import * as rinkNumbers from '#engine/match/constants/rink.ts';
import * as shootingNumbers from '#engine/match/constants/shooting.ts';
import type { Game } from '#engine/match/game.ts';
import * as theBreakaways from '#engine/match/play/breakaways.ts';
import * as theClock from '#engine/match/play/clock.ts';
import * as theEntries from '#engine/match/play/entries.ts';
import * as theHits from '#engine/match/play/hits.ts';
import * as thePhase from '#engine/match/play/phase.ts';
import * as thePossession from '#engine/match/play/possession.ts';
import * as theTouches from '#engine/match/play/touches.ts';
import * as theTurnovers from '#engine/match/play/turnovers.ts';
import * as theUnitRatings from '#engine/match/ratings/unit-ratings.ts';
import * as theShots from '#engine/match/shot/shots.ts';
import type { SideIndex } from '#engine/match/sides.ts';
import * as theSides from '#engine/match/sides.ts';
import * as theFouls from '#engine/match/whistle/fouls.ts';
import * as theWhistle from '#engine/match/whistle/whistle.ts';

// Bound here once so that V8 can inline it; an import is looked up at each use (docs/match-engine.md).
const { penaltyShot } = theBreakaways;
const { advance } = theClock;
const { bounded, edgeOf, openIce } = theEntries;
const { watchForFouls } = theFouls;
const { battleInZone } = theHits;
const { MIDDLE, OWN_END } = thePhase;
const { gain } = thePossession;
const { attempt } = theShots;
const { other } = theSides;
const { BY_DEFENDER, BY_PASSER, touch } = theTouches;
const { turnOver } = theTurnovers;
const { shiftWear } = theUnitRatings;
const { whistle } = theWhistle;
const { RUSH, ZONE } = playNumbers;
const { RINK } = rinkNumbers;
const { PENALTY_SHOT } = shootingNumbers;

// A moment draws once: the whole part is the time it takes, the fraction, as uniform as the draw, decides the outcome. (Not by
// the remainder operator, which is the slowest operation on fractions.)

/** Plays a moment in the attacking zone: a shot, a pass to a better chance, or a loss. */
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
 * Moves the puck around the zone until the possession ends. The number of passes and the outcome come from the same draw, since
 * what is left of it after each pass is again uniform.
 */
const cycle = (game: Game): void => {
  const { random, sides } = game;
  const side = game.possession;
  const opposing = other(side);
  const us = sides[side];
  const them = sides[opposing];
  const { chances } = us;
  const edge = edgeOf(us.attack - shiftWear(game, us), them.defense - shiftWear(game, them));
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
  if (battleInZone(game, passes + 1)) return;
  if (passes > 0) touch(game, BY_PASSER);
  if (passes > 1) touch(game, BY_PASSER);
  if (roll < shoots) attempt(game);
  else if (roll < ends - ZONE.outOfPlay) loseInZone(game, side);
  else if (roll < ends) whistle(game, { side, x: RINK.endDotX });
};

/** Plays a rush: over the line with speed, before the defense is set. */
const playRush = (game: Game): void => {
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
    touch(game, BY_PASSER);
  } else {
    loseInZone(game, side);
  }
};

const loseInZone = (game: Game, side: SideIndex): void => {
  const opposing = other(side);
  turnOver(game, opposing, ZONE.takeaway);
  const us = game.sides[side];
  const pinched =
    us.chances.zoneCounter + ZONE.counterPerUrgency * Math.max(0, us.press) + ZONE.counterPerOpenIce * openIce(game);
  const counters = game.random.chance(pinched);
  gain(game, opposing, BY_DEFENDER, counters ? MIDDLE : OWN_END);
  if (counters && game.phase === MIDDLE) game.rush = true;
};
