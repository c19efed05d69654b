/** The working state of a period while it is played: flat, mutable, private to the engine. */
import type { Tactics } from '#engine/lineup/lineup.ts';
import { STAKES } from '#engine/match/constants/contact.ts';
import type { TeamPlan } from '#engine/match/plan.ts';
import type { Ratings } from '#engine/match/ratings.ts';
import type { Scoresheet } from '#engine/match/scoresheet.ts';
import type { Shot } from '#engine/match/shot-model.ts';
import type { Both, SideIndex } from '#engine/match/sides.ts';
import type { Chances, Style } from '#engine/match/style.ts';
import type {
  BenchChange,
  BenchOrder,
  Infraction,
  MatchInput,
  MatchPlayer,
  PenaltyKind,
  Spot,
} from '#engine/match/types.ts';
import type { Random } from '#engine/random.ts';

/** Where play stands: waiting for a faceoff, or the side in possession is in its own, the neutral or the attacking zone. */
export type Phase = 'faceoff' | 'breakout' | 'neutral' | 'zone' | 'over';

export type Stage = 'regulation' | 'three-on-three' | 'sudden-death' | 'shootout';

/** Why a player cannot go on the ice. */
export const AVAILABLE = 0;
export const IN_BOX = 1;
/** His time is served, but he leaves the box at the next whistle only (coincidental penalties, misconducts). */
export const AWAITS_WHISTLE = 2;
/** Injured or ejected. */
export const GONE = 3;

export interface Game {
  readonly input: MatchInput;
  readonly random: Random;
  /** The play-by-play of this period and the box score so far. */
  readonly sheet: Scoresheet;
  /** Players of both teams, the home team's first; everything else holds indices into this list. */
  readonly roster: readonly MatchPlayer[];
  /** Index of the first away player. */
  readonly split: number;
  readonly plans: Both<TeamPlan>;
  readonly benches: Both<BenchChange | null>;
  readonly ratings: Ratings;
  /** How the benches play now, and what that makes of the chances of each side with the puck. */
  readonly styles: Both<Style>;
  readonly chances: Both<Chances>;
  /** What the benches have ordered: tactics, and other tactics for this or that case. */
  readonly directives: Both<Directives>;
  /** Conditional orders that are in force, a bit each. */
  readonly ordersInForce: Both<number>;

  stage: Stage;
  period: number;
  /** Seconds played before this period. */
  readonly base: number;
  /** Seconds played in this period, whole. */
  clock: number;
  /** Length of this period in seconds. */
  length: number;
  phase: Phase;
  possession: SideIndex;
  /** The attack came with speed, the defence is not set. */
  rush: boolean;
  /** The puck lies in front of the goalie. */
  rebound: boolean;
  /** The shot being taken, reused from shot to shot. */
  readonly shot: Shot;
  /** Last skaters of the side in possession to touch the puck, latest first; −1 for none. */
  touches: [number, number, number];
  faceoffSpot: Spot;
  /** The side that may not change at the coming faceoff (it iced the puck), −1 for none. */
  noChange: SideIndex | -1;

  readonly score: Both<number>;
  /** Skaters that the penalties allow, without an extra attacker. */
  readonly strength: Both<number>;
  /** Skaters on the ice, forwards first, then the defence, then extras. */
  readonly ice: Both<number[]>;
  /** How many of `ice` are forwards; those between `forwards` and `forwards + points` man the points. */
  readonly forwards: Both<number>;
  readonly points: Both<number>;
  readonly goalie: Both<number>;
  readonly netEmpty: Both<boolean>;
  /** The net was emptied for a delayed penalty, not for the score. */
  readonly emptyForDelay: Both<boolean>;
  /** Which unit is out (see lines.ts); formation says for which manpower it was sent. */
  readonly line: Both<number>;
  readonly pair: Both<number>;
  readonly formation: Both<number>;
  /** Power-play, penalty-kill or overtime unit, whichever the formation asks for. */
  readonly unit: Both<number>;
  /** Clock at which the forwards and the defence came on, and how long they mean to stay. */
  readonly lineSince: Both<number>;
  readonly pairSince: Both<number>;
  readonly lineStay: Both<number>;
  readonly pairStay: Both<number>;
  /** Even-strength seconds by line (4) and pair (3). */
  readonly lineSeconds: Both<number[]>;
  readonly pairSeconds: Both<number[]>;
  /** Unit ratings of those on the ice, renewed at each change (see unit-ratings.ts). */
  readonly units: Both<UnitRatings>;

  /** Clock before which no bench wants to change in play; 0 to look again. */
  changeDue: number;
  /** Room to put a unit together in. */
  readonly wanted: Int32Array;
  /** How a side plays the score, −1 to 1, as its bench saw it last (see unit-ratings.ts). */
  readonly press: Both<number>;
  /** Tendencies to hit and to foul of those on the ice, style and stakes included. */
  readonly hitting: Both<number>;
  readonly fouling: Both<number>;
  /** Fouls a second of play that a referee looks at. */
  readonly foulRate: number;
  /** What is left until the next hit, and until the next foul that is looked at (see hits.ts). */
  untilHit: number;
  untilFoul: number;

  /** Clock up to which the shares of ice time are booked. */
  readonly settled: Both<number>;
  /** Has this period said who is on the ice? */
  readonly announcedIce: Both<boolean>;

  readonly out: Uint8Array;
  /** Breath for the shift, 0 to 1, as of the last change of place. */
  readonly wind: Float64Array;
  /** Energy for the game, 0 to 100. */
  readonly energy: Float64Array;
  /** Clock at which he came on (on the ice) or went off (on the bench). */
  readonly since: Float64Array;

  readonly box: ServedPenalty[];
  readonly pending: PendingPenalty[];
  /** Game second (base + clock) of the next release from the box. */
  nextRelease: number;
  readonly referee: Referee;
  /** A good or a bad night of each team, in z, on everything but finishing and goaltending. */
  readonly dayForm: Both<number>;
  /** Share of shots that a team takes more (above 0) or less than usual tonight, at the cost of their danger. */
  readonly dayVolume: Both<number>;
  /** Shots and goals that the goalie in the net has faced tonight. */
  readonly faced: Both<number>;
  readonly allowed: Both<number>;
  readonly timeoutLeft: Both<boolean>;
  readonly announced: [number, number, boolean, boolean];
  /** Bad blood after hard hits, decays; fights grow from it. */
  heat: number;
}

/** What a bench has ordered. */
export interface Directives {
  tactics: Tactics;
  orders: readonly BenchOrder[];
}

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

export interface UnitRatings {
  /** Bringing the puck out and up the ice. */
  transition: number;
  /** Creating in the attacking zone. */
  attack: number;
  defence: number;
  /** Pressing the puck carrier far from home. */
  forecheck: number;
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

/** The nearest tenth of a metre, never −0, so that the codec gives back the same number. */
function tenths(metres: number): number {
  return Math.round(metres * 10) / 10 + 0;
}

/** `x` counted towards the goal that `side` attacks, turned to the home team's view. */
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
