/**
 * Simulates managers who spend thirty percent more than they take in, morning by morning, with and without loans, and
 * one who does not.
 */
import { beforeAll, expect, it } from 'vitest';
import { CREDIT_SHARE, OPENING_BALANCE } from '#domains/finances/constants.ts';
import { financesDays } from '#domains/finances/days.ts';
import { loanLimit } from '#domains/finances/rules/loans.ts';
import { balanceOf, type Posting, post } from '#domains/finances/store/ledger.ts';
import { openLoans, payLoans, takeLoan } from '#domains/finances/store/loans.ts';
import { clubFinances } from '#domains/finances/tables.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import { firstLimits } from '#engine/market/price.ts';
import { dateOf } from '#platform/clock/today.ts';
import { pgReader, pgRows } from '#platform/rows/pg-rows.ts';
import { makeClub } from '../../../tests/factories/club.ts';
import { managerIn } from '../../../tests/factories/seats.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { makeUser } from '../../../tests/factories/user.ts';

const FIRST_SEASON = 3;
const MIN_LOAN = 1_000_000;
const now = new Date('2026-01-01T12:30:00Z');
/** The upper cap limit is half of a club's revenue. */
const REVENUE = 2 * firstLimits(1).upper;
/** One manager per club: the share of the revenue that is spent, and whether it borrows all that the bank lends. */
const BOTS = [
  { id: 1, spends: 1.3, borrows: false },
  { id: 2, spends: 1.3, borrows: true },
  { id: 3, spends: 0.98, borrows: false },
] as const;

const { db, world } = testWorld({ season: FIRST_SEASON, connections: 4 });
beforeAll(async () => {
  const { leagueIds } = world;
  for (const { id } of BOTS) {
    await makeClub(db, { id, leagueIds, managerId: await makeUser(db, { name: `Bot ${id}` }), season: FIRST_SEASON });
    await db.insert(clubFinances).values({ clubId: id, seasonRevenue: REVENUE });
    await book([flow(id, OPENING_BALANCE, 'opening', dateOf(FIRST_SEASON * DAYS_PER_SEASON))]);
  }
});

const book = (postings: readonly Posting[]) => db.transaction((tx) => post(pgRows(tx), postings));

function flow(clubId: number, amount: number, kind: 'opening' | 'league-share', { season, day }: Day): Posting {
  const params = {};
  const entries = [
    { account: `club:${clubId}`, amount },
    { account: 'world:league', amount: -amount },
  ] as const;
  return { key: `${kind}/${season}/${day}/${clubId}`, kind, params, season, day, entries };
}
type Day = ReturnType<typeof dateOf>;

/** Books a morning: income, spending, loan payments, and the check of the balances. */
async function morning(date: Day, managed: ReadonlySet<number>): Promise<void> {
  const credit = financesDays.find(({ name }) => name === 'finances.credit');
  const playing = BOTS.filter(({ id }) => managed.has(id));
  await book(
    playing.map(({ id, spends }) =>
      flow(id, Math.round(((1 - spends) * REVENUE) / DAYS_PER_SEASON), 'league-share', date),
    ),
  );
  await db.transaction((tx) => payLoans(pgRows(tx), date));
  for (const { id } of playing.filter(({ borrows }) => borrows)) {
    const running = (await openLoans(pgReader(db), [id])).get(id) ?? [];
    const owed = running.reduce((sum, loan) => sum + loan.owed, 0);
    const amount = loanLimit(REVENUE, owed);
    if (amount < MIN_LOAN) continue;
    const lent = await db.transaction((tx) =>
      takeLoan(tx, { clubId: id, userId: 1, amount, days: 126, now: new Date(), ...date }),
    );
    expect(lent).toEqual({ ok: true });
  }
  await db.transaction(async (tx) => {
    // The hook reads nothing else from the context of a day.
    await credit?.run({ rows: pgRows(tx), ...date, past: null, now } as Parameters<typeof credit.run>[0]);
  });
}

it('a club that overspends by 30 % is bankrupt within two seasons, within three with every loan, and no other club is', {
  timeout: 120_000,
}, async () => {
  const fellOn = new Map<number, number>();
  const managed = new Set<number>(BOTS.map(({ id }) => id));
  for (let count = 0; count < 3 * DAYS_PER_SEASON; count++) {
    await morning(dateOf(FIRST_SEASON * DAYS_PER_SEASON + 1 + count), managed);
    for (const id of managed) {
      if ((await managerIn(db, id)) !== null) continue;
      fellOn.set(id, count + 1);
      managed.delete(id);
    }
    if (fellOn.size === 2) break;
  }
  expect(fellOn.get(1)).toBeLessThanOrEqual(2 * DAYS_PER_SEASON);
  // A bank that lends half of a season's revenue delays the bankruptcy, but does not prevent it.
  expect(fellOn.get(2)).toBeGreaterThan(fellOn.get(1) ?? 0);
  expect(fellOn.get(2)).toBeLessThanOrEqual(3 * DAYS_PER_SEASON);
  expect(fellOn.has(3)).toBe(false);
  expect(await balanceOf(db, 'club:3')).toBeGreaterThan(OPENING_BALANCE);
  expect(await balanceOf(db, 'club:1')).toBeGreaterThanOrEqual(-CREDIT_SHARE * REVENUE);
});
