/** The revenue of clubs, and revenue sharing within a league. */
import { NOT_REVENUE } from '#domains/cap/constants.ts';
import { AI_PAYROLL, type LedgerCurrency, OWN_REVENUE, OWNERS, REVENUE_SHARING } from '#domains/finances/constants.ts';
import type { ClubId } from '#engine/ids.ts';

/** One entry of the ledger. */
export interface BookedEntry {
  account: string;
  currency: LedgerCurrency;
  amount: number;
  season: number;
  kind: string;
}

/** A club's revenue of a season, in whole dollars: all of it, and the part the club has earned itself. */
export interface SeasonRevenue {
  clubId: ClubId;
  season: number;
  amount: number;
  own: number;
}

const GIVEN: ReadonlySet<string> = new Set(NOT_REVENUE);
const OWN: ReadonlySet<string> = new Set(OWN_REVENUE);

/** Returns the revenue from these entries, by club and season. */
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

/**
 * Returns what a club receives (negative: pays) in revenue sharing, in whole dollars.
 * @param mean own revenue of the mean club of its league
 */
export function sharedOf(own: number, mean: number): number {
  return Math.round((mean - own) * REVENUE_SHARING);
}

/**
 * Returns what each club of a league receives (negative: pays), in whole dollars that add up to 0: a share of the
 * distance between its own revenue and the mean.
 */
export function sharedRevenue<T extends { own: number }>(clubs: readonly T[]): (T & { shared: number })[] {
  const mean = clubs.reduce((sum, { own }) => sum + own, 0) / Math.max(1, clubs.length);
  const even = clubs.map((club) => ({ ...club, shared: sharedOf(club.own, mean) }));
  const over = even.reduce((sum, { shared }) => sum + shared, 0);
  // The club with the largest amount absorbs the rounding error.
  const most = even.reduce<(T & { shared: number }) | null>(
    (best, club) => (best && Math.abs(best.shared) >= Math.abs(club.shared) ? best : club),
    null,
  );
  return even.map((club) => (club === most ? { ...club, shared: club.shared - over } : club));
}

/**
 * Returns what the owners withdraw once a season, in whole dollars.
 * @param seasonRevenue usual revenue; 0 if it is not known yet
 */
export function ownersTake(balance: number, seasonRevenue: number): number {
  if (seasonRevenue <= 0) return 0;
  return Math.max(0, Math.round((balance - OWNERS.leave * seasonRevenue) * OWNERS.take));
}

/**
 * Returns the payroll, as a share of the upper limit, at which a club that lives within its means stops signing
 * players: all of it with money in hand, no more than the lower limit when in debt.
 * @param balance less the debt on loans; revenue: of a usual season
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
