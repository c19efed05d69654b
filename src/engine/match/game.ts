/** The working state of a period during play: flat, mutable, private to the engine. */

import type { Tactics } from '#engine/lineup/lineup.ts';
import type { TeamPlan } from '#engine/match/bench/plan.ts';
import type { Chances, Style } from '#engine/match/bench/style.ts';
import { STAKES } from '#engine/match/constants/contact.ts';
import type { Infraction, PenaltyKind, Spot } from '#engine/match/events.ts';
import type { BenchChange, BenchOrder, MatchInput, MatchPlayer, OvertimeRule } from '#engine/match/input.ts';
import type { Phase } from '#engine/match/play/phase.ts';
import type { Ratings } from '#engine/match/ratings/ratings.ts';
import type { Scoresheet } from '#engine/match/record/scoresheet.ts';
import type { Shot } from '#engine/match/shot/shot-model.ts';
import type { Both, SideIndex } from '#engine/match/sides.ts';
import type { BatchedRandom } from '#engine/random.ts';

export type Stage = 'regulation' | 'overtime' | 'shootout';

/** Returns the stage after a period that ends in a tie, or of regulation; null when the game is over. */
export function nextStage(period: number, { minutes, shootout }: OvertimeRule): Stage | null {
  if (period < 3) return 'regulation';
  if (minutes === null || (minutes > 0 && period === 3)) return 'overtime';
  return shootout ? 'shootout' : null;
}

/** Skaters of a team in regulation, penalties aside. */
export const FULL_SIDE = 5;

/** Returns a team's current number of skaters, penalties aside. */
export function fullSide({ stage, input }: Pick<Game, 'stage' | 'input'>): number {
  return stage === 'overtime' ? input.overtime.men : FULL_SIDE;
}

/** Availability of a player, and reasons why he cannot go on the ice. */
export const AVAILABLE = 0;
export const IN_BOX = 1;
/** His time is served, but he may leave the box only at the next whistle (coincidental penalties, misconducts). */
export const AWAITS_WHISTLE = 2;
/** Injured or ejected. */
export const GONE = 3;

export interface Game {
  readonly input: MatchInput;
  readonly random: BatchedRandom;
  /** The play-by-play of this period and the box score so far. */
  readonly sheet: Scoresheet;
  /** Players of both teams, the home team's first; everything else holds indices into this list. */
  readonly roster: readonly MatchPlayer[];
  /** Index of the first away player. */
  readonly split: number;
  readonly ratings: Ratings;
  readonly sides: Both<SideState>;

  stage: Stage;
  period: number;
  /** Seconds played before this period. */
  base: number;
  /** Seconds played in this period, whole. */
  clock: number;
  /** Length of this period in seconds. */
  length: number;
  phase: Phase;
  possession: SideIndex;
  /** The attack came in with speed and the defense is not set. */
  rush: boolean;
  /** The puck is loose in front of the goalie. */
  rebound: boolean;
  /** The shot being taken, reused from shot to shot. */
  readonly shot: Shot;
  /** The last skaters of the side in possession to touch the puck, latest first; −1 for none. */
  readonly touches: [number, number, number];
  faceoffSpot: Spot;
  /** The side that may not change at the coming faceoff (it iced the puck); −1 for none. */
  noChange: SideIndex | -1;

  /** Clock from which a bench may pull its goalie because of the score (see goalie-pull.ts). */
  pullFrom: number;
  /** Buffer in which a unit is assembled. */
  readonly wanted: number[];
  /** Marks on players who come on or stay at a change, and the last mark used. */
  readonly marks: number[];
  mark: number;
  /** Fouls per second of play that a referee considers. */
  foulRate: number;
  /** Factors on hits and on blocked shots from the stakes of the game. */
  readonly hitStakes: number;
  readonly blockStakes: number;
  /** Clock of the next check for a foul (see fouls.ts). */
  foulDue: number;
  /** Remaining wait until the next hit (see hits.ts). */
  untilHit: number;

  readonly out: number[];
  /** Wind, energy and fatigue of all players, a row each (see bodies.ts). */
  readonly bodies: number[];

  readonly box: ServedPenalty[];
  readonly pending: PendingPenalty[];
  /** Game second (base + clock) of the next release from the box. */
  nextRelease: number;
  readonly referee: Referee;
  /** The manpower announced last, as one number; −1 for none in this period. */
  announced: number;
  /** Whether a player whose time is served is still in the box. */
  someoneWaits: boolean;
  /** Bad blood after hard hits; decays, and causes fights. */
  heat: number;
}

/** One side of the working state. Flat, so that every value is a single lookup away. */
export interface SideState {
  readonly plan: TeamPlan;
  readonly bench: BenchChange | null;
  /** The bench's orders: tactics, and conditional ones. */
  directive: Directives;
  /** Its style without conditional orders, and its current style. */
  readonly baseStyle: Style;
  style: Style;
  /** Its chances in possession, given the tactics of both sides. */
  chances: Chances;
  /** Conditional orders in force, one bit each. */
  ordersInForce: number;

  score: number;
  /** Skaters allowed by penalties, without an extra attacker. */
  strength: number;
  /** Skaters on the ice, forwards first, then the defense, then extras. */
  readonly ice: number[];
  /** Whether `ice` is exactly a line and a pair of the plan. */
  regular: boolean;
  /** Number of forwards in `ice`; those from `forwards` to `forwards + points` play the point. */
  forwards: number;
  points: number;
  goalie: number;
  netEmpty: boolean;
  /** Three or more behind after an empty-net goal: the goalie is not pulled again. */
  gaveUp: boolean;
  /** Whether the goalie was pulled for a delayed penalty, not because of the score. */
  emptyForDelay: boolean;
  /** The unit on the ice (see lines.ts); formation is the manpower it was sent for. */
  line: number;
  pair: number;
  formation: number;
  /** Index of the power-play, penalty-kill or overtime unit, whichever the formation calls for. */
  unit: number;
  /** Clock at which the forwards and the defense came on, and how long they intend to stay. */
  lineSince: number;
  pairSince: number;
  lineStay: number;
  pairStay: number;
  /** Clock before which the bench does not change on the fly; 0 for at once. */
  changeDue: number;
  /** Even-strength seconds by line (4) and pair (3). */
  readonly lineSeconds: number[];
  readonly pairSeconds: number[];
  /** Clock up to which shares of ice time are recorded. */
  settled: number;
  /** Whether this period has announced who is on the ice. */
  announcedIce: boolean;

  /** Combined ratings of those on the ice, in z, updated at each change (see unit-ratings.ts): up the ice with the puck, */
  transition: number;
  /** in the attacking zone, */
  attack: number;
  /** against either of them, */
  defense: number;
  /** and on the forecheck. */
  forecheck: number;
  /** Hitting and fouling tendencies of those on the ice, style and stakes included. */
  hitting: number;
  fouling: number;
  /** Its defending regardless of the line and pair on the ice, in z. */
  readonly system: number;
  /** How it plays the score, −1 to 1, as of the bench's last look (see unit-ratings.ts). */
  press: number;

  /** Shots and goals against the current goalie tonight. */
  faced: number;
  allowed: number;
  timeoutLeft: boolean;
  /** Its form on the night, in z, on everything except finishing and goaltending. */
  readonly dayForm: number;
  /** Effects of its coaches (see `BenchCoaching`); `wear` is the share of fatigue left after their changes, `temper` that of fouls. */
  readonly gamePlan: number;
  readonly wear: number;
  readonly powerPlayPlan: number;
  readonly penaltyKillPlan: number;
  readonly temper: number;
  /** Share of extra shots it takes tonight (below 0: fewer), at the cost of their danger. */
  readonly dayVolume: number;
}

/** The orders of a bench. */
export interface Directives {
  tactics: Tactics;
  orders: readonly BenchOrder[];
}

/** Later than any game lasts; a small integer, unlike infinity. */
export const NEVER = 0x3fffffff;

/** The five-on-five formation with a goalie (see lines.ts). */
export const EVEN_FIVE = 550;

/** A penalty that is called but not yet served: the arm is up, or the whistle has just gone. */
export interface PendingPenalty {
  side: SideIndex;
  player: number;
  /** The player who serves it; −1 for the offender himself. */
  servedBy: number;
  kind: PenaltyKind;
  infraction: Infraction;
  minutes: number;
}

/** A player in the box. Plain JSON: it is part of the stored state. */
export interface ServedPenalty {
  side: SideIndex;
  /** The offender, and the player serving it (usually the same). */
  player: number;
  sitter: number;
  seconds: number;
  /** Game second of the release; −1 while he waits for one of two teammates to come out first. */
  ends: number;
  /** Whether the team is a man short for it. */
  counts: boolean;
  /** Minors and double minors end (in part) with a goal against. */
  endsWithGoal: boolean;
}

export interface Referee {
  /** Calls relative to an average referee. */
  readonly strictness: number;
  /** Minors called on each side so far, for the tendency to even up. */
  readonly calls: Both<number>;
}

export function idOf(game: Game, index: number): number {
  return game.roster[index]!.id;
}

/** Rounds to a tenth of a meter, never −0, so that the codec returns the same number. */
function tenths(meters: number): number {
  return Math.round(meters * 10) / 10 + 0;
}

/** Returns a spot from the home team's view; `x` is toward the goal that `side` attacks. */
export function spotFor(side: SideIndex, x: number, y: number): Spot {
  return side === 0 ? { x: tenths(x), y: tenths(y) } : { x: tenths(-x), y: tenths(-y) };
}

/** Returns the current game second, counted from the first faceoff. */
export function now(game: Game): number {
  return game.base + game.clock;
}

/** Returns whether the bench is far from the team's own zone: teams change ends every period, so in the second and in overtime. */
export function hasLongChange(game: Game): boolean {
  return game.period % 2 === 0;
}

/** Returns how much more than a league game this one matters, 0 to 1 (see STAKES). */
export function extraStakes(game: Game): number {
  return extraStakesOf(game.input);
}

export function extraStakesOf({ importance }: MatchInput): number {
  return Math.max(0, Math.min(1, (importance - STAKES.from) / (STAKES.full - STAKES.from)));
}
