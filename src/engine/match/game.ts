/** The working state of a period while it is played: flat, mutable, private to the engine. */

import type { Tactics } from '#engine/lineup/lineup.ts';
import type { TeamPlan } from '#engine/match/bench/plan.ts';
import type { Chances, Style } from '#engine/match/bench/style.ts';
import { STAKES } from '#engine/match/constants/contact.ts';
import type { Infraction, PenaltyKind, Spot } from '#engine/match/events.ts';
import type { BenchChange, BenchOrder, MatchInput, MatchPlayer } from '#engine/match/input.ts';
import type { Phase } from '#engine/match/play/phase.ts';
import type { Ratings } from '#engine/match/ratings/ratings.ts';
import type { Scoresheet } from '#engine/match/record/scoresheet.ts';
import type { Shot } from '#engine/match/shot/shot-model.ts';
import type { Both, SideIndex } from '#engine/match/sides.ts';
import type { BatchedRandom } from '#engine/random.ts';

export type Stage = 'regulation' | 'overtime' | 'shootout';

/** Skaters of a team in regulation, penalties aside. */
export const FULL_SIDE = 5;

/** Returns how many skaters a team has now, penalties aside. */
export function fullSide({ stage, input }: Pick<Game, 'stage' | 'input'>): number {
  return stage === 'overtime' ? input.overtime.men : FULL_SIDE;
}

/** Why a player cannot go on the ice. */
export const AVAILABLE = 0;
export const IN_BOX = 1;
/** His time is served, but he leaves the box at the next whistle only (coincidental penalties, misconducts). */
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
  /** The attack came with speed, the defense is not set. */
  rush: boolean;
  /** The puck lies in front of the goalie. */
  rebound: boolean;
  /** The shot being taken, reused from shot to shot. */
  readonly shot: Shot;
  /** Last skaters of the side in possession to touch the puck, latest first; −1 for none. */
  readonly touches: [number, number, number];
  faceoffSpot: Spot;
  /** The side that may not change at the coming faceoff (it iced the puck), −1 for none. */
  noChange: SideIndex | -1;

  /** Clock from which a bench may pull its goalie for the score (see goalie-pull.ts). */
  pullFrom: number;
  /** Room to put a unit together in. */
  readonly wanted: number[];
  /** Marks on those who come and stay at a change, and the last mark that was given out. */
  readonly marks: number[];
  mark: number;
  /** Fouls a second of play that a referee looks at. */
  foulRate: number;
  /** Factors on hits and on blocked shots: how much this game matters. */
  readonly hitStakes: number;
  readonly blockStakes: number;
  /** Clock of the next look for a foul (see fouls.ts). */
  foulDue: number;
  /** What is left until the next hit (see hits.ts). */
  untilHit: number;

  readonly out: number[];
  /** Breath, energy and tiredness of everybody, a row each (see bodies.ts). */
  readonly bodies: number[];

  readonly box: ServedPenalty[];
  readonly pending: PendingPenalty[];
  /** Game second (base + clock) of the next release from the box. */
  nextRelease: number;
  readonly referee: Referee;
  /** The manpower that was announced last, as one number; −1 for none in this period. */
  announced: number;
  /** Somebody sits in the box whose time is served. */
  someoneWaits: boolean;
  /** Bad blood after hard hits, decays; fights grow from it. */
  heat: number;
}

/** One side of the working state. Flat, so that a moment of play finds what it asks for in one step. */
export interface SideState {
  readonly plan: TeamPlan;
  readonly bench: BenchChange | null;
  /** What the bench has ordered: tactics, and other tactics for this or that case. */
  directive: Directives;
  /** How it plays without its conditional orders, and how it plays now. */
  readonly baseStyle: Style;
  style: Style;
  /** Chances of play while it has the puck, as the tactics of both make them. */
  chances: Chances;
  /** Conditional orders that are in force, a bit each. */
  ordersInForce: number;

  score: number;
  /** Skaters that the penalties allow, without an extra attacker. */
  strength: number;
  /** Skaters on the ice, forwards first, then the defense, then extras. */
  readonly ice: number[];
  /** `ice` is line and pair as the plan has them, and nobody else. */
  regular: boolean;
  /** How many of `ice` are forwards; those between `forwards` and `forwards + points` man the points. */
  forwards: number;
  points: number;
  goalie: number;
  netEmpty: boolean;
  /** Three or more behind after a goal into the empty net: it is not emptied again. */
  gaveUp: boolean;
  /** The net was emptied for a delayed penalty, not for the score. */
  emptyForDelay: boolean;
  /** Which unit is out (see lines.ts); formation says for which manpower it was sent. */
  line: number;
  pair: number;
  formation: number;
  /** Power-play, penalty-kill or overtime unit, whichever the formation asks for. */
  unit: number;
  /** Clock at which the forwards and the defense came on, and how long they mean to stay. */
  lineSince: number;
  pairSince: number;
  lineStay: number;
  pairStay: number;
  /** Clock before which the bench does not want to change in play; 0 for at once. */
  changeDue: number;
  /** Even-strength seconds by line (4) and pair (3). */
  readonly lineSeconds: number[];
  readonly pairSeconds: number[];
  /** Clock up to which the shares of ice time are booked. */
  settled: number;
  /** Has this period said who is on the ice? */
  announcedIce: boolean;

  /** Ratings of those on the ice together, in z, renewed at each change (see unit-ratings.ts): up the ice with the puck, */
  transition: number;
  /** in the attacking zone, */
  attack: number;
  /** against either of them, */
  defense: number;
  /** and pressing the puck carrier far from home. */
  forecheck: number;
  /** Tendencies to hit and to foul of those on the ice, style and stakes included. */
  hitting: number;
  fouling: number;
  /** How it defends, no matter which of its lines and pairs is out, in z. */
  readonly system: number;
  /** How it plays the score, −1 to 1, as its bench saw it last (see unit-ratings.ts). */
  press: number;

  /** Shots and goals that the goalie in the net has faced tonight. */
  faced: number;
  allowed: number;
  timeoutLeft: boolean;
  /** A good or a bad night, in z, on everything but finishing and goaltending. */
  readonly dayForm: number;
  /** What its coaches are worth (see `BenchCoaching`); `wear` is the share of tiredness that is left after their changes, `temper` that of fouls. */
  readonly gamePlan: number;
  readonly wear: number;
  readonly powerPlayPlan: number;
  readonly penaltyKillPlan: number;
  readonly temper: number;
  /** Share of shots that it takes more (above 0) or less than usual tonight, at the cost of their danger. */
  readonly dayVolume: number;
}

/** What a bench has ordered. */
export interface Directives {
  tactics: Tactics;
  orders: readonly BenchOrder[];
}

/** Later than any game lasts; a small integer, which an infinity is not. */
export const NEVER = 0x3fffffff;

/** The formation of five against five, with a goalie (see lines.ts). */
export const EVEN_FIVE = 550;

/** A penalty that is called but not yet served: the arm is up, or the whistle has just gone. */
export interface PendingPenalty {
  side: SideIndex;
  player: number;
  /** Who sits in his stead, −1 for himself. */
  servedBy: number;
  kind: PenaltyKind;
  infraction: Infraction;
  minutes: number;
}

/** Somebody in the box. Plain JSON: it is part of the stored state. */
export interface ServedPenalty {
  side: SideIndex;
  /** The offender, and who sits for it (usually he himself). */
  player: number;
  sitter: number;
  seconds: number;
  /** Game second of the release, −1 while he waits for one of two team mates to come out first. */
  ends: number;
  /** Does the team play with a man less? */
  counts: boolean;
  /** Minors and double minors end (in part) with a goal against. */
  endsWithGoal: boolean;
}

export interface Referee {
  /** Calls relative to an average referee. */
  readonly strictness: number;
  /** Minors called on each side so far, for the wish to even up. */
  readonly calls: Both<number>;
}

export function idOf(game: Game, index: number): number {
  return game.roster[index]!.id;
}

/** The nearest tenth of a meter, never −0, so that the codec gives back the same number. */
function tenths(meters: number): number {
  return Math.round(meters * 10) / 10 + 0;
}

/** `x` counted toward the goal that `side` attacks, turned to the home team's view. */
export function spotFor(side: SideIndex, x: number, y: number): Spot {
  return side === 0 ? { x: tenths(x), y: tenths(y) } : { x: tenths(-x), y: tenths(-y) };
}

/** Game second of the present moment, counted from the first faceoff. */
export function now(game: Game): number {
  return game.base + game.clock;
}

/** Teams change ends every period; in the second and the overtime the bench is far from the own zone. */
export function hasLongChange(game: Game): boolean {
  return game.period % 2 === 0;
}

/** How much more than a league game this one matters, 0 to 1 (see STAKES). */
export function extraStakes(game: Game): number {
  return extraStakesOf(game.input);
}

export function extraStakesOf({ importance }: MatchInput): number {
  return Math.max(0, Math.min(1, (importance - STAKES.from) / (STAKES.full - STAKES.from)));
}
