/** What goals cost: the salary limits of a tier, the price that clears the market, and the fair salary for a projection. */
import {
  FIRST_LIMIT,
  FIRST_PRICE,
  FLOOR_SHARE,
  MAX_SALARY_SHARE,
  MIN_SALARY,
  SALARY_STEP,
} from '#engine/market/constants.ts';

/** Limits of a league and season in whole dollars. */
export interface CapLimits {
  /** Maximum payroll of a club. */
  upper: number;
  /** Minimum payroll of a club. */
  lower: number;
  /** Minimum and maximum salary of a contract, per season. */
  minimum: number;
  maximum: number;
}

/**
 * Returns the limits that follow from the upper one.
 * @param tier 1 is the top.
 */
export function limitsFrom(upper: number, tier: number): CapLimits {
  return {
    upper,
    lower: Math.round(upper * FLOOR_SHARE),
    minimum: minimumSalary(tier),
    maximum: Math.floor((upper * MAX_SALARY_SHARE) / SALARY_STEP) * SALARY_STEP,
  };
}

/** Returns the limits of a new world. */
export function firstLimits(tier: number): CapLimits {
  return limitsFrom(FIRST_LIMIT.first * FIRST_LIMIT.tier ** (tier - 1), tier);
}

/** Returns the dollars per goal above replacement until a summer's market has set a price. */
export function firstPrice(tier: number): number {
  return FIRST_PRICE.first * FIRST_PRICE.tier ** (tier - 1);
}

/** Returns the minimum salary in whole dollars a season: half of it with each tier further down. */
export function minimumSalary(tier: number): number {
  return Math.round(MIN_SALARY.first * MIN_SALARY.tier ** (tier - 1));
}

/** Returns a salary rounded as contracts have it: the minimum plus whole steps, within the bounds. */
export function roundSalary(dollars: number, { minimum, maximum }: Pick<CapLimits, 'minimum' | 'maximum'>): number {
  const overMinimum = Math.round((dollars - minimum) / SALARY_STEP) * SALARY_STEP;
  return Math.max(minimum, Math.min(maximum, minimum + overMinimum));
}

export interface Fair {
  /** Goals above replacement by season, from the first of the contract on. */
  projection: readonly number[];
  /** 1 to 8. */
  seasons: number;
  /** Dollars per goal. */
  price: number;
  limits: Pick<CapLimits, 'minimum' | 'maximum'>;
}

/**
 * Returns the fair salary of a contract of this many seasons, in whole dollars a season: the minimum plus the price of the goals
 * he brings in its average season.
 */
export function fairSalary({ projection, seasons, price, limits }: Fair): number {
  return roundSalary(limits.minimum + price * meanGoals(projection, seasons), limits);
}

/** Returns the average goals above replacement over the seasons of a contract; seasons beyond the projection count 0. */
export function meanGoals(projection: readonly number[], seasons: number): number {
  let sum = 0;
  for (let season = 0; season < seasons; season++) sum += projection[season] ?? 0;
  return sum / Math.max(1, seasons);
}

export interface Market {
  /** Average goals above replacement per season of each contract to be signed. */
  goals: readonly number[];
  /** Dollars a season that all clubs together can spend on them. */
  room: number;
  limits: Pick<CapLimits, 'minimum' | 'maximum'>;
}

/** Returns the dollars per goal at which the room of all clubs buys everything on the market; 0 where minimum salaries use it up. */
export function clearingPrice({ goals, room, limits: { minimum, maximum } }: Market): number {
  const cost = (price: number) => goals.reduce((sum, each) => sum + Math.min(maximum, minimum + price * each), 0);
  const total = goals.reduce((sum, each) => sum + each, 0);
  if (total < MIN_GOALS || cost(0) >= room) return 0;
  let [low, high] = [0, room / total];
  // The maximum salary limits what stars get, so the price may exceed an even split of the room, up to a bound.
  while (cost(high) < room && high < (MAX_OVER_EVEN * room) / total) high *= 2;
  for (let step = 0; step < BISECTIONS; step++) {
    const middle = (low + high) / 2;
    if (cost(middle) < room) low = middle;
    else high = middle;
  }
  return high;
}

/** Minimum total of goals on the market; with less there is no price. */
const MIN_GOALS = 1e-6;
const MAX_OVER_EVEN = 4;
/** Enough to narrow the interval to less than a cent. */
const BISECTIONS = 40;
