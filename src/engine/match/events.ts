/** The play-by-play of a game, event by event: the only output of a game, and the source of its box score. */
import type { PlayerId } from '#engine/ids.ts';
import type { Side } from '#engine/match/sides.ts';

export type PenaltyKind = 'minor' | 'double-minor' | 'major' | 'misconduct' | 'game-misconduct' | 'match';

export type Infraction =
  | 'tripping'
  | 'hooking'
  | 'holding'
  | 'interference'
  | 'slashing'
  | 'high-sticking'
  | 'cross-checking'
  | 'roughing'
  | 'boarding'
  | 'charging'
  | 'elbowing'
  | 'delay-of-game'
  | 'too-many-men'
  | 'unsportsmanlike'
  | 'goalie-interference'
  | 'fighting'
  | 'spearing'
  | 'abuse-of-officials';

export type ShotType = 'wrist' | 'slap' | 'snap' | 'backhand' | 'tip' | 'deflection' | 'wrap-around' | 'one-timer';

/**
 * Position of the puck from the view of the home team, which attacks toward positive x all game long. Meters from the center
 * spot: x −30 to 30, y −13 to 13.
 */
export interface Spot {
  x: number;
  y: number;
}

/** Skaters on the ice per side, without the goalie; `goalies` tells whether each net is occupied. */
export interface Manpower {
  home: number;
  away: number;
  homeGoalie: boolean;
  awayGoalie: boolean;
}

/**
 * Everything that happens, in order. `period` counts from 1 (4 is overtime), `second` counts within the period from 0. `side` is
 * the team that the event belongs to (the shooter's, the penalized one's, the winner's of a faceoff).
 */
export type MatchEvent = { period: number; second: number } & (
  | { type: 'period-start' }
  | { type: 'period-end' }
  | { type: 'faceoff'; side: Side; winner: PlayerId; loser: PlayerId; spot: Spot }
  /** The players on the ice from now on: skaters, followed by the goalie if on. */
  | { type: 'change'; side: Side; onIce: PlayerId[] }
  | { type: 'entry'; side: Side; player: PlayerId; how: 'carry' | 'dump' | 'pass' }
  | { type: 'pass'; side: Side; from: PlayerId; to: PlayerId }
  /** An attempt. One on net is followed by `save`, `goal` or `post`; the others end here. */
  | {
      type: 'shot';
      side: Side;
      shooter: PlayerId;
      shot: ShotType;
      spot: Spot;
      /** Scoring chance as the puck leaves the stick, 0 to 1, in thousandths. */
      xg: number;
      outcome: 'on-goal' | 'missed' | 'blocked' | 'goal';
      /** The blocker, when blocked. */
      blocker?: PlayerId;
      /** The goalie faced; absent for an empty net. */
      goalie?: PlayerId;
      rush: boolean;
      rebound: boolean;
    }
  | { type: 'save'; side: Side; goalie: PlayerId; rebound: boolean }
  | {
      type: 'goal';
      side: Side;
      scorer: PlayerId;
      assists: PlayerId[];
      strength: 'even' | 'power-play' | 'shorthanded' | 'penalty-shot';
      emptyNet: boolean;
      homeScore: number;
      awayScore: number;
      /** All players on the ice, for plus-minus and line-versus-line. */
      onIce: { home: PlayerId[]; away: PlayerId[] };
    }
  | { type: 'hit'; side: Side; player: PlayerId; on: PlayerId; spot: Spot }
  | { type: 'takeaway'; side: Side; player: PlayerId }
  | { type: 'giveaway'; side: Side; player: PlayerId }
  | { type: 'icing'; side: Side }
  | { type: 'offside'; side: Side }
  /** The arm is up; play continues until the offending team touches the puck. */
  | { type: 'delayed-penalty'; side: Side }
  | {
      type: 'penalty';
      side: Side;
      player: PlayerId;
      /** The player serving a goalie's or a bench minor, when it is not the offender. */
      servedBy?: PlayerId;
      penalty: PenaltyKind;
      infraction: Infraction;
      minutes: number;
    }
  | { type: 'penalty-over'; side: Side; player: PlayerId; reason: 'served' | 'goal-against' }
  | { type: 'penalty-shot'; side: Side; shooter: PlayerId; goalie: PlayerId; scored: boolean }
  | { type: 'fight'; home: PlayerId; away: PlayerId }
  | { type: 'injury'; side: Side; player: PlayerId; part: InjuryPart; severity: InjurySeverity; days: number }
  | { type: 'goalie-pulled'; side: Side; goalie: PlayerId; attacker: PlayerId }
  | { type: 'goalie-returned'; side: Side; goalie: PlayerId }
  | { type: 'goalie-changed'; side: Side; from: PlayerId; to: PlayerId }
  | { type: 'timeout'; side: Side }
  | { type: 'manpower'; manpower: Manpower }
  | { type: 'shootout-attempt'; side: Side; round: number; shooter: PlayerId; goalie: PlayerId; scored: boolean }
  | { type: 'game-end'; homeScore: number; awayScore: number; endedIn: EndedIn; winner: Side | null }
);

export type MatchEventType = MatchEvent['type'];
export type EndedIn = 'regulation' | 'overtime' | 'shootout';
export type InjuryPart = 'head' | 'shoulder' | 'arm' | 'hand' | 'ribs' | 'back' | 'groin' | 'knee' | 'leg' | 'foot';
export type InjurySeverity = 'knock' | 'minor' | 'moderate' | 'serious';
