/** What it costs to run a club besides its players. */
import { HOME_GAMES, STAFF_A_SEASON, TRAVEL, UPKEEP_OF_SEAT } from '#domains/finances/constants.ts';
import { ordinaryNight, usualHomeGame } from '#domains/finances/rules/gate.ts';
import { inBudget, inTier } from '#domains/finances/rules/tier.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import { distanceBetween, type Spot } from '#engine/distance.ts';

/** Whole dollars a day for everybody who works for the club and does not play. */
export function dailyStaff(tier: number): number {
  return Math.round(inBudget(STAFF_A_SEASON, tier) / DAYS_PER_SEASON);
}

/** Whole dollars a day to keep the arena. @param capacity seats */
export function dailyUpkeep(capacity: number, tier: number): number {
  return Math.round(inTier(capacity * UPKEEP_OF_SEAT, tier));
}

/** Whole dollars for a trip there and back. */
export function travelCost(tier: number, home: Spot, away: Spot): number {
  return Math.round(inBudget(TRAVEL.base + 2 * TRAVEL.perKilometer * distanceBetween(home, away), tier));
}

/** Whole dollars that a club usually takes in a season: its share of the league by the day, its sponsors, and ordinary gates. */
export function usualRevenue(of: { tier: number; capacity: number; share: number; sponsors: number }): number {
  const gates = [...usualHomeGame(ordinaryNight(of)).values()].reduce((sum, amount) => sum + amount, 0);
  return of.share * DAYS_PER_SEASON + of.sponsors + gates * HOME_GAMES;
}
