/** How the upper limit moves from one season to the next. */
import { LIMIT_STEP, MAX_LIMIT_MOVE, MOVING, REVENUE_SHARE, SMALLEST_LIMIT } from '#domains/cap/constants.ts';
import type { CapLimits } from '#engine/market/price.ts';

/**
 * Whole dollars. The limit follows what clubs take in, a little at a time, and never falls so low that only minimum salaries fit.
 * @param revenue what the mean club of the league took in a season; null: nobody has kept books
 */
export function nextUpper({ upper, minimum }: Pick<CapLimits, 'upper' | 'minimum'>, revenue: number | null): number {
  if (revenue === null) return upper;
  const wanted = revenue * REVENUE_SHARE;
  const moved = Math.max(upper * (1 - MAX_LIMIT_MOVE), Math.min(upper * (1 + MAX_LIMIT_MOVE), wanted));
  // Down to a whole step, so that it never moves by more than it may.
  const stepped = upper + Math.trunc((moved - upper) / LIMIT_STEP) * LIMIT_STEP;
  return Math.max(stepped, Math.ceil(SMALLEST_LIMIT * minimum));
}

/**
 * What becomes of a dollar of the contracts of a club that changes leagues.
 * @param bound whole dollars that they count in the season to come, as they are
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
