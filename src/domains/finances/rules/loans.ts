/** The bank's loans to clubs, and their cost. */
import { LOANS } from '#domains/finances/constants.ts';
import { creditLine } from '#domains/finances/rules/credit.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';

export type LoanTerm = (typeof LOANS.terms)[number];

/** Returns how much a club may still borrow, in whole dollars. @param owed debt on all loans of the club */
export function loanLimit(seasonRevenue: number, owed: number): number {
  return Math.max(0, Math.floor(seasonRevenue * LOANS.shareOfRevenue) - owed);
}

/** Returns the repayment due every morning. */
export function dailyRepayment(amount: number, days: LoanTerm): number {
  return Math.ceil(amount / days);
}

/** Returns a day's interest on the remaining debt. */
export function dailyInterest(owed: number): number {
  return Math.round((owed * LOANS.interest) / DAYS_PER_SEASON);
}

/** Returns the total interest of a new loan. */
export function interestOf(amount: number, days: LoanTerm): number {
  const daily = dailyRepayment(amount, days);
  let sum = 0;
  for (let owed = amount; owed > 0; owed -= daily) sum += dailyInterest(owed);
  return sum;
}

/** Returns what the remaining mornings of a loan will cost. @param mornings number of mornings on which it is still paid */
export function loanAhead(
  { owed, daily }: { owed: number; daily: number },
  mornings: number,
): { repayment: number; interest: number } {
  let [left, interest] = [owed, 0];
  for (let morning = 0; morning < mornings && left > 0; morning++) {
    interest += dailyInterest(left);
    left -= Math.min(daily, left);
  }
  return { repayment: owed - left, interest };
}

/**
 * Returns what a sensible club in trouble borrows: enough to get out of the red once it is halfway to its credit line.
 * 0: nothing.
 */
export function sensibleLoan({
  balance,
  seasonRevenue,
  owed,
}: {
  balance: number;
  seasonRevenue: number;
  owed: number;
}): number {
  if (balance > creditLine(seasonRevenue) / 2) return 0;
  const wanted = -balance + LOANS.cushion * seasonRevenue;
  const amount = Math.min(wanted, loanLimit(seasonRevenue, owed));
  return amount < LOANS.least ? 0 : Math.round(amount / LOANS.least) * LOANS.least;
}
