/** The penalty box: who is in it, for how long, when they may return, and the resulting manpower. */

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

/** Seats a penalized player. A team's third penalty does not start until one of the first two is over: never fewer than three skaters. */
export function seat(game: Game, penalty: Omit<ServedPenalty, 'ends'>): void {
  const waits = penalty.counts && countingNow(game, penalty.side) >= 2;
  game.box.push({ ...penalty, ends: waits ? -1 : now(game) + penalty.seconds });
  if (game.out[penalty.sitter] !== GONE) game.out[penalty.sitter] = IN_BOX;
  scheduleRelease(game);
}

/** Returns the number of running penalties that cost the side a man. */
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
 * Sets the manpower at a whistle: the full side less the penalties. If that leaves a team with fewer than three, it has three
 * and the other team's number rises by as much.
 */
export function setManpower(game: Game): void {
  const home = countingNow(game, 0);
  const away = countingNow(game, 1);
  const full = fullSide(game);
  const lift = Math.max(0, PENALTY.leastSkaters - full + Math.max(home, away));
  game.sides[0].strength = full - home + lift;
  game.sides[1].strength = full - away + lift;
}

/** Releases all players whose time ends up to the clock `until`, each at his own second. */
export function releaseUntil(game: Game, until: number): void {
  while (game.nextRelease <= game.base + until) {
    const due = game.box.find((served) => served.ends === game.nextRelease);
    if (due === undefined) return;
    game.clock = Math.max(game.clock, due.ends - game.base);
    release(game, due, 'served');
    announceManpower(game);
  }
}

/** Ends one penalty: the player returns during play if his team was a man short for it, otherwise at the next whistle. */
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

/** Returns a man to a shorthanded team while play continues. */
function stepBackOn(game: Game, served: ServedPenalty): void {
  const { side } = served;
  // In a smaller overtime, returning players exceed the usual number until the whistle.
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

/** Returns players whose time is served to the bench at a whistle. */
export function emptyWaitingSeats(game: Game): void {
  if (!game.someoneWaits) return;
  game.someoneWaits = false;
  for (let index = 0; index < game.out.length; index++) {
    if (game.out[index] === AWAITS_WHISTLE) game.out[index] = AVAILABLE;
  }
}

/** Ends the oldest minor of a shorthanded team after a goal against it, or the first half of a double minor. */
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

/** Removes a player for good (injury, game misconduct, match penalty); a teammate serves the rest of his minor. */
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

/** Returns whether a side has fewer skaters than the other because of penalties; an extra attacker does not count. */
export function isShorthanded(game: Game, side: SideIndex): boolean {
  return game.sides[side].strength < game.sides[other(side)].strength;
}
