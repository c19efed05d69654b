/** Ratings of those on the ice together, renewed at every change so that the moments of play only compare two numbers. */
import { ENERGY, UNIT } from '#engine/match/constants/bench.ts';
import { SPECIAL } from '#engine/match/constants/players.ts';
import { type Game, now } from '#engine/match/game.ts';
import { CREATE, DEFEND, FOULS, HITS, IN_UNIT, PRESS, SPECIAL_BITS, TRANSITION } from '#engine/match/ratings.ts';
import { other, type SideIndex } from '#engine/match/sides.ts';

export function renewUnitRatings(game: Game, side: SideIndex): void {
  const { inUnit } = game.ratings;
  const { tired } = game;
  const ice = game.sides[side].ice;
  const forwards = game.sides[side].forwards;
  let transition = 0;
  let attack = 0;
  let defence = 0;
  let forecheck = 0;
  let hitting = 0;
  let fouling = 0;
  for (let place = 0; place < ice.length; place++) {
    const index = ice[place]!;
    const wear = tired[index]!;
    const row = index * IN_UNIT;
    const isForward = place < forwards;
    attack += (isForward ? UNIT.forwardAttack : UNIT.defenceAttack) * (inUnit[row + CREATE]! - wear);
    defence += (isForward ? UNIT.forwardDefence : UNIT.defenceDefence) * (inUnit[row + DEFEND]! - wear);
    transition += inUnit[row + TRANSITION]! - wear;
    forecheck += inUnit[row + PRESS]! - wear;
    hitting += inUnit[row + HITS]!;
    fouling += inUnit[row + FOULS]! * (1 + UNIT.foulPerTiredZ * wear);
  }
  const men = game.sides[side].strength - game.sides[other(side)].strength;
  if (men > 0) attack += SPECIAL.powerPlayQuarterback * countWith(game, side, SPECIAL_BITS['power-play-quarterback']);
  else if (men < 0) defence += SPECIAL.penaltyKiller * countWith(game, side, SPECIAL_BITS['penalty-killer']);
  const perMan = 1 / Math.max(1, ice.length);
  const back = ice.length - forwards;
  const units = game.sides[side];
  const night = game.sides[side].dayForm;
  units.attack = attack / Math.max(1, forwards * UNIT.forwardAttack + back * UNIT.defenceAttack) + night;
  units.defence = defence / Math.max(1, forwards * UNIT.forwardDefence + back * UNIT.defenceDefence) + night;
  units.transition = transition * perMan + night;
  units.forecheck = forecheck * perMan + night;
  const style = game.sides[side].style;
  game.sides[side].hitting = hitting * perMan * style.hits * game.hitStakes;
  game.sides[side].fouling = fouling * perMan * style.fouls;
}

/** Those on the ice who have a special skill. */
function countWith(game: Game, side: SideIndex, bit: number): number {
  const ice = game.sides[side].ice;
  let count = 0;
  for (let place = 0; place < ice.length; place++) if ((game.ratings.specials[ice[place]!]! & bit) !== 0) count++;
  return count;
}

/** What a long shift takes from a side at this moment, in z. */
export function shiftWear(game: Game, side: SideIndex): number {
  const age = (game.clock - game.sides[side].lineSince + (game.clock - game.sides[side].pairSince)) / 2;
  return age > ENERGY.freshSeconds
    ? Math.min(ENERGY.maxShiftWear, (age - ENERGY.freshSeconds) * ENERGY.zPerStaleSecond)
    : 0;
}

/**
 * How much a team presses for a goal (above 0) or sits on its lead (below 0), −1 to 1: from the score, more as the
 * clock runs down. A tie late in a league game, with a point in the pocket, makes both careful.
 */
export function urgencyOf(game: Game, side: SideIndex): number {
  const lead = game.sides[side].score - game.sides[side === 0 ? 1 : 0].score;
  const played = Math.min(1, now(game) / 3600);
  if (lead === 0) {
    const playsForThePoint =
      game.stage === 'regulation' && played > UNIT.pointFrom && game.input.overtime.kind === 'three-on-three';
    return playsForThePoint ? UNIT.pointCaution : 0;
  }
  const size = Math.min(3, Math.abs(lead)) / 3;
  const pressure = size * (UNIT.urgencyEarly + (1 - UNIT.urgencyEarly) * played * played);
  return lead < 0 ? pressure : -pressure;
}

/** Both benches look at the clock and the score: at every faceoff and change, not in every moment of play. */
export function readTheScore(game: Game): void {
  game.sides[0].press = urgencyOf(game, 0);
  game.sides[1].press = urgencyOf(game, 1);
}
