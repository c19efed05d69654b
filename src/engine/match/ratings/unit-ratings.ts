/** Combined ratings of those on the ice, updated at every change so that moments of play only compare two numbers. */
import * as theBodies from '#engine/match/bench/bodies.ts';
import type { TeamPlan } from '#engine/match/bench/plan.ts';
import * as benchNumbers from '#engine/match/constants/bench.ts';
import * as playerNumbers from '#engine/match/constants/players.ts';
import type { Game, SideState } from '#engine/match/game.ts';
import * as theLimits from '#engine/match/limits.ts';
import type { Ratings } from '#engine/match/ratings/ratings.ts';
import * as columns from '#engine/match/ratings/ratings.ts';
import type { SideIndex } from '#engine/match/sides.ts';
import * as theSides from '#engine/match/sides.ts';

const { BODY, TIRED } = theBodies;
const { atMost } = theLimits;
const { rowOfLine, rowOfPair } = columns;
// Bound here once so that V8 can inline it; an import is looked up at each use (docs/match-engine.md).
const { other } = theSides;
const { ENERGY, UNIT } = benchNumbers;
const { CREATE, DEFEND, FOULS, HITS, IN_UNIT, PRESS, SPECIAL_BITS, TRANSITION } = columns;
const { SPECIAL } = playerNumbers;

/** Normalizes three forwards and two defensemen by their weights in attack and in defense. */
const PER_ATTACKER = 1 / (3 * UNIT.forwardAttack + 2 * UNIT.defenseAttack);
const PER_DEFENDER = 1 / (3 * UNIT.forwardDefense + 2 * UNIT.defenseDefense);

const tiredness = (bodies: readonly number[], index: number) => bodies[index * BODY + TIRED]!;

export function renewUnitRatings(game: Game, side: SideIndex): void {
  const us = game.sides[side];
  if (us.regular) rateLineAndPair(game, us, side);
  else rateUnit(game, us, side);
}

/** Rates a line and a pair of the plan, as at four changes of five: their sums are stored, and only fatigue is new. */
const rateLineAndPair = ({ bodies, hitStakes, ratings }: Game, us: SideState, side: SideIndex): void => {
  const { dayForm, gamePlan, ice, line, pair, plan, style } = us;
  const night = dayForm + gamePlan;
  const { inUnit } = ratings;
  const front = rowOfLine(ratings, side, line);
  const back = rowOfPair(ratings, side, pair);
  const frontWear = us.wear * (tiredness(bodies, ice[0]!) + tiredness(bodies, ice[1]!) + tiredness(bodies, ice[2]!));
  const backWear = us.wear * (tiredness(bodies, ice[3]!) + tiredness(bodies, ice[4]!));
  const wear = frontWear + backWear;
  const ability =
    (UNIT.forwardDefense * inUnit[front + DEFEND]! + UNIT.defenseDefense * inUnit[back + DEFEND]!) * PER_DEFENDER;
  const lineKnown = 3 * plan.lineChemistry[line]!;
  const pairKnown = 2 * plan.pairChemistry[pair]!;
  us.attack =
    (UNIT.forwardAttack * (inUnit[front + CREATE]! + lineKnown - frontWear) +
      UNIT.defenseAttack * (inUnit[back + CREATE]! - backWear)) *
      PER_ATTACKER +
    night;
  us.defense =
    (UNIT.forwardDefense * (inUnit[front + DEFEND]! - frontWear) +
      UNIT.defenseDefense * (inUnit[back + DEFEND]! + pairKnown - backWear)) *
      PER_DEFENDER +
    UNIT.system * (us.system - ability) +
    night;
  us.transition =
    (inUnit[front + TRANSITION]! + inUnit[back + TRANSITION]! + lineKnown + pairKnown - wear) * 0.2 + night;
  us.forecheck = (inUnit[front + PRESS]! + inUnit[back + PRESS]! - wear) * 0.2 + night;
  us.hitting = (inUnit[front + HITS]! + inUnit[back + HITS]!) * 0.2 * style.hits * hitStakes;
  us.fouling =
    (inUnit[front + FOULS]! + inUnit[back + FOULS]!) *
    0.2 *
    (1 + UNIT.foulPerTiredZ * 0.2 * wear) *
    style.fouls *
    us.temper;
};

/** Returns a team's defending regardless of who is on the ice: the mean of its lines and pairs, in z. */
export function systemOf(ratings: Ratings, { lines, pairs }: TeamPlan, side: SideIndex): number {
  let front = 0;
  let back = 0;
  for (let line = 0; line < lines.length; line++) front += ratings.inUnit[rowOfLine(ratings, side, line) + DEFEND]!;
  for (let pair = 0; pair < pairs.length; pair++) back += ratings.inUnit[rowOfPair(ratings, side, pair) + DEFEND]!;
  const perUnits = (UNIT.forwardDefense * front) / lines.length + (UNIT.defenseDefense * back) / pairs.length;
  return perUnits * PER_DEFENDER;
}

/** Rates any other unit, player by player. */
const rateUnit = (game: Game, us: SideState, side: SideIndex): void => {
  const { inUnit } = game.ratings;
  const { bodies } = game;
  const { ice, forwards, plan, line, pair, style } = us;
  const night = us.dayForm + us.gamePlan;
  let attack = 0;
  let defense = 0;
  let transition = 0;
  let forecheck = 0;
  let hitting = 0;
  let fouling = 0;
  let wear = 0;
  for (let place = 0; place < ice.length; place++) {
    const index = ice[place]!;
    const row = index * IN_UNIT;
    const own = us.wear * tiredness(bodies, index);
    const isForward = place < forwards;
    attack += (isForward ? UNIT.forwardAttack : UNIT.defenseAttack) * (inUnit[row + CREATE]! - own);
    defense += (isForward ? UNIT.forwardDefense : UNIT.defenseDefense) * (inUnit[row + DEFEND]! - own);
    transition += inUnit[row + TRANSITION]! - own;
    forecheck += inUnit[row + PRESS]! - own;
    hitting += inUnit[row + HITS]!;
    fouling += inUnit[row + FOULS]!;
    wear += own;
  }
  if (line >= 0 && isTogether(ice, 0, plan.lines[line]!)) {
    attack += forwards * UNIT.forwardAttack * plan.lineChemistry[line]!;
    transition += forwards * plan.lineChemistry[line]!;
  }
  if (pair >= 0 && isTogether(ice, forwards, plan.pairs[pair]!)) {
    defense += 2 * UNIT.defenseDefense * plan.pairChemistry[pair]!;
    transition += 2 * plan.pairChemistry[pair]!;
  }
  const menUp = us.strength - game.sides[other(side)].strength;
  if (menUp > 0) attack += SPECIAL.powerPlayQuarterback * countWith(game, side, SPECIAL_BITS['power-play-quarterback']);
  else if (menUp < 0) defense += SPECIAL.penaltyKiller * countWith(game, side, SPECIAL_BITS['penalty-killer']);
  const perMan = 1 / Math.max(1, ice.length);
  const back = ice.length - forwards;
  us.attack =
    attack / Math.max(1, forwards * UNIT.forwardAttack + back * UNIT.defenseAttack) +
    night +
    (menUp > 0 ? us.powerPlayPlan : 0);
  us.defense =
    defense / Math.max(1, forwards * UNIT.forwardDefense + back * UNIT.defenseDefense) +
    night +
    (menUp < 0 ? us.penaltyKillPlan : 0);
  us.transition = transition * perMan + night;
  us.forecheck = forecheck * perMan + night;
  us.hitting = hitting * perMan * style.hits * game.hitStakes;
  us.fouling = fouling * perMan * (1 + UNIT.foulPerTiredZ * perMan * wear) * style.fouls;
};

/** Returns whether all players of a line or pair are on the ice, from this place on. */
const isTogether = (ice: readonly number[], from: number, unit: readonly number[]): boolean => {
  if (ice.length < from + unit.length) return false;
  for (let place = 0; place < unit.length; place++) if (ice[from + place] !== unit[place]) return false;
  return true;
};

/** Returns how many of those on the ice have a special skill. */
const countWith = (game: Game, side: SideIndex, bit: number): number => {
  const ice = game.sides[side].ice;
  let count = 0;
  for (let place = 0; place < ice.length; place++) if ((game.ratings.specials[ice[place]!]! & bit) !== 0) count++;
  return count;
};

/** Returns what a long shift costs a side at the moment, in z. */
export function shiftWear(game: Game, us: SideState): number {
  const stale = 2 * game.clock - us.lineSince - us.pairSince - 2 * ENERGY.freshSeconds;
  if (stale <= 0) return 0;
  return atMost(stale * (ENERGY.zPerStaleSecond / 2), ENERGY.maxShiftWear);
}
