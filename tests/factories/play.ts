/** A game in the middle of play, for tests of single rules of the match engine. */

import { changeAtWhistle } from '#engine/match/bench/lines.ts';
import { type Game, NEVER, type PendingPenalty } from '#engine/match/game.ts';
import { startMatch } from '#engine/match/match.ts';
import { IN_ZONE, MIDDLE } from '#engine/match/play/phase.ts';
import { openPeriod } from '#engine/match/setup.ts';
import { scoreGoal } from '#engine/match/shot/goals.ts';
import { SIDES, type SideIndex } from '#engine/match/sides.ts';
import { setManpower } from '#engine/match/whistle/penalty-box.ts';
import { whistle } from '#engine/match/whistle/whistle.ts';
import { Random } from '#engine/random.ts';
import { type MatchWish, matchInput } from './match.ts';

export interface PlayWish extends MatchWish {
  /** Current period, 1 by default; the score before it. */
  period?: number;
  score?: [home: number, away: number];
  clock?: number;
}

/**
 * Returns a game with both first units on the ice, five on five unless the rules of the period say otherwise; the home team has
 * the puck in the neutral zone.
 */
export function gameInPlay(wish: PlayWish = {}): Game {
  const { period = 1, score = [0, 0], clock = 0, ...rest } = wish;
  const input = matchInput(rest);
  const state = { ...startMatch(input), period: period - 1, homeScore: score[0], awayScore: score[1] };
  const game = openPeriod(input, state, [null, null]);
  setManpower(game);
  changeAtWhistle(game);
  game.clock = clock;
  game.phase = MIDDLE;
  game.possession = 0;
  game.touches[0] = game.sides[0].ice[1] ?? -1;
  game.sheet.clear();
  return game;
}

/** Returns a skater of the side who is on the ice, by place (0 to 2 the forwards, 3 and 4 the defense). */
export function onIce(game: Game, side: SideIndex, place = 0): number {
  const index = game.sides[side].ice[place];
  if (index === undefined) throw new RangeError(`nobody at place ${place}`);
  return index;
}

/** Returns a penalty against the skater at a place of the side, by default two minutes for tripping. */
export function penaltyOn(
  game: Game,
  side: SideIndex,
  place: number,
  wish: Partial<PendingPenalty> = {},
): PendingPenalty {
  const player = onIce(game, side, place);
  return { side, player, servedBy: -1, kind: 'minor', infraction: 'tripping', minutes: 2, ...wish };
}

/** Calls the penalties at a whistle at center ice, and resumes play with the units for that manpower. */
export function call(game: Game, ...penalties: PendingPenalty[]): void {
  game.pending.push(...penalties);
  whistle(game, { side: 0, x: 0 });
  changeAtWhistle(game);
  game.phase = MIDDLE;
}

/** Scores on the goalie for the side, in play. */
export function score(game: Game, side: SideIndex): void {
  scoreGoal(game, { side, scorer: onIce(game, side), emptyNet: false, penaltyShot: false });
}

/** Returns how many skaters of each side are on the ice, an extra attacker included. */
export function skatersOf(game: Game): [home: number, away: number] {
  return [game.sides[0].ice.length, game.sides[1].ice.length];
}

/**
 * Returns the share of moments in which something happens, of all that begin in the same situation: the home team has the puck in
 * the attacking zone, and everything else is as in `game`. Luck only depends on the number of moments before, so that for two
 * games that differ in one thing only this makes a difference. The box score continues from moment to moment, and the last one
 * leaves the game as it ended.
 *
 * @param moment plays it, and returns whether it has happened.
 */
export function shareOfMoments(game: Game, moments: number, moment: (game: Game, number: number) => boolean): number {
  const restore = snapshotOf(game);
  let happened = 0;
  for (let number = 0; number < moments; number++) {
    restore();
    Object.assign(game, { possession: 0, phase: IN_ZONE, rush: false, rebound: false, foulDue: NEVER, heat: 0 });
    game.random.restart(new Random(number).state());
    game.touches.fill(-1);
    game.touches[0] = onIce(game, 0, 1);
    if (moment(game, number)) happened++;
    game.sheet.clear();
  }
  return happened / moments;
}

/**
 * Returns a function that restores the present state of play: the game, both sides, bodies, penalties. It leaves the scoresheet
 * alone.
 */
function snapshotOf(game: Game): () => void {
  const before = { ...game };
  const sides = game.sides.map((side) => ({ ...side }));
  const lists: number[][] = [game.touches, game.bodies, game.marks, game.wanted, game.out, game.referee.calls];
  for (const { ice, lineSeconds, pairSeconds } of game.sides) lists.push(ice, lineSeconds, pairSeconds);
  const numbers = lists.map((list) => ({ list, values: [...list] }));
  const [box, pending] = [structuredClone(game.box), structuredClone(game.pending)];
  return () => {
    Object.assign(game, before);
    for (const side of SIDES) Object.assign(game.sides[side], sides[side]);
    for (const { list, values } of numbers) list.splice(0, Number.POSITIVE_INFINITY, ...values);
    game.box.splice(0, Number.POSITIVE_INFINITY, ...structuredClone(box));
    game.pending.splice(0, Number.POSITIVE_INFINITY, ...structuredClone(pending));
  };
}
