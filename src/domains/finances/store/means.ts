/** What clubs can afford to spend on players, given their balance and debt. */
import { affordablePayroll } from '#domains/finances/rules/revenue.ts';
import { type Account, balancesIn } from '#domains/finances/store/ledger.ts';
import { openLoans } from '#domains/finances/store/loans.ts';
import { clubFinances } from '#domains/finances/tables.ts';
import type { ClubId } from '#engine/ids.ts';
import type { RowReader } from '#platform/rows/rows.ts';

/**
 * Computes the share of the upper limit that each of these clubs can afford; all of it where no books are kept.
 * @returns a function of the club and the limits that it plays under
 */
export async function meansOf(
  rows: RowReader,
  clubIds: readonly ClubId[],
): Promise<(clubId: ClubId, limits: { upper: number; lower: number }) => number> {
  const known = await rows.read(clubFinances, ['clubId', 'seasonRevenue'], { clubId: clubIds }, ['clubId']);
  const revenues = new Map(known.map(({ clubId, seasonRevenue }) => [clubId, seasonRevenue]));
  if (revenues.size === 0) return () => 1;
  const balances = await balancesIn(
    rows,
    clubIds.map((clubId): Account => `club:${clubId}`),
  );
  const lent = await openLoans(rows, clubIds);
  return (clubId, { upper, lower }) => {
    const revenue = revenues.get(clubId) ?? 0;
    if (revenue === 0) return 1;
    const owed = (lent.get(clubId) ?? []).reduce((sum, loan) => sum + loan.owed, 0);
    return affordablePayroll({ balance: (balances.get(`club:${clubId}`) ?? 0) - owed, revenue, upper, lower });
  };
}
