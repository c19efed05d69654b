import { beforeAll, describe, expect, it } from 'vitest';
import { teams } from '#domains/club/tables.ts';
import { handOutPicks, movePicks, movePicksWithClubs } from '#domains/draft/store/picks.ts';
import { draftPicks, draftRights } from '#domains/draft/tables.ts';
import { loadDraft, loadPick } from '#domains/draft/views/center.ts';
import { makePlayer } from '../../../tests/factories/player.ts';
import { changeRows, rowOf, rowsOf } from '../../../tests/factories/rows.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { makeLeagues } from '../../../tests/factories/world.ts';

const { db, inRows } = testWorld({ clubs: [1, 2, 3], connections: 8 });

/** Three clubs of the top league. */
beforeAll(async () => {
  await inRows((rows) => handOutPicks(rows, 3));
});

const pickOf = (originalClubId: number, season: number, round: number) =>
  rowOf(db, draftPicks, { originalClubId, season, round });

describe('a club’s draft picks', () => {
  it('are seven a draft, three drafts ahead, and are not issued twice', async () => {
    expect(await db.$count(draftPicks)).toBe(3 * 3 * 7);
    await inRows((rows) => handOutPicks(rows, 4));
    const all = await rowsOf(db, draftPicks, {}, 'season');
    expect(all).toHaveLength(4 * 3 * 7);
    expect(all.at(-1)?.season).toBe(6);
  });

  it('go to another club all together or not at all', async () => {
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

  it('are traded once, when two trades happen at the same time', async () => {
    const pick = await pickOf(3, 5, 1);
    const sell = (toClubId: number) =>
      inRows((rows) => movePicks(rows, [{ pickId: pick.id, fromClubId: 3, toClubId }]));
    const done = await Promise.all([sell(1), sell(2)]);
    expect(done.filter(Boolean)).toHaveLength(1);
    expect((await pickOf(3, 5, 1)).ownerClubId).toBe(done[0] ? 1 : 2);
  });

  it('are used in the league the club has moved to', async () => {
    const lower = await makeLeagues(db, { firstId: 4, tier: 2 });
    await changeRows(db, teams, { id: 21 }, { leagueId: lower.PRO });
    await inRows((rows) => movePicksWithClubs(rows, 4));
    expect((await pickOf(2, 4, 3)).leagueId).toBe(lower.PRO);
    expect((await pickOf(2, 3, 3)).leagueId).not.toBe(lower.PRO);
    expect((await pickOf(1, 4, 3)).leagueId).not.toBe(lower.PRO);
  });
});

it('the players selected with a club’s picks are listed with their careers', async () => {
  const fates = [
    await makePlayer(db, { teamId: 12 }),
    await makePlayer(db, { draftClass: 3 }),
    await makePlayer(db, { retiredAt: 3 }),
    await makePlayer(db),
  ];
  for (const [index, playerId] of fates.entries()) {
    const { id } = await pickOf(1, 3, index + 1);
    await changeRows(db, draftPicks, { id }, { spot: index + 1, playerId });
  }
  await db.insert(draftRights).values({ playerId: fates[1] ?? 0, clubId: 3, untilSeason: 4 });
  const { picks } = await loadDraft(db, { leagueId: 1, season: 3 });
  const told = picks.flatMap(({ career }) => (career ? [career] : []));
  expect(told).toMatchObject([
    { team: { id: 12, level: 'FRM' }, rights: null, isRetired: false, games: 0 },
    { team: null, rights: { clubId: 3, level: 'PRO' }, isRetired: false },
    { team: null, rights: null, isRetired: true },
    { team: null, rights: null, isRetired: false },
  ]);
});

it('picks are shown one by one as in their draft, and an unknown draft is not found', async () => {
  const { picks, teams: all } = await loadDraft(db, { leagueId: 1, season: 3 });
  const [used, open] = [picks.find(({ player }) => player), picks.find(({ player }) => !player)];
  for (const pick of [used, open]) {
    const { leagueId, season, teams: named, ...shown } = (await loadPick(db, pick?.id ?? 0)) ?? {};
    expect(shown).toEqual(pick);
    expect({ leagueId, season }).toEqual({ leagueId: 1, season: 3 });
    expect(all).toEqual(expect.arrayContaining([...(named ?? [])]));
  }
  expect(await loadPick(db, 1_000_000)).toBeNull();
});
