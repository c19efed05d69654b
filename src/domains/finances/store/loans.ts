/** Loans: taken at once, repaid with interest every morning. */
import { and, eq, gt } from 'drizzle-orm';
import { LOANS } from '#domains/finances/constants.ts';
import { financesRefusals } from '#domains/finances/refusals.ts';
import {
  dailyInterest,
  dailyRepayment,
  type LoanTerm,
  loanLimit,
  sensibleLoan,
} from '#domains/finances/rules/loans.ts';
import { lockFinances } from '#domains/finances/store/club-finances.ts';
import { type Account, balanceOf, balancesIn, type Posting, post } from '#domains/finances/store/ledger.ts';
import { clubNights } from '#domains/finances/store/nights.ts';
import { ledgerEntries, ledgerTransactions, loans } from '#domains/finances/tables.ts';
import { askBoard } from '#domains/probation/store/consent.ts';
import { absoluteDayOf, type SeasonDay } from '#engine/calendar.ts';
import type { ClubId, UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { dateOf } from '#platform/clock/today.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

const COLUMNS = ['id', 'clubId', 'takenBy', 'amount', 'owed', 'daily', 'paidThrough'] as const;

/** Returns the open loans by club. */
export async function openLoans(rows: RowReader, clubIds: readonly ClubId[]) {
  return Map.groupBy(
    await rows.read(loans, COLUMNS, { clubId: clubIds, owed: { atLeast: 1 } }),
    ({ clubId }) => clubId,
  );
}

interface Lent {
  clubId: ClubId;
  amount: number;
  days: LoanTerm;
  /** The manager who borrows; the club has none by default. */
  userId?: UserId;
}

/**
 * Lends money to a club. Concurrent requests for one club are serialized, and the second gets what is left of the
 * limit. A request by the same manager with the same amount, term and game day counts as the loan just taken: a retry or a
 * double click borrows once.
 */
export async function takeLoan(
  tx: Transaction,
  { clubId, userId, amount, days, now, ...day }: Lent & { userId: UserId; now: Date } & SeasonDay,
): Promise<{ ok: true } | Refused> {
  const own = await lockFinances(tx, clubId);
  if (own.rescueUntil !== null && own.rescueUntil >= day.season) return financesRefusals.underRescue();
  const rows = pgRows(tx);
  const running = (await openLoans(rows, [clubId])).get(clubId) ?? [];
  const today = absoluteDayOf(day);
  const daily = dailyRepayment(amount, days);
  const isTaken = running.some(
    (loan) =>
      loan.takenBy === userId &&
      loan.amount === amount &&
      loan.owed === amount &&
      loan.daily === daily &&
      loan.paidThrough === today,
  );
  if (isTaken) return { ok: true };
  const { seasonRevenue } = own;
  const owed = running.reduce((sum, loan) => sum + loan.owed, 0);
  const limit = loanLimit(seasonRevenue, owed);
  if (amount > limit) return financesRefusals.overLoanLimit({ limit });
  const asked = { absoluteDay: today, now };
  const balance = await balanceOf(tx, `club:${clubId}`);
  const declined = await askBoard(rows, clubId, () => ({ kind: 'loan', amount, owed, balance, seasonRevenue }), asked);
  if (declined) return declined;
  await lend(rows, [{ clubId, amount, days, userId }], day);
  return { ok: true };
}

async function lend(rows: Rows, lent: readonly Lent[], { season, day }: SeasonDay): Promise<void> {
  const firstId = await rows.takeIds(loans, lent.length);
  const today = absoluteDayOf({ season, day });
  await rows.insert(
    loans,
    lent.map(({ clubId, amount, days, userId = null }, index) => ({
      id: firstId + index,
      clubId,
      takenBy: userId,
      amount,
      owed: amount,
      daily: dailyRepayment(amount, days),
      paidThrough: today,
      takenOn: today,
    })),
  );
  await post(
    rows,
    lent.map(
      ({ clubId, amount, days }, index): Posting => ({
        key: `loan/${firstId + index}`,
        kind: 'loan',
        params: { loanId: firstId + index, days },
        season,
        day,
        entries: [
          { account: `club:${clubId}`, amount },
          { account: 'world:bank', amount: -amount },
        ],
      }),
    ),
  );
}

/** Repays the rest of a loan. Returns null if the loan does not exist or is already repaid. */
export async function repayLoan(
  tx: Transaction,
  { clubId, loanId, season, day }: { clubId: ClubId; loanId: number } & SeasonDay,
): Promise<{ ok: true } | Refused> {
  await lockFinances(tx, clubId);
  const [loan] = await tx
    .select({ id: loans.id, clubId: loans.clubId, owed: loans.owed })
    .from(loans)
    .where(and(eq(loans.id, loanId), eq(loans.clubId, clubId), gt(loans.owed, 0)))
    .for('no key update');
  if (!loan) return financesRefusals.unknownLoan();
  const balance = await balanceOf(tx, `club:${clubId}`);
  if (balance < loan.owed) return financesRefusals.notEnough({ owed: loan.owed });
  const rows = pgRows(tx);
  await rows.update(loans, 'id', [{ id: loan.id, owed: 0 }]);
  await post(rows, [repaymentOf(loan, loan.owed, { key: `loan-repayment/${loanId}/rest`, season, day })]);
  return { ok: true };
}

/** Returns the open loans that a club took within a range of days. */
export async function loansTaken(
  rows: RowReader,
  { clubId, fromDay, toDay }: { clubId: ClubId; fromDay: number; toDay: number },
): Promise<{ id: number; owed: number; takenOn: number }[]> {
  const taken = { clubId, owed: { atLeast: 1 }, takenOn: { atLeast: fromDay, atMost: toDay } };
  return rows.read(loans, ['id', 'owed', 'takenOn'], taken);
}

/**
 * Reverses a loan as if it had never been taken: the rest of the debt goes back to the bank, and the bank refunds the
 * interest.
 */
export async function reverseLoan(
  tx: Transaction,
  { clubId, loanId }: { clubId: ClubId; loanId: number },
  { season, day }: SeasonDay,
): Promise<{ ok: true } | Refused> {
  await lockFinances(tx, clubId);
  const rows = pgRows(tx);
  await rows.lock(loans, { id: loanId });
  const [loan] = await rows.read(loans, [...COLUMNS, 'takenOn'], { id: loanId, clubId, owed: { atLeast: 1 } });
  if (!loan) return financesRefusals.unknownLoan();
  const mornings = Array.from({ length: loan.paidThrough - loan.takenOn }, (_, index) => loan.takenOn + 1 + index);
  const keys = mornings.map((morning) => interestKey(loanId, dateOf(morning)));
  const paid = await rows.read(ledgerTransactions, ['id'], { key: keys });
  const account = `club:${clubId}` as const;
  const entries = await rows.read(ledgerEntries, ['amount'], { transactionId: paid.map(({ id }) => id), account });
  const interest = entries.reduce((sum, { amount }) => sum - amount, 0);
  if ((await balanceOf(tx, account)) + interest < loan.owed) return financesRefusals.notEnough({ owed: loan.owed });
  await rows.update(loans, 'id', [{ id: loanId, owed: 0 }]);
  const back: Posting = {
    key: `interest/${loanId}/reversed`,
    kind: 'interest',
    params: { loanId },
    season,
    day,
    entries: toBank(clubId, -interest),
  };
  await post(rows, [
    repaymentOf(loan, loan.owed, { key: `loan-repayment/${loanId}/rest`, season, day }),
    ...(interest > 0 ? [back] : []),
  ]);
  return { ok: true };
}

function interestKey(loanId: number, { season, day }: SeasonDay): string {
  return `interest/${loanId}/${season}/${day}`;
}

/** Pays a day's interest and repayment on every loan each morning. Skips loans already paid for today. */
export async function payLoans(rows: Rows, { season, day }: SeasonDay): Promise<void> {
  const today = absoluteDayOf({ season, day });
  const due = await rows.read(loans, COLUMNS, { owed: { atLeast: 1 }, paidThrough: { atMost: today - 1 } });
  if (due.length === 0) return;
  const paid = due.map((loan) => ({ ...loan, part: Math.min(loan.daily, loan.owed) }));
  await rows.update(
    loans,
    'id',
    paid.map(({ id, owed, part }) => ({ id, owed: owed - part, paidThrough: today })),
  );
  await post(
    rows,
    paid.flatMap((loan): Posting[] => [
      repaymentOf(loan, loan.part, { key: `loan-repayment/${loan.id}/${season}/${day}`, season, day }),
      {
        key: interestKey(loan.id, { season, day }),
        kind: 'interest',
        params: { loanId: loan.id },
        season,
        day,
        entries: toBank(loan.clubId, dailyInterest(loan.owed)),
      },
    ]),
  );
}

function repaymentOf(loan: { id: number; clubId: ClubId }, amount: number, when: { key: string } & SeasonDay): Posting {
  return { ...when, kind: 'loan-repayment', params: { loanId: loan.id }, entries: toBank(loan.clubId, amount) };
}

function toBank(clubId: ClubId, amount: number): Posting['entries'] {
  return [
    { account: `club:${clubId}`, amount: -amount },
    { account: 'world:bank', amount },
  ];
}

/** Repays the whole debt of these clubs at once, with the money of a rescue. */
export async function settleLoans(rows: Rows, clubIds: readonly ClubId[], { season, day }: SeasonDay): Promise<void> {
  const open = [...(await openLoans(rows, clubIds)).values()].flat();
  if (open.length === 0) return;
  await rows.update(
    loans,
    'id',
    open.map(({ id }) => ({ id, owed: 0 })),
  );
  await post(
    rows,
    open.map((loan) => repaymentOf(loan, loan.owed, { key: `loan-repayment/${loan.id}/rest`, season, day })),
  );
}

/** Borrows for AI clubs in trouble before they go bankrupt, within the same limit as for all clubs. */
export async function borrowSensibly(rows: Rows, day: SeasonDay): Promise<void> {
  const nights = [...(await clubNights(rows, { season: day.season })).values()].filter(
    ({ managerId, finances }) =>
      managerId === null && (finances.rescueUntil === null || finances.rescueUntil < day.season),
  );
  const clubIds = nights.map(({ clubId }) => clubId);
  const balances = await balancesIn(
    rows,
    clubIds.map((clubId): Account => `club:${clubId}`),
  );
  const running = await openLoans(rows, clubIds);
  const lent = nights.flatMap(({ clubId, finances: { seasonRevenue } }) => {
    const owed = (running.get(clubId) ?? []).reduce((sum, loan) => sum + loan.owed, 0);
    const amount = sensibleLoan({ balance: balances.get(`club:${clubId}`) ?? 0, seasonRevenue, owed });
    return amount > 0 ? [{ clubId, amount, days: LOANS.terms[1] }] : [];
  });
  if (lent.length > 0) await lend(rows, lent, day);
}
