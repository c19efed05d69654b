import { beforeAll, describe, expect, it } from 'vitest';
import { holdElection, openBallot } from '#domains/hall-of-fame/store/elections.ts';
import { hallCandidates } from '#domains/hall-of-fame/tables.ts';
import { latestNews } from '#domains/news/store/latest.ts';
import { players } from '#domains/player/tables.ts';
import { makePlayer, standing } from '../../../tests/factories/player.ts';
import { changeRows, rowsOf } from '../../../tests/factories/rows.ts';
import { makeGoalieSeason, makeSkaterSeason } from '../../../tests/factories/stats.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { makeLeagues } from '../../../tests/factories/world.ts';

const { db, world, browsers } = testWorld({ season: 9, users: ['Mia'], clubs: [1, 2] });
const [mia] = browsers('Mia');
let [legend, wall, fair, early, active] = [0, 0, 0, 0, 0];
beforeAll(async () => {
  const retire = (id: number, season: number) =>
    changeRows(db, players, { id }, { ...standing({ retiredAt: season }), lastSeason: season });
  legend = await makePlayer(db, { position: 'C', lastname: 'Legend' });
  wall = await makePlayer(db, { position: 'G', lastname: 'Wall' });
  fair = await makePlayer(db, { position: 'RW', lastname: 'Fair' });
  early = await makePlayer(db, { position: 'LW', lastname: 'Early' });
  active = await makePlayer(db, { position: 'C', lastname: 'Active', teamId: 11 });
  for (const playerId of [legend, early, active]) {
    await makeSkaterSeason(db, { playerId, teamId: 11, season: 5, games: 999, goals: 300, assists: 400 });
  }
  // Most games for a club other than his last, where he played a tier lower.
  await makeLeagues(db, { firstId: 4, tier: 2, feeds: world.leagueIds });
  const last = { playerId: legend, teamId: 21, season: 6, leagueId: 4 };
  await makeSkaterSeason(db, { ...last, games: 20, goals: 5, assists: 5 });
  await makeSkaterSeason(db, { playerId: fair, teamId: 21, season: 6, games: 400, goals: 110, assists: 180 });
  await makeGoalieSeason(db, { playerId: wall, teamId: 21, season: 6, games: 700, wins: 420, shutouts: 60 });
  for (const id of [legend, wall, fair]) await retire(id, 6);
  await retire(early, 7);
  await db.transaction((tx) => openBallot(tx, 9));
});

const ballot = async () => (await mia.get('/api/hall-of-fame/ballot')).body.data;
const vote = (playerIds: number[]) => mia.put('/api/hall-of-fame/ballot', { playerIds });

describe('the ballot of the Hall of Fame', () => {
  it('lists players whose great careers ended three seasons ago', async () => {
    const { season, isOpen, candidates } = await ballot();
    expect([season, isOpen]).toEqual([9, true]);
    expect(candidates.map(({ player }: { player: { lastname: string } }) => player.lastname)).toEqual([
      'Fair',
      'Legend',
      'Wall',
    ]);
    expect(candidates[1]).toMatchObject({
      team: { id: 11 },
      ballot: 1,
      lastShare: null,
      isNamed: false,
      facts: { seasons: 2, games: 1019, goals: 305, assists: 405, topPoints: 700, topWins: 0 },
    });
    expect(candidates[2].facts).toMatchObject({ wins: 420, topWins: 420 });
    // Writers' ratings of a career stay hidden.
    expect(JSON.stringify(candidates)).not.toContain('greatness');
  });

  it('is cast, changed and withdrawn, with at most four listed candidates', async () => {
    expect((await vote([legend, fair])).status).toBe(200);
    expect((await vote([wall])).status).toBe(200);
    const named = async () =>
      (await ballot()).candidates.flatMap(({ player, isNamed }: { player: { id: number }; isNamed: boolean }) =>
        isNamed ? player.id : [],
      );
    expect(await named()).toEqual([wall]);
    expect((await vote([])).status).toBe(200);
    expect(await named()).toEqual([]);
    expect((await vote([active])).status).toBe(422);
    expect((await vote([early])).status).toBe(422);
    expect((await vote([1, 2, 3, 4, 5])).status).toBe(422);
    expect((await vote([legend, wall, fair])).status).toBe(200);
  });
});

describe('a Hall of Fame election', () => {
  it('inducts by the ballots of writers and users, once, and announces it', async () => {
    const elected = await db.transaction((tx) =>
      holdElection(tx, { season: 9, day: 58, secret: world.secret, isAnnounced: true }),
    );
    expect(elected).toBe(2);
    const { data, pagination } = (await mia.get('/api/hall-of-fame')).body;
    expect(pagination.total).toBe(2);
    expect(data.map(({ player }: { player: { id: number } }) => player.id).sort()).toEqual([legend, wall].sort());
    // Writers of two towns, and Mia.
    expect(data[0]).toMatchObject({ season: 9, votes: 3, ballots: 3 });
    const ceremony = (await mia.get('/api/hall-of-fame/ceremony')).body.data;
    expect(ceremony).toMatchObject({ season: 9, others: [{ player: { id: fair } }] });
    const news = await latestNews(db, { leagueId: 1 }, 10);
    expect(news.map(({ kind }) => kind)).toEqual(['inducted', 'inducted']);
  });

  it('closes the ballot', async () => {
    expect((await vote([fair])).status).toBe(409);
    expect((await ballot()).isOpen).toBe(false);
  });

  it('keeps candidates who missed it for the next one, and drops members', async () => {
    await db.transaction((tx) => openBallot(tx, 10));
    const next = await rowsOf(db, hallCandidates, { season: 10 });
    expect(next.map(({ playerId, ballot: often }) => [playerId, often]).sort()).toEqual(
      [
        [fair, 2],
        [early, 1],
      ].sort(),
    );
  });
});
