/** Putting skaters on the ice: the unit that the manpower asks for, substitutes for the missing, and the telling of it. */
import { SHIFT } from '#engine/match/constants/bench.ts';
import { leaveTheIce, takeTheIce, windOf } from '#engine/match/energy.ts';
import { AVAILABLE, type Game } from '#engine/match/game.ts';
import { other, type SideIndex } from '#engine/match/sides.ts';
import { forgetAbsent } from '#engine/match/touches.ts';
import { readTheScore, renewUnitRatings } from '#engine/match/unit-ratings.ts';

/** Nobody in this place of a unit. */
const NOBODY = -1;

/** Fills `game.wanted` with who the present manpower asks for, forwards first; answers how many. */
function wantUnit(game: Game, side: SideIndex): number {
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
    return take(game, side, five, 0, 3, own === 5 ? 2 : 1);
  }
  const four = plan.penaltyKill[unit % plan.penaltyKill.length]!;
  return own === 4 ? take(game, side, four, 0, 2, 2) : take(game, side, four, 1, 1, 2);
}

function take(game: Game, side: SideIndex, unit: readonly number[], first: number, forwards: number, points: number) {
  for (let place = 0; place < forwards + points; place++) game.wanted[place] = unit[first + place]!;
  return shape(game, side, forwards, points);
}

function shape(game: Game, side: SideIndex, forwards: number, points: number): number {
  game.sides[side].forwards = forwards;
  game.sides[side].points = points;
  return forwards + points;
}

function quickerWinger(game: Game, line: readonly number[]): number {
  const left = line[0]!;
  const right = line[2]!;
  if (left < 0 || right < 0) return Math.max(left, right);
  return game.ratings.carry[left]! >= game.ratings.carry[right]! ? left : right;
}

/** Is this index among the first `count` of `wanted`? A loop of its own: indexOf on so few is slower. */
function isWanted(game: Game, index: number, count: number): boolean {
  for (let place = 0; place < count; place++) if (game.wanted[place] === index) return true;
  return false;
}

/** Puts the wanted unit on the ice, with substitutes for who is missing, and tells it when anybody has changed. */
export function putOnIce(game: Game, side: SideIndex): void {
  let count = wantUnit(game, side);
  const { out, wanted } = game;
  let missing = 0;
  for (let place = 0; place < count; place++) {
    const index = wanted[place]!;
    if (index >= 0 && out[index] === AVAILABLE) continue;
    wanted[place] = NOBODY;
    missing++;
  }
  if (missing > 0) count = fillGaps(game, side, count);
  if (game.sides[side].netEmpty) {
    const extra = extraAttacker(game, side, count);
    if (extra >= 0) wanted[count++] = extra;
  }
  replaceOnIce(game, side, count);
}

/** Substitutes for the missing; when even the bench is empty the unit is the smaller. Answers how many there are. */
function fillGaps(game: Game, side: SideIndex, count: number): number {
  const { wanted } = game;
  const forwards = game.sides[side].forwards;
  for (let place = 0; place < count; place++) {
    if (wanted[place] === NOBODY) wanted[place] = substitute(game, side, { count, defence: place >= forwards });
  }
  let found = 0;
  for (let place = 0; place < count; place++) if (wanted[place] !== NOBODY) wanted[found++] = wanted[place]!;
  return found;
}

/** The freshest free player of the trade (or of the other, when there is none), one who is out already first; −1 when the bench is empty. */
function substitute(game: Game, side: SideIndex, need: { count: number; defence: boolean }): number {
  let best = -1;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const index of game.sides[side].plan.skaters) {
    if (game.out[index] !== AVAILABLE || isWanted(game, index, need.count)) continue;
    const sameTrade = (game.ratings.isDefence[index] === 1) === need.defence;
    const stays = game.sides[side].ice.includes(index);
    const quality = need.defence ? game.ratings.defend[index]! : game.ratings.pass[index]!;
    const score = (sameTrade ? 10 : 0) + (stays ? 1 : windOf(game, index)) + SHIFT.substituteQuality * quality;
    if (score > bestScore) {
      bestScore = score;
      best = index;
    }
  }
  return best;
}

function extraAttacker(game: Game, side: SideIndex, count: number): number {
  for (const index of game.sides[side].plan.extraAttackers) {
    if (index >= 0 && game.out[index] === AVAILABLE && !isWanted(game, index, count)) return index;
  }
  return substitute(game, side, { count, defence: false });
}

/** One skater more, in play: from the box, or for the goalie. */
export function addToIce(game: Game, side: SideIndex, index: number): void {
  const count = wantTheSame(game, side);
  game.wanted[count] = index;
  game.changeDue = 0;
  replaceOnIce(game, side, count + 1);
}

/** Those who are out stay; said again in a new period. */
export function keepOnIce(game: Game, side: SideIndex): void {
  replaceOnIce(game, side, wantTheSame(game, side));
}

function wantTheSame(game: Game, side: SideIndex): number {
  const ice = game.sides[side].ice;
  for (let place = 0; place < ice.length; place++) game.wanted[place] = ice[place]!;
  return ice.length;
}

/**
 * Exactly the first `count` of `wanted` are on the ice from now on; says so when anybody has changed. Who stays is found by
 * marks, two new ones each time: comparing everybody with everybody was a tenth of the game.
 */
function replaceOnIce(game: Game, side: SideIndex, count: number): void {
  const ice = game.sides[side].ice;
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
    leaveTheIce(game, index, side);
    sheet.goOff(clock, index);
    changed = true;
  }
  for (let place = 0; place < count; place++) {
    const index = wanted[place]!;
    if (marks[index] === stays) continue;
    takeTheIce(game, index);
    sheet.comeOn(clock, index);
    changed = true;
  }
  if (!changed && game.sides[side].announcedIce) return;
  if (ice.length > count) ice.length = count;
  for (let place = 0; place < count; place++) ice[place] = wanted[place]!;
  game.sides[side].announcedIce = true;
  readTheScore(game);
  renewUnitRatings(game, side);
  if (side === game.possession && game.phase !== 'faceoff') forgetAbsent(game);
  sheet.change(clock, side, ice, game.sides[side].netEmpty ? -1 : game.sides[side].goalie);
}

/** Emits the manpower when it is not what was said last. */
export function announceManpower(game: Game): void {
  const said = game.announced;
  const home = game.sides[0].ice.length;
  const away = game.sides[1].ice.length;
  const homeGoalie = !game.sides[0].netEmpty;
  const awayGoalie = !game.sides[1].netEmpty;
  if (said[0] === home && said[1] === away && said[2] === homeGoalie && said[3] === awayGoalie) return;
  said[0] = home;
  said[1] = away;
  said[2] = homeGoalie;
  said[3] = awayGoalie;
  game.sheet.push({
    period: game.period,
    second: game.clock,
    type: 'manpower',
    manpower: { home, away, homeGoalie, awayGoalie },
  });
}
