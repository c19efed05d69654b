/** Prize money at the season's end, and what softens a fall. */
import { PARACHUTE, PRIZE_STEP, PRIZES } from '#domains/finances/constants.ts';
import { inBudget } from '#domains/finances/rules/tier.ts';

export interface SeasonPlace {
  tier: number;
  /** Of the regular season, 1 the best, among this many clubs. */
  rank: number;
  clubs: number;
  /** Null: not in the playoffs. */
  playoffRoundsWon: number | null;
}

/** Whole dollars for a place: more for each club left behind, and for each round of the playoffs won. */
export function prizeOf({ tier, rank, clubs, playoffRoundsWon }: SeasonPlace): number {
  const behind = clubs <= 1 ? 1 : (clubs - rank) / (clubs - 1);
  const forRank = PRIZES.last + (PRIZES.first - PRIZES.last) * behind;
  const amount = inBudget(forRank + PRIZES.playoffRound * (playoffRoundsWon ?? 0), tier);
  return Math.round(amount / PRIZE_STEP) * PRIZE_STEP;
}

/** Whole dollars for a club that is relegated, from the league that it leaves. */
export function parachuteOf(tier: number): number {
  return Math.round(inBudget(PARACHUTE, tier) / PRIZE_STEP) * PRIZE_STEP;
}
