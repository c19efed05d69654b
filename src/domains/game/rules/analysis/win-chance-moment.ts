/** Inputs of the win chance. */
import type { Manpower } from '#engine/match/events.ts';
import type { OvertimeRule } from '#engine/match/input.ts';

/** What was known before the faceoff. */
export interface GameOdds {
  /** Chance of the home team to win, 0 to 1. */
  pregame: number;
  overtime: OvertimeRule;
}

export interface GameMoment {
  /** From 1; the period after the third is overtime. */
  period: number;
  /** Seconds played of the period. */
  second: number;
  homeScore: number;
  awayScore: number;
  manpower: Manpower;
  /** Seconds until the present manpower ends by itself, e.g. a minor runs out. */
  manpowerSeconds: number;
  /** Whether a missing goalie was pulled for the rest of the game, not for a delayed penalty. */
  isEndgame: boolean;
  /** Attempts so far; null before a shootout. */
  shootout: ShootoutSoFar | null;
}

export interface ShootoutSoFar {
  taken: { home: number; away: number };
  scored: { home: number; away: number };
}

/** All ten players on the ice. */
export const FULL_STRENGTH: Manpower = { home: 5, away: 5, homeGoalie: true, awayGoalie: true };
