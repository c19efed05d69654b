import { beforeEach, describe, expect, it } from 'vitest';
import { declaredCalls } from '#app/http/calls.ts';
import { users } from '#domains/account/tables.ts';
import { hashPassword } from '#domains/auth/store/passwords.ts';
import { contract } from '#domains/contract.ts';
import type { Permission } from '#platform/calls/call.ts';
import { admin, needsSubject } from '#platform/calls/policy.ts';
import { rateLimits } from '#platform/calls/tables.ts';
import { tryLock, WORLD_LOCK } from '#platform/clock/lock.ts';
import { world } from '#platform/clock/tables.ts';
import { mails } from '#platform/mail/tables.ts';
import { makeClub } from '../../../tests/factories/club.ts';
import { LINKS, mailedToken, PASSWORD } from '../../../tests/factories/newcomers.ts';
import { makeRoster } from '../../../tests/factories/player.ts';
import { rowOf } from '../../../tests/factories/rows.ts';
import {
  type Browser,
  makeBrowser,
  makeLoggedInBrowser,
  startTestServer,
  type TestServer,
} from '../../../tests/factories/server.ts';
import { isStream } from '../../../tests/factories/streams.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { makeUser } from '../../../tests/factories/user.ts';
import { someOf } from '../../../tests/thorough.ts';

const { db, database, server } = testWorld({
  users: [
    { name: 'Newcomer', activatedAt: null },
    { name: 'Broke', bankruptAt: new Date() },
    'Player',
    { name: 'Boss', isAdmin: true },
  ],
});
const addresses = {
  'not activated': 'newcomer@example.org',
  bankrupt: 'broke@example.org',
  activated: 'player@example.org',
  admin: 'boss@example.org',
} as const;
type State = 'nobody' | keyof typeof addresses;

function browserOf(state: State): Promise<Browser> {
  return state === 'nobody'
    ? Promise.resolve(makeBrowser(server))
    : makeLoggedInBrowser(server, database, addresses[state]);
}

/** Status with which each permission refuses each state of a user; null: allowed. */
const REFUSALS: Record<State, Record<Permission, 401 | 403 | null>> = {
  nobody: { anyone: null, session: 401, activated: 401, bankrupt: 401 },
  'not activated': { anyone: null, session: null, activated: 403, bankrupt: 403 },
  bankrupt: { anyone: null, session: null, activated: 403, bankrupt: null },
  activated: { anyone: null, session: null, activated: null, bankrupt: 403 },
  admin: { anyone: null, session: null, activated: null, bankrupt: 403 },
};

describe('every call', () => {
  it('declares a permission, a method, a path and a summary, at an address of its own', () => {
    const calls = declaredCalls();
    expect(calls.length).toBeGreaterThan(60);
    for (const call of calls) expect(call.meta.permission, call.name).toMatch(/^(anyone|session|activated|bankrupt)$/);
    const addressesOfCalls = calls.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
    expect(new Set(addressesOfCalls).size).toBe(calls.length);
  });

  it('keeps the server from starting if it declares no permission', () => {
    const { permission: _, ...rest } = contract.world.status['~orpc'].meta;
    const bare = { '~orpc': { ...contract.world.status['~orpc'], meta: rest } };
    expect(() => declaredCalls({ status: bare })).toThrow('declares no permission');
  });

  for (const state of Object.keys(REFUSALS) as State[]) {
    it(`refuses a user who is ${state} as declared, before it reads the input`, { timeout: 120_000 }, async () => {
      let browser = await browserOf(state);
      const calls = declaredCalls();
      // A visitor makes every call, each user every other one, of which the next user makes those in between.
      const tried = new Set(state === 'nobody' ? calls : someOf(calls, 3, Object.keys(REFUSALS).indexOf(state)));
      // Tried by all: the user whose half has its counterpart leaves the site in maintenance otherwise.
      for (const call of calls) if (call.name === 'admin.endMaintenance') tried.add(call);
      for (const call of calls) {
        const { permission, ability } = call.meta;
        const isAdminsOnly = state === 'activated' && ability?.roles.includes(admin) && !needsSubject(ability);
        const wanted = REFUSALS[state][permission] ?? (isAdminsOnly ? 403 : null);
        if ((wanted === null && isStream(call)) || !(tried.has(call) || isAdminsOnly)) continue;
        // Ids that do not exist: an allowed user gets not found or invalid input.
        const address = `/api${call.path.replace(/\{\w+\}/g, '999999')}`;
        const answer =
          call.method === 'GET'
            ? await browser.get(address)
            : await browser.unsafe(String(call.method), address, { a: 1 });
        const what = `${call.name} → ${answer.text.slice(0, 200)}`;
        if (wanted !== null) expect(answer.status, what).toBe(wanted);
        else expect([401, 419, 500], what).not.toContain(answer.status);
        if (answer.status === 403 && wanted === null) expect(answer.body.message, what).toMatch(/not|only/i);
        // The calls after it, and the tests, find the game open.
        if (call.name === 'admin.startMaintenance' && answer.status === 200)
          await browser.delete('/api/admin/maintenance');
        // A session may end through calls about itself.
        if (/^\/(auth|session|user)\b/.test(call.path)) browser = await browserOf(state);
      }
    });
  }
});

describe('the CSRF token', () => {
  it('is bound to the session: one from before the login is refused', async () => {
    const visitor = makeBrowser(server);
    await visitor.get('/api/sanctum/csrf-cookie');
    const browser = await browserOf('activated');
    browser.cookies.set('XSRF-TOKEN', visitor.cookies.get('XSRF-TOKEN') ?? '');
    browser.cookies.set('_csrf', visitor.cookies.get('_csrf') ?? '');
    expect((await browser.patch('/api/user', { onboarding: [] })).status).toBe(419);
    await browser.get('/api/sanctum/csrf-cookie');
    expect((await browser.patch('/api/user', { onboarding: [] })).status).toBe(200);
  });

  it('cannot be forged', async () => {
    const browser = await browserOf('activated');
    await browser.get('/api/sanctum/csrf-cookie');
    for (const token of ['', 'x', 'a-b', `${browser.cookies.get('XSRF-TOKEN')}x`]) {
      const answer = await browser.send('PATCH', '/api/user', {}, { 'x-xsrf-token': token });
      expect(answer.status, token).toBe(419);
    }
  });

  it('is set with 204 and nothing else', async () => {
    const browser = makeBrowser(server);
    const answer = await browser.get('/api/sanctum/csrf-cookie');
    expect(answer.status).toBe(204);
    expect(answer.text).toBe('');
    expect(browser.cookies.has('XSRF-TOKEN')).toBe(true);
  });
});

describe('rate limits', () => {
  beforeEach(() => database.db.delete(rateLimits));

  it('stop password guessing by address and by account, and say when to retry', async () => {
    const strict = await startTestServer(database, { rateLimitFactor: 0.1 });
    const browser = makeBrowser(strict);
    const statuses: number[] = [];
    for (let tries = 0; tries < 5; tries++) {
      const answer = await browser.post('/api/auth/login', { email: 'player@example.org', password: 'wrong' });
      statuses.push(answer.status);
      if (answer.status === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    // 10% of 20 tries per account: 2. Then 10% of 30 per address: 3.
    expect(statuses).toEqual([422, 422, 429, 429, 429]);
    // Reads still work.
    expect((await browser.get('/api/world/clock')).status).toBe(200);
    await strict.close();
  });

  it('lock out a guesser in all their browsers, but not the owner at home or others elsewhere', async () => {
    const strict = await startTestServer(database, { rateLimitFactor: 0.1 });
    const passwordHash = await hashPassword(PASSWORD);
    await makeUser(db, { name: 'Owner', passwordHash });
    await makeUser(db, { name: 'Neighbor', passwordHash });
    const tryAs = (browser: Browser, name: string, password: string) =>
      browser.post('/api/auth/login', { email: `${name}@example.org`, password });
    const whereabouts = { address: '203.0.113.1' };
    const home = makeBrowser(strict, whereabouts);
    expect((await tryAs(home, 'owner', PASSWORD)).status).toBe(200);
    await home.post('/api/auth/logout');
    const onTheRoad = { address: '192.0.2.7' };
    const guesser = makeBrowser(strict, onTheRoad);
    for (const guess of ['one', 'two']) expect((await tryAs(guesser, 'owner', guess)).status).toBe(422);
    const locked = await tryAs(guesser, 'owner', PASSWORD);
    expect(locked.status).toBe(429);
    expect(locked.body.code).toBe('auth.too-many-tries');
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(600);
    // Not in a new browser, and in the owner's browser not at another address.
    expect((await tryAs(makeBrowser(strict, { ...onTheRoad }), 'owner', PASSWORD)).status).toBe(429);
    onTheRoad.address = '198.51.100.9';
    expect((await tryAs(guesser, 'neighbor', 'a guess')).status).toBe(422);
    expect((await tryAs(guesser, 'neighbor', 'a guess')).status).toBe(429);
    // The owner in a known browser at the guesser's address, and another user in another browser.
    whereabouts.address = '192.0.2.7';
    expect((await tryAs(home, 'OWNER', PASSWORD)).status).toBe(200);
    expect((await tryAs(makeBrowser(strict, { address: '203.0.113.5' }), 'owner', PASSWORD)).status).toBe(200);
    // Wrong tries also count in the owner's browser, but only there.
    await home.post('/api/auth/logout');
    for (const wanted of [422, 422, 429]) expect((await tryAs(home, 'owner', 'no')).status).toBe(wanted);
    await strict.close();
  });

  it('hold many guessers together to this many tries an hour, and a mailed link bypasses that', async () => {
    const strict = await startTestServer(database, { rateLimitFactor: 0.03 });
    await makeUser(db, { name: 'Besieged', passwordHash: await hashPassword(PASSWORD) });
    const email = 'besieged@example.org';
    const at = (place: number) => makeBrowser(strict, { address: `198.51.100.${place}` });
    const logIn = (browser: Browser, password: string) => browser.post('/api/auth/login', { email, password });
    // 3% of 100 tries.
    for (const place of [1, 2, 3]) expect((await logIn(at(place), 'a guess')).status).toBe(422);
    expect((await logIn(at(4), PASSWORD)).status).toBe(429);
    await at(5).post('/api/auth/forgot-password', { email });
    const token = await mailedToken(database, LINKS.reset);
    const owner = at(6);
    const password = 'another long password';
    expect((await owner.post('/api/auth/reset-password', { token, email, password })).status).toBe(200);
    expect((await logIn(owner, password)).status).toBe(200);
    await strict.close();
  });

  it('count guesses and writes across all nodes, and reads on each node', async () => {
    const nodes = [
      await startTestServer(database, { rateLimitFactor: 0.03 }),
      await startTestServer(database, { rateLimitFactor: 0.03 }),
    ];
    const guesser = { address: '198.51.100.20' };
    const logIn = (node: TestServer) =>
      makeBrowser(node, guesser).post('/api/auth/login', { email: 'player@example.org', password: 'a guess' });
    const [guessed, written, read]: [number[], number[], number[]] = [[], [], []];
    for (const node of nodes) guessed.push((await logIn(node)).status);
    for (const node of [...nodes, ...nodes, ...nodes]) {
      const browser = await makeLoggedInBrowser(node, database, 'player@example.org');
      written.push((await browser.patch('/api/user', { onboarding: [] })).status);
      read.push((await browser.get('/api/user')).status);
    }
    // 3% of 20 guesses: 1. 3% of 120 writes: 4. Of 600 reads: 18, and two at a time on each node.
    expect(guessed).toEqual([422, 429]);
    expect(written).toEqual([200, 200, 200, 200, 429, 429]);
    expect(read).toEqual([200, 200, 200, 200, 200, 200]);
    for (const node of nodes) await node.close();
  });

  it('count a logged-in user’s tries against that user, whatever address the call names', async () => {
    const strict = await startTestServer(database, { rateLimitFactor: 0.1 });
    const browser = await makeLoggedInBrowser(strict, database, 'player@example.org');
    const statuses: number[] = [];
    for (let tries = 0; tries < 3; tries++) {
      const body = { email: `${tries}@example.org`, currentPassword: 'a guess', password: 'a long enough password' };
      statuses.push((await browser.post('/api/user/password', body)).status);
    }
    expect(statuses).toEqual([422, 422, 429]);
    await strict.close();
  });

  it('limit chat messages and reports, each on a budget of its own', async () => {
    const strict = await startTestServer(database, { rateLimitFactor: 0.1 });
    const browser = await makeLoggedInBrowser(strict, database, 'player@example.org');
    const [said, asked]: [number[], number[]] = [[], []];
    for (let calls = 0; calls < 7; calls++) {
      said.push((await browser.post('/api/games/999/messages', { text: `line ${calls}` })).status);
      asked.push((await browser.get('/api/games/999/report')).status);
    }
    // 10% of 30 messages a minute: 3. 10% of 60 requests: 6.
    expect(said).toEqual([404, 404, 404, 429, 429, 429, 429]);
    expect(asked).toEqual([404, 404, 404, 404, 404, 404, 429]);
    await strict.close();
  });

  it('stop scraping', async () => {
    const strict = await startTestServer(database, { rateLimitFactor: 0.01 });
    const browser = makeBrowser(strict);
    const statuses = [];
    for (let calls = 0; calls < 7; calls++) statuses.push((await browser.get('/api/world/clock')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
    await strict.close();
  });
});

describe('the season transition', () => {
  it('lets users read and log in but not play, and says when to come back', async () => {
    await db.update(world).set({ inMaintenance: true });
    const holder = await database.pool.connect();
    expect(await tryLock(holder, WORLD_LOCK)).toBe(true);
    const browser = await browserOf('activated');
    const status = await browser.get('/api/status');
    expect(status.status).toBe(503);
    expect(status.headers['retry-after']).toBe('10');
    expect((await browser.get('/api/user')).status).toBe(200);
    const unsafe = await browser.post('/api/notifications/read', {});
    expect(unsafe.status).toBe(503);
    expect(unsafe.headers['retry-after']).toBe('10');
    expect(unsafe.body.message).toContain('maintenance');
    expect((await browser.post('/api/logger', { error: 'it broke' })).status).toBe(204);
    expect((await (await browserOf('admin')).get('/api/admin/clock')).body.data.clock.phase).toBe('transition');
    expect((await (await browserOf('admin')).post('/api/admin/clock/pause')).status).toBe(200);
    expect((await browser.post('/api/auth/logout')).status).toBe(204);
    // Interrupted midway, so no process is left to reopen the game.
    holder.release(true);
    await expect.poll(async () => (await makeBrowser(server).get('/api/status')).status).toBe(200);
    const after = await browserOf('activated');
    expect((await after.post('/api/notifications/read', {})).status).toBeLessThan(400);
    expect((await after.get('/api/world/clock')).body.data.phase).not.toBe('transition');
    await db.update(world).set({ inMaintenance: false, pausedAt: null });
  });
});

describe('private data', () => {
  it('never shows in what another user may read: no address, hash, hidden rating or seed', {
    timeout: 120_000,
  }, async () => {
    const leagueIds = { PRO: 1, FRM: 2, U21: 3 };
    const boss = await rowOf(db, users, { email: 'boss@example.org' });
    await makeClub(db, { id: 1, leagueIds, managerId: boss.id, season: 3 });
    await makeRoster(db, 11);
    await db.insert(mails).values({ userId: boss.id, to: 'boss@example.org', subject: 's', text: 't', html: 'h' });
    const browser = await browserOf('activated');
    let found = 0;
    for (const call of declaredCalls().filter((read) => read.method === 'GET' && !isStream(read))) {
      for (const path of new Set(['1', '11'].map((id) => call.path.replace(/\{\w+\}/g, id)))) {
        const { status, text } = await browser.get(`/api${path}`);
        if (status === 200) found++;
        expect(text.replaceAll('player@example.org', ''), call.name).not.toMatch(
          /@example\.org|argon2|passwordHash|tokenHash|"(ceilings|peakAge|growthRate|progress|seed)"/,
        );
      }
    }
    expect(found).toBeGreaterThan(40);
  });
});
