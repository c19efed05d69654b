/** What a club has earned, and how the clubs of a league share it. */
import { NOT_REVENUE } from '#domains/cap/constants.ts';
import { AI_PAYROLL, type LedgerCurrency, OWN_REVENUE, OWNERS, REVENUE_SHARING } from '#domains/finances/constants.ts';
import type { ClubId } from '#engine/ids.ts';

/** A line of the ledger. */
export interface BookedEntry {
  account: string;
  currency: LedgerCurrency;
  amount: number;
  season: number;
  kind: string;
}

/** Whole dollars of a season: all that a club took in, and what of it the club itself has earned. */
export interface SeasonRevenue {
  clubId: ClubId;
  season: number;
  amount: number;
  own: number;
}

const GIVEN: ReadonlySet<string> = new Set(NOT_REVENUE);
const OWN: ReadonlySet<string> = new Set(OWN_REVENUE);

/** What these entries have brought clubs, by club and season. */
export function revenuesOf(entries: readonly BookedEntry[]): SeasonRevenue[] {
  const sums = new Map<string, SeasonRevenue>();
  for (const { account, currency, amount, season, kind } of entries) {
    if (currency !== 'dollar' || amount <= 0 || GIVEN.has(kind) || !account.startsWith('club:')) continue;
    const key = `${season}/${account}`;
    const sum = sums.get(key) ?? { clubId: Number(account.slice('club:'.length)), season, amount: 0, own: 0 };
    sums.set(key, sum);
    sum.amount += amount;
    if (OWN.has(kind)) sum.own += amount;
  }
  return [...sums.values()];
}

/** What a club gets from the others of its league (below 0: gives them), whole dollars. @param mean of what they have earned by themselves */
export function sharedOf(own: number, mean: number): number {
  return Math.round((mean - own) * REVENUE_SHARING);
}

/**
 * What each club of a league gives to the others (below 0) or gets from them, whole dollars that add up to 0: a share of how far it is
 * from the mean of what clubs earn by themselves.
 */
export function sharedRevenue<T extends { own: number }>(clubs: readonly T[]): (T & { shared: number })[] {
  const mean = clubs.reduce((sum, { own }) => sum + own, 0) / Math.max(1, clubs.length);
  const even = clubs.map((club) => ({ ...club, shared: sharedOf(club.own, mean) }));
  const over = even.reduce((sum, { shared }) => sum + shared, 0);
  // What rounding has made is taken from who gets or gives the most.
  const most = even.reduce<(T & { shared: number }) | null>(
    (best, club) => (best && Math.abs(best.shared) >= Math.abs(club.shared) ? best : club),
    null,
  );
  return even.map((club) => (club === most ? { ...club, shared: club.shared - over } : club));
}

/** What the owners take out of a club once a season, whole dollars. @param seasonRevenue what it usually takes in; 0: nobody knows yet */
export function ownersTake(balance: number, seasonRevenue: number): number {
  if (seasonRevenue <= 0) return 0;
  return Math.max(0, Math.round((balance - OWNERS.leave * seasonRevenue) * OWNERS.take));
}

/**
 * The share of the upper limit at which a club that lives within its means stops signing: all of it with money in hand, no more than the
 * lower limit when it is in debt.
 * @param balance less what is owed on loans; revenue: of a usual season
 */
export function affordablePayroll({
  balance,
  revenue,
  upper,
  lower,
}: {
  balance: number;
  revenue: number;
  upper: number;
  lower: number;
}): number {
  const floor = lower / Math.max(1, upper);
  const inHand = balance / Math.max(1, revenue);
  const way = (inHand - AI_PAYROLL.least) / (AI_PAYROLL.whole - AI_PAYROLL.least);
  return floor + (1 - floor) * Math.max(0, Math.min(1, way));
}
