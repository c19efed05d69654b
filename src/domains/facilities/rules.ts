/** Building costs and times, and when an AI club builds. */
import {
  AI_BUILDING,
  BUILDING_COST,
  BUILDING_DAYS,
  type Buildable,
  EARNING,
  FIRST_LEVEL,
  HELPING,
  LEVEL_UPKEEP,
  MAX_LEVEL,
  PRICE_STEP,
  SEATS,
} from '#domains/facilities/constants.ts';
import { inBudget } from '#domains/finances/rules/tier.ts';

/** Returns the whole dollars for the next level; null at the highest. @param level the present one */
export function buildingCost(facility: Buildable, level: number, tier: number): number | null {
  if (level >= MAX_LEVEL) return null;
  const amount = inBudget(BUILDING_COST[facility] * BUILDING_COST.growth ** (level - FIRST_LEVEL), tier);
  return Math.round(amount / PRICE_STEP) * PRICE_STEP;
}

/** Returns the days that the next level takes. @param level the present one */
export function buildingDays(level: number): number {
  return BUILDING_DAYS.base + BUILDING_DAYS.perLevel * (level + 1);
}

/** Returns the whole dollars a day for levels above the first. */
export function upkeepOf(facility: Buildable, level: number, tier: number): number {
  return Math.round(inBudget(LEVEL_UPKEEP[facility] * Math.max(0, level - FIRST_LEVEL), tier));
}

/** Returns the seats after one more level. */
export function enlarged(seats: number): number {
  return seats + Math.max(SEATS.step, Math.round((seats * SEATS.share) / SEATS.step) * SEATS.step);
}

export interface Builder {
  tier: number;
  balance: number;
  seasonRevenue: number;
  /** Demand as a share of the arena's seats on an average night; above 1 fans are turned away. */
  demand: number;
  levels: Readonly<Record<(typeof EARNING | typeof HELPING)[number], number>>;
  isBuilding: boolean;
  isUnderRescue: boolean;
}

/**
 * Returns what a sensible club builds next: seats when it sells out, boxes when it is rich, and with ample money what
 * helps the team, lowest level first; nothing when that would leave too little money.
 */
export function sensibleBuilding(builder: Builder): Buildable | null {
  if (builder.isBuilding || builder.isUnderRescue) return null;
  const { levels, tier, balance, seasonRevenue } = builder;
  const isAffordable = (facility: keyof Builder['levels'], reserve: number) => {
    const cost = buildingCost(facility, levels[facility], tier);
    return cost !== null && balance - cost >= reserve * seasonRevenue;
  };
  const earning = builder.demand > 0.95 ? EARNING : EARNING.filter((facility) => facility !== 'seats');
  const helping = HELPING.filter((facility) => levels[facility] < AI_BUILDING.helpingUpTo);
  const affordable = [
    ...earning.filter((facility) => isAffordable(facility, AI_BUILDING.reserve)),
    ...helping.filter((facility) => isAffordable(facility, AI_BUILDING.ampleReserve)),
  ];
  return affordable.toSorted((one, other) => levels[one] - levels[other])[0] ?? null;
}
