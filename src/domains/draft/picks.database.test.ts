import { and, asc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { teams } from '#domains/club/tables.ts';
import { handOutPicks, movePicks, movePicksWithClubs } from '#domains/draft/store/picks.ts';
import { draftPicks } from '#domains/draft/tables.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import type { Rows } from '#platform/rows/rows.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { makeClub } from '../../../tests/factories/club.ts';
import { makeLeagues, makeWorld } from '../../../tests/factories/world.ts';

let database: TestDatabase;

/** Three clubs of the top league. */
beforeAll(async () => {
  database = await createTestDatabase(8);
  const { leagueIds } = await makeWorld(database.db);
  for (const id of [1, 2, 3]) await makeClub(database.db, { id, leagueIds });
  await inRows((rows) => handOutPicks(rows, 3));
  return () => database.drop();
});

const inRows = <T>(work: (rows: Rows) => Promise<T>) => database.db.transaction((tx) => work(pgRows(tx)));

async function pickOf(originalClubId: number, season: number, round: number) {
  const which = and(
    eq(draftPicks.originalClubId, originalClubId),
    eq(draftPicks.season, season),
    eq(draftPicks.round, round),
  );
  const [pick] = await database.db.select().from(draftPicks).where(which);
  if (!pick) throw new Error('there is no such pick');
  return pick;
}

describe('the picks of a club', () => {
  it('are seven a draft, three drafts ahead, and are not given out twice', async () => {
    expect(await database.db.$count(draftPicks)).toBe(3 * 3 * 7);
    await inRows((rows) => handOutPicks(rows, 4));
    const all = await database.db.select().from(draftPicks).orderBy(asc(draftPicks.season));
    expect(all).toHaveLength(4 * 3 * 7);
    expect(all.at(-1)?.season).toBe(6);
  });

  it('go over to another club, all of a deal or none', async () => {
    const [first, second] = [await pickOf(1, 4, 1), await pickOf(2, 4, 1)];
    const moves = [
      { pickId: first.id, fromClubId: 1, toClubId: 2 },
      { pickId: second.id, fromClubId: 3, toClubId: 1 },
    ];
    expect(await inRows((rows) => movePicks(rows, moves))).toBe(false);
    expect((await pickOf(1, 4, 1)).ownerClubId).toBe(1);
    const legal = moves.map((move) => ({ ...move, fromClubId: move.pickId === second.id ? 2 : 1 }));
    expect(await inRows((rows) => movePicks(rows, legal))).toBe(true);
    expect((await pickOf(1, 4, 1)).ownerClubId).toBe(2);
    expect((await pickOf(2, 4, 1)).ownerClubId).toBe(1);
  });

  it('are traded once, of two who sell the same one at the same time', async () => {
    const pick = await pickOf(3, 5, 1);
    const sell = (toClubId: number) =>
      inRows((rows) => movePicks(rows, [{ pickId: pick.id, fromClubId: 3, toClubId }]));
    const done = await Promise.all([sell(1), sell(2)]);
    expect(done.filter(Boolean)).toHaveLength(1);
    expect((await pickOf(3, 5, 1)).ownerClubId).toBe(done[0] ? 1 : 2);
  });

  it('are used in the league that the club has moved to', async () => {
    const lower = await makeLeagues(database.db, { firstId: 4, tier: 2 });
    await database.db.update(teams).set({ leagueId: lower.PRO }).where(eq(teams.id, 21));
    await inRows((rows) => movePicksWithClubs(rows, 4));
    expect((await pickOf(2, 4, 3)).leagueId).toBe(lower.PRO);
    expect((await pickOf(2, 3, 3)).leagueId).not.toBe(lower.PRO);
    expect((await pickOf(1, 4, 3)).leagueId).not.toBe(lower.PRO);
  });
});
