/** Prize money at the end of the season, and the parachute payment after relegation. */
import { PARACHUTE, PRIZE_STEP, PRIZES } from '#domains/finances/constants.ts';
import { inBudget } from '#domains/finances/rules/tier.ts';

export interface SeasonPlace {
  tier: number;
  /** Rank in the regular season, 1 is best, and the number of clubs. */
  rank: number;
  clubs: number;
  /** Null: missed the playoffs. */
  playoffRoundsWon: number | null;
}

/** Returns the prize money for a final rank, in whole dollars: more for each club behind it, and for each playoff round won. */
export function prizeOf({ tier, rank, clubs, playoffRoundsWon }: SeasonPlace): number {
  const behind = clubs <= 1 ? 1 : (clubs - rank) / (clubs - 1);
  const forRank = PRIZES.last + (PRIZES.first - PRIZES.last) * behind;
  const amount = inBudget(forRank + PRIZES.playoffRound * (playoffRoundsWon ?? 0), tier);
  return Math.round(amount / PRIZE_STEP) * PRIZE_STEP;
}

/** Returns the parachute payment of a relegated club, in whole dollars, by the tier that it leaves. */
export function parachuteOf(tier: number): number {
  return Math.round(inBudget(PARACHUTE, tier) / PRIZE_STEP) * PRIZE_STEP;
}
