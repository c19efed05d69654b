/** The financial scale of each tier. */
import { BUDGET_SHARE, OPENING_BALANCE, TIER_SHARE, USUAL_SEATS } from '#domains/finances/constants.ts';

/** Converts a price of the top tier to this tier. @param tier 1 is the top */
export function inTier(amount: number, tier: number): number {
  return amount * TIER_SHARE ** (tier - 1);
}

/** Converts a club budget of the top tier to this tier. */
export function inBudget(amount: number, tier: number): number {
  return amount * BUDGET_SHARE ** (tier - 1);
}

/** Returns the opening balance of a new club, in whole dollars. */
export function openingBalance(tier: number): number {
  return Math.round(inBudget(OPENING_BALANCE, tier));
}

/** Returns the number of seats in an ordinary arena of the tier. */
export function usualSeats(tier: number): number {
  return USUAL_SEATS[Math.min(tier, USUAL_SEATS.length) - 1] ?? USUAL_SEATS[0];
}
