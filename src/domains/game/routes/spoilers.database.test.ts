import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteUser, exportUser } from '#domains/account/store/erase-user.ts';
import { gameDays } from '#domains/game/days.ts';
import { NO_SPOILERS } from '#domains/game/rules/spoilers.ts';
import { games, watchedGames } from '#domains/game/tables.ts';
import { slices } from '#domains/slices.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { makeGame, makeResult } from '../../../../tests/factories/game.ts';
import { testWorld } from '../../../../tests/factories/test-world.ts';

const { db, server, ids, browsers } = testWorld({ users: ['Ole'], clubs: ['Mia', 'Kim'] });
const [miaId] = ids('Mia');
const [mia, ole] = browsers('Mia', 'Ole');
beforeEach(async () => {
  await db.delete(watchedGames);
  await db.delete(games);
});

const turn = (isOn: boolean) => mia.patch('/api/user/settings', { settings: { [NO_SPOILERS]: isOn } });
/** Mia's team, in the season of `makeGame`. */
const MIAS = { teamId: 11, season: 3 };
const hidden = async () => (await mia.get('/api/games/hidden')).body.data;

describe('results that a manager does not want to know', () => {
  it('are hidden while the setting is on, until the game is watched or revealed', async () => {
    const played = await makeResult(db, { homeTeamId: 11, awayTeamId: 21, day: 1, score: [3, 2] });
    const ahead = await makeGame(db, { homeTeamId: 21, awayTeamId: 11, day: 2 });
    // Of the farm teams.
    await makeResult(db, { homeTeamId: 12, awayTeamId: 22, day: 1, score: [1, 0] });
    expect(await hidden()).toBeNull();
    expect((await turn(true)).status).toBe(200);
    expect(await hidden()).toEqual({ ...MIAS, watched: [], games: [played, ahead] });
    expect((await mia.put(`/api/games/${played}/watched`)).status).toBe(204);
    expect((await mia.put(`/api/games/${played}/watched`)).status).toBe(204);
    expect(await hidden()).toEqual({ ...MIAS, watched: [played], games: [played, ahead] });
    await turn(false);
    expect(await hidden()).toBeNull();
  });

  it('are only those of games to come for a manager who knows all results so far', async () => {
    const played = await makeResult(db, { homeTeamId: 11, awayTeamId: 21, day: 1, score: [3, 2] });
    const ahead = await makeGame(db, { homeTeamId: 21, awayTeamId: 11, day: 2 });
    expect((await mia.put('/api/games/watched')).status).toBe(204);
    await turn(true);
    expect(await hidden()).toEqual({ ...MIAS, watched: [played], games: [played, ahead] });
    await turn(false);
  });

  it('are none for a user without a club, and a game that does not exist is no one’s', async () => {
    await makeResult(db, { homeTeamId: 11, awayTeamId: 21, day: 1, score: [3, 2] });
    await ole.patch('/api/user/settings', { settings: { [NO_SPOILERS]: true } });
    expect((await ole.get('/api/games/hidden')).body.data).toBeNull();
    expect((await ole.put('/api/games/watched')).status).toBe(204);
    expect((await ole.put('/api/games/999999/watched')).body.code).toBe('game.unknown');
  });

  it('are forgotten at the end of the season', async () => {
    const played = await makeResult(db, { homeTeamId: 11, awayTeamId: 21, day: 1, score: [3, 2] });
    await mia.put(`/api/games/${played}/watched`);
    const turn = gameDays.find(({ name }) => name === 'game.forget-watched');
    expect(turn?.at).toBe('season-ends');
    await db.transaction(async (tx) => turn?.run({ rows: pgRows(tx) } as never));
    expect(await db.$count(watchedGames)).toBe(0);
  });

  it('are exported and erased with the user', async () => {
    const played = await makeResult(db, { homeTeamId: 11, awayTeamId: 21, day: 1, score: [3, 2] });
    await mia.put(`/api/games/${played}/watched`);
    expect(await exportUser(db, miaId, slices)).toMatchObject({ watchedGames: [played] });
    await deleteUser(db, miaId, { now: server.clock.now, nouns: slices });
    expect(await db.$count(watchedGames, eq(watchedGames.userId, miaId))).toBe(0);
  });
});
