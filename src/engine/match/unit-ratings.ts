/** Ratings of those on the ice together, renewed at every change so that the moments of play only compare two numbers. */
import * as benchNumbers from '#engine/match/constants/bench.ts';
import * as playerNumbers from '#engine/match/constants/players.ts';
import type { Game, SideState } from '#engine/match/game.ts';
import * as columns from '#engine/match/ratings.ts';
import { other, type SideIndex } from '#engine/match/sides.ts';

// Bound here once, numbers become part of the machine code; an import is looked up at each use (docs/match-engine.md).
const { ENERGY, UNIT } = benchNumbers;
const { CREATE, DEFEND, FOULS, HITS, IN_UNIT, PRESS, SPECIAL_BITS, TRANSITION } = columns;
const { SPECIAL } = playerNumbers;

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
  const { plan, line, pair } = game.sides[side];
  if (isTogether(ice, 0, plan.lines[line])) {
    attack += forwards * UNIT.forwardAttack * plan.lineChemistry[line]!;
    transition += forwards * plan.lineChemistry[line]!;
  }
  if (isTogether(ice, forwards, plan.pairs[pair])) {
    defence += 2 * UNIT.defenceDefence * plan.pairChemistry[pair]!;
    transition += 2 * plan.pairChemistry[pair]!;
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

/** Are the men of a line or pair on the ice, all of them, from this place on? Nobody is before the first faceoff. */
function isTogether(ice: readonly number[], from: number, unit: readonly number[] | undefined): boolean {
  if (unit === undefined) return false;
  for (let place = 0; place < unit.length; place++) if (ice[from + place] !== unit[place]) return false;
  return true;
}

/** Those on the ice who have a special skill. */
function countWith(game: Game, side: SideIndex, bit: number): number {
  const ice = game.sides[side].ice;
  let count = 0;
  for (let place = 0; place < ice.length; place++) if ((game.ratings.specials[ice[place]!]! & bit) !== 0) count++;
  return count;
}

/** What a long shift takes from a side at this moment, in z. */
export function shiftWear(game: Game, us: SideState): number {
  const stale = 2 * game.clock - us.lineSince - us.pairSince - 2 * ENERGY.freshSeconds;
  if (stale <= 0) return 0;
  const wear = stale * (ENERGY.zPerStaleSecond / 2);
  return Math.min(wear, ENERGY.maxShiftWear);
}
