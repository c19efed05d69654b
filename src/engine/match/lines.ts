/** Line changes: which unit goes on by manpower, length of the shift, whistle and share of ice time. */
import { LAST_CHANGE, SHIFT } from '#engine/match/constants/bench.ts';
import { AVAILABLE, type Game, hasLongChange, now, other, SIDES, type SideIndex } from '#engine/match/game.ts';
import { announceManpower, putOnIce, replaceOnIce } from '#engine/match/ice.ts';

/** Manpower as one number: own skaters, theirs, and whether our net is empty. */
function formationOf(game: Game, side: SideIndex): number {
  return game.strength[side] * 100 + game.strength[other(side)] * 10 + (game.netEmpty[side] ? 1 : 0);
}

const isEvenFive = (game: Game, side: SideIndex) => game.strength[side] === 5 && game.strength[other(side)] === 5;

/** Before a faceoff: both benches send who they want; the home team last, having seen the visitors. */
export function changeAtWhistle(game: Game): void {
  changeSideAtWhistle(game, 1);
  changeSideAtWhistle(game, 0);
  announceManpower(game);
}

function changeSideAtWhistle(game: Game, side: SideIndex): void {
  if (game.noChange === side && canStayOn(game, side)) {
    if (!game.announcedIce[side]) replaceOnIce(game, side, game.ice[side]);
    return;
  }
  if (game.formation[side] !== formationOf(game, side)) {
    sendNewUnit(game, side);
    return;
  }
  if (isEvenFive(game, side)) {
    if (game.clock - game.lineSince[side] >= SHIFT.whistleForwards) nextLine(game, side);
    if (game.clock - game.pairSince[side] >= SHIFT.whistleDefence) nextPair(game, side);
  } else if (game.clock - game.lineSince[side] >= SHIFT.whistleForwards) {
    nextUnit(game, side);
  }
  putOnIce(game, side);
}

/** As many as the manpower asks for, and none of them penalised or hurt: nobody has to be replaced. */
function canStayOn(game: Game, side: SideIndex): boolean {
  const ice = game.ice[side];
  const asked = game.strength[side] + (game.netEmpty[side] ? 1 : 0);
  return ice.length === asked && ice.every((index) => game.out[index] === AVAILABLE);
}

/** During play: whoever has been out long enough changes when the puck is far enough from home. */
export function changeOnTheFly(game: Game): void {
  for (const side of SIDES) {
    const reformed = game.formation[side] !== formationOf(game, side);
    const lineDue = game.clock - game.lineSince[side] >= game.lineStay[side];
    const pairDue = game.clock - game.pairSince[side] >= game.pairStay[side];
    if (!reformed && !lineDue && !pairDue) continue;
    if (!game.random.chance(chanceToChange(game, side))) continue;
    if (reformed) {
      sendNewUnit(game, side);
    } else if (isEvenFive(game, side)) {
      if (lineDue) nextLine(game, side);
      if (pairDue) nextPair(game, side);
      putOnIce(game, side);
    } else if (lineDue) {
      nextUnit(game, side);
      putOnIce(game, side);
    }
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
  game.settled[side] = game.clock;
  game.formation[side] = formationOf(game, side);
  if (isEvenFive(game, side)) {
    nextLine(game, side);
    nextPair(game, side);
  } else {
    game.unit[side] = -1;
    nextUnit(game, side);
  }
  putOnIce(game, side);
}

function nextLine(game: Game, side: SideIndex): void {
  const plan = game.plans[side];
  const seconds = game.lineSeconds[side];
  settleShares(game, side);
  const total = seconds[0]! + seconds[1]! + seconds[2]! + seconds[3]!;
  const stakes = leansOnBest(game);
  let best = -1;
  let bestNeed = Number.NEGATIVE_INFINITY;
  for (let line = 0; line < plan.lines.length; line++) {
    if (line === game.line[side] && game.clock > 0) continue;
    const share = plan.lineShares[line]! * (stakes ? SHIFT.stakesByLine[line]! : 1);
    const need = share * (total + SHIFT.horizon) - seconds[line]! + game.random.next() * SHIFT.whim;
    if (need > bestNeed) {
      bestNeed = need;
      best = line;
    }
  }
  game.line[side] = best;
  game.lineSince[side] = game.clock;
  game.lineStay[side] = SHIFT.forwards + game.random.int(-SHIFT.spread, SHIFT.spread);
}

function nextPair(game: Game, side: SideIndex): void {
  const plan = game.plans[side];
  const seconds = game.pairSeconds[side];
  settleShares(game, side);
  const total = seconds[0]! + seconds[1]! + seconds[2]!;
  const matches = side === 0 && game.phase === 'faceoff' && game.input.neutralIce !== true;
  const stakes = leansOnBest(game);
  let best = -1;
  let bestNeed = Number.NEGATIVE_INFINITY;
  for (let pair = 0; pair < plan.pairs.length; pair++) {
    if (pair === game.pair[side] && game.clock > 0) continue;
    const share = plan.pairShares[pair]! * (stakes ? SHIFT.stakesByPair[pair]! : 1);
    let need = share * (total + SHIFT.horizon) - seconds[pair]! + game.random.next() * SHIFT.whim;
    if (matches && game.line[1] === 0 && pair === 0) need += LAST_CHANGE.bestPairOnBestLine;
    if (need > bestNeed) {
      bestNeed = need;
      best = pair;
    }
  }
  game.pair[side] = best;
  game.pairSince[side] = game.clock;
  game.pairStay[side] = SHIFT.defence + game.random.int(-SHIFT.spread, SHIFT.spread);
}

/** Books the ice time of the line and the pair that are out (before another goes on, or at the horn). */
export function settleShares(game: Game, side: SideIndex): void {
  if (game.formation[side] < 550 || game.line[side] < 0 || game.pair[side] < 0) return;
  game.lineSeconds[side][game.line[side]]! += game.clock - Math.max(game.lineSince[side], game.settled[side]);
  game.pairSeconds[side][game.pair[side]]! += game.clock - Math.max(game.pairSince[side], game.settled[side]);
  game.settled[side] = game.clock;
}

/** Close and late: the bench shortens. */
function leansOnBest(game: Game): boolean {
  return now(game) >= SHIFT.stakesFrom && Math.abs(game.score[0] - game.score[1]) <= 2;
}

function nextUnit(game: Game, side: SideIndex): void {
  const own = game.strength[side];
  const opposing = game.strength[other(side)];
  const plan = game.plans[side];
  const units =
    own > opposing ? plan.powerPlay.length : own < opposing ? plan.penaltyKill.length : plan.overtime.length;
  if (own === 4 && opposing === 4) {
    nextLine(game, side);
    nextPair(game, side);
  }
  game.unit[side] = (game.unit[side] + 1) % units;
  game.lineSince[side] = game.clock;
  game.pairSince[side] = game.clock;
  const stay =
    own > opposing
      ? game.unit[side] === 0
        ? SHIFT.firstPowerPlay
        : SHIFT.secondPowerPlay
      : own < opposing
        ? SHIFT.penaltyKill
        : SHIFT.overtime;
  game.lineStay[side] = stay + game.random.int(-SHIFT.spread, SHIFT.spread);
  game.pairStay[side] = game.lineStay[side];
}
