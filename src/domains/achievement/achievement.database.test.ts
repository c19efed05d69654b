import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { countAchievements } from '#domains/achievement/store/count.ts';
import { honorsOf } from '#domains/achievement/store/deeds.ts';
import { feats, heldAchievements } from '#domains/achievement/tables.ts';
import { awardResults } from '#domains/awards/tables.ts';
import { hallCandidates } from '#domains/hall-of-fame/tables.ts';
import { latestNews } from '#domains/news/store/latest.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { vote } from '#domains/proposal/store.ts';
import { proposals } from '#domains/proposal/tables.ts';
import { changeWorld } from '#platform/clock/state.ts';
import { makeClub } from '../../../tests/factories/club.ts';
import { setStanding } from '../../../tests/factories/competition.ts';
import { makeResult } from '../../../tests/factories/game.ts';
import { makePlayer } from '../../../tests/factories/player.ts';
import { addTenures, giveClub } from '../../../tests/factories/seats.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { makeUser } from '../../../tests/factories/user.ts';

const { db, ids, browsers } = testWorld({ clubs: ['Mia', 'Ole', 3] });
const [miaId, oleId] = ids('Mia', 'Ole');
const [mia] = browsers('Mia');
beforeAll(async () => {
  await addTenures(db, [
    { clubId: 1, userId: miaId, fromDay: 3 * 63 + 1 },
    { clubId: 2, userId: oleId, fromDay: 3 * 63 + 50 },
  ]);
});

const night = (day: number) =>
  db.transaction((tx) => countAchievements(tx, { season: 3, day, absoluteDay: 3 * 63 + day, now: new Date() }));
const heldBy = async (userId: number) =>
  (await db.select().from(heldAchievements).where(eq(heldAchievements.userId, userId)))
    .map(({ achievement }) => achievement)
    .sort();
const countOf = async (userId: number, feat: string) =>
  (await db.select().from(feats).where(eq(feats.userId, userId))).find((row) => row.feat === feat);

describe('a night', () => {
  it('counts the day’s games for their managers, and awards each achievement once', async () => {
    await makeResult(db, { homeTeamId: 11, awayTeamId: 31, day: 10, score: [7, 1] });
    await makeResult(db, { homeTeamId: 21, awayTeamId: 11, day: 9, score: [1, 0] });
    expect(await night(10)).toBeGreaterThan(0);
    expect(await heldBy(miaId)).toEqual(['blowouts-1', 'goals-in-game-7', 'wins-1']);
    expect(await heldBy(oleId)).toEqual([]);
    expect(await countOf(miaId, 'goals')).toMatchObject({ total: 7, inSeason: 7, inDay: 7, day: 199 });
    const notices = await db.select().from(notifications).where(eq(notifications.userId, miaId));
    expect(notices).toMatchObject([{ kind: 'achievement-earned', params: { others: 2, points: 15 } }]);
    // A day without a game adds nothing.
    expect(await night(11)).toBe(0);
    expect(await countOf(miaId, 'wins')).toMatchObject({ total: 1 });
  });

  it('counts what commands did, even if it is undone later', async () => {
    const [made] = await db
      .insert(proposals)
      .values({ userId: oleId, title: 'Snow', text: 'More of it.', createdAt: new Date() })
      .returning({ id: proposals.id });
    await vote(db, { id: made?.id ?? 0, userId: miaId, isFor: true });
    await night(12);
    expect(await heldBy(miaId)).toContain('votes-1');
    expect(await heldBy(oleId)).toEqual(['proposals-1']);
    await vote(db, { id: made?.id ?? 0, userId: miaId, isFor: null });
    await night(13);
    expect(await countOf(miaId, 'votes')).toMatchObject({ total: 1 });
  });

  it('counts season results for the manager in charge when they were decided', async () => {
    await setStanding(db, 11, { rank: 2, points: 61 });
    await setStanding(db, 21, { rank: 1, points: 70, isChampion: true });
    await night(58);
    expect(await heldBy(miaId)).toEqual(expect.arrayContaining(['season-points-60', 'seasons-1']));
    // Ole joined after the regular season and won the cup.
    expect(await heldBy(oleId)).toEqual(['cups-1', 'proposals-1']);
    const news = await latestNews(db, { clubId: 2 }, 5);
    expect(news).toMatchObject([
      { kind: 'manager-milestone', params: { manager: 'Ole', achievement: 'cups', count: 1 } },
    ]);
  });
});

describe('season results', () => {
  it('count for every title, none of which is out of reach', async () => {
    const userId = await makeUser(db, { name: 'Ida' });
    await makeClub(db, { id: 4, leagueIds: { PRO: 1, FRM: 2, U21: 3 }, season: 3, managerId: userId });
    await addTenures(db, [{ clubId: 4, userId, fromDay: 3 * 63 + 1 }]);
    for (const [leagueId, teamId] of [
      [1, 41],
      [2, 42],
      [3, 43],
    ] as const) {
      const values = { rank: 1, points: 80, isChampion: true, playoffRoundsWon: 3, movement: 'promoted' } as const;
      await setStanding(db, teamId, { leagueId, ...values });
    }
    const playerId = await makePlayer(db, { teamId: 41 });
    const won = { season: 3, leagueId: 1, rank: 1, clubId: 4, teamId: 41, points: 9, firsts: 9 };
    const line = { kind: 'team', points: 80, rank: 1, isChampion: true } as const;
    await db.insert(awardResults).values([
      { ...won, award: 'MVP', honor: 'MVP', playerId, line },
      { ...won, award: 'manager', honor: 'manager', userId, line },
    ]);
    const facts = { seasons: 9, firstSeason: 1, lastSeason: 1, games: 300, goals: 200, assists: 200 };
    await db.insert(hallCandidates).values({
      ...{ season: 3, playerId, teamId: 41, ballot: 1, greatness: 500, votes: 9, ballots: 9, isInducted: true },
      facts: { ...facts, wins: 0, shutouts: 0, topPoints: 400, topWins: 0, cups: 1, honors: {} },
    });
    const found = (await honorsOf(db, [userId])).map(({ feat }) => feat);
    const wanted = [
      ...['seasons', 'season-points', 'playoff-berths', 'series-won', 'cups', 'farm-cups', 'junior-cups', 'presidents'],
      ...['promotions', 'honors', 'mvps', 'manager-awards', 'hall-of-famers'],
    ];
    expect(found.toSorted()).toEqual(wanted.toSorted());
    await giveClub(db, 4, null);
  });
});

describe('the achievements of a manager', () => {
  it('are shown with progress and rarity, also to other users', async () => {
    const { body } = await mia.get(`/api/users/${miaId}/achievements`);
    const one = (id: string) => body.data.achievements.find((row: { id: string }) => row.id === id);
    expect(one('wins-1')).toMatchObject({ tier: 1, have: 1, perMille: 500, earned: { season: 3, day: 10 } });
    expect(one('wins-10')).toMatchObject({ tier: 2, have: 1, need: 10, perMille: 0, earned: null });
    const others = (await mia.get(`/api/users/${oleId}/achievements`)).body.data;
    expect(others).toMatchObject({ user: { name: 'Ole' }, points: 45 });
    expect((await mia.get('/api/users/999/achievements')).status).toBe(404);
  });

  it('rank managers by their points', async () => {
    const { body } = await mia.get('/api/leaderboard/achievements');
    expect(body.data).toMatchObject([
      { rank: 1, user: { name: 'Ole' }, points: 45, achievements: 2, team: { id: 21 } },
      { rank: 2, user: { name: 'Mia' }, team: { id: 11 } },
    ]);
    expect(body.pagination).toMatchObject({ currentPage: 1, totalPages: 1, total: 2 });
    expect((await mia.get('/api/leaderboard/achievements?page=2')).body.data).toEqual([]);
    expect((await mia.get('/api/leaderboard/achievements?page=x')).status).toBe(422);
  });
});

describe('pucks for achievements', () => {
  const ADVANCED = 3 * 63 + 20;
  const colorsOf = async (achievement: string) => {
    const { data } = (await mia.get('/api/pucks/transactions?type=achievement-reward')).body;
    const [series, tier] = achievement.split(' ');
    const isIt = ({ params }: { params: { achievement: string; tier: number } }) =>
      params.achievement === series && params.tier === Number(tier);
    return data.find(isIt)?.colors;
  };

  it('are play pucks where part of the count was earned at will, even if the clock’s day completes it', async () => {
    expect(await colorsOf('wins 1')).toMatchObject({ play: 0, earned: 10 });
    const isWins = and(eq(feats.userId, miaId), eq(feats.feat, 'wins'));
    await db.update(feats).set({ total: 8 }).where(isWins);
    await changeWorld(db, { advancedThrough: ADVANCED });
    await makeResult(db, { homeTeamId: 11, awayTeamId: 31, day: 20, score: [2, 1] });
    await night(20);
    // The next season follows the clock.
    await makeResult(db, { homeTeamId: 11, awayTeamId: 31, day: 22, season: 4, score: [10, 0] });
    await db.transaction((tx) =>
      countAchievements(tx, { season: 4, day: 22, absoluteDay: 4 * 63 + 22, now: new Date() }),
    );
    expect(await colorsOf('wins 2')).toMatchObject({ play: expect.any(Number), earned: 0 });
    expect(await countOf(miaId, 'wins')).toMatchObject({ total: 10, wasAtWill: true });
    // Earned pucks require a count gathered entirely by the clock.
    expect(await colorsOf('goals-in-game 2')).toMatchObject({ play: 0, earned: expect.any(Number) });
    await changeWorld(db, { advancedThrough: 0 });
  });
});
