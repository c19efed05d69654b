/** Line changes: which unit goes on by manpower, length of the shift, whistle and share of ice time. */
import { LAST_CHANGE, SHIFT, ZONE_START } from '#engine/match/constants/bench.ts';
import { FACEOFF } from '#engine/match/constants/play.ts';
import { AVAILABLE, type Game, hasLongChange, now } from '#engine/match/game.ts';
import { announceManpower, keepOnIce, putOnIce } from '#engine/match/ice.ts';
import { followOrders } from '#engine/match/orders.ts';
import { other, type SideIndex } from '#engine/match/sides.ts';

/** Manpower as one number: own skaters, theirs, and whether our net is empty. */
function formationOf(game: Game, side: SideIndex): number {
  return game.sides[side].strength * 100 + game.sides[other(side)].strength * 10 + (game.sides[side].netEmpty ? 1 : 0);
}

const isEvenFive = (game: Game, side: SideIndex) =>
  game.sides[side].strength === 5 && game.sides[other(side)].strength === 5;

/** Before a faceoff: both benches send who they want; the home team last, having seen the visitors. */
export function changeAtWhistle(game: Game): void {
  changeSideAtWhistle(game, 1);
  changeSideAtWhistle(game, 0);
  game.changeDue = 0;
  announceManpower(game);
}

function changeSideAtWhistle(game: Game, side: SideIndex): void {
  if (game.noChange === side && canStayOn(game, side)) {
    if (!game.sides[side].announcedIce) keepOnIce(game, side);
    return;
  }
  if (game.sides[side].formation !== formationOf(game, side)) {
    sendNewUnit(game, side);
    return;
  }
  if (isEvenFive(game, side)) {
    if (game.clock - game.sides[side].lineSince >= SHIFT.whistleForwards) nextLine(game, side);
    if (game.clock - game.sides[side].pairSince >= SHIFT.whistleDefence) nextPair(game, side);
  } else if (game.clock - game.sides[side].lineSince >= SHIFT.whistleForwards) {
    nextUnit(game, side);
  }
  putOnIce(game, side);
}

/** As many as the manpower asks for, and none of them penalised or hurt: nobody has to be replaced. */
function canStayOn(game: Game, side: SideIndex): boolean {
  const ice = game.sides[side].ice;
  const asked = game.sides[side].strength + (game.sides[side].netEmpty ? 1 : 0);
  return ice.length === asked && ice.every((index) => game.out[index] === AVAILABLE);
}

/** During play: whoever has been out long enough changes when the puck is far enough from home. */
export function changeOnTheFly(game: Game): void {
  if (game.clock < game.changeDue) return;
  changeSideOnTheFly(game, 0);
  changeSideOnTheFly(game, 1);
  game.changeDue = Math.min(dueOf(game, 0), dueOf(game, 1));
}

/** When a side wants to change next; at once when it plays with a unit for another manpower. */
function dueOf(game: Game, side: SideIndex): number {
  if (game.sides[side].formation !== formationOf(game, side)) return 0;
  const lineDue = game.sides[side].lineSince + game.sides[side].lineStay;
  return isEvenFive(game, side) ? Math.min(lineDue, game.sides[side].pairSince + game.sides[side].pairStay) : lineDue;
}

function changeSideOnTheFly(game: Game, side: SideIndex): void {
  const reformed = game.sides[side].formation !== formationOf(game, side);
  const lineDue = game.clock - game.sides[side].lineSince >= game.sides[side].lineStay;
  const pairDue = game.clock - game.sides[side].pairSince >= game.sides[side].pairStay;
  if (!reformed && !lineDue && !pairDue) return;
  if (!game.random.chance(chanceToChange(game, side))) return;
  if (reformed) {
    sendNewUnit(game, side);
  } else if (isEvenFive(game, side)) {
    if (lineDue) {
      followOrders(game);
      nextLine(game, side);
    }
    if (pairDue) nextPair(game, side);
    putOnIce(game, side);
  } else if (lineDue) {
    nextUnit(game, side);
    putOnIce(game, side);
  }
}

function chanceToChange(game: Game, side: SideIndex): number {
  const ours = game.possession === side;
  const far = hasLongChange(game) ? SHIFT.longChange : 1;
  if (game.phase === 'zone') return ours ? SHIFT.changeAttacking : 0;
  if (game.phase === 'neutral') return (ours ? SHIFT.changeCarrying : SHIFT.changeBackchecking) * far;
  return ours ? SHIFT.changeOwnZone * far : SHIFT.changePuckFar;
}

/** The manpower has changed: a fresh unit of the new kind. */
function sendNewUnit(game: Game, side: SideIndex): void {
  settleShares(game, side);
  game.sides[side].settled = game.clock;
  game.sides[side].formation = formationOf(game, side);
  if (isEvenFive(game, side)) {
    nextLine(game, side);
    nextPair(game, side);
  } else {
    game.sides[side].unit = -1;
    nextUnit(game, side);
  }
  putOnIce(game, side);
}

function nextLine(game: Game, side: SideIndex): void {
  const plan = game.sides[side].plan;
  const { lineShares } = game.sides[side].style;
  const seconds = game.sides[side].lineSeconds;
  settleShares(game, side);
  const total = seconds[0]! + seconds[1]! + seconds[2]! + seconds[3]!;
  const stakes = leansOnBest(game);
  const starts = zoneStartsOf(game, side);
  let best = -1;
  let bestNeed = Number.NEGATIVE_INFINITY;
  for (let line = 0; line < plan.lines.length; line++) {
    if (line === game.sides[side].line && game.clock > 0) continue;
    const share = lineShares[line]! * (stakes ? SHIFT.stakesByLine[line]! : 1);
    const wish = starts === null ? 0 : starts[line]!;
    const need = share * (total + SHIFT.horizon) - seconds[line]! + wish + game.random.next() * SHIFT.whim;
    if (need > bestNeed) {
      bestNeed = need;
      best = line;
    }
  }
  game.sides[side].line = best;
  game.sides[side].lineSince = game.clock;
  game.sides[side].lineStay = SHIFT.forwards + game.random.int(-SHIFT.spread, SHIFT.spread);
}

/** Preferences among the lines by where the puck is dropped; null in play and in the middle. */
function zoneStartsOf(game: Game, side: SideIndex): readonly number[] | null {
  if (game.phase !== 'faceoff') return null;
  const towards = side === 0 ? game.faceoffSpot.x : -game.faceoffSpot.x;
  if (towards > FACEOFF.zoneFrom) return ZONE_START.attacking;
  return towards < -FACEOFF.zoneFrom ? ZONE_START.defending : null;
}

function nextPair(game: Game, side: SideIndex): void {
  const plan = game.sides[side].plan;
  const { pairShares } = game.sides[side].style;
  const seconds = game.sides[side].pairSeconds;
  settleShares(game, side);
  const total = seconds[0]! + seconds[1]! + seconds[2]!;
  const matches = side === 0 && game.phase === 'faceoff' && game.input.neutralIce !== true;
  const stakes = leansOnBest(game);
  let best = -1;
  let bestNeed = Number.NEGATIVE_INFINITY;
  for (let pair = 0; pair < plan.pairs.length; pair++) {
    if (pair === game.sides[side].pair && game.clock > 0) continue;
    const share = pairShares[pair]! * (stakes ? SHIFT.stakesByPair[pair]! : 1);
    let need = share * (total + SHIFT.horizon) - seconds[pair]! + game.random.next() * SHIFT.whim;
    if (matches && game.sides[1].line === 0 && pair === 0) need += LAST_CHANGE.bestPairOnBestLine;
    if (need > bestNeed) {
      bestNeed = need;
      best = pair;
    }
  }
  game.sides[side].pair = best;
  game.sides[side].pairSince = game.clock;
  game.sides[side].pairStay = SHIFT.defence + game.random.int(-SHIFT.spread, SHIFT.spread);
}

/** Books the ice time of the line and the pair that are out (before another goes on, or at the horn). */
export function settleShares(game: Game, side: SideIndex): void {
  if (game.sides[side].formation < 550 || game.sides[side].line < 0 || game.sides[side].pair < 0) return;
  game.sides[side].lineSeconds[game.sides[side].line]! +=
    game.clock - Math.max(game.sides[side].lineSince, game.sides[side].settled);
  game.sides[side].pairSeconds[game.sides[side].pair]! +=
    game.clock - Math.max(game.sides[side].pairSince, game.sides[side].settled);
  game.sides[side].settled = game.clock;
}

/** Close and late: the bench shortens. */
function leansOnBest(game: Game): boolean {
  return now(game) >= SHIFT.stakesFrom && Math.abs(game.sides[0].score - game.sides[1].score) <= 2;
}

function nextUnit(game: Game, side: SideIndex): void {
  const own = game.sides[side].strength;
  const opposing = game.sides[other(side)].strength;
  const plan = game.sides[side].plan;
  const units =
    own > opposing ? plan.powerPlay.length : own < opposing ? plan.penaltyKill.length : plan.overtime.length;
  if (own === 4 && opposing === 4) {
    nextLine(game, side);
    nextPair(game, side);
  }
  game.sides[side].unit = (game.sides[side].unit + 1) % units;
  game.sides[side].lineSince = game.clock;
  game.sides[side].pairSince = game.clock;
  const stay =
    own > opposing
      ? game.sides[side].unit === 0
        ? SHIFT.firstPowerPlay
        : SHIFT.secondPowerPlay
      : own < opposing
        ? SHIFT.penaltyKill
        : SHIFT.overtime;
  game.sides[side].lineStay = stay + game.random.int(-SHIFT.spread, SHIFT.spread);
  game.sides[side].pairStay = game.sides[side].lineStay;
}
