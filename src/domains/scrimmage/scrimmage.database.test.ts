/** Scrimmages against an assistant's team: who may begin one, who sees it, and when it is deleted. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '#domains/account/tables.ts';
import { comments } from '#domains/discussion/tables.ts';
import { forumCategories } from '#domains/forum/tables.ts';
import { friendships } from '#domains/friend/tables.ts';
import { gamePeriods, games } from '#domains/game/tables.ts';
import { lineups } from '#domains/lineups/tables.ts';
import { players } from '#domains/player/tables.ts';
import { BALANCED_TACTICS } from '#engine/lineup/lineup.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import { world } from '#platform/clock/tables.ts';
import { playOut } from '../../../tests/factories/live-game.ts';
import { changeRows, rowOf } from '../../../tests/factories/rows.ts';
import { ASSISTANTS, MIAS, NOW, OLES, OTHERS, scrimmageWorld } from '../../../tests/factories/scrimmages.ts';
import type { Browser } from '../../../tests/factories/server.ts';
import { loadInputs } from '../game/store/inputs.ts';
import { scrimmagesApart } from './checks.ts';
import { DAYS_KEPT } from './constants.ts';
import { forgetOldScrimmages } from './store/scrimmages.ts';
import { scrimmages } from './tables.ts';

const { db, server, mia, ole, admin, play, list, status, begun } = scrimmageWorld();

describe('a scrimmage against an AI team', () => {
  it('starts at once, even in a paused world, takes two minutes, and is then listed among the last ones', async () => {
    const gameId = await begun();
    expect((await list(mia, MIAS)).running).toMatchObject({
      id: gameId,
      status: 'live',
      type: 'scrimmage',
      slot: null,
    });
    const over = await playOut(db, gameId, NOW);
    expect(over.getTime() - NOW.getTime()).toBeLessThan(150_000);
    server.clock.now = over;
    expect(await list(mia, MIAS)).toMatchObject({ running: null, last: [{ id: gameId, status: 'final' }] });
    expect((await scrimmagesApart.run({ db } as never)).faults).toEqual([]);
  });

  it.each([
    [15, 69],
    [1440, 555],
  ])('is played as fast as games in a world with days of %i minutes on request', async (dayMinutes, ms) => {
    await db.update(world).set({ dayMinutes });
    const { gameId } = (await play(mia, MIAS, ASSISTANTS, 'live')).body.data;
    const period = await rowOf(db, gamePeriods, { gameId });
    expect(period.msPerSecond).toBe(ms);
  });

  it('starts once, however many clicks and tabs request it', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => play(mia, MIAS, ASSISTANTS)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const refused = answers.find((answer) => answer.status === 409);
    expect(refused?.body).toMatchObject({
      code: 'scrimmage.on-the-ice',
      message: 'Your team is already on the ice in a scrimmage. Wait for the final horn.',
    });
    expect(await db.$count(games)).toBe(1);
  });

  it('resumes after a server restart, and is recorded once', async () => {
    const gameId = await begun();
    await playOut(db, gameId, NOW);
    await playOut(db, gameId, NOW);
    expect(await status(gameId)).toBe('final');
    expect(await db.$count(gamePeriods, eq(gamePeriods.gameId, gameId))).toBeLessThanOrEqual(5);
  });

  it('is not started by a team without enough healthy players', async () => {
    await changeRows(db, players, { teamId: ASSISTANTS }, { injuredUntil: 3 * 63 + 40 });
    const answer = await play(mia, MIAS, ASSISTANTS);
    await changeRows(db, players, { teamId: ASSISTANTS }, { injuredUntil: null });
    expect(answer.body).toMatchObject({ code: 'scrimmage.too-few-healthy', facts: { team: 'City 3 PRO Side' } });
    expect(await db.$count(games)).toBe(0);
  });

  it('is refused to users who do not run the team, and with an unknown team', async () => {
    expect((await play(ole, MIAS, ASSISTANTS)).status).toBe(403);
    expect((await play(mia, MIAS, 999)).status).toBe(404);
    expect((await play(mia, MIAS, MIAS + 1)).body.code).toBe('scrimmage.own-club');
    expect((await play(mia, MIAS, ASSISTANTS + 1)).body.code).toBe('scrimmage.other-level');
    expect((await play(mia, MIAS, ASSISTANTS, 'slow')).status).toBe(422);
    expect((await ole.get(`/api/teams/${MIAS}/scrimmages`)).status).toBe(403);
    expect((await ole.get(`/api/teams/${MIAS}/scrimmages/opponents`)).status).toBe(403);
  });

  it('is private: none of its calls finds it except for the managers of its teams', async () => {
    const gameId = await begun();
    const calls = ['', '/events', '/messages', '/reactions', '/report'].map((call) => `/api/games/${gameId}${call}`);
    const answers = (browser: Browser) => Promise.all(calls.map(async (path) => (await browser.get(path)).status));
    expect(await answers(ole)).toEqual([404, 404, 404, 404, 404]);
    expect(await answers(admin)).toEqual([404, 404, 404, 404, 404]);
    expect((await ole.get(`/api/games/${gameId}/live`)).status).toBe(404);
    expect((await ole.post(`/api/games/${gameId}/messages`, { text: 'Hello.' })).status).toBe(404);
    // There is no report before the final horn.
    expect(await answers(mia)).toEqual([200, 200, 200, 200, 404]);
    server.clock.now = await playOut(db, gameId, NOW);
    expect(await answers(mia)).toEqual([200, 200, 200, 200, 200]);
    // None of her answers was shared with others.
    expect(await answers(ole)).toEqual([404, 404, 404, 404, 404]);
  });

  it('is in no schedule, on no scoreboard, and among no next or last games', async () => {
    const gameId = await begun();
    const paths = [
      `/api/teams/${MIAS}/schedule`,
      '/api/games',
      '/api/leagues/1/schedule',
      `/api/teams/${MIAS}/overview`,
    ];
    const shown = async () => (await Promise.all(paths.map((path) => mia.get(path)))).map(({ text }) => text).join();
    const id = new RegExp(`"id":${gameId},"season"`);
    expect(await shown()).not.toMatch(id);
    await playOut(db, gameId, NOW);
    expect(await shown()).not.toMatch(id);
  });

  it('is beside no game: nobody learns its score, or those of others’ scrimmages, by asking for the games beside it', async () => {
    const gameId = await begun();
    await play(ole, OLES, OTHERS);
    expect(await db.$count(games)).toBe(2);
    for (const browser of [mia, ole, admin]) {
      expect((await browser.get(`/api/games?gameId=${gameId}`)).body).toEqual({ data: [] });
    }
    await playOut(db, gameId, NOW);
    expect((await ole.get(`/api/games?gameId=${gameId}`)).body).toEqual({ data: [] });
  });

  it('is played with the manager’s saved lines', async () => {
    const first = await begun();
    const [input] = (await loadInputs(db, [first])).values();
    await playOut(db, first, NOW);
    const lineup = input?.home.lineup;
    if (!lineup) throw new Error('there is no lineup');
    const [one, two, ...others] = lineup.forwards;
    const swapped = { ...lineup, forwards: [two, one, ...others] as typeof lineup.forwards };
    const tactics = { ...BALANCED_TACTICS, forecheck: 'aggressive' as const };
    const saved = { teamId: MIAS, lineup: swapped, tactics, orders: [], savedBy: 'manager' as const, updatedAt: NOW };
    await db.insert(lineups).values(saved);
    const [again] = (await loadInputs(db, [await begun()])).values();
    await db.delete(lineups);
    expect(again?.home).toMatchObject({ lineup: { forwards: swapped.forwards }, tactics });
  });
});

describe('possible opponents', () => {
  it('are teams of other clubs on the same level, the rival first, searchable by name', async () => {
    const opponents = (search = '') => mia.get(`/api/teams/${MIAS}/scrimmages/opponents?search=${search}`);
    expect((await opponents()).body.data.map((one: { team: { id: number } }) => one.team.id)).toEqual([
      OTHERS,
      OLES,
      ASSISTANTS,
    ]);
    expect((await opponents('CITY%202')).body.data).toMatchObject([
      { team: { id: OLES }, manager: { name: 'Ole' }, overall: 60 },
    ]);
    expect((await opponents('100%25')).body.data).toEqual([]);
    expect((await opponents('olé')).body.data).toMatchObject([{ team: { id: OLES }, isFriend: false }]);
    expect((await list(mia, MIAS)).suggestion).toMatchObject({ team: { id: OTHERS }, isRival: true, manager: null });
  });
});

it('a scrimmage in a forum post is refused, as no other reader would see it, and in the words for a game that does not exist', async () => {
  const { gameId } = (await play(mia, MIAS, ASSISTANTS)).body.data;
  const [category] = await db.insert(forumCategories).values({ kind: 'help' }).returning();
  const post = (text: string) =>
    mia.post('/api/forum/topics', { categoryId: category?.id, title: 'Our scrimmage', text, poll: null });
  for (const id of [gameId, 999_999])
    for (const text of [`[[game:${id}]]`, `See [[game:${id}]] tonight.`])
      expect((await post(text)).body).toMatchObject({ code: 'article.unseen-game', facts: { id } });
});

describe('the managers to invite', () => {
  it('are found by name, friends first, without teams of assistants', async () => {
    const invitable = async (search = '') =>
      (await mia.get(`/api/teams/${MIAS}/scrimmages/opponents?of=managers&search=${search}`)).body.data;
    const ids = async (search?: string) =>
      (await invitable(search)).map((one: { team: { id: number } }) => one.team.id);
    expect(await ids()).toEqual([OLES]);
    expect(await ids('ol')).toEqual([OLES]);
    expect(await ids('mia')).toEqual([]);
    const [oleId = 0, miaId = 0] = await Promise.all(
      ['Ole', 'Mia'].map(async (name) => (await rowOf(db, users, { name })).id),
    );
    await db.insert(friendships).values([
      { userId: oleId, friendId: miaId, since: NOW },
      { userId: miaId, friendId: oleId, since: NOW },
    ]);
    expect(await invitable()).toMatchObject([{ team: { id: OLES }, isFriend: true }]);
    await db.delete(friendships);
  });
});

describe('old scrimmages', () => {
  it('are removed after some days with their games and comments; live and new ones stay', async () => {
    const gameId = await begun();
    expect((await mia.post(`/api/games/${gameId}/messages`, { text: 'Good skate.' })).status).toBe(201);
    await play(mia, MIAS, OLES);
    const daysLater = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
    const forget = (now: Date) => db.transaction((tx) => forgetOldScrimmages(tx, now));
    expect(await forget(daysLater(DAYS_KEPT - 1))).toBe(0);
    expect(await forget(daysLater(DAYS_KEPT + 1))).toBe(1);
    expect(await status(gameId)).toBe('live');
    await playOut(db, gameId, NOW);
    expect(await forget(daysLater(DAYS_KEPT + 1))).toBe(1);
    expect(await Promise.all([scrimmages, games, gamePeriods, comments].map((table) => db.$count(table)))).toEqual([
      0, 0, 0, 0,
    ]);
  });
});
