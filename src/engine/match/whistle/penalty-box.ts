/** The penalty box: who sits, for how long, who may come back when, and the manpower that follows. */

import { addToIce, announceManpower } from '#engine/match/bench/ice.ts';
import { PENALTY } from '#engine/match/constants/rink.ts';
import {
  AVAILABLE,
  AWAITS_WHISTLE,
  FULL_SIDE,
  fullSide,
  type Game,
  GONE,
  IN_BOX,
  idOf,
  NEVER,
  now,
  type ServedPenalty,
} from '#engine/match/game.ts';
import { AT_FACEOFF } from '#engine/match/play/phase.ts';
import { other, SIDE_NAMES, type SideIndex } from '#engine/match/sides.ts';

/** Seats a penalized player. The third man of a team waits until one of the first two is out: never fewer than three skaters. */
export function seat(game: Game, penalty: Omit<ServedPenalty, 'ends'>): void {
  const waits = penalty.counts && countingNow(game, penalty.side) >= 2;
  game.box.push({ ...penalty, ends: waits ? -1 : now(game) + penalty.seconds });
  if (game.out[penalty.sitter] !== GONE) game.out[penalty.sitter] = IN_BOX;
  scheduleRelease(game);
}

/** Running penalties that cost the side a man. */
function countingNow(game: Game, side: SideIndex): number {
  let count = 0;
  for (const served of game.box) if (served.side === side && served.counts && served.ends >= 0) count++;
  return count;
}

export function scheduleRelease(game: Game): void {
  game.nextRelease = NEVER;
  for (const served of game.box) if (served.ends >= 0 && served.ends < game.nextRelease) game.nextRelease = served.ends;
}

/**
 * The manpower at a whistle: the full side less the penalties. Where that leaves a team with fewer than three, it has three and the
 * other one as many more.
 */
export function setManpower(game: Game): void {
  const home = countingNow(game, 0);
  const away = countingNow(game, 1);
  const full = fullSide(game);
  const lift = Math.max(0, PENALTY.leastSkaters - full + Math.max(home, away));
  game.sides[0].strength = full - home + lift;
  game.sides[1].strength = full - away + lift;
}

/** Lets out everybody whose time ends up to the clock `until`, at his own second. */
export function releaseUntil(game: Game, until: number): void {
  while (game.nextRelease <= game.base + until) {
    const due = game.box.find((served) => served.ends === game.nextRelease);
    if (due === undefined) return;
    game.clock = Math.max(game.clock, due.ends - game.base);
    release(game, due, 'served');
    announceManpower(game);
  }
}

/** Opens the door for one penalty: the player is back, in play when his team was a man short for it, at the next whistle otherwise. */
function release(game: Game, served: ServedPenalty, reason: 'served' | 'goal-against'): void {
  game.box.splice(game.box.indexOf(served), 1);
  game.sheet.push({
    period: game.period,
    second: game.clock,
    type: 'penalty-over',
    side: SIDE_NAMES[served.side],
    player: idOf(game, served.player),
    reason,
  });
  const sitsOn = game.box.some((remaining) => remaining.sitter === served.sitter);
  if (!sitsOn && game.out[served.sitter] === IN_BOX) {
    game.out[served.sitter] = AWAITS_WHISTLE;
    game.someoneWaits = true;
  }
  if (served.counts) startWaiting(game, served.side);
  scheduleRelease(game);
  if (served.counts && reason === 'served') stepBackOn(game, served);
}

function startWaiting(game: Game, side: SideIndex): void {
  const waiting = game.box.find((served) => served.side === side && served.ends < 0);
  if (waiting !== undefined && countingNow(game, side) < 2) waiting.ends = now(game) + waiting.seconds;
}

/** A team that was short gets its man back while play goes on. */
function stepBackOn(game: Game, served: ServedPenalty): void {
  const { side } = served;
  // In a smaller overtime the men who are back are more than a side has, until the whistle.
  const most = fullSide(game) < FULL_SIDE ? FULL_SIDE : FULL_SIDE - countingNow(game, side);
  if (game.phase === AT_FACEOFF || game.sides[side].strength >= most) return;
  if (game.sides[side].strength + (game.sides[side].netEmpty ? 1 : 0) >= 6) return;
  const returns = game.out[served.sitter] === AWAITS_WHISTLE ? served.sitter : freeSkater(game, side);
  if (returns < 0) return;
  game.out[returns] = AVAILABLE;
  game.sides[side].strength++;
  addToIce(game, side, returns);
}

function freeSkater(game: Game, side: SideIndex): number {
  for (const index of game.sides[side].plan.skaters) {
    if (game.out[index] === AVAILABLE && !game.sides[side].ice.includes(index)) return index;
  }
  return -1;
}

/** At a whistle those whose time is served rejoin the bench. */
export function emptyWaitingSeats(game: Game): void {
  if (!game.someoneWaits) return;
  game.someoneWaits = false;
  for (let index = 0; index < game.out.length; index++) {
    if (game.out[index] === AWAITS_WHISTLE) game.out[index] = AVAILABLE;
  }
}

/** A goal against a shorthanded team ends its oldest minor, or the first half of a double minor. */
export function endMinorOnGoal(game: Game, scoring: SideIndex): void {
  const side = other(scoring);
  if (countingNow(game, side) <= countingNow(game, scoring)) return;
  let first: ServedPenalty | undefined;
  for (const served of game.box) {
    if (served.side !== side || !served.counts || !served.endsWithGoal || served.ends < 0) continue;
    if (first === undefined || served.ends < first.ends) first = served;
  }
  if (first === undefined) return;
  if (first.ends - now(game) > PENALTY.minorSeconds) {
    first.ends = now(game) + PENALTY.minorSeconds;
    scheduleRelease(game);
    return;
  }
  release(game, first, 'goal-against');
}

/** Leaves for good (injury, game misconduct, match penalty); a running minor of his is served by a team mate. */
export function sendOff(game: Game, index: number): void {
  game.out[index] = GONE;
  for (const served of game.box) {
    if (served.sitter !== index || !served.counts) continue;
    const side = served.side;
    const fillIn = freeSkater(game, side);
    if (fillIn < 0) continue;
    served.sitter = fillIn;
    game.out[fillIn] = IN_BOX;
  }
}

/** Fewer skaters than the other team by penalties; an extra attacker does not count. */
export function isShorthanded(game: Game, side: SideIndex): boolean {
  return game.sides[side].strength < game.sides[other(side)].strength;
}
