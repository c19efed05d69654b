/** How far a club may go into debt, and what happens below that line. */
import { BANKRUPTCY, CREDIT_SHARE } from '#domains/finances/constants.ts';

/**
 * Returns the balance that a club may not stay below, in whole dollars, 0 or less.
 * @param seasonRevenue its usual revenue per season
 */
export function creditLine(seasonRevenue: number): number {
  return 0 - Math.round(seasonRevenue * CREDIT_SHARE);
}

export type CreditVerdict = 'fine' | 'below' | 'warned' | 'bankrupt';

/** Returns the game days in a row below the line, and the verdict; `warned` on the day of the warning only. */
export function creditAfter(
  daysBelow: number,
  { balance, line }: { balance: number; line: number },
): { daysBelow: number; verdict: CreditVerdict } {
  if (balance >= line) return { daysBelow: 0, verdict: 'fine' };
  const days = daysBelow + 1;
  if (days >= BANKRUPTCY.after) return { daysBelow: 0, verdict: 'bankrupt' };
  return { daysBelow: days, verdict: days === BANKRUPTCY.warnAfter ? 'warned' : 'below' };
}
