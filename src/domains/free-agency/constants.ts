/** Numbers of the summer's market. Judgments, set so that about one regular in eight changes clubs. */
import type { Position } from '#engine/player/skills.ts';

/** A free agent is passed over when he is this far below the worst regular of an ordinary team of the tier. */
export const FREE_AGENT_MARGIN = 5;
/**
 * Chance that a player whose contract has ended looks for another club, from this age on and before it; and if he is better by
 * `tooGoodBy` than the first man of an ordinary team of the tier. About one regular in eight changes clubs in a summer.
 */
export const FREE_AGENCY = {
  unrestrictedFrom: 27,
  unrestricted: 0.4,
  restricted: 0.12,
  tooGoodBy: 3,
  tooGood: 0.7,
} as const;

/** How many free agents a club signs at most for its first team, and what one must bring. */
export const UPGRADE = {
  rounds: 6,
  /** Points of overall, weighted by rank: less is not worth a contract. */
  leastGain: 2.5,
  /** How much the first, second ... man at a position plays, the first man 1. */
  weights: {
    LW: [1, 0.85, 0.7, 0.5, 0.1],
    C: [1, 0.85, 0.7, 0.5, 0.1],
    RW: [1, 0.85, 0.7, 0.5, 0.1],
    LD: [1, 0.85, 0.65, 0.1],
    RD: [1, 0.85, 0.65, 0.1],
    G: [2, 0.8],
  },
} as const satisfies { rounds: number; leastGain: number; weights: Record<Position, readonly number[]> };

/** First-team players who retire or sign with at least this overall get a line in the news. */
export const NOTABLE_OVERALL = 70;
