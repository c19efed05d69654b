/** Line changes: which unit comes on, by manpower, shift length, whistle, share of ice time and matching. */

import * as theIce from '#engine/match/bench/ice.ts';
import * as theOrders from '#engine/match/bench/orders.ts';
import type { MatchTable } from '#engine/match/bench/style.ts';
import * as benchNumbers from '#engine/match/constants/bench.ts';
import * as playNumbers from '#engine/match/constants/play.ts';
import type { Game, SideState } from '#engine/match/game.ts';
import * as theGame from '#engine/match/game.ts';
import * as theLimits from '#engine/match/limits.ts';
import * as theLists from '#engine/match/lists.ts';
import * as thePhase from '#engine/match/play/phase.ts';
import type { SideIndex } from '#engine/match/sides.ts';
import * as theSides from '#engine/match/sides.ts';

// Bound here once so that V8 can inline it; an import is looked up at each use (docs/match-engine.md).
const { AVAILABLE, EVEN_FIVE, hasLongChange, now } = theGame;
const { announceManpower, keepOnIce, putOnIce, swapUnits } = theIce;
const { followOrders } = theOrders;
const { AT_FACEOFF, IN_ZONE, MIDDLE } = thePhase;
const { atMost } = theLimits;
const { other } = theSides;
const { asFractions } = theLists;
const { MATCHING, SHIFT, ZONE_START } = benchNumbers;
const { FACEOFF } = playNumbers;

// Lists of the same kind; otherwise V8 would have to check the kind at each use.
const STAKES_BY_LINE = asFractions(SHIFT.stakesByLine);
const STAKES_BY_PAIR = asFractions(SHIFT.stakesByPair);
const ALWAYS = asFractions(SHIFT.always);
const ATTACKING = asFractions(ZONE_START.attacking);
const DEFENDING = asFractions(ZONE_START.defending);
const ELSEWHERE = asFractions(ZONE_START.elsewhere);
const NOBODY = asFractions(MATCHING.nobody);

/** Returns the manpower as one number: own skaters, theirs, and whether our net is empty. */
const formationOf = (us: SideState, them: SideState): number =>
  us.strength * 100 + them.strength * 10 + (us.netEmpty ? 1 : 0);

const isEvenFive = (us: SideState, them: SideState) => us.strength === 5 && them.strength === 5;

/** Changes lines before a faceoff; the home team goes last, having seen the visitors. */
export function changeAtWhistle(game: Game): void {
  changeSideAtWhistle(game, 1);
  changeSideAtWhistle(game, 0);
  setChangeDue(game.sides[0], game.sides[1]);
  setChangeDue(game.sides[1], game.sides[0]);
  announceManpower(game);
}

const changeSideAtWhistle = (game: Game, side: SideIndex): void => {
  const us = game.sides[side];
  const them = game.sides[other(side)];
  if (game.noChange === side && canStayOn(game, us)) {
    if (!us.announcedIce) keepOnIce(game, side);
    return;
  }
  if (us.formation !== formationOf(us, them)) {
    sendNewUnit(game, side);
    return;
  }
  if (isEvenFive(us, them)) {
    settleShares(game, us);
    if (game.clock - us.lineSince >= SHIFT.whistleForwards) nextLine(game, side);
    if (game.clock - us.pairSince >= SHIFT.whistleDefense) nextPair(game, side);
    swapUnits(game, side);
    return;
  }
  if (game.clock - us.lineSince >= SHIFT.whistleForwards) nextUnit(game, side);
  else if (us.announcedIce && canStayOn(game, us)) return;
  putOnIce(game, side);
};

/** Returns whether those on the ice may stay: the right number, none of them penalized or injured. */
const canStayOn = (game: Game, { ice, strength, netEmpty }: SideState): boolean => {
  if (ice.length !== strength + (netEmpty ? 1 : 0)) return false;
  for (let place = 0; place < ice.length; place++) if (game.out[ice[place]!] !== AVAILABLE) return false;
  return true;
};

/** Changes lines during play: units that have been out long enough go off when the puck is far enough from home. */
export function changeOnTheFly(game: Game): void {
  const { clock, sides } = game;
  if (clock >= sides[0].changeDue) changeSideOnTheFly(game, 0);
  if (clock >= sides[1].changeDue) changeSideOnTheFly(game, 1);
}

const changeSideOnTheFly = (game: Game, side: SideIndex): void => {
  const chance = chanceToChange(game, side);
  if (chance === 0 || !game.random.chance(chance)) return;
  const us = game.sides[side];
  const them = game.sides[other(side)];
  if (us.formation !== formationOf(us, them)) {
    sendNewUnit(game, side);
  } else if (isEvenFive(us, them)) {
    settleShares(game, us);
    const lineDue = game.clock >= us.lineSince + us.lineStay;
    if (lineDue) {
      followOrders(game);
      nextLine(game, side);
    }
    // A pair whose shift is nearly over goes off with the line.
    if (game.clock >= us.pairSince + us.pairStay - (lineDue ? SHIFT.together : 0)) nextPair(game, side);
    swapUnits(game, side);
  } else if (game.clock >= us.lineSince + us.lineStay) {
    nextUnit(game, side);
    putOnIce(game, side);
  }
  setChangeDue(us, them);
};

/** Sets when a side wants to change next; at once when its unit is for another manpower. */
const setChangeDue = (us: SideState, them: SideState): void => {
  if (us.formation !== formationOf(us, them)) {
    us.changeDue = 0;
    return;
  }
  const lineDue = us.lineSince + us.lineStay;
  us.changeDue = isEvenFive(us, them) ? Math.min(lineDue, us.pairSince + us.pairStay) : lineDue;
};

const chanceToChange = (game: Game, side: SideIndex): number => {
  const chance = chanceByPlace(game, side);
  const { lineSince, pairSince } = game.sides[side];
  const isOverdue = game.clock - atMost(lineSince, pairSince) > SHIFT.overdue;
  return chance > 0 && isOverdue ? SHIFT.changeOverdue : chance;
};

const chanceByPlace = (game: Game, side: SideIndex): number => {
  const ours = game.possession === side;
  if (game.phase === IN_ZONE) return ours ? SHIFT.changeAttacking : 0;
  const far = hasLongChange(game) ? SHIFT.longChange : 1;
  if (game.phase === MIDDLE) return (ours ? SHIFT.changeCarrying : SHIFT.changeBackchecking) * far;
  return ours ? SHIFT.changeOwnZone * far : SHIFT.changePuckFar;
};

/** Sends a fresh unit after a change of manpower. */
const sendNewUnit = (game: Game, side: SideIndex): void => {
  const us = game.sides[side];
  const them = game.sides[other(side)];
  settleShares(game, us);
  us.settled = game.clock;
  us.formation = formationOf(us, them);
  if (isEvenFive(us, them)) {
    nextLine(game, side);
    nextPair(game, side);
  } else {
    us.unit = -1;
    nextUnit(game, side);
  }
  putOnIce(game, side);
};

/**
 * Chooses the next line by its share of the ice time, the faceoff spot and the opposing line. One draw serves all: seven bits of
 * randomness for each of the four lines, and the last four bits for the length of the shift.
 */
const nextLine = (game: Game, side: SideIndex): void => {
  const us = game.sides[side];
  const { lineSeconds: seconds } = us;
  const { lineShares } = us.style;
  const ahead = seconds[0]! + seconds[1]! + seconds[2]! + seconds[3]! + SHIFT.horizon;
  const byStakes = leansOnBest(game) ? STAKES_BY_LINE : ALWAYS;
  const starts = zoneStartsOf(game, side);
  const match = matchesOf(game, side, us.style.matchLines);
  const resting = game.clock > 0 ? us.line : -1;
  const bits = game.random.bits();
  let best = -1;
  let bestNeed = Number.NEGATIVE_INFINITY;
  for (let line = 0; line < 4; line++) {
    if (line === resting) continue;
    const whim = ((bits >>> (7 * line)) & 127) * (SHIFT.whim / 128);
    const need = lineShares[line]! * byStakes[line]! * ahead - seconds[line]! + starts[line]! + match[line]! + whim;
    if (need > bestNeed) {
      bestNeed = need;
      best = line;
    }
  }
  us.line = best;
  us.lineSince = game.clock;
  us.lineStay = SHIFT.forwards - SHIFT.spread + (bits >>> 28);
};

/** Returns the preferences among the lines by faceoff spot; none in play and in the middle. */
const zoneStartsOf = (game: Game, side: SideIndex): readonly number[] => {
  if (game.phase !== AT_FACEOFF) return ELSEWHERE;
  const toward = side === 0 ? game.faceoffSpot.x : -game.faceoffSpot.x;
  if (toward > FACEOFF.zoneFrom) return ATTACKING;
  return toward < -FACEOFF.zoneFrom ? DEFENDING : ELSEWHERE;
};

/**
 * Returns the bench's preferences against the opposing line: in full for the home team at a whistle, which has last change; less
 * on the fly, where that line may soon be gone; none for visitors at a whistle, who change first.
 *
 * @param table by opposing line, preferences among the team's units in seconds of ice time.
 */
const matchesOf = (game: Game, side: SideIndex, table: MatchTable): readonly number[] => {
  const theirs = game.sides[other(side)].line;
  if (theirs < 0) return NOBODY;
  if (game.phase !== AT_FACEOFF) return table.onTheFly[theirs]!;
  return side === 0 ? table.lastChange[theirs]! : NOBODY;
};

const nextPair = (game: Game, side: SideIndex): void => {
  const us = game.sides[side];
  const { pairSeconds: seconds } = us;
  const { pairShares } = us.style;
  const ahead = seconds[0]! + seconds[1]! + seconds[2]! + SHIFT.horizon;
  const byStakes = leansOnBest(game) ? STAKES_BY_PAIR : ALWAYS;
  const match = matchesOf(game, side, us.style.matchPairs);
  const resting = game.clock > 0 ? us.pair : -1;
  const bits = game.random.bits();
  let best = -1;
  let bestNeed = Number.NEGATIVE_INFINITY;
  for (let pair = 0; pair < 3; pair++) {
    if (pair === resting) continue;
    const whim = ((bits >>> (8 * pair)) & 255) * (SHIFT.whim / 256);
    const need = pairShares[pair]! * byStakes[pair]! * ahead - seconds[pair]! + match[pair]! + whim;
    if (need > bestNeed) {
      bestNeed = need;
      best = pair;
    }
  }
  us.pair = best;
  us.pairSince = game.clock;
  us.pairStay = SHIFT.defense - SHIFT.spread + (bits >>> 28);
};

/** Records the ice time of the current line and pair (before another comes on, or at the horn). */
export function settleShares({ clock }: Game, us: SideState): void {
  if (us.formation < EVEN_FIVE || us.line < 0 || us.pair < 0) return;
  const { settled } = us;
  us.lineSeconds[us.line]! += clock - Math.max(us.lineSince, settled);
  us.pairSeconds[us.pair]! += clock - Math.max(us.pairSince, settled);
  us.settled = clock;
}

/** Returns whether the bench shortens: close and late. */
const leansOnBest = (game: Game): boolean =>
  now(game) >= SHIFT.stakesFrom && Math.abs(game.sides[0].score - game.sides[1].score) <= 2;

const nextUnit = (game: Game, side: SideIndex): void => {
  const us = game.sides[side];
  const own = us.strength;
  const opposing = game.sides[other(side)].strength;
  const { plan } = us;
  const units =
    own > opposing ? plan.powerPlay.length : own < opposing ? plan.penaltyKill.length : plan.overtime.length;
  if (own === 4 && opposing === 4) {
    settleShares(game, us);
    nextLine(game, side);
    nextPair(game, side);
  }
  us.unit = (us.unit + 1) % units;
  us.lineSince = game.clock;
  us.pairSince = game.clock;
  const stay =
    own > opposing
      ? us.unit === 0
        ? SHIFT.firstPowerPlay
        : SHIFT.secondPowerPlay
      : own < opposing
        ? SHIFT.penaltyKill
        : SHIFT.overtime;
  us.lineStay = stay - SHIFT.spread + (game.random.bits() >>> 28);
  us.pairStay = us.lineStay;
};
