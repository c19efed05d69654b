import { desc, eq, gt } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { deleteUser } from '#domains/account/store/erase-user.ts';
import { teamRatingHistory } from '#domains/club/tables.ts';
import { discussionSlice } from '#domains/discussion/slice.ts';
import { reactions } from '#domains/discussion/tables.ts';
import { newsSlice } from '#domains/news/slice.ts';
import { announceFeats } from '#domains/news/store/night.ts';
import { announceMovers } from '#domains/news/store/off-season.ts';
import { announceOutlook } from '#domains/news/store/outlook.ts';
import { writeNews } from '#domains/news/store/write.ts';
import { news } from '#domains/news/tables.ts';
import { makeGame, makeResult } from '../../../tests/factories/game.ts';
import { makePlayer } from '../../../tests/factories/player.ts';
import { makeSkaterGame, makeSkaterSeason } from '../../../tests/factories/stats.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { makeUser } from '../../../tests/factories/user.ts';

const [BEARS, LYNX] = [11, 21];
const night = { season: 3, day: 20 };

const { db, browsers, inRows } = testWorld({ clubs: ['Mia', 2] });
const [mia] = browsers('Mia');
let star: number;
beforeAll(async () => {
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
    goals: 16,
    assists: 14,
  });
});

const paramsOf = async (kind: 'streak' | 'streak-ended' | 'milestone' | 'league-leader') =>
  (await db.select().from(news).where(eq(news.kind, kind)).orderBy(news.id)).map(({ params }) => params);

describe('a news night', () => {
  it('reports streaks, milestones and the league leaders', async () => {
    await db.transaction((tx) => announceFeats(tx, night));
    expect(await paramsOf('streak')).toMatchObject([
      { teamId: BEARS, streak: 'winning', games: 4 },
      { teamId: LYNX, streak: 'losing', games: 4 },
    ]);
    expect(await paramsOf('milestone')).toMatchObject([
      { player: 'Åke Öberg', what: 'goals', value: 15, games: 14 },
      { player: 'Åke Öberg', what: 'points', value: 30, games: 14 },
    ]);
    expect(await paramsOf('league-leader')).toMatchObject([{ teamId: BEARS, points: 12, ahead: 12 }]);
  });

  it('without games has no news, and announces a leader once', async () => {
    expect(await db.transaction((tx) => announceFeats(tx, { ...night, day: 21 }))).toBe(0);
    await makeResult(db, { day: 21, homeTeamId: BEARS, awayTeamId: LYNX, score: [2, 1] });
    await db.transaction((tx) => announceFeats(tx, { ...night, day: 21 }));
    expect(await paramsOf('league-leader')).toHaveLength(1);
  });
});

describe('a page of news', () => {
  it('covers a club, a player, or the world by topic and club, and names all subjects', async () => {
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

  it('leads to older ones, and shows a result of both clubs once', async () => {
    const params = { home: 'Bears', away: 'Lynx', homeTeamId: BEARS, awayTeamId: LYNX, homeScore: 1, awayScore: 0 };
    const recap = {
      ...night,
      kind: 'game-recap' as const,
      params: { ...params, endedIn: 'regulation' as const, star: '' },
    };
    await inRows((rows) =>
      writeNews(
        rows,
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

  it('is marked as read up to the newest item, and never back', async () => {
    expect((await mia.get('/api/news/seen')).body.data.newsId).toBe(0);
    expect((await mia.post('/api/news/seen', { newsId: 12 })).status).toBe(204);
    await mia.post('/api/news/seen', { newsId: 5 });
    expect((await mia.get('/api/news/seen')).body.data.newsId).toBe(12);
    expect((await mia.post('/api/news/seen', { newsId: 0 })).status).toBe(422);
  });
});

describe('game previews', () => {
  it('name the game to watch on its eve, and the power ranking at the end of a week', async () => {
    const gameId = await makeGame(db, { day: 20, homeTeamId: LYNX, awayTeamId: BEARS });
    const [first] = await db.select({ id: news.id }).from(news).orderBy(desc(news.id)).limit(1);
    await db.transaction((tx) => announceOutlook(tx, { season: 3, day: 19 }));
    const written = await db
      .select()
      .from(news)
      .where(gt(news.id, first?.id ?? 0))
      .orderBy(news.id);
    expect(written).toMatchObject([
      { kind: 'power-ranking', leagueId: 1, params: { week: 2, teams: [{ teamId: BEARS }, { teamId: LYNX }] } },
      { kind: 'preview', gameId, params: { homeTeamId: LYNX, awayTeamId: BEARS } },
    ]);
    expect(await db.transaction((tx) => announceOutlook(tx, { season: 3, day: 8 }))).toBe(0);
  });
});

describe('after a summer', () => {
  it('the biggest movers are named once all teams are rated again, and none without earlier ratings', async () => {
    const tell = () => db.transaction((tx) => announceMovers(tx, { season: 3, day: 7 }));
    const rated = (teamId: number, season: number, day: number, all: number) => {
      return { teamId, season, day, offense: all, defense: all, physical: all, goaltending: all, coaching: all };
    };
    await db.insert(teamRatingHistory).values([rated(BEARS, 3, 7, 64), rated(LYNX, 3, 7, 60)]);
    expect(await tell()).toBe(0);
    // The ratings before the draft count, not those that the summer had already changed.
    const before = [rated(BEARS, 2, 49, 40), rated(BEARS, 2, 56, 61), rated(BEARS, 2, 63, 70), rated(LYNX, 2, 56, 66)];
    await db.insert(teamRatingHistory).values(before);
    expect(await tell()).toBe(1);
    const [item] = await db.select().from(news).where(eq(news.kind, 'off-season-movers'));
    expect(item).toMatchObject({
      leagueId: 1,
      params: {
        up: [{ teamId: BEARS, points: 3, overall: 64 }],
        down: [{ teamId: LYNX, points: 6, overall: 60 }],
      },
    });
  });
});

describe('a manager in the news', () => {
  it('is named beside it, and no longer after the account is deleted', async () => {
    const userId = await makeUser(db, { name: 'Ole' });
    const about = { season: 3, day: 20, clubId: 2 };
    const mark = { manager: 'Ole', team: 'Lynx', achievement: 'cups', count: 1 } as const;
    const elected = { builder: 'Ole', career: 'manager', votes: 3, ballots: 4 } as const;
    await inRows((rows) =>
      writeNews(rows, [
        { ...about, userId, kind: 'manager-milestone', params: mark },
        { ...about, userId, kind: 'builder-inducted', params: elected },
      ]),
    );
    const seen = async () => (await mia.get(`/api/teams/${LYNX}/news`)).body.data.items.slice(0, 2);
    expect(await seen()).toMatchObject([{ manager: { id: userId, name: 'Ole' } }, { manager: { id: userId } }]);
    await deleteUser(db, userId, { now: new Date(), nouns: [newsSlice] });
    const name = `Former manager ${userId}`;
    expect(await seen()).toMatchObject([
      { manager: null, params: { builder: name, career: 'manager' } },
      { manager: null, params: { manager: name, team: 'Lynx' } },
    ]);
    expect(JSON.stringify(await seen())).not.toContain('"Ole"');
  });
});

describe('reactions', () => {
  it('are one per user and item, can be changed, are counted, and are deleted with the user', async () => {
    const [item] = await db.select({ id: news.id }).from(news).limit(1);
    const id = item?.id ?? 0;
    const address = `/api/news/${id}/reaction`;
    const said = async () => (await mia.get(`/api/news/reactions?items=${id},2000000000,x`)).body.data;
    expect(await said()).toEqual([]);
    for (const reaction of ['cheer', 'boo', 'boo'])
      expect((await mia.unsafe('PUT', address, { reaction })).status).toBe(204);
    expect(await said()).toEqual([{ newsId: id, counts: [{ reaction: 'boo', count: 1 }], mine: 'boo' }]);
    const other = await makeUser(db, { name: 'Otto' });
    const subject = { subjectKind: 'news', subjectId: id };
    await db.insert(reactions).values({ ...subject, userId: other, reaction: 'boo', createdAt: new Date() });
    expect(await said()).toMatchObject([{ counts: [{ reaction: 'boo', count: 2 }], mine: 'boo' }]);
    expect((await mia.unsafe('PUT', address, { reaction: null })).status).toBe(204);
    expect(await said()).toMatchObject([{ counts: [{ reaction: 'boo', count: 1 }], mine: null }]);
    await deleteUser(db, other, { now: new Date(), nouns: [discussionSlice] });
    expect(await said()).toEqual([]);
  });

  it('to unknown items, or of unknown kinds, are refused', async () => {
    expect((await mia.unsafe('PUT', '/api/news/2000000000/reaction', { reaction: 'cheer' })).status).toBe(404);
    expect((await mia.unsafe('PUT', '/api/news/1/reaction', { reaction: 'yawn' })).status).toBe(422);
    expect((await mia.unsafe('PUT', '/api/news/1/reaction', {})).status).toBe(422);
  });
});

it('news of the user’s club is counted until it has been seen', async () => {
  const seen = async () => (await mia.get('/api/news/seen')).body.data;
  const before = await seen();
  const about = { season: 3, day: 21, clubId: 1, leagueId: 1 };
  const recall = { ...about, kind: 'recall' as const, params: { player: 'Berg', team: 'Bears', times: 1 } };
  await inRows((rows) => writeNews(rows, [recall]));
  expect((await seen()).unread).toBe(before.unread + 1);
  const [newest] = await db.select({ id: news.id }).from(news).orderBy(desc(news.id)).limit(1);
  await mia.unsafe('POST', '/api/news/seen', { newsId: newest?.id });
  expect(await seen()).toEqual({ newsId: newest?.id, unread: 0 });
});

describe('a milestone', () => {
  it('counts a traded player’s goals for both teams', async () => {
    const traded = await makePlayer(db, { teamId: BEARS, lastname: 'Traded' });
    const day = 23;
    const gameId = await makeResult(db, { day, homeTeamId: LYNX, awayTeamId: BEARS, score: [0, 1] });
    await makeSkaterGame(db, { gameId, playerId: traded, teamId: BEARS, goals: 1 });
    const line = { season: 3, leagueId: 1, playerId: traded, games: 10, assists: 0 };
    await makeSkaterSeason(db, { ...line, teamId: LYNX, goals: 13 });
    await makeSkaterSeason(db, { ...line, teamId: BEARS, goals: 2 });
    await db.transaction((tx) => announceFeats(tx, { season: 3, day }));
    const milestones = await db.select().from(news).where(eq(news.playerId, traded));
    expect(milestones.map(({ params }) => params)).toMatchObject([{ what: 'goals', value: 15, games: 20 }]);
  });
});

describe('the end of a streak', () => {
  it('makes news for both teams, with its length', async () => {
    const day = 30;
    await makeResult(db, { day, homeTeamId: BEARS, awayTeamId: LYNX, score: [1, 2] });
    await db.transaction((tx) => announceFeats(tx, { season: 3, day }));
    const ended = await paramsOf('streak-ended');
    expect(ended).toMatchObject([
      { teamId: BEARS, streak: 'winning', other: expect.stringContaining('City 2') },
      { teamId: LYNX, streak: 'losing', other: expect.stringContaining('City 1') },
    ]);
    for (const { games } of ended as { games: number }[]) expect(games).toBeGreaterThanOrEqual(5);
  });
});

describe('a front page', () => {
  // A season of its own: what others of these tests have announced is older.
  const at = { season: 9, day: 12 };
  const announce = (facts: Parameters<typeof writeNews>[1]) => inRows((rows) => writeNews(rows, facts));
  const streak = (teamId: number, day: number) => ({
    ...at,
    day,
    kind: 'streak' as const,
    params: {
      teamId,
      team: teamId === BEARS ? 'Bears' : 'Lynx',
      streak: 'winning' as const,
      games: 4,
      other: 'Others',
    },
    clubId: teamId === BEARS ? 1 : 2,
    leagueId: 1,
  });
  const edition = async (query = '') => (await mia.get(`/api/news/edition${query}`)).body.data;
  const kinds = (items: { kind: string; day: number }[]) => items.map(({ kind, day }) => `${kind} ${day}`);

  it('tells the stories of its day, lists the rest, and leads to those before and after it', async () => {
    const of = { ...at, playerId: star, leagueId: 1 };
    const [player, team] = ['Åke Öberg', 'Bears'];
    await announce([
      streak(BEARS, 4),
      { ...of, kind: 'retirement', params: { player, team, age: 39 } },
      streak(LYNX, 12),
      { ...of, kind: 'signing', params: { player, team, salary: 1_000_000, seasons: 1 } },
      streak(BEARS, 15),
    ]);
    const page = await edition('?season=9&day=13');
    expect(page).toMatchObject({ ...at, previous: { season: 9, day: 4 }, next: { season: 9, day: 15 } });
    expect(kinds(page.items)).toEqual(['streak 12', 'retirement 12']);
    expect(kinds(page.tracker)).toEqual(['signing 12']);
    expect(page.players).toMatchObject([{ id: star }]);
    const newest = await edition();
    expect(newest).toMatchObject({ season: 9, day: 15, next: null });
    expect(kinds(newest.items)).toEqual(expect.arrayContaining(['streak 15', 'streak 12', 'retirement 12']));
  });

  it('of a club tells of it alone, and of a league of no other', async () => {
    expect(kinds((await edition(`?teamId=${LYNX}&season=9&day=20`)).items)).toEqual(['streak 12']);
    expect((await edition('?leagueId=1&season=9&day=20')).items).toHaveLength(3);
    expect(await edition('?leagueId=2')).toMatchObject({ season: null, day: null, items: [], tracker: [] });
    expect((await mia.get('/api/news/edition?teamId=999')).status).toBe(404);
    expect((await mia.get('/api/news/edition?season=9&day=64')).status).toBe(422);
  });
});
