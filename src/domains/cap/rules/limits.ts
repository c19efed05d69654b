/** Changes of the upper limit from season to season. */
import { LIMIT_STEP, MAX_LIMIT_MOVE, MOVING, REVENUE_SHARE, SMALLEST_LIMIT } from '#domains/cap/constants.ts';
import type { CapLimits } from '#engine/market/price.ts';

/**
 * Returns the next upper limit in whole dollars. It follows club revenue gradually, and never falls so low that only minimum salaries fit.
 * @param revenue an average club's revenue in a season; null: no books were kept
 */
export function nextUpper({ upper, minimum }: Pick<CapLimits, 'upper' | 'minimum'>, revenue: number | null): number {
  if (revenue === null) return upper;
  const wanted = revenue * REVENUE_SHARE;
  const moved = Math.max(upper * (1 - MAX_LIMIT_MOVE), Math.min(upper * (1 + MAX_LIMIT_MOVE), wanted));
  // Rounded toward the current limit to a whole step, so that it never moves more than allowed.
  const stepped = upper + Math.trunc((moved - upper) / LIMIT_STEP) * LIMIT_STEP;
  return Math.max(stepped, Math.ceil(SMALLEST_LIMIT * minimum));
}

/**
 * Returns the conversion rate of contracts when a club changes leagues.
 * @param bound whole dollars they count next season before conversion
 */
export function conversionRatio({
  from,
  to,
  bound,
}: {
  from: Pick<CapLimits, 'upper'>;
  to: Pick<CapLimits, 'upper'>;
  bound: number;
}): number {
  const limits = to.upper / from.upper;
  if (limits >= 1) return Math.min(1 + MOVING.raise, limits);
  const bearable = (MOVING.bearable * to.upper) / Math.max(1, bound);
  return Math.min(1, Math.max(limits, Math.min(limits * MOVING.cutLess, bearable)));
}
