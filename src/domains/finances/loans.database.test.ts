/** Loans, and that no sequence of actions by clubs creates or destroys money. */

import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proTeamRefs } from '#domains/club/store/team-refs.ts';
import { loansEqualLedger, transactionsBalance } from '#domains/finances/checks.ts';
import { financesRefusals } from '#domains/finances/refusals.ts';
import { dailyInterest, dailyRepayment, interestOf, loanLimit, sensibleLoan } from '#domains/finances/rules/loans.ts';
import { judgeBalances } from '#domains/finances/store/fall.ts';
import { balanceOf } from '#domains/finances/store/ledger.ts';
import { borrowSensibly, payLoans, repayLoan, takeLoan } from '#domains/finances/store/loans.ts';
import { payDay } from '#domains/finances/store/pay-day.ts';
import { ledgerEntries, loans } from '#domains/finances/tables.ts';
import { loadBooks } from '#domains/finances/views/books.ts';
import { rowOf, rowsOf } from '../../../tests/factories/rows.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

/** Club 1 has a manager, clubs 2 and 3 have none. */
const { db, inRows, faults } = testWorld({
  clubs: [1, 2, 3].map((id) => ({ id, ...(id === 1 && { manager: 'Ada' }), revenue: 10_000_000 })),
  connections: 8,
});
const today = { season: 3, day: 10 };

const take = (clubId: number, amount: number, days: 63 | 126 = 63, userId = 1) =>
  db.transaction((tx) => takeLoan(tx, { clubId, userId, amount, days, now: new Date(), ...today }));

async function expectSound(): Promise<void> {
  const [all] = await db.select({ sum: sql<number>`sum(${ledgerEntries.amount})::bigint` }).from(ledgerEntries);
  expect(Number(all?.sum)).toBe(0);
  expect(await faults(transactionsBalance, loansEqualLedger)).toEqual([]);
}

describe('the terms of a loan', () => {
  it('repay it in time, and cost about the interest on half of it', () => {
    expect(dailyRepayment(6_300_000, 63)).toBe(100_000);
    expect(dailyInterest(6_300_000)).toBe(9_000);
    expect(interestOf(6_300_000, 63) / 6_300_000).toBeCloseTo(0.046, 2);
    expect(interestOf(6_300_000, 126)).toBeGreaterThan(interestOf(6_300_000, 63));
    expect(loanLimit(10_000_000, 4_000_000)).toBe(1_000_000);
    expect(loanLimit(10_000_000, 9_000_000)).toBe(0);
  });

  it('tempt no club that is not halfway to its credit line', () => {
    expect(sensibleLoan({ balance: 0, seasonRevenue: 10_000_000, owed: 0 })).toBe(0);
    expect(sensibleLoan({ balance: -700_000, seasonRevenue: 10_000_000, owed: 0 })).toBe(1_200_000);
    expect(sensibleLoan({ balance: -700_000, seasonRevenue: 10_000_000, owed: 5_000_000 })).toBe(0);
  });
});

describe('a loan', () => {
  it('is limited to half a season’s revenue in all, even with many requests at once', async () => {
    const taken = await Promise.all([take(1, 3_000_000), take(1, 3_000_001), take(1, 3_000_002)]);
    expect(taken.filter(({ ok }) => ok)).toHaveLength(1);
    const refused = taken.filter(({ ok }) => !ok);
    expect(refused).toHaveLength(2);
    for (const one of refused) expect(one).toMatchObject({ code: financesRefusals.overLoanLimit.code });
    await expectSound();
  });

  it('is granted once when the request is doubled or repeated', async () => {
    const mark = await balanceOf(db, 'club:2');
    const taken = await Promise.all([take(2, 1_500_000), take(2, 1_500_000), take(2, 1_500_000)]);
    expect(taken).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    expect(await take(2, 1_500_000)).toEqual({ ok: true });
    expect(await rowsOf(db, loans, { clubId: 2 })).toHaveLength(1);
    expect(await balanceOf(db, 'club:2')).toBe(mark + 1_500_000);

    // Another term makes it another loan, another manager, who would else be told of a loan that was not theirs, and repaying it.
    expect(await take(2, 500_000, 126)).toEqual({ ok: true });
    expect(await take(2, 500_000, 126, 2)).toEqual({ ok: true });
    expect(await rowsOf(db, loans, { clubId: 2, owed: 500_000 })).toHaveLength(2);
    const open = await rowsOf(db, loans, { clubId: 2 });
    for (const { id } of open) await db.transaction((tx) => repayLoan(tx, { clubId: 2, loanId: id, ...today }));
    expect(await take(2, 1_500_000)).toEqual({ ok: true });
    const all = await rowsOf(db, loans, { clubId: 2 });
    expect(all.map(({ owed }) => owed)).toEqual([0, 0, 0, 1_500_000]);
    await db.transaction((tx) => repayLoan(tx, { clubId: 2, loanId: all[3]?.id ?? 0, ...today }));
    await expectSound();
  });

  it('is paid off every morning, and can be repaid early', async () => {
    const pay = () => inRows((rows) => payLoans(rows, { season: 3, day: 11 }));
    await pay();
    await Promise.all([pay(), pay()]);
    const loan = await rowOf(db, loans, { clubId: 1 });
    const amount = loan.amount ?? 0;
    expect(loan.owed).toBe(amount - dailyRepayment(amount, 63));
    expect(await balanceOf(db, 'club:1')).toBe((loan.owed ?? 0) - dailyInterest(amount));
    const repay = () => db.transaction((tx) => repayLoan(tx, { clubId: 1, loanId: loan.id, ...today }));
    expect(await repay()).toEqual(financesRefusals.notEnough({ owed: loan.owed ?? 0 }));
    expect(await take(1, 1_000_000)).toEqual({ ok: true });
    const both = await Promise.all([repay(), repay()]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    await expectSound();
  });

  it('is in the forecast with its remaining balance, also when it is repaid at once', async () => {
    const ahead = async () => {
      const team = (await proTeamRefs(db, [3])).get(3);
      if (!team) throw new Error('club 3 has no first team');
      const { forecast } = await loadBooks(db, team, today);
      return forecast.ahead.find(({ kind }) => kind === 'loan-repayment')?.amount ?? 0;
    };
    expect(await ahead()).toBe(0);
    await take(3, 630_000);
    const mornings = 63 - today.day;
    expect(await ahead()).toBe(-10_000 * mornings);
    const loan = await rowOf(db, loans, { clubId: 3 });
    await db.transaction((tx) => repayLoan(tx, { clubId: 3, loanId: loan.id, ...today }));
    expect(await ahead()).toBe(0);
  });
});

describe('whatever clubs do, in any order,', () => {
  it('no money is created or lost, and every loan matches the ledger', async () => {
    let day = 11;
    const club = fc.integer({ min: 1, max: 3 });
    const command = fc.oneof(
      fc.record({ kind: fc.constant('borrow' as const), club, amount: fc.integer({ min: 100_000, max: 6_000_000 }) }),
      fc.record({ kind: fc.constant('repay' as const), club, amount: fc.integer({ min: 1, max: 8 }) }),
      fc.record({ kind: fc.constant('morning' as const), club, amount: fc.integer({ min: 0, max: 1 }) }),
    );
    const run = async ({ kind, club: clubId, amount }: { kind: string; club: number; amount: number }) => {
      if (kind === 'borrow') await take(clubId, amount, amount % 2 === 0 ? 63 : 126);
      else if (kind === 'repay') {
        await db.transaction((tx) => repayLoan(tx, { clubId, loanId: amount, season: 3, day }));
      } else {
        day += amount;
        await inRows(async (rows) => {
          await payDay(rows, { season: 3, day });
          await payLoans(rows, { season: 3, day });
          await borrowSensibly(rows, { season: 3, day });
          await judgeBalances(rows, { season: 3, day });
        });
      }
    };
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 8, maxLength: 20 }), async (commands) => {
        for (const one of commands) await run(one);
        await expectSound();
      }),
      { numRuns: 8 },
    );
  });
});
