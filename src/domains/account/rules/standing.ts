/** What gifts, raffles and withdrawals require of an account. */
import type { AdultStanding } from '#domains/account/constants.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';

/**
 * Returns whether a user may take part in features for adults who are not admins.
 * @param isAdult null: not declared yet
 */
export function adultStandingOf({ isAdult, isAdmin }: { isAdult: boolean | null; isAdmin: boolean }): AdultStanding {
  if (isAdult === false) return 'minor';
  if (isAdmin) return 'admin';
  return isAdult ? 'open' : 'undeclared';
}

/**
 * Returns the age of an account in whole real days.
 * @param activatedAt milliseconds, like now; absent: not activated yet
 */
export function ageInDays(activatedAt: number | undefined, now: number): number {
  return activatedAt === undefined ? 0 : Math.floor((now - activatedAt) / DAY_MS);
}
