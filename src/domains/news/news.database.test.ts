import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announceFeats } from '#domains/news/store/night.ts';
import { writeNews } from '#domains/news/store/write.ts';
import { news } from '#domains/news/tables.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { makeClub } from '../../../tests/factories/club.ts';
import { makeResult } from '../../../tests/factories/game.ts';
import { makePlayer } from '../../../tests/factories/player.ts';
import {
  type Browser,
  makeLoggedInBrowser,
  startTestServer,
  type TestServer,
} from '../../../tests/factories/server.ts';
import { makeSkaterGame, makeSkaterSeason } from '../../../tests/factories/stats.ts';
import { makeUser } from '../../../tests/factories/user.ts';
import { makeWorld } from '../../../tests/factories/world.ts';

const [BEARS, LYNX] = [11, 21];
const night = { season: 3, day: 20 };

let database: TestDatabase;
let server: TestServer;
let mia: Browser;
let star: number;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const { leagueIds, season } = await makeWorld(db);
  const ownerUserId = await makeUser(db, { name: 'Mia' });
  await makeClub(db, { id: 1, leagueIds, season, ownerUserId });
  await makeClub(db, { id: 2, leagueIds, season });
  star = await makePlayer(db, { teamId: BEARS, firstname: 'Åke', lastname: 'Öberg' });
  let last = 0;
  for (let day = 17; day <= night.day; day++)
    last = await makeResult(db, { day, homeTeamId: BEARS, awayTeamId: LYNX, score: [3, 1] });
  await makeSkaterGame(db, { gameId: last, playerId: star, teamId: BEARS, position: 'C', goals: 2, assists: 1 });
  await makeSkaterSeason(db, {
    season: 3,
    leagueId: 1,
    playerId: star,
    teamId: BEARS,
    games: 14,
    goals: 11,
    assists: 9,
  });
  server = await startTestServer(database);
  mia = await makeLoggedInBrowser(server, database, 'mia@example.org');
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const paramsOf = async (kind: 'streak' | 'milestone' | 'league-leader') =>
  (await database.db.select().from(news).where(eq(news.kind, kind)).orderBy(news.id)).map(({ params }) => params);

describe('a night', () => {
  it('has news of streaks, of milestones and of who leads the league', async () => {
    await database.db.transaction((tx) => announceFeats(tx, night));
    expect(await paramsOf('streak')).toMatchObject([
      { teamId: BEARS, streak: 'winning', games: 4 },
      { teamId: LYNX, streak: 'losing', games: 4 },
    ]);
    expect(await paramsOf('milestone')).toMatchObject([
      { player: 'Åke Öberg', what: 'goals', value: 10, games: 14 },
      { player: 'Åke Öberg', what: 'points', value: 20, games: 14 },
    ]);
    expect(await paramsOf('league-leader')).toMatchObject([{ teamId: BEARS, points: 12, ahead: 12 }]);
  });

  it('without games has none, and a leader is announced once', async () => {
    const { db } = database;
    expect(await db.transaction((tx) => announceFeats(tx, { ...night, day: 21 }))).toBe(0);
    await makeResult(db, { day: 21, homeTeamId: BEARS, awayTeamId: LYNX, score: [2, 1] });
    await db.transaction((tx) => announceFeats(tx, { ...night, day: 21 }));
    expect(await paramsOf('league-leader')).toHaveLength(1);
  });
});

describe('a page of news', () => {
  it('is of a club, of a player, or of the world by topic and club, each with whom it names', async () => {
    const club = await mia.get(`/api/teams/${LYNX}/news`);
    expect(club.status).toBe(200);
    expect(club.body.data.items.map(({ kind }: { kind: string }) => kind)).toEqual(['streak']);
    expect(club.body.data.team.id).toBe(LYNX);
    const player = (await mia.get(`/api/players/${star}/news`)).body.data;
    expect(player.items).toHaveLength(2);
    expect(player.players).toMatchObject([{ id: star, lastname: 'Öberg' }]);
    const topic = (await mia.get('/api/news?topic=honors')).body.data.items;
    expect(new Set(topic.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(['milestone']));
    const ofTeam = (await mia.get(`/api/news?teamId=${LYNX}`)).body.data.items;
    expect(ofTeam.map(({ kind }: { kind: string }) => kind)).toEqual(['streak']);
    expect((await mia.get('/api/news?topic=gossip')).status).toBe(422);
    expect((await mia.get('/api/teams/999/news')).status).toBe(404);
  });

  it('leads to older ones, and a result that both clubs have is told once', async () => {
    const params = { home: 'Bears', away: 'Lynx', homeTeamId: BEARS, awayTeamId: LYNX, homeScore: 1, awayScore: 0 };
    const recap = {
      ...night,
      kind: 'game-recap' as const,
      params: { ...params, endedIn: 'regulation' as const, star: '' },
    };
    await database.db.transaction((tx) =>
      writeNews(
        pgRows(tx),
        Array.from({ length: 15 }, (_, gameId) => gameId + 1).flatMap((gameId) => [
          { ...recap, gameId, clubId: 1, leagueId: 1 },
          { ...recap, gameId, clubId: 2, leagueId: null },
        ]),
      ),
    );
    const first = (await mia.get(`/api/teams/${BEARS}/news`)).body.data;
    expect(first.items).toHaveLength(19);
    expect(first.older).toBeNull();
    const { items, older } = (await mia.get('/api/news')).body.data;
    expect(items.length).toBeLessThanOrEqual(20);
    const next = (await mia.get(`/api/news?before=${older ?? items.at(-1).id}`)).body.data;
    for (const item of next.items) expect(item.id).toBeLessThan(older ?? items.at(-1).id);
  });

  it('is marked as read up to the newest, and never back', async () => {
    expect((await mia.get('/api/news/seen')).body.data.newsId).toBe(0);
    expect((await mia.post('/api/news/seen', { newsId: 12 })).status).toBe(204);
    await mia.post('/api/news/seen', { newsId: 5 });
    expect((await mia.get('/api/news/seen')).body.data.newsId).toBe(12);
    expect((await mia.post('/api/news/seen', { newsId: 0 })).status).toBe(422);
  });
});
