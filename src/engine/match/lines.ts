/** Who is on the ice: units by manpower, shifts by length, whistle and share of ice time, substitutes for the missing. */
import { LAST_CHANGE, SHIFT } from '#engine/match/constants.ts';
import { leaveTheIce, takeTheIce, windOf } from '#engine/match/energy.ts';
import {
  AVAILABLE,
  type Game,
  hasLongChange,
  idOf,
  now,
  other,
  SIDE_NAMES,
  SIDES,
  type SideIndex,
} from '#engine/match/game.ts';
import { forgetAbsent } from '#engine/match/touches.ts';
import { renewUnitRatings } from '#engine/match/unit-ratings.ts';

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

/** The places that the present manpower asks for: indices wanted, forwards first. */
function wantedUnit(game: Game, side: SideIndex): { wanted: number[]; forwards: number; points: number } {
  const own = game.strength[side];
  const opposing = game.strength[other(side)];
  const plan = game.plans[side];
  if (own === opposing && own >= 4) {
    const line = plan.lines[Math.max(0, game.line[side])]!;
    const pair = plan.pairs[Math.max(0, game.pair[side])]!;
    if (own === 5) return { wanted: [line[0]!, line[1]!, line[2]!, pair[0]!, pair[1]!], forwards: 3, points: 2 };
    return { wanted: [quickerWinger(game, line), line[1]!, pair[0]!, pair[1]!], forwards: 2, points: 2 };
  }
  const unit = Math.max(0, game.unit[side]);
  if (own === opposing) {
    const three = plan.overtime[unit % plan.overtime.length]!;
    return { wanted: [three[0]!, three[1]!, three[2]!], forwards: 2, points: 1 };
  }
  if (own > opposing) {
    const five = plan.powerPlay[unit % plan.powerPlay.length]!;
    if (own === 5) return { wanted: five.slice(), forwards: 3, points: 2 };
    return { wanted: five.slice(0, 4), forwards: 3, points: 1 };
  }
  const four = plan.penaltyKill[unit % plan.penaltyKill.length]!;
  if (own === 4) return { wanted: four.slice(), forwards: 2, points: 2 };
  return { wanted: [four[1]!, four[2]!, four[3]!], forwards: 1, points: 2 };
}

function quickerWinger(game: Game, line: readonly number[]): number {
  const left = line[0]!;
  const right = line[2]!;
  if (left < 0 || right < 0) return Math.max(left, right);
  return game.ratings.carry[left]! >= game.ratings.carry[right]! ? left : right;
}

/** Puts the wanted unit on the ice, with substitutes for who is missing, and tells it when anybody has changed. */
export function putOnIce(game: Game, side: SideIndex): void {
  const { wanted, forwards, points } = wantedUnit(game, side);
  const { out } = game;
  for (let place = 0; place < wanted.length; place++) {
    const index = wanted[place]!;
    if (index < 0 || out[index] !== AVAILABLE || wanted.indexOf(index) < place) wanted[place] = -1;
  }
  for (let place = 0; place < wanted.length; place++) {
    if (wanted[place] === -1) wanted[place] = substitute(game, side, { wanted, defence: place >= forwards });
  }
  if (game.netEmpty[side]) wanted.push(extraAttacker(game, side, wanted));
  game.forwards[side] = forwards;
  game.points[side] = points;
  replaceOnIce(
    game,
    side,
    wanted.filter((index) => index >= 0),
  );
}

/** The freshest free player of the trade (or of the other, when there is none), one who is out already first; −1 when the bench is empty. */
function substitute(game: Game, side: SideIndex, need: { wanted: readonly number[]; defence: boolean }): number {
  let best = -1;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const index of game.plans[side].skaters) {
    if (game.out[index] !== AVAILABLE || need.wanted.includes(index)) continue;
    const sameTrade = (game.ratings.isDefence[index] === 1) === need.defence;
    const stays = game.ice[side].includes(index);
    const quality = need.defence ? game.ratings.defend[index]! : game.ratings.pass[index]!;
    const score = (sameTrade ? 10 : 0) + (stays ? 1 : windOf(game, index)) + SHIFT.substituteQuality * quality;
    if (score > bestScore) {
      bestScore = score;
      best = index;
    }
  }
  return best;
}

function extraAttacker(game: Game, side: SideIndex, wanted: readonly number[]): number {
  for (const index of game.plans[side].extraAttackers) {
    if (index >= 0 && game.out[index] === AVAILABLE && !wanted.includes(index)) return index;
  }
  return substitute(game, side, { wanted, defence: false });
}

/** One skater more, in play: from the box, or for the goalie. */
export function addToIce(game: Game, side: SideIndex, index: number): void {
  replaceOnIce(game, side, [...game.ice[side], index]);
}

function replaceOnIce(game: Game, side: SideIndex, next: number[]): void {
  const previous = game.ice[side];
  let changed = next.length !== previous.length;
  for (const index of previous) {
    if (!next.includes(index)) {
      leaveTheIce(game, index, side);
      changed = true;
    }
  }
  for (const index of next) {
    if (!previous.includes(index)) {
      takeTheIce(game, index);
      changed = true;
    }
  }
  if (!changed && game.announcedIce[side]) return;
  game.ice[side] = next;
  game.announcedIce[side] = true;
  renewUnitRatings(game, side);
  if (side === game.possession && game.phase !== 'faceoff') forgetAbsent(game);
  announceIce(game, side);
}

/** Says who is on the ice now, the goalie last when he is in. */
export function announceIce(game: Game, side: SideIndex): void {
  const ice = game.ice[side];
  const onIce: number[] = [];
  for (let place = 0; place < ice.length; place++) onIce.push(idOf(game, ice[place]!));
  if (!game.netEmpty[side] && game.goalie[side] >= 0) onIce.push(idOf(game, game.goalie[side]));
  game.events.push({ period: game.period, second: game.clock, type: 'change', side: SIDE_NAMES[side], onIce });
}

/** Emits the manpower when it is not what was said last. */
export function announceManpower(game: Game): void {
  const said = game.announced;
  const home = game.ice[0].length;
  const away = game.ice[1].length;
  const homeGoalie = !game.netEmpty[0];
  const awayGoalie = !game.netEmpty[1];
  if (said[0] === home && said[1] === away && said[2] === homeGoalie && said[3] === awayGoalie) return;
  said[0] = home;
  said[1] = away;
  said[2] = homeGoalie;
  said[3] = awayGoalie;
  game.events.push({
    period: game.period,
    second: game.clock,
    type: 'manpower',
    manpower: { home, away, homeGoalie, awayGoalie },
  });
}
