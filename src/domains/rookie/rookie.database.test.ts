import { call } from '@orpc/server';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { findUser, recordPresence } from '#domains/account/store/users.ts';
import { games } from '#domains/game/tables.ts';
import { lineups } from '#domains/lineups/tables.ts';
import { rookieRoutes } from '#domains/rookie/routes.ts';
import { makeApiContext, makeSessionUser } from '../../../tests/factories/api-context.ts';
import { makeResult } from '../../../tests/factories/game.ts';
import { freshWorld } from '../../../tests/factories/test-world.ts';

const MORNING = new Date('2026-01-01T08:00:00Z');
const EVENING = new Date('2026-01-01T20:00:00Z');

const { database, ids } = freshWorld({ users: [{ name: 'Anna', lastOnlineAt: MORNING }], clubs: ['Anna', 2] });
const [anna] = ids('Anna');

const context = () =>
  makeApiContext(database.db, makeSessionUser({ id: anna, clubId: 1, teamIds: [11, 12, 13] }), { now: EVENING });
const view = async () => (await call(rookieRoutes.view, undefined, { context: context() })).data;
type Step = 'rookie:standings' | 'rookie:lines' | 'rookie:closed' | 'help:/club/roster';
const finish = (step: Step) => call(rookieRoutes.finish, { step }, { context: context() });
const stateOf = async (task: string) => (await view()).tasks.find(({ id }) => id === task);

describe('the first-hour checklist', () => {
  it('starts with nothing done, and records each visit once', async () => {
    expect((await view()).tasks.filter(({ isDone }) => isDone)).toEqual([]);
    await Promise.all([finish('rookie:standings'), finish('rookie:standings'), finish('help:/club/roster')]);
    expect(await stateOf('standings')).toMatchObject({ isDone: true, isKept: true });
    const { onboarding = [] } = (await findUser(database.db, anna)) ?? {};
    expect([...onboarding].sort()).toEqual(['help:/club/roster', 'rookie:standings']);
  });

  it('checks that lines were actually saved', async () => {
    await expect(finish('rookie:lines')).rejects.toMatchObject({ status: 409 });
    // Lineups set by the assistant do not count.
    const lineup = { teamId: 11, lineup: {} as never, tactics: {} as never };
    await database.db.insert(lineups).values(lineup);
    await expect(finish('rookie:lines')).rejects.toMatchObject({ status: 409 });
    await database.db.update(lineups).set({ savedBy: 'manager' });
    expect(await stateOf('lines')).toMatchObject({ isDone: true, isKept: false });
    await finish('rookie:lines');
    // A completed task stays completed.
    await database.db.delete(lineups);
    expect(await stateOf('lines')).toMatchObject({ isDone: true, isKept: true });
  });

  it('can be closed', async () => {
    await finish('rookie:closed');
    expect((await view()).isClosed).toBe(true);
  });
});

describe('a returning manager', () => {
  const play = async (score: [number, number], hour: number) => {
    const id = await makeResult(database.db, { day: 10 + hour, homeTeamId: 11, awayTeamId: 21, score });
    const finishedAt = new Date(MORNING.getTime() + hour * 3_600_000);
    await database.db.update(games).set({ finishedAt }).where(eq(games.id, id));
  };

  it('sees the games the team has played since the last visit, until read', async () => {
    await play([1, 0], -1);
    await play([4, 2], 2);
    await play([0, 3], 4);
    await recordPresence(database.db, anna, EVENING);
    expect((await view()).away).toMatchObject({ since: MORNING.toISOString(), played: 2, won: 1, news: 0 });
    expect((await view()).away?.results.map(({ homeScore }) => homeScore)).toEqual([0, 4]);
    await call(rookieRoutes.back, undefined, { context: context() });
    expect((await view()).away).toBeNull();
  });

  it('sees nothing after a short absence, or without news', async () => {
    await recordPresence(database.db, anna, new Date(MORNING.getTime() + 3_600_000));
    expect((await view()).away).toBeNull();
    await recordPresence(database.db, anna, EVENING);
    expect((await view()).away).toBeNull();
  });
});
