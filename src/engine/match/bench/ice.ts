/** Puts skaters on the ice: the unit for the current manpower, with substitutes for missing players, and announces the change. */

import * as theEnergy from '#engine/match/bench/energy.ts';
import * as benchNumbers from '#engine/match/constants/bench.ts';
import type { Game, SideState } from '#engine/match/game.ts';
import * as theGame from '#engine/match/game.ts';
import * as theUnitRatings from '#engine/match/ratings/unit-ratings.ts';
import type { SideIndex } from '#engine/match/sides.ts';
import * as theSides from '#engine/match/sides.ts';

// Bound here once so that V8 can inline it; an import is looked up at each use (docs/match-engine.md).
const { energyOf, leaveTheIce, takeTheIce, windOf, windOnIce } = theEnergy;
const { AVAILABLE } = theGame;
const { other } = theSides;
const { renewUnitRatings } = theUnitRatings;
const { SHIFT } = benchNumbers;

/** An empty place in a unit. */
const NOBODY = -1;

/** Fills `game.wanted` with the unit for the current manpower, forwards first, and returns its size. */
const wantUnit = (game: Game, side: SideIndex): number => {
  const own = game.sides[side].strength;
  const opposing = game.sides[other(side)].strength;
  const plan = game.sides[side].plan;
  const { wanted } = game;
  if (own === opposing && own >= 4) {
    const line = plan.lines[Math.max(0, game.sides[side].line)]!;
    const pair = plan.pairs[Math.max(0, game.sides[side].pair)]!;
    const forwards = own === 5 ? 3 : 2;
    wanted[0] = forwards === 3 ? line[0]! : quickerWinger(game, line);
    wanted[1] = line[1]!;
    wanted[2] = line[2]!;
    wanted[forwards] = pair[0]!;
    wanted[forwards + 1] = pair[1]!;
    return shape(game, side, forwards, 2);
  }
  const unit = Math.max(0, game.sides[side].unit);
  if (own === opposing) return take(game, side, plan.overtime[unit % plan.overtime.length]!, 0, 2, 1);
  if (own > opposing) {
    const five = plan.powerPlay[unit % plan.powerPlay.length]!;
    return own === 5 ? spread(game, side, five) : take(game, side, five, 0, 3, 1);
  }
  const four = plan.penaltyKill[unit % plan.penaltyKill.length]!;
  return own === 4 ? take(game, side, four, 0, 2, 2) : take(game, side, four, 1, 1, 2);
};

/**
 * Arranges the five of a power play: a single defenseman mans the point alone, and the forward listed beside him in the lineup
 * is the fourth in front, on the far side of the box. Of five forwards the left one stays back.
 */
const spread = (game: Game, side: SideIndex, five: readonly number[]): number => {
  const { isDefense } = game.ratings;
  const { wanted } = game;
  const left = five[3]!;
  const right = five[4]!;
  for (let place = 0; place < 3; place++) wanted[place] = five[place]!;
  if (isDefense[left] === 1 && isDefense[right] === 1) {
    wanted[3] = left;
    wanted[4] = right;
    return shape(game, side, 3, 2);
  }
  const stays = isDefense[right] === 1 ? right : left;
  wanted[3] = stays === left ? right : left;
  wanted[4] = stays;
  return shape(game, side, 4, 1);
};

const take = (
  game: Game,
  side: SideIndex,
  unit: readonly number[],
  first: number,
  forwards: number,
  points: number,
) => {
  for (let place = 0; place < forwards + points; place++) game.wanted[place] = unit[first + place]!;
  return shape(game, side, forwards, points);
};

const shape = (game: Game, side: SideIndex, forwards: number, points: number): number => {
  game.sides[side].forwards = forwards;
  game.sides[side].points = points;
  return forwards + points;
};

const quickerWinger = (game: Game, line: readonly number[]): number => {
  const left = line[0]!;
  const right = line[2]!;
  return game.ratings.carry[left]! >= game.ratings.carry[right]! ? left : right;
};

/** Returns whether this index is among the first `count` of `wanted`. A loop, because indexOf is slower on lists this short. */
const isWanted = (game: Game, index: number, count: number): boolean => {
  for (let place = 0; place < count; place++) if (game.wanted[place] === index) return true;
  return false;
};

/** Puts the wanted unit on the ice, with substitutes for missing players and for those still out and spent, and announces any change. */
export function putOnIce(game: Game, side: SideIndex): void {
  const us = game.sides[side];
  let count = wantUnit(game, side);
  const { wanted } = game;
  let missing = 0;
  for (let place = 0; place < count; place++) {
    if (canTakeShift(game, us, wanted[place]!)) continue;
    wanted[place] = NOBODY;
    missing++;
  }
  if (missing > 0) count = fillGaps(game, side, count);
  if (us.netEmpty) {
    const extra = extraAttacker(game, side, count);
    if (extra >= 0) wanted[count++] = extra;
  }
  const regular = missing === 0 && !us.netEmpty && us.strength === 5 && game.sides[other(side)].strength === 5;
  replaceOnIce(game, side, count, regular);
}

/** Returns whether he is available and has not been out so long that another shift would be too much. */
const canTakeShift = (game: Game, us: SideState, index: number): boolean =>
  game.out[index] === AVAILABLE && (!isOn(us.ice, index) || windOnIce(game, index, us) >= SHIFT.spent);

/**
 * Replaces those on the ice with the wanted line and pair. Four changes of five are like this, five-on-five with no one missing:
 * place for place, without checking who stays.
 */
export function swapUnits(game: Game, side: SideIndex): void {
  const us = game.sides[side];
  const line = us.plan.lines[us.line]!;
  const pair = us.plan.pairs[us.pair]!;
  const { out } = game;
  const all = out[line[0]!]! | out[line[1]!]! | out[line[2]!]! | out[pair[0]!]! | out[pair[1]!]!;
  if (!us.regular || us.netEmpty || all !== AVAILABLE) {
    putOnIce(game, side);
    return;
  }
  const { ice } = us;
  if (ice[1] === line[1] && ice[3] === pair[0] && us.announcedIce) return;
  if (ice[1] !== line[1]) swapMen(game, us, 0, line);
  if (ice[3] !== pair[0]) swapMen(game, us, 3, pair);
  tellChange(game, side);
}

/** Replaces those on the ice from this place on with the players of a line or pair. */
const swapMen = (game: Game, us: SideState, from: number, men: readonly number[]): void => {
  const { clock, sheet } = game;
  const { ice } = us;
  for (let place = 0; place < men.length; place++) {
    const goes = ice[from + place]!;
    const comes = men[place]!;
    leaveTheIce(game, goes, us);
    takeTheIce(game, comes);
    sheet.swap(clock, goes, comes);
    ice[from + place] = comes;
  }
};

/** Fills gaps with substitutes; when even the bench is empty, the unit is smaller. Returns its size. */
const fillGaps = (game: Game, side: SideIndex, count: number): number => {
  const { wanted } = game;
  const forwards = game.sides[side].forwards;
  for (let place = 0; place < count; place++) {
    if (wanted[place] === NOBODY) wanted[place] = substitute(game, side, { count, defense: place >= forwards });
  }
  let found = 0;
  for (let place = 0; place < count; place++) if (wanted[place] !== NOBODY) wanted[found++] = wanted[place]!;
  return found;
};

/**
 * Returns the available player worth most for another shift: by his wind, his energy, and his skill there. Forwards fill in on
 * defense, and vice versa, when the others are spent. −1 when the bench is empty.
 */
const substitute = (game: Game, side: SideIndex, need: { count: number; defense: boolean }): number => {
  const us = game.sides[side];
  const { isDefense, defend, pass } = game.ratings;
  const { skaters } = us.plan;
  const quality = need.defense ? defend : pass;
  const trade = need.defense ? 1 : 0;
  let best = NOBODY;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < skaters.length; at++) {
    const index = skaters[at]!;
    if (game.out[index] !== AVAILABLE || isWanted(game, index, need.count)) continue;
    const breath = isOn(us.ice, index) ? windOnIce(game, index, us) : windOf(game, index);
    const strange = isDefense[index] === trade ? 0 : SHIFT.strangeTrade;
    const worth =
      breath + SHIFT.energyLeft * energyOf(game, index) + SHIFT.substituteQuality * quality[index]! - strange;
    if (worth <= bestWorth) continue;
    bestWorth = worth;
    best = index;
  }
  return best;
};

/** A loop, because `includes` is slower on lists this short. */
const isOn = (ice: readonly number[], index: number): boolean => {
  for (let place = 0; place < ice.length; place++) if (ice[place] === index) return true;
  return false;
};

const extraAttacker = (game: Game, side: SideIndex, count: number): number => {
  const us = game.sides[side];
  for (const index of us.plan.extraAttackers) {
    if (index >= 0 && canTakeShift(game, us, index) && !isWanted(game, index, count)) return index;
  }
  return substitute(game, side, { count, defense: false });
};

/** Adds a skater during play: from the box, or for the goalie. */
export function addToIce(game: Game, side: SideIndex, index: number): void {
  const count = wantTheSame(game, side);
  game.wanted[count] = index;
  for (const us of game.sides) us.changeDue = 0;
  replaceOnIce(game, side, count + 1, false);
}

/** Keeps those on the ice and announces them in a new period. */
export function keepOnIce(game: Game, side: SideIndex): void {
  replaceOnIce(game, side, wantTheSame(game, side), false);
}

const wantTheSame = (game: Game, side: SideIndex): number => {
  const ice = game.sides[side].ice;
  for (let place = 0; place < ice.length; place++) game.wanted[place] = ice[place]!;
  return ice.length;
};

/**
 * Puts exactly the first `count` of `wanted` on the ice and announces any change. Those who stay are found by marks, two new
 * ones each time: comparing every pair of players took a tenth of the game.
 */
const replaceOnIce = (game: Game, side: SideIndex, count: number, regular: boolean): void => {
  const us = game.sides[side];
  const { ice } = us;
  const { clock, marks, sheet, wanted } = game;
  const comes = game.mark + 1;
  const stays = game.mark + 2;
  game.mark = stays;
  let changed = count !== ice.length;
  for (let place = 0; place < count; place++) marks[wanted[place]!] = comes;
  for (let place = 0; place < ice.length; place++) {
    const index = ice[place]!;
    if (marks[index] === comes) {
      marks[index] = stays;
      continue;
    }
    leaveTheIce(game, index, us);
    sheet.goOff(clock, index);
    changed = true;
  }
  // Even when the same players stay out: a power play has them in other places than a line and a pair.
  if (ice.length > count) ice.length = count;
  for (let place = 0; place < count; place++) {
    const index = wanted[place]!;
    ice[place] = index;
    if (marks[index] === stays) continue;
    takeTheIce(game, index);
    sheet.comeOn(clock, index);
    changed = true;
  }
  us.regular = regular;
  if (changed || !us.announcedIce) tellChange(game, side);
  else renewUnitRatings(game, side);
};

const tellChange = (game: Game, side: SideIndex): void => {
  const us = game.sides[side];
  us.announcedIce = true;
  renewUnitRatings(game, side);
  game.sheet.change(game.clock, side, us.ice, us.netEmpty ? -1 : us.goalie);
};

/** Emits the manpower if it has changed since last announced. */
export function announceManpower(game: Game): void {
  const home = game.sides[0];
  const away = game.sides[1];
  const now = home.ice.length * 64 + away.ice.length * 4 + (home.netEmpty ? 2 : 0) + (away.netEmpty ? 1 : 0);
  if (now === game.announced) return;
  game.announced = now;
  game.sheet.manpower(game.clock, [home.ice.length, away.ice.length], [!home.netEmpty, !away.netEmpty]);
}
