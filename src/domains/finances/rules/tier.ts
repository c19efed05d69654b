/** How much money there is in a tier. */
import { BUDGET_SHARE, OPENING_BALANCE, TIER_SHARE, USUAL_SEATS } from '#domains/finances/constants.ts';

/** A price of the top tier as it is in this one. @param tier 1 is the top */
export function inTier(amount: number, tier: number): number {
  return amount * TIER_SHARE ** (tier - 1);
}

/** What a whole club of the top tier takes in or spends, as it is in this one. */
export function inBudget(amount: number, tier: number): number {
  return amount * BUDGET_SHARE ** (tier - 1);
}

/** What a club begins with, whole dollars. */
export function openingBalance(tier: number): number {
  return Math.round(inBudget(OPENING_BALANCE, tier));
}

/** Seats of an ordinary arena of the tier. */
export function usualSeats(tier: number): number {
  return USUAL_SEATS[Math.min(tier, USUAL_SEATS.length) - 1] ?? USUAL_SEATS[0];
}
