/** The costs of running a club besides its payroll. */
import { HOME_GAMES, STAFF_A_SEASON, TRAVEL, UPKEEP_OF_SEAT } from '#domains/finances/constants.ts';
import { ordinaryNight, usualHomeGame } from '#domains/finances/rules/gate.ts';
import { inBudget, inTier } from '#domains/finances/rules/tier.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import { distanceBetween, type Spot } from '#engine/distance.ts';

/** Returns the daily payroll of all staff besides players, in whole dollars. */
export function dailyStaff(tier: number): number {
  return Math.round(inBudget(STAFF_A_SEASON, tier) / DAYS_PER_SEASON);
}

/** Returns the daily upkeep of the arena, in whole dollars. @param capacity seats */
export function dailyUpkeep(capacity: number, tier: number): number {
  return Math.round(inTier(capacity * UPKEEP_OF_SEAT, tier));
}

/** Returns the cost of a round trip, in whole dollars. */
export function travelCost(tier: number, home: Spot, away: Spot): number {
  return Math.round(inBudget(TRAVEL.base + 2 * TRAVEL.perKilometer * distanceBetween(home, away), tier));
}

/**
 * Returns what a club usually takes in per season, in whole dollars: its daily league share, its sponsors, and ordinary
 * gates.
 */
export function usualRevenue(of: { tier: number; capacity: number; share: number; sponsors: number }): number {
  const gates = [...usualHomeGame(ordinaryNight(of)).values()].reduce((sum, amount) => sum + amount, 0);
  return of.share * DAYS_PER_SEASON + of.sponsors + gates * HOME_GAMES;
}
