import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '#domains/account/tables.ts';
import { makeFirstAdmin } from '#domains/admin/store/first-admin.ts';
import { adminActions } from '#domains/admin/tables.ts';
import { world, worldAdvances, worldChecks } from '#platform/clock/tables.ts';
import { enqueue } from '#platform/queue/enqueue.ts';
import { worldCheckJob } from '#world/jobs.ts';
import { changeAdmin } from '../../../scripts/world/admin.ts';
import { createTestDatabase } from '../../../tests/database.ts';
import { rowOf, rowsOf } from '../../../tests/factories/rows.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { makeUser } from '../../../tests/factories/user.ts';

const { db, database, server, browsers, arrive } = testWorld({ users: [{ name: 'Boss', isAdmin: true }] });
const [browser] = browsers('Boss');
beforeEach(async () => {
  await db.delete(adminActions);
});

const actions = async () => (await rowsOf(db, adminActions)).map(({ action }) => action);

describe('the clock', () => {
  it('stops and resumes from where it stood', async () => {
    const before = (await browser.get('/api/admin/clock')).body.data.clock;
    expect(before).toMatchObject({ isPaused: false, dayMinutes: 60 });
    const paused = await browser.post('/api/admin/clock/pause');
    expect(paused.body.data.clock.isPaused).toBe(true);
    const begin = server.clock.now;
    server.clock.now = new Date(begin.getTime() + 30 * 60_000);
    expect((await browser.post('/api/admin/clock/pause')).body.data.clock.isPaused).toBe(true);
    const resumed = (await browser.post('/api/admin/clock/resume')).body.data.clock;
    expect(resumed.isPaused).toBe(false);
    expect(Date.parse(resumed.dayEndsAt) - Date.parse(before.dayEndsAt)).toBe(30 * 60_000);
    server.clock.now = begin;
    await db.update(world).set({ dayStartedAt: new Date(before.dayStartedAt) });
    // Stopping the clock a second time changes nothing, so it is not logged.
    expect(await actions()).toEqual(['clock-pause', 'clock-resume']);
  });

  it('keeps the share of the day already past when days get longer', async () => {
    const { dayStartedAt } = (await browser.get('/api/admin/clock')).body.data.clock;
    const share = (start: string, minutes: number) =>
      (server.clock.now.getTime() - Date.parse(start)) / (minutes * 60_000);
    const { clock } = (await browser.put('/api/admin/clock/day-minutes', { dayMinutes: 120 })).body.data;
    expect(clock.dayMinutes).toBe(120);
    expect(share(clock.dayStartedAt, 120)).toBeCloseTo(share(dayStartedAt, 60), 6);
    expect((await browser.put('/api/admin/clock/day-minutes', { dayMinutes: 29 })).status).toBe(422);
    await browser.put('/api/admin/clock/day-minutes', { dayMinutes: 60 });
  });

  it('shows how full the leagues are, and lets an admin open the next tier or hold it back', async () => {
    const { data } = (await browser.get('/api/admin/tier')).body;
    expect(data).toMatchObject({ opening: 'full', households: 0, isDue: false });
    const asked = (await browser.put('/api/admin/tier', { opening: 'summer' })).body.data;
    expect(asked).toMatchObject({ opening: 'summer', isDue: true });
    expect((await browser.put('/api/admin/tier', { opening: 'never' })).body.data.isDue).toBe(false);
    expect((await browser.put('/api/admin/tier', { opening: 'soon' })).status).toBe(422);
    await browser.put('/api/admin/tier', { opening: 'full' });
    expect(await actions()).toEqual(['world-tier', 'world-tier', 'world-tier']);
  });

  it('is advanced in the background, by one admin at a time', async () => {
    const asked = await Promise.all(
      [1, 2, 3].map(() => browser.post('/api/admin/clock/advance', { by: 'day', count: 3 })),
    );
    expect(asked.map(({ status }) => status).sort()).toEqual([202, 409, 409]);
    expect((await browser.get('/api/admin/clock')).body.data.advance.state).toBe('queued');
    const { rows } = await database.pool.query(
      "select 1 from graphile_worker.jobs where task_identifier = 'world-advance'",
    );
    expect(rows).toHaveLength(1);
    await db.update(worldAdvances).set({ state: 'done' });
    expect((await browser.get('/api/admin/clock')).body.data.advance.state).toBe('idle');
    expect(await actions()).toEqual(['clock-advance']);
  });
});

describe('users', () => {
  it('are found by part of a name or address, in which % is a plain character', async () => {
    await makeUser(db, { name: 'Wilma Waddle' });
    const found = await browser.get('/api/admin/users?search=waddle');
    expect(found.body.data).toMatchObject([{ name: 'Wilma Waddle', email: 'wilma-waddle@example.org' }]);
    expect(found.body.pagination).toEqual({ currentPage: 1, totalPages: 1, total: 1 });
    expect((await browser.get('/api/admin/users?search=%25')).body.data).toEqual([]);
  });

  it('are activated and logged out by admins, on record', async () => {
    const { id, browser: theirs } = await arrive({ name: 'Lost Mail', activatedAt: null });
    expect((await theirs.get('/api/nations')).status).toBe(403);
    expect((await browser.post(`/api/admin/users/${id}/activate`)).status).toBe(204);
    expect((await theirs.get('/api/nations')).status).toBe(200);
    expect((await browser.post(`/api/admin/users/${id}/end-sessions`)).status).toBe(204);
    expect((await theirs.get('/api/nations')).status).toBe(401);
    expect((await browser.post('/api/admin/users/999999/activate')).status).toBe(404);
    expect(await actions()).toEqual(['user-activate', 'user-end-sessions']);
  });
});

describe('the world check', () => {
  it('is one job shared by all who ask meanwhile, and reports whether each invariant holds', async () => {
    const read = async () => (await browser.get('/api/admin/check')).body.data;
    expect(await read()).toMatchObject({ state: 'none', results: [] });
    const asked = await Promise.all([1, 2, 3].map(() => browser.post('/api/admin/check')));
    expect(asked.map(({ status, body }) => [status, body.data.state])).toEqual(Array(3).fill([202, 'queued']));
    const checks = await rowsOf(db, worldChecks);
    expect(checks).toHaveLength(1);
    const { rows } = await database.pool.query(
      "select 1 from graphile_worker.jobs where task_identifier = 'world-check'",
    );
    expect(rows).toHaveLength(1);
    expect(await actions()).toEqual(['world-check']);

    const { pool } = database;
    const { signal } = new AbortController();
    const job = { db, pool, log: pino({ level: 'silent' }), signal, enqueue, now: () => server.clock.now };
    await worldCheckJob.run(job, { checkId: checks[0]?.id ?? 0 });
    const done = await read();
    expect(done).toMatchObject({ state: 'done', done: done.total, message: '' });
    expect(done.results.length).toBeGreaterThan(5);
    for (const result of done.results)
      expect(result).toMatchObject({ name: expect.any(String), holds: expect.any(Boolean) });
    // Once the check is done, the next request starts another one.
    await browser.post('/api/admin/check');
    expect(await db.$count(worldChecks)).toBe(2);
  });
});

describe('admins', () => {
  const makeAdmin = (id: number, isAdmin = true) => browser.put(`/api/admin/users/${id}/admin`, { isAdmin });

  it('appoint and remove admins, on record, and a removed admin is logged out', async () => {
    const { id, browser: theirs } = await arrive('Second Whistle');
    expect((await theirs.get('/api/admin/clock')).status).toBe(403);
    expect((await makeAdmin(id)).status).toBe(204);
    expect((await theirs.get('/api/admin/clock')).status).toBe(200);
    expect((await makeAdmin(id, false)).status).toBe(204);
    expect((await theirs.get('/api/user')).status).toBe(401);
    expect(await actions()).toEqual(['user-make-admin', 'user-dismiss-admin']);
    expect((await makeAdmin(999_999)).status).toBe(404);
  });

  it('are appointed and removed on the command line, once the account is activated', async () => {
    await makeUser(db, { name: 'From Console' });
    await makeUser(db, { name: 'Not Proved', activatedAt: null });
    const change = (email: string, isAdmin: boolean) => changeAdmin(db, { email, isAdmin });
    expect(await change('From-Console@example.org', true)).toBe('From Console');
    expect(await change('from-console@example.org', false)).toBe('From Console');
    await expect(change('not-proved@example.org', true)).rejects.toThrow('has not activated');
    await expect(change('nobody@example.org', true)).rejects.toThrow('No user has this address');
    expect(await actions()).toEqual(['user-make-admin', 'user-dismiss-admin']);
  });

  it('never appoint a user with an unverified address, nor leave the world without an admin', async () => {
    const id = await makeUser(db, { name: 'Unproved', activatedAt: null });
    expect((await makeAdmin(id)).status).toBe(409);
    const own = (await browser.get('/api/user')).body.data.id;
    expect((await makeAdmin(own, false)).status).toBe(409);
    expect((await browser.get('/api/admin/clock')).status).toBe(200);
  });
});

describe('the first admin', () => {
  const login = { email: 'first@example.org', password: 'the first password' };

  it('is created, activated, on a database without users, by the first of two servers', async () => {
    const empty = await createTestDatabase();
    const now = server.clock.now;
    const made = await Promise.all([1, 2].map(() => makeFirstAdmin(empty.db, { ...login, now })));
    expect(made.sort()).toEqual(['made', 'there']);
    const rows = await rowsOf(empty.db, users);
    expect(rows).toMatchObject([{ email: login.email, isAdmin: true, activatedAt: now }]);
    await empty.drop();
  });

  it('is never a user who registered with the address, and none is added where users exist', async () => {
    await makeUser(db, { name: 'First', activatedAt: null });
    const count = await db.$count(users);
    expect(await makeFirstAdmin(db, { ...login, now: server.clock.now })).toBe('there');
    const row = await rowOf(db, users, { email: login.email });
    expect(row).toMatchObject({ isAdmin: false, activatedAt: null, passwordHash: '-' });
    expect(await db.$count(users)).toBe(count);
  });
});
