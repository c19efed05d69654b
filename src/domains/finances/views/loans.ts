/** A club's debt, and how much more it can borrow. */
import { LOANS } from '#domains/finances/constants.ts';
import type { LoansView } from '#domains/finances/contract.ts';
import { dailyInterest, loanLimit } from '#domains/finances/rules/loans.ts';
import { financesOf } from '#domains/finances/store/club-finances.ts';
import { balanceOf } from '#domains/finances/store/ledger.ts';
import { openLoans } from '#domains/finances/store/loans.ts';
import type { TeamRef } from '#domains/shapes.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

/** Loads the loans of a club. Three statements. */
export async function loadLoans(
  db: Database | Transaction,
  team: TeamRef,
  { season }: Pick<Today, 'season'>,
): Promise<LoansView> {
  const reader = pgReader(db);
  const [balance, finances, open] = await Promise.all([
    balanceOf(db, `club:${team.clubId}`),
    financesOf(reader, [team.clubId]),
    openLoans(reader, [team.clubId]),
  ]);
  const own = finances.get(team.clubId);
  const loans = (open.get(team.clubId) ?? []).map(({ id, amount, owed, daily }) => ({
    id,
    amount,
    owed,
    daily,
    interest: dailyInterest(owed),
    daysLeft: Math.ceil(owed / daily),
  }));
  const owed = loans.reduce((sum, loan) => sum + loan.owed, 0);
  const isUnderRescue = own?.rescueUntil != null && own.rescueUntil >= season;
  return {
    team,
    balance,
    limit: isUnderRescue ? 0 : loanLimit(own?.seasonRevenue ?? 0, owed),
    least: LOANS.least,
    interest: LOANS.interest,
    isUnderRescue,
    loans,
  };
}
