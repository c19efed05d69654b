/** Ratings of those on the ice together, renewed at every change so that the moments of play only compare two numbers. */
import { ENERGY, UNIT } from '#engine/match/constants/bench.ts';
import { STAKES } from '#engine/match/constants/contact.ts';
import { SPECIAL } from '#engine/match/constants/players.ts';
import { tiredness } from '#engine/match/energy.ts';
import { extraStakes, type Game, now } from '#engine/match/game.ts';
import { SPECIAL_BITS } from '#engine/match/ratings.ts';
import { other, type SideIndex } from '#engine/match/sides.ts';

export function renewUnitRatings(game: Game, side: SideIndex): void {
  const { pass, carry, defend, press, hitWeight, foulWeight, specials } = game.ratings;
  const ice = game.ice[side];
  const forwards = game.forwards[side];
  const men = game.strength[side] - game.strength[other(side)];
  let transition = 0;
  let attack = 0;
  let defence = 0;
  let forecheck = 0;
  let hitting = 0;
  let fouling = 0;
  let attackWeight = 0;
  let defenceWeight = 0;
  for (let place = 0; place < ice.length; place++) {
    const index = ice[place]!;
    const tired = tiredness(game, index);
    const isForward = place < forwards;
    const forAttack = isForward ? UNIT.forwardAttack : UNIT.defenceAttack;
    const forDefence = isForward ? UNIT.forwardDefence : UNIT.defenceDefence;
    attack += forAttack * (0.55 * pass[index]! + 0.45 * carry[index]! - tired);
    attackWeight += forAttack;
    transition += 0.5 * carry[index]! + 0.5 * pass[index]! - tired;
    defence += forDefence * (defend[index]! - tired);
    defenceWeight += forDefence;
    forecheck += press[index]! - tired;
    hitting += hitWeight[index]!;
    const bits = specials[index]!;
    if (men > 0 && (bits & SPECIAL_BITS['power-play-quarterback']) !== 0) attack += SPECIAL.powerPlayQuarterback;
    if (men < 0 && (bits & SPECIAL_BITS['penalty-killer']) !== 0) defence += SPECIAL.penaltyKiller;
    fouling += foulWeight[index]! * (1 + UNIT.foulPerTiredZ * tired);
  }
  const count = Math.max(1, ice.length);
  const units = game.units[side];
  const night = game.dayForm[side];
  units.attack = attack / Math.max(1, attackWeight) + night;
  units.defence = defence / Math.max(1, defenceWeight) + night;
  units.transition = transition / count + night;
  units.forecheck = forecheck / count + night;
  const style = game.styles[side];
  game.hitting[side] = (hitting / count) * style.hits * (1 + STAKES.hits * extraStakes(game));
  game.fouling[side] = (fouling / count) * style.fouls;
}

/** What a long shift takes from a side at this moment, in z. */
export function shiftWear(game: Game, side: SideIndex): number {
  const age = (game.clock - game.lineSince[side] + (game.clock - game.pairSince[side])) / 2;
  return age > ENERGY.freshSeconds
    ? Math.min(ENERGY.maxShiftWear, (age - ENERGY.freshSeconds) * ENERGY.zPerStaleSecond)
    : 0;
}

/**
 * How much a team presses for a goal (above 0) or sits on its lead (below 0), −1 to 1: from the score, more as the
 * clock runs down. A tie late in a league game, with a point in the pocket, makes both careful.
 */
export function urgencyOf(game: Game, side: SideIndex): number {
  const lead = game.score[side] - game.score[side === 0 ? 1 : 0];
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
  game.press[0] = urgencyOf(game, 0);
  game.press[1] = urgencyOf(game, 1);
}
