/** What gifts, raffles and withdrawals ask of an account. */
import type { AdultStanding } from '#domains/account/constants.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';

/**
 * Returns whether a user may take part in what is for adults only, and for no admins.
 * @param isAdult null: they have not said
 */
export function adultStandingOf({ isAdult, isAdmin }: { isAdult: boolean | null; isAdmin: boolean }): AdultStanding {
  if (isAdult === false) return 'minor';
  if (isAdmin) return 'admin';
  return isAdult ? 'open' : 'undeclared';
}

/**
 * Returns how many whole real days old an account is.
 * @param activatedAt milliseconds, as is now; absent: it is not activated yet
 */
export function ageInDays(activatedAt: number | undefined, now: number): number {
  return activatedAt === undefined ? 0 : Math.floor((now - activatedAt) / DAY_MS);
}
