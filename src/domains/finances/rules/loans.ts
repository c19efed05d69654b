/** What a bank lends a club, and what that costs. */
import { LOANS } from '#domains/finances/constants.ts';
import { creditLine } from '#domains/finances/rules/credit.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';

export type LoanTerm = (typeof LOANS.terms)[number];

/** What may still be borrowed, whole dollars. @param owed on all loans of the club */
export function loanLimit(seasonRevenue: number, owed: number): number {
  return Math.max(0, Math.floor(seasonRevenue * LOANS.shareOfRevenue) - owed);
}

/** What is repaid every morning. */
export function dailyRepayment(amount: number, days: LoanTerm): number {
  return Math.ceil(amount / days);
}

/** What a day's interest is on what is still owed. */
export function dailyInterest(owed: number): number {
  return Math.round((owed * LOANS.interest) / DAYS_PER_SEASON);
}

/** What all the interest of a new loan comes to. */
export function interestOf(amount: number, days: LoanTerm): number {
  const daily = dailyRepayment(amount, days);
  let sum = 0;
  for (let owed = amount; owed > 0; owed -= daily) sum += dailyInterest(owed);
  return sum;
}

/** What a loan takes in the mornings to come. @param mornings on which it is paid for, until it is repaid */
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

/** What a sensible club in trouble borrows: enough to be out of the red, when it is halfway to its credit line. 0: nothing. */
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
