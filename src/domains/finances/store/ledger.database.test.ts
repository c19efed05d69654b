import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { ledgerBalances, ledgerEntries, ledgerTransactions } from '#domains/finances/tables.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { testDatabase } from '../../../../tests/database.ts';
import { balanceOf, balancesOf, closeBooks, type Posting, post } from './ledger.ts';

const database = testDatabase();
beforeEach(() =>
  database.db.execute(
    sql`truncate ${ledgerTransactions}, ${ledgerEntries}, ${ledgerBalances} restart identity cascade`,
  ),
);

const gate = (game: number, amount: number): Posting => ({
  key: `gate/${game}`,
  kind: 'gate',
  params: { gameId: game },
  season: 3,
  day: 10,
  entries: [
    { account: 'club:1', amount },
    { account: 'world:spectators', amount: -amount },
  ],
});

const postAll = (...postings: Posting[]) => database.db.transaction((tx) => post(pgRows(tx), postings));

describe('the ledger', () => {
  it('moves money from one account to another', async () => {
    await postAll(gate(1, 500), gate(2, 300));
    expect(await balanceOf(database.db, 'club:1')).toBe(800);
    expect(await balancesOf(database.db, ['club:1', 'world:spectators', 'club:2'])).toEqual(
      new Map([
        ['club:1', 800],
        ['world:spectators', -800],
      ]),
    );
  });

  it('pays nothing twice, whichever process tries', async () => {
    await postAll(gate(1, 500));
    await postAll(gate(1, 500), gate(2, 100));
    await Promise.all([postAll(gate(3, 7), gate(4, 7)), postAll(gate(4, 7), gate(3, 7)), postAll(gate(3, 7))]);
    expect(await balanceOf(database.db, 'club:1')).toBe(614);
    expect(await database.db.$count(ledgerTransactions)).toBe(4);
    expect(await database.db.$count(ledgerEntries)).toBe(8);
  });

  it('refuses an unbalanced transaction, and posts none of its batch', async () => {
    const outOfNothing: Posting = { ...gate(2, 100), entries: [{ account: 'club:1', amount: 100 }] };
    await expect(postAll(gate(1, 500), outOfNothing)).rejects.toThrow(/gate\/2 add up to 100/);
    expect(await balanceOf(database.db, 'club:1')).toBe(0);
  });

  it('starts a balance where the books were closed, and adds later entries', async () => {
    const close = () => database.db.transaction((tx) => closeBooks(pgRows(tx)));
    await postAll(gate(1, 500));
    await close();
    await postAll(gate(2, 300));
    expect(await balanceOf(database.db, 'club:1')).toBe(800);
    await close();
    await close();
    expect(await balanceOf(database.db, 'club:1')).toBe(800);
    expect(await database.db.select().from(ledgerBalances).orderBy(ledgerBalances.account)).toMatchObject([
      { account: 'club:1', currency: 'dollar', amount: 800 },
      { account: 'world:spectators', amount: -800 },
    ]);
    // Not the whole history: entries from before the last closing are not read.
    await database.db.update(ledgerBalances).set({ amount: 5 });
    expect(await balanceOf(database.db, 'club:1')).toBe(5);
  });

  it('misses no entry posted while the books are closed', async () => {
    const close = () => database.db.transaction((tx) => closeBooks(pgRows(tx)));
    await Promise.all([1, 2, 3, 4, 5, 6].flatMap((game) => [postAll(gate(game, 10)), close()]));
    await close();
    expect(await balanceOf(database.db, 'club:1')).toBe(60);
  });

  it('keeps pucks and dollars apart', async () => {
    const mixed: Posting = {
      ...gate(1, 5),
      entries: [
        { account: 'user:1', amount: 5, currency: 'puck:play' },
        { account: 'world:league', amount: -5 },
      ],
    };
    await expect(postAll(mixed)).rejects.toThrow(RangeError);
    const recolored: Posting = {
      ...gate(1, 5),
      entries: [
        { account: 'user:1', amount: 5, currency: 'puck:earned' },
        { account: 'world:rewards', amount: -5, currency: 'puck:play' },
      ],
    };
    await expect(postAll(recolored)).rejects.toThrow(RangeError);
  });
});
