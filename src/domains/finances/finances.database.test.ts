import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { contracts } from '#domains/contracts/tables.ts';
import { dailyWages } from '#domains/finances/rules/wages.ts';
import { type Posting, post } from '#domains/finances/store/ledger.ts';
import { payDay } from '#domains/finances/store/pay-day.ts';
import { loadBooks, loadLedger } from '#domains/finances/views/books.ts';
import { players } from '#domains/player/tables.ts';
import { MIN_SALARY } from '#engine/market/constants.ts';
import { makeClub, teamRef } from '../../../tests/factories/club.ts';
import { makePlayer } from '../../../tests/factories/player.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const { db, world, inRows } = testWorld({ connections: 8 });

const postAll = (...postings: Posting[]) => inRows((rows) => post(rows, postings));

function entriesOf(clubId: number, amount: number): Posting['entries'] {
  return [
    { account: `club:${clubId}`, amount },
    { account: 'world:spectators', amount: -amount },
  ];
}

function moved(clubId: number, day: number, amount: number): Posting {
  const gameId = day * 100 + clubId;
  const entries = entriesOf(clubId, amount);
  return { kind: 'gate', params: { gameId }, key: `gate/${gameId}`, season: 3, day, entries };
}

const teamOf = (clubId: number) => teamRef(db, clubId * 10 + 1);

describe('the books of a club', () => {
  it('have totals that add up to the balance, whatever came before the season', async () => {
    await makeClub(db, { id: 1, leagueIds: world.leagueIds });
    const before = { kind: 'opening', params: {}, key: 'opening/1', season: 2, day: 60 } as const;
    await postAll({ ...before, entries: entriesOf(1, 5_000) });
    await postAll(moved(1, 8, 300), moved(1, 9, 200), moved(1, 10, -50));
    const books = await loadBooks(db, await teamOf(1), { season: 3, day: 10 });
    expect(books).toMatchObject({
      balance: 5_450,
      balanceBefore: 5_000,
      kinds: [{ kind: 'gate', amount: 450, count: 3 }],
      balances: [
        { day: 8, balance: 5_300 },
        { day: 9, balance: 5_500 },
        { day: 10, balance: 5_450 },
      ],
    });
    expect(books.balanceBefore + books.income + books.expenses).toBe(books.balance);
  });

  it('count neither opening cash nor a loan as income', async () => {
    await makeClub(db, { id: 9, leagueIds: world.leagueIds });
    await postAll(
      { kind: 'opening', params: {}, key: 'opening/9', season: 3, day: 1, entries: entriesOf(9, 5_000) },
      {
        kind: 'loan',
        params: { loanId: 9, days: 63 },
        key: 'loan/9',
        season: 3,
        day: 2,
        entries: entriesOf(9, 900),
      },
      moved(9, 8, 300),
    );
    const books = await loadBooks(db, await teamOf(9), { season: 3, day: 10 });
    expect(books).toMatchObject({ balanceBefore: 5_000, income: 300, expenses: 0, lent: 900, balance: 6_200 });
    expect(books.kinds.map(({ kind }) => kind)).toEqual(['loan', 'gate']);
    expect(books.balances).toEqual([
      { day: 2, balance: 5_900 },
      { day: 8, balance: 6_200 },
    ]);
  });

  it('list every transaction once, newest first, by day and kind, in pages', async () => {
    await makeClub(db, { id: 2, leagueIds: world.leagueIds });
    await postAll(...Array.from({ length: 50 }, (_, index) => moved(2, index + 1, 10)));
    const first = await loadLedger(db, { clubId: 2, season: 3, page: 1 });
    const second = await loadLedger(db, { clubId: 2, season: 3, page: 2 });
    expect(first.pagination).toEqual({ currentPage: 1, totalPages: 2, total: 50 });
    expect([...first.data, ...second.data].map(({ day }) => day)).toEqual(
      Array.from({ length: 50 }, (_, index) => 50 - index),
    );
    expect(first.data[0]).toMatchObject({ kind: 'gate', params: { gameId: 5_002 }, amount: 10 });
    expect((await loadLedger(db, { clubId: 2, season: 3, page: 1, day: 7 })).pagination.total).toBe(1);
    expect((await loadLedger(db, { clubId: 2, season: 3, page: 1, kind: 'wages' })).data).toEqual([]);
    expect((await loadLedger(db, { clubId: 2, season: 2, page: 1 })).data).toEqual([]);
  });

  it('show only the club’s own transactions of the season, whatever is requested', async () => {
    await makeClub(db, { id: 4, leagueIds: world.leagueIds });
    const day = { season: 3, day: 5 };
    const paid = (account: 'club:4' | 'federation:1' | 'person:1'): Posting['entries'] => [
      { account, amount: -10 },
      { account: 'world:players', amount: 10 },
    ];
    const nation = { nationId: 1, nation: 'Canada' };
    await postAll(
      { kind: 'upkeep', params: {}, key: 'upkeep/4', ...day, entries: paid('club:4') },
      { kind: 'opening', params: {}, key: 'opening/4', season: 2, day: 60, entries: entriesOf(4, 5_000) },
      { kind: 'federation-season', params: nation, key: 'federation/1', ...day, entries: paid('federation:1') },
      { kind: 'commission', params: {}, key: 'commission/1', ...day, entries: paid('person:1') },
      moved(4, 5, 300),
    );
    for (const which of [{}, { day: 6 }, { kind: 'commission' as const }]) {
      const { kinds } = await loadLedger(db, { clubId: 4, season: 3, page: 1, ...which });
      expect(kinds).toEqual(['gate', 'upkeep']);
    }
  });
});

describe('the daily settlement', () => {
  it('is booked once, however many processes try it at once', async () => {
    await makeClub(db, { id: 3, leagueIds: world.leagueIds });
    const day = { season: 3, day: 20 };
    const pay = () => inRows((rows) => payDay(rows, day));
    await Promise.all([pay(), pay(), pay()]);
    const once = await loadLedger(db, { clubId: 3, season: 3, day: 20, page: 1 });
    await pay();
    expect(await loadLedger(db, { clubId: 3, season: 3, day: 20, page: 1 })).toEqual(once);
  });

  it('pays players on entry-level contracts the minimum with the first team, and their scale elsewhere', async () => {
    await makeClub(db, { id: 5, leagueIds: world.leagueIds });
    const playerId = await makePlayer(db, { teamId: 53, birthSeason: -16 });
    const salary = Math.round(MIN_SALARY.first / 4);
    await db.insert(contracts).values({
      ...{ playerId, clubId: 5, fromSeason: 3, toSeason: 5, salary, kind: 'entry', signedAt: 1 },
      salaries: [salary, salary, salary],
    });
    const wagesOn = async (day: number) => {
      await inRows((rows) => payDay(rows, { season: 3, day }));
      const { data } = await loadLedger(db, { clubId: 5, season: 3, day, kind: 'wages', page: 1 });
      return -(data[0]?.amount ?? 0);
    };
    expect(await wagesOn(21)).toBe(dailyWages(salary));
    await db.update(players).set({ teamId: 51 }).where(eq(players.id, playerId));
    expect(await wagesOn(22)).toBe(dailyWages(MIN_SALARY.first));
  });
});
