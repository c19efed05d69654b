import { call } from '@orpc/server';
import { describe, expect, it } from 'vitest';
import { findUser } from '#domains/account/store/users.ts';
import { lineups } from '#domains/lineups/tables.ts';
import { rookieRoutes } from '#domains/rookie/routes.ts';
import { makeApiContext, makeSessionUser } from '../../../tests/factories/api-context.ts';
import { freshWorld } from '../../../tests/factories/test-world.ts';

const EVENING = new Date('2026-01-01T20:00:00Z');

const { database, ids } = freshWorld({ clubs: ['Anna', 2] });
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
