/** The output of a game besides its events: the result, and between two periods the state to resume from. */
import type { PlayerId } from '#engine/ids.ts';
import type { EndedIn, InjuryPart, InjurySeverity } from '#engine/match/events.ts';
import type { BoxScore } from '#engine/match/record/box-score/box.ts';
import type { Side } from '#engine/match/sides.ts';

export interface InjuryReport {
  playerId: PlayerId;
  part: InjuryPart;
  severity: InjurySeverity;
  /** Game days until he returns; 0 for a knock that he plays through. */
  days: number;
}

export interface MatchResult {
  endedIn: EndedIn;
  /** null only where a tie is a final result. */
  winner: Side | null;
  homeScore: number;
  awayScore: number;
  box: BoxScore;
  injuries: InjuryReport[];
  /** Energy of each dressed player after the horn, 0 to 100. */
  energy: { playerId: PlayerId; energy: number }[];
}

/**
 * The state between two periods: plain JSON, so that it can be stored and resumed on another machine with the same result as one
 * run. Its contents are private to the engine.
 */
export interface MatchState {
  engineVersion: number;
  /** Periods played so far. */
  period: number;
  finished: boolean;
  homeScore: number;
  awayScore: number;
  /** Opaque outside the engine; JSON-safe. */
  inner: unknown;
}
