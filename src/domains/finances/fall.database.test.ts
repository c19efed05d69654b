/** From the credit line to another club: warned, bankrupt, confined, and a new start that only one user gets. */
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '#domains/account/tables.ts';
import { takeClub } from '#domains/club/store/ownership.ts';
import { clubs } from '#domains/club/tables.ts';
import { financesDays } from '#domains/finances/days.ts';
import { clubsFallenWith } from '#domains/finances/store/fall.ts';
import { balanceOf } from '#domains/finances/store/ledger.ts';
import { bankruptcies, clubFinances, ledgerEntries } from '#domains/finances/tables.ts';
import { creditWarnings } from '#domains/finances/views/credit.ts';
import { loadFall } from '#domains/finances/views/fall.ts';
import { news } from '#domains/news/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { managerIn } from '../../../tests/factories/seats.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const now = new Date('2026-01-01T12:30:00Z');
const owing = { revenue: 1_000_000, money: -300_000 };
/** Clubs 1 and 2 have managers, club 3 has none; all are below their credit line. Club 4 is vacant and solvent. */
const { db, ids } = testWorld({
  clubs: [
    { id: 1, manager: 'Ada', ...owing },
    { id: 2, manager: 'Bea', ...owing },
    { id: 3, ...owing },
    { id: 4, ...owing, money: 500_000 },
  ],
  connections: 8,
});
const managers = ids('Ada', 'Bea');

/** Runs the mornings of a range of days through the hook itself. */
async function mornings(from: number, to: number): Promise<void> {
  const hook = financesDays.find(({ name }) => name === 'finances.credit');
  for (let day = from; day <= to; day++) {
    await db.transaction(async (tx) => {
      // The hook reads nothing else from the context of a day.
      await hook?.run({ rows: pgRows(tx), season: 3, day, past: null, now } as Parameters<typeof hook.run>[0]);
    });
  }
}

describe('a club below its credit line', () => {
  it('is warned on the tenth day, on the desk and by a notification', async () => {
    await mornings(2, 10);
    expect(await creditWarnings(db, { clubId: 1 })).toEqual([]);
    await mornings(11, 11);
    expect(await creditWarnings(db, { clubId: 1 })).toMatchObject([
      { kind: 'credit-warning', params: { daysLeft: 11 } },
    ]);
    expect(await creditWarnings(db, { clubId: 4 })).toEqual([]);
    const told = await db.select().from(notifications);
    expect(told.map(({ userId, kind }) => [userId, kind]).sort()).toEqual(
      managers.map((userId) => [userId, 'credit-warning']).sort(),
    );
  });

  it('is bankrupt on the 21st: its manager leaves, its debt is written off, and the league is notified', async () => {
    await mornings(12, 21);
    expect(await db.$count(bankruptcies)).toBe(0);
    await mornings(22, 22);
    const fallen = await db.select().from(bankruptcies).orderBy(bankruptcies.clubId);
    expect(fallen).toMatchObject([
      { clubId: 1, userId: managers[0], debt: 300_000 },
      { clubId: 2, userId: managers[1], debt: 300_000 },
      { clubId: 3, userId: null, debt: 300_000 },
    ]);
    for (const clubId of [1, 2, 3]) expect(await balanceOf(db, `club:${clubId}`)).toBe(0);
    const [all] = await db.select({ sum: sql<number>`sum(${ledgerEntries.amount})::bigint` }).from(ledgerEntries);
    expect(Number(all?.sum)).toBe(0);
    for (const { id } of await db.select().from(clubs)) expect(await managerIn(db, id)).toBeNull();
    const bankrupt = await db.select().from(users);
    expect(bankrupt.every(({ bankruptAt }) => bankruptAt !== null)).toBe(true);
    expect((await db.select().from(news)).map(({ kind }) => kind)).toEqual(['bankruptcy', 'bankruptcy', 'bankruptcy']);
    const [finances] = await db.select().from(clubFinances).where(eq(clubFinances.clubId, 1));
    expect(finances).toMatchObject({ daysBelowLine: 0, rescueUntil: 4 });
    await mornings(23, 30);
    expect(await db.$count(bankruptcies)).toBe(3);
  });

  it('shows its last manager how it failed, without the debt written off', async () => {
    const fall = await loadFall(db, managers[0] ?? 0);
    expect(fall).toMatchObject({
      team: { clubId: 1 },
      day: 22,
      debt: 300_000,
      kinds: [{ kind: 'opening', amount: -300_000, count: 1 }],
      balances: [0, -300_000],
    });
  });
});

describe('a fresh start after bankruptcy', () => {
  it('goes to exactly one of two bankrupt managers who want the same club, and not with the old club', async () => {
    expect(await clubsFallenWith(db, managers[0] ?? 0)).toEqual(new Set([1]));
    const taken = await Promise.all(managers.map((userId) => takeClub(db, { clubId: 4, userId, now })));
    expect(taken.filter(({ ok }) => ok)).toHaveLength(1);
    const after = await db.select().from(users);
    expect(after.filter(({ bankruptAt }) => bankruptAt === null)).toHaveLength(1);
  });
});
