import { beforeAll, describe, expect, it } from 'vitest';
import { rateGames } from '#domains/ranking/store.ts';
import { clubRatings, managerRatings } from '#domains/ranking/tables.ts';
import { makeResult } from '../../../tests/factories/game.ts';
import { rowOf, rowsOf } from '../../../tests/factories/rows.ts';
import { addTenures, giveClub } from '../../../tests/factories/seats.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { makeUser } from '../../../tests/factories/user.ts';

const { db, ids, browsers } = testWorld({ clubs: ['Mia', 'Ole', 3] });
const [miaId, oleId] = ids('Mia', 'Ole');
const [mia] = browsers('Mia');
beforeAll(async () => {
  await addTenures(db, [
    { clubId: 1, userId: miaId, fromDay: 3 * 63 + 1 },
    { clubId: 2, userId: oleId, fromDay: 3 * 63 + 1 },
  ]);
});

const night = (day: number) => db.transaction((tx) => rateGames(tx, { season: 3, day }));
const ratingOf = async (userId: number) => (await rowsOf(db, managerRatings, { userId }))[0];

describe('a ranking night', () => {
  it('rates clubs and their managers by official first-team games', async () => {
    await makeResult(db, { homeTeamId: 31, awayTeamId: 11, day: 10, score: [1, 4] });
    await makeResult(db, { homeTeamId: 22, awayTeamId: 12, day: 10, score: [6, 0], leagueId: 2 });
    expect(await night(10)).toBe(1);
    const after = await ratingOf(miaId);
    expect(after).toMatchObject({ games: 1, wins: 1 });
    expect(after?.rating).toBeCloseTo(1500 + 12 * 0.55, 1);
    // The farm teams' game does not affect ratings.
    expect(await ratingOf(oleId)).toBeUndefined();
    const third = await rowOf(db, clubRatings, { clubId: 3 });
    expect(third.rating).toBeCloseTo(1500 - 12 * 0.55, 1);
    expect(await night(11)).toBe(0);
  });

  it('keeps ratings and ranks once a week', async () => {
    await makeResult(db, { homeTeamId: 21, awayTeamId: 31, day: 14, score: [0, 2] });
    await night(14);
    await makeResult(db, { homeTeamId: 11, awayTeamId: 21, day: 15, score: [0, 5] });
    await makeResult(db, { homeTeamId: 11, awayTeamId: 21, day: 16, score: [0, 5] });
    await night(15);
    await night(16);
    const { data, pagination } = (await mia.get('/api/leaderboard/rankings')).body;
    expect(data.map((row: Record<string, unknown>) => [row['rank'], row['change'], row['games'], row['wins']])).toEqual(
      [
        [1, 1, 3, 2],
        [2, -1, 3, 1],
      ],
    );
    expect(data[0]).toMatchObject({ user: { name: 'Ole' }, team: { id: 21 } });
    expect(data[0].trend).toHaveLength(2);
    expect(pagination).toEqual({ currentPage: 1, totalPages: 1, total: 2 });
  });
});

describe('a manager’s rating', () => {
  it('has its history, and is empty for a user who has not played', async () => {
    const { data } = (await mia.get(`/api/users/${miaId}/rating`)).body;
    expect(data).toMatchObject({ rank: 2, ranked: 2, history: [{ season: 3, day: 14, rank: 1 }] });
    const nora = await makeUser(db, { name: 'Nora' });
    expect((await mia.get(`/api/users/${nora}/rating`)).body.data).toBeNull();
  });

  it('stays with the manager who leaves the club', async () => {
    await giveClub(db, 2, null);
    await addTenures(db, [{ clubId: 2, userId: oleId, fromDay: 3 * 63 + 1, toDay: 3 * 63 + 17 }]);
    await makeResult(db, { homeTeamId: 31, awayTeamId: 21, day: 17, score: [9, 0] });
    const before = await ratingOf(oleId);
    await night(17);
    expect(await ratingOf(oleId)).toEqual(before);
  });
});

describe('the overall leaderboard', () => {
  it('ranks managers by their combined ranks', async () => {
    const { data } = (await mia.get('/api/leaderboard/overview')).body;
    expect(data).toMatchObject([
      { rank: 1, user: { name: 'Ole' }, team: null, rating: { rank: 1 }, achievements: null, trophies: { rank: 1 } },
      { rank: 2, user: { name: 'Mia' }, rating: { rank: 2 } },
    ]);
    expect((await mia.get('/api/leaderboard/overview?page=9')).body.data).toEqual([]);
  });
});
