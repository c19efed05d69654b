/** What comes out of a game beside its events: the result, and between two periods the state to go on from. */
import type { PlayerId } from '#engine/ids.ts';
import type { EndedIn, InjuryPart, InjurySeverity } from '#engine/match/events.ts';
import type { BoxScore } from '#engine/match/record/box-score/box.ts';
import type { Side } from '#engine/match/sides.ts';

export interface InjuryReport {
  playerId: PlayerId;
  part: InjuryPart;
  severity: InjurySeverity;
  /** Game days until he is back, 0 for a knock that lets him play on. */
  days: number;
}

export interface MatchResult {
  endedIn: EndedIn;
  /** null only where a tie may stand. */
  winner: Side | null;
  homeScore: number;
  awayScore: number;
  box: BoxScore;
  injuries: InjuryReport[];
  /** Energy of each dressed player after the horn, 0 to 100. */
  energy: { playerId: PlayerId; energy: number }[];
}

/**
 * The state between two periods: plain JSON, so that it can be stored and resumed on another machine with the same
 * result as one run. What is inside belongs to the engine alone.
 */
export interface MatchState {
  engineVersion: number;
  /** Periods played so far. */
  period: number;
  finished: boolean;
  homeScore: number;
  awayScore: number;
  /** Opaque to everybody but the engine; JSON-safe. */
  inner: unknown;
}
