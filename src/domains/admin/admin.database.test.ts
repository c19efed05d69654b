import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#domains/account/tables.ts';
import { ensureAdmin } from '#domains/admin/store/first-admin.ts';
import { adminActions } from '#domains/admin/tables.ts';
import { world, worldAdvances } from '#platform/clock/tables.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import {
  type Browser,
  makeBrowser,
  makeLoggedInBrowser,
  startTestServer,
  type TestServer,
} from '../../../tests/factories/server.ts';
import { makeUser } from '../../../tests/factories/user.ts';
import { makeWorld } from '../../../tests/factories/world.ts';

let database: TestDatabase;
let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  database = await createTestDatabase();
  await makeWorld(database.db);
  server = await startTestServer(database);
  await makeUser(database.db, { name: 'Boss', isAdmin: true });
  browser = await makeLoggedInBrowser(server, database, 'boss@example.org');
});
beforeEach(async () => {
  await database.db.delete(adminActions);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const actions = async () =>
  (await database.db.select().from(adminActions).orderBy(asc(adminActions.id))).map(({ action }) => action);

describe('the clock', () => {
  it('is stopped and goes on from where it stood', async () => {
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
    await database.db.update(world).set({ dayStartedAt: new Date(before.dayStartedAt) });
    // Stopping it a second time changed nothing, so it is not on record.
    expect(await actions()).toEqual(['clock-pause', 'clock-resume']);
  });

  it('keeps the share of the day that has passed when days get longer', async () => {
    const { dayStartedAt } = (await browser.get('/api/admin/clock')).body.data.clock;
    const share = (start: string, minutes: number) =>
      (server.clock.now.getTime() - Date.parse(start)) / (minutes * 60_000);
    const { clock } = (await browser.put('/api/admin/clock/day-minutes', { dayMinutes: 120 })).body.data;
    expect(clock.dayMinutes).toBe(120);
    expect(share(clock.dayStartedAt, 120)).toBeCloseTo(share(dayStartedAt, 60), 6);
    expect((await browser.put('/api/admin/clock/day-minutes', { dayMinutes: 0 })).status).toBe(422);
    await browser.put('/api/admin/clock/day-minutes', { dayMinutes: 60 });
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
    await database.db.update(worldAdvances).set({ state: 'done' });
    expect((await browser.get('/api/admin/clock')).body.data.advance.state).toBe('idle');
    expect(await actions()).toEqual(['clock-advance']);
  });
});

describe('users', () => {
  it('are found by a part of name or address, in which % is a letter', async () => {
    await makeUser(database.db, { name: 'Wilma Waddle' });
    const found = await browser.get('/api/admin/users?search=waddle');
    expect(found.body.data).toMatchObject([{ name: 'Wilma Waddle', email: 'wilma-waddle@example.org' }]);
    expect(found.body.pagination).toEqual({ currentPage: 1, totalPages: 1, total: 1 });
    expect((await browser.get('/api/admin/users?search=%25')).body.data).toEqual([]);
  });

  it('are activated and logged out by admins, on record', async () => {
    const id = await makeUser(database.db, { name: 'Lost Mail', activatedAt: null });
    const theirs = await makeLoggedInBrowser(server, database, 'lost-mail@example.org');
    expect((await theirs.get('/api/nations')).status).toBe(403);
    expect((await browser.post(`/api/admin/users/${id}/activate`)).status).toBe(204);
    expect((await theirs.get('/api/nations')).status).toBe(200);
    expect((await browser.post(`/api/admin/users/${id}/end-sessions`)).status).toBe(204);
    expect((await theirs.get('/api/nations')).status).toBe(401);
    expect((await browser.post('/api/admin/users/999999/activate')).status).toBe(404);
    expect(await actions()).toEqual(['user-activate', 'user-end-sessions']);
  });
});

describe('the check of the world', () => {
  it('says of each invariant whether it holds', async () => {
    const { data } = (await browser.post('/api/admin/check')).body;
    expect(data.length).toBeGreaterThan(5);
    for (const check of data) expect(check).toMatchObject({ name: expect.any(String), holds: expect.any(Boolean) });
  });
});

describe('the first admin', () => {
  it('is made once, activated, and keeps a password that he has changed', async () => {
    const login = { email: 'first@example.org', password: 'the first password' };
    const now = server.clock.now;
    expect(await ensureAdmin(database.db, { ...login, now })).toBe('made');
    const theirs = makeBrowser(server);
    expect((await theirs.post('/api/auth/login', login)).status).toBe(200);
    expect((await theirs.get('/api/admin/clock')).status).toBe(200);
    expect(await ensureAdmin(database.db, { ...login, password: 'another password', now })).toBe('there');
    expect((await makeBrowser(server).post('/api/auth/login', login)).status).toBe(200);
  });

  it('may be somebody who has registered before', async () => {
    await makeUser(database.db, { name: 'Promoted', activatedAt: null });
    await ensureAdmin(database.db, {
      email: 'promoted@example.org',
      password: 'not his password',
      now: server.clock.now,
    });
    const [row] = await database.db.select().from(users).where(eq(users.email, 'promoted@example.org'));
    expect(row).toMatchObject({ isAdmin: true, passwordHash: '-' });
    expect(row?.activatedAt).not.toBeNull();
  });
});
