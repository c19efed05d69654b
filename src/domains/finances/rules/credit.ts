/** How far a club may go into debt, and what happens when it goes further. */
import { BANKRUPTCY, CREDIT_SHARE } from '#domains/finances/constants.ts';

/** The balance that a club may not stay below, whole dollars, 0 or less. @param seasonRevenue what it usually takes in a season */
export function creditLine(seasonRevenue: number): number {
  return 0 - Math.round(seasonRevenue * CREDIT_SHARE);
}

export type CreditVerdict = 'fine' | 'below' | 'warned' | 'bankrupt';

/** Game days in a row below the line, and what they mean; `warned` on the day of the warning only. */
export function creditAfter(
  daysBelow: number,
  { balance, line }: { balance: number; line: number },
): { daysBelow: number; verdict: CreditVerdict } {
  if (balance >= line) return { daysBelow: 0, verdict: 'fine' };
  const days = daysBelow + 1;
  if (days >= BANKRUPTCY.after) return { daysBelow: 0, verdict: 'bankrupt' };
  return { daysBelow: days, verdict: days === BANKRUPTCY.warnAfter ? 'warned' : 'below' };
}
