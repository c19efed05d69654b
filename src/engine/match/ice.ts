/** Putting skaters on the ice: the unit that the manpower asks for, substitutes for the missing, and the telling of it. */
import { SHIFT } from '#engine/match/constants/bench.ts';
import { leaveTheIce, takeTheIce, windOf } from '#engine/match/energy.ts';
import { AVAILABLE, type Game, idOf, other, SIDE_NAMES, type SideIndex } from '#engine/match/game.ts';
import { forgetAbsent } from '#engine/match/touches.ts';
import { renewUnitRatings } from '#engine/match/unit-ratings.ts';

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

/** Exactly these are on the ice from now on; says so when anybody has changed. */
export function replaceOnIce(game: Game, side: SideIndex, next: number[]): void {
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
function announceIce(game: Game, side: SideIndex): void {
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
