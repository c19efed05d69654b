/** Body checks, the bad blood they cause, and injuries. */

import * as contactNumbers from '#engine/match/constants/contact.ts';
import * as playNumbers from '#engine/match/constants/play.ts';
import type { Game } from '#engine/match/game.ts';
import * as theLimits from '#engine/match/limits.ts';
import * as theChoose from '#engine/match/play/choose.ts';
import * as thePossession from '#engine/match/play/possession.ts';
import type { SideIndex } from '#engine/match/sides.ts';
import * as theSides from '#engine/match/sides.ts';
import * as theInjuries from '#engine/match/whistle/injuries.ts';

// Bound here once so that V8 can inline it; an import is looked up at each use (docs/match-engine.md).
const { atLeast, atMost } = theLimits;
const { pickOnIce } = theChoose;
const { injure } = theInjuries;
const { depthOf } = thePossession;
const { other } = theSides;
const { HIT } = contactNumbers;
const { ZONE } = playNumbers;

/** Tenths of a meter from the middle: no hits inside the net. */
const FARTHEST = 290;

/**
 * Plays a battle for the puck, in which `side` hits with about the given chance; returns whether an injury has stopped play.
 * Battles use up a wait that was drawn at the last hit (a Poisson process), so that a battle without a hit draws nothing.
 */
export function battle(game: Game, side: SideIndex, chance: number): boolean {
  game.untilHit -= chance * game.sides[side].hitting;
  if (game.untilHit > 0) return false;
  game.untilHit = game.random.exponential();
  return hit(game, side);
}

/** Plays this many battles in the attacking zone, where either side may hit. */
export function battleInZone(game: Game, battles: number): boolean {
  const attacking = game.possession;
  const defending = other(attacking);
  const byAttacker = ZONE.hitByAttacker * game.sides[attacking].hitting;
  const byEither = ZONE.hit * game.sides[defending].hitting + byAttacker;
  game.untilHit -= battles * byEither;
  if (game.untilHit > 0) return false;
  game.untilHit = game.random.exponential();
  return hit(game, game.random.chance(byAttacker / byEither) ? attacking : defending);
}

const hit = (game: Game, side: SideIndex): boolean => {
  const { random } = game;
  const hitter = pickOnIce(game, side, game.ratings.hitWeight);
  const target = pickOnIce(game, other(side), game.ratings.carryWeight);
  // Within eight meters of the assumed position of the puck, seven to twelve and a half meters off the middle: along the boards.
  const bits = random.bits();
  const along = 10 * depthOf(game.phase) + (((bits & 0xff) * 161) >> 8) - 80;
  const x = atLeast(atMost(along, FARTHEST), -FARTHEST);
  const across = ((((bits >>> 8) & 0xff) * 111) >> 8) - 55;
  const y = across < 0 ? across - 70 : across + 70;
  const sign = game.possession === 0 ? 1 : -1;
  game.sheet.hit(game.clock, side, hitter, target, sign * x, sign * y);
  game.heat += HIT.heat;
  const roll = random.next();
  if (roll < HIT.hurtsTarget) return injure(game, other(side), target);
  if (roll < HIT.hurtsTarget + HIT.hurtsHitter) return injure(game, side, hitter);
  return false;
};
