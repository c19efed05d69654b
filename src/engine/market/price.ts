/** What goals cost: limits and bounds of a tier, the price that clears the market, and the salary that is fair for a projection. */
import {
  FIRST_LIMIT,
  FIRST_PRICE,
  FLOOR_SHARE,
  MAX_SALARY_SHARE,
  MIN_SALARY,
  SALARY_STEP,
} from '#engine/market/constants.ts';

/** Whole dollars of a league and season. */
export interface CapLimits {
  /** What the contracts of a club may count at most. */
  upper: number;
  /** What they shall count at least. */
  lower: number;
  /** The least and the most that a contract pays a season. */
  minimum: number;
  maximum: number;
}

/** The limits that follow from the upper one. @param tier 1 is the top. */
export function limitsFrom(upper: number, tier: number): CapLimits {
  return {
    upper,
    lower: Math.round(upper * FLOOR_SHARE),
    minimum: minimumSalary(tier),
    maximum: Math.floor((upper * MAX_SALARY_SHARE) / SALARY_STEP) * SALARY_STEP,
  };
}

/** The limits of a new world. */
export function firstLimits(tier: number): CapLimits {
  return limitsFrom(FIRST_LIMIT.first * FIRST_LIMIT.tier ** (tier - 1), tier);
}

/** Dollars a goal above replacement, until a summer's market has set a price. */
export function firstPrice(tier: number): number {
  return FIRST_PRICE.first * FIRST_PRICE.tier ** (tier - 1);
}

/** Whole dollars a season: half of it each tier below. */
export function minimumSalary(tier: number): number {
  return Math.round(MIN_SALARY.first * MIN_SALARY.tier ** (tier - 1));
}

/** A salary as contracts have it, within the bounds: the minimum and whole steps over it. */
export function roundSalary(dollars: number, { minimum, maximum }: Pick<CapLimits, 'minimum' | 'maximum'>): number {
  const overMinimum = Math.round((dollars - minimum) / SALARY_STEP) * SALARY_STEP;
  return Math.max(minimum, Math.min(maximum, minimum + overMinimum));
}

export interface Fair {
  /** Goals above replacement by season, the first one of the contract first. */
  projection: readonly number[];
  /** 1 to 8. */
  seasons: number;
  /** Dollars a goal. */
  price: number;
  limits: Pick<CapLimits, 'minimum' | 'maximum'>;
}

/** Whole dollars a season that a contract of this many seasons is worth: what he brings in its mean season, over the minimum. */
export function fairSalary({ projection, seasons, price, limits }: Fair): number {
  return roundSalary(limits.minimum + price * meanGoals(projection, seasons), limits);
}

/** Goals above replacement in the mean season of a contract; seasons beyond the projection bring nothing. */
export function meanGoals(projection: readonly number[], seasons: number): number {
  let sum = 0;
  for (let season = 0; season < seasons; season++) sum += projection[season] ?? 0;
  return sum / Math.max(1, seasons);
}

export interface Market {
  /** Goals above replacement in the mean season of each contract that is to be signed. */
  goals: readonly number[];
  /** Dollars a season that all clubs together have for them. */
  room: number;
  limits: Pick<CapLimits, 'minimum' | 'maximum'>;
}

/** Dollars a goal at which the room of all clubs buys all that is on the market; 0 where minimum salaries take it all. */
export function clearingPrice({ goals, room, limits: { minimum, maximum } }: Market): number {
  const cost = (price: number) => goals.reduce((sum, each) => sum + Math.min(maximum, minimum + price * each), 0);
  const total = goals.reduce((sum, each) => sum + each, 0);
  if (total < MIN_GOALS || cost(0) >= room) return 0;
  let [low, high] = [0, room / total];
  // The maximum takes from the stars, so the price of the others may be above what an even split says; not without bound.
  while (cost(high) < room && high < (MAX_OVER_EVEN * room) / total) high *= 2;
  for (let step = 0; step < BISECTIONS; step++) {
    const middle = (low + high) / 2;
    if (cost(middle) < room) low = middle;
    else high = middle;
  }
  return high;
}

/** Of all who are to sign: less is nothing that could have a price. */
const MIN_GOALS = 1e-6;
const MAX_OVER_EVEN = 4;
/** Halves the interval to less than a cent. */
const BISECTIONS = 40;
