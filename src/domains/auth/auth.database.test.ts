import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mails, users } from '#domains/account/tables.ts';
import { sessions } from '#domains/auth/tables.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { type Browser, makeBrowser, startTestServer, type TestServer } from '../../../tests/factories/server.ts';
import { makeWorld } from '../../../tests/factories/world.ts';

let database: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  database = await createTestDatabase();
  await makeWorld(database.db);
  server = await startTestServer(database);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const PASSWORD = 'a long enough password';
let count = 0;

/** Registers a new manager in a browser of his own. */
async function register(more: object = {}): Promise<{ browser: Browser; email: string; name: string }> {
  count++;
  const browser = makeBrowser(server);
  const email = `manager${count}@example.org`;
  const name = `Manager ${count}`;
  const answer = await browser.post('/api/auth/register', {
    email,
    password: PASSWORD,
    name,
    country: 'FI',
    timeZone: 'Europe/Helsinki',
    ...more,
  });
  expect(answer.status, answer.text).toBe(201);
  return { browser, email, name };
}

async function login(email: string, password = PASSWORD, more: object = {}) {
  const browser = makeBrowser(server);
  return { browser, answer: await browser.post('/api/auth/login', { email, password, ...more }) };
}

/** The token in the newest mail. */
async function mailedToken(pattern: RegExp): Promise<string> {
  const [mail] = await database.db.select().from(mails).orderBy(desc(mails.id)).limit(1);
  const found = mail && pattern.exec(mail.text);
  if (!found?.[1]) throw new Error(`no link in: ${mail?.text}`);
  return found[1];
}
const ACTIVATION = /\/email\/activate\?token=([\w-]+)/;
const RESET = /\/email\/reset-password\/([\w-]+)\?/;

describe('registering', () => {
  it('logs in, not activated, and mails a link that activates', async () => {
    const { browser, email } = await register();
    const before = await browser.get('/api/user');
    expect(before.status).toBe(200);
    expect(before.body.data).toMatchObject({ email, country: 'FI', activatedAt: null, isAdmin: false });
    expect((await browser.get('/api/nations')).status).toBe(403);

    const token = await mailedToken(ACTIVATION);
    // From another device: the link needs no session.
    const elsewhere = makeBrowser(server);
    expect((await elsewhere.post('/api/auth/activate', { token })).status).toBe(200);
    expect((await elsewhere.post('/api/auth/activate', { token })).status).toBe(200);
    expect((await browser.get('/api/user')).body.data.activatedAt).not.toBeNull();
    expect((await browser.get('/api/nations')).status).toBe(200);
  });

  it('says which field is taken, whatever its case', async () => {
    const { email, name } = await register();
    const again = await makeBrowser(server).post('/api/auth/register', {
      email: email.toUpperCase(),
      password: PASSWORD,
      name: 'Somebody Else',
      country: 'FI',
      timeZone: 'Europe/Helsinki',
    });
    expect(again.status).toBe(422);
    expect(Object.keys(again.body.errors)).toEqual(['email']);
    const namesake = await makeBrowser(server).post('/api/auth/register', {
      email: 'other@example.org',
      password: PASSWORD,
      name: name.toUpperCase(),
      country: 'FI',
      timeZone: 'Europe/Helsinki',
    });
    expect(Object.keys(namesake.body.errors)).toEqual(['name']);
  });

  it('names every field that cannot be used', async () => {
    const answer = await makeBrowser(server).post('/api/auth/register', {
      email: 'nobody',
      password: 'short',
      name: '7',
      country: 'Finland',
    });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors).sort()).toEqual(['country', 'email', 'name', 'password', 'timeZone']);
    const nowhere = {
      email: 'x@example.org',
      password: PASSWORD,
      name: 'Xavier',
      country: 'ZZ',
      timeZone: 'Moon/Crater',
    };
    const unknown = await makeBrowser(server).post('/api/auth/register', nowhere);
    expect(Object.keys(unknown.body.errors).sort()).toEqual(['country', 'timeZone']);
  });

  it('remembers who brought the newcomer, and refuses codes that nobody has', async () => {
    const { browser } = await register();
    const { refCode, id } = (await browser.get('/api/user')).body.data;
    const { email } = await register({ refCode: refCode.toLowerCase() });
    const [row] = await database.db.select().from(users).where(eq(users.email, email));
    expect(row?.referredByUserId).toBe(id);
    const refused = await makeBrowser(server).post('/api/auth/register', {
      email: 'ref@example.org',
      password: PASSWORD,
      name: 'Refused',
      country: 'FI',
      timeZone: 'UTC',
      refCode: 'NOBODY',
    });
    expect(refused.body.errors).toHaveProperty('refCode');
  });

  it('stores neither passwords nor tokens, only what they hash to', async () => {
    const { browser, email } = await register();
    const [row] = await database.db.select().from(users).where(eq(users.email, email));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const cookie = browser.cookies.get('rinkside_session') ?? '';
    const kept = await database.db.select().from(sessions);
    expect(JSON.stringify(kept)).not.toContain(cookie);
  });
});

describe('the activation mail', () => {
  it('can be sent again, after which the first link is stale', async () => {
    const { browser } = await register();
    const first = await mailedToken(ACTIVATION);
    expect((await browser.post('/api/auth/resend-activation')).status).toBe(200);
    const second = await mailedToken(ACTIVATION);
    expect(second).not.toBe(first);
    expect((await browser.post('/api/auth/activate', { token: first })).status).toBe(422);
    expect((await browser.post('/api/auth/activate', { token: second })).status).toBe(200);
    expect((await browser.post('/api/auth/resend-activation')).status).toBe(409);
  });

  it('goes to a corrected address, unless that is taken', async () => {
    const { email: taken } = await register();
    const { browser } = await register();
    const refused = await browser.post('/api/auth/change-activation-email', { email: taken });
    expect(refused.status).toBe(422);
    const changed = await browser.post('/api/auth/change-activation-email', { email: 'right@example.org' });
    expect(changed.status).toBe(200);
    const [mail] = await database.db.select().from(mails).orderBy(desc(mails.id)).limit(1);
    expect(mail?.to).toBe('right@example.org');
    expect((await browser.get('/api/user')).body.data.email).toBe('right@example.org');
  });

  it('holds a link that is stale after three days', async () => {
    const { browser } = await register();
    const token = await mailedToken(ACTIVATION);
    const before = server.clock.now;
    server.clock.now = new Date(before.getTime() + 73 * 60 * 60_000);
    const answer = await browser.post('/api/auth/activate', { token });
    server.clock.now = before;
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toHaveProperty('token');
  });
});

describe('logging in', () => {
  it('takes the right password, whatever the case of the address', async () => {
    const { email } = await register();
    const { browser, answer } = await login(email.toUpperCase());
    expect(answer.status).toBe(200);
    expect((await browser.get('/api/user')).body.data.email).toBe(email);
  });

  it('answers the same to a wrong password and to an address that nobody has', async () => {
    const { email } = await register();
    const wrong = (await login(email, 'not the password')).answer;
    const unknown = (await login('nobody-at-all@example.org')).answer;
    expect(wrong.status).toBe(422);
    expect(wrong.body.errors).toHaveProperty('email');
    expect(unknown.body).toEqual(wrong.body);
    expect(unknown.status).toBe(wrong.status);
  });

  it('works as long for an address that nobody has', async () => {
    const { email } = await register();
    const time = async (address: string) => {
      const begin = performance.now();
      await login(address, 'not the password');
      return performance.now() - begin;
    };
    // The quickest of several tries, taken in turn: a busy machine slows some of them down, but none up.
    const known: number[] = [];
    const unknown: number[] = [];
    for (let tries = 0; tries < 5; tries++) {
      known.push(await time(email));
      unknown.push(await time('nobody-at-all@example.org'));
    }
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 2);
  });

  it('sets a cookie that scripts cannot read and other sites do not send', async () => {
    const { email } = await register();
    const { answer } = await login(email);
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/rinkside_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax/);
    expect(cookie).not.toMatch(/rinkside_session=[^,]*Max-Age/);
    const remembered = (await login(email, PASSWORD, { remember: true })).answer;
    expect(String(remembered.headers['set-cookie'])).toMatch(/rinkside_session=[\w-]{43}; Max-Age=7776000/);
  });

  it('wakes a paused account', async () => {
    const { browser, email } = await register();
    expect((await browser.post('/api/user/pause', { password: 'wrong password' })).status).toBe(422);
    expect((await browser.post('/api/user/pause', { password: PASSWORD })).status).toBe(204);
    expect((await browser.get('/api/user')).status).toBe(401);
    const { browser: back } = await login(email);
    expect((await back.get('/api/user')).status).toBe(200);
    const [row] = await database.db.select().from(users).where(eq(users.email, email));
    expect(row?.deactivatedAt).toBeNull();
  });
});

describe('a session', () => {
  it('is gone on the server after logging out', async () => {
    const { browser } = await register();
    const cookie = browser.cookies.get('rinkside_session') ?? '';
    expect((await browser.post('/api/auth/logout')).status).toBe(204);
    browser.cookies.set('rinkside_session', cookie);
    expect((await browser.get('/api/user')).status).toBe(401);
  });

  it('lives on while it is used, and ends two weeks after the last visit', async () => {
    const { browser } = await register();
    const begin = server.clock.now;
    const inDays = async (days: number) => {
      server.clock.now = new Date(begin.getTime() + days * 24 * 60 * 60_000);
      const { status } = await browser.get('/api/user');
      return status;
    };
    expect(await inDays(13)).toBe(200);
    await visitIsWritten();
    expect(await inDays(26)).toBe(200);
    await visitIsWritten();
    expect(await inDays(41)).toBe(401);
    server.clock.now = begin;
  });

  it('is listed for its owner, who can end it from elsewhere but not those of others', async () => {
    const { browser, email } = await register();
    const { browser: elsewhere } = await login(email);
    const { browser: stranger } = await register();
    const list = (await browser.get('/api/user/sessions')).body.data;
    expect(list).toHaveLength(2);
    const other = list.find((session: { isCurrent: boolean }) => !session.isCurrent);
    expect((await stranger.delete(`/api/user/sessions/${other.id}`)).status).toBe(404);
    expect((await elsewhere.get('/api/user')).status).toBe(200);
    expect((await browser.delete(`/api/user/sessions/${other.id}`)).status).toBe(204);
    expect((await elsewhere.get('/api/user')).status).toBe(401);
    expect((await browser.get('/api/user')).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  it('is replaced by way of a mail, once, and all sessions end', async () => {
    const { browser, email } = await register();
    expect((await makeBrowser(server).post('/api/auth/forgot-password', { email })).status).toBe(200);
    const token = await mailedToken(RESET);
    const reset = { token, email, password: 'another long password' };
    const wrongAddress = await makeBrowser(server).post('/api/auth/reset-password', {
      ...reset,
      email: 'x@example.org',
    });
    expect(wrongAddress.status).toBe(422);
    expect((await makeBrowser(server).post('/api/auth/reset-password', reset)).status).toBe(200);
    expect((await browser.get('/api/user')).status).toBe(401);
    expect((await login(email)).answer.status).toBe(422);
    expect((await login(email, reset.password)).answer.status).toBe(200);
    const again = await makeBrowser(server).post('/api/auth/reset-password', reset);
    expect(again.status).toBe(422);
    expect(again.body.errors).toHaveProperty('token');
  });

  it('gets the same answer for an address that nobody has, and no mail', async () => {
    const { email } = await register();
    const known = await makeBrowser(server).post('/api/auth/forgot-password', { email });
    const before = await database.db.$count(mails);
    const unknown = await makeBrowser(server).post('/api/auth/forgot-password', { email: 'nobody@example.org' });
    expect(unknown.status).toBe(200);
    expect(unknown.body).toEqual(known.body);
    expect(await database.db.$count(mails)).toBe(before);
  });

  it('has a link that is stale after an hour', async () => {
    const { email } = await register();
    await makeBrowser(server).post('/api/auth/forgot-password', { email });
    const token = await mailedToken(RESET);
    const before = server.clock.now;
    server.clock.now = new Date(before.getTime() + 61 * 60_000);
    const late = await makeBrowser(server).post('/api/auth/reset-password', { token, email, password: PASSWORD });
    server.clock.now = before;
    expect(late.status).toBe(422);
  });
});

describe('mails', () => {
  it('can be read in the outbox, with their links', async () => {
    const { email } = await register();
    const list = await makeBrowser(server).get('/dev/outbox');
    expect(list.text).toContain(email);
    const [, path] = /href="(\/dev\/outbox\/\d+)"/.exec(list.text) ?? [];
    const mail = await makeBrowser(server).get(path ?? '');
    expect(mail.text).toContain('http://localhost:3000/email/activate?token=');
    expect((await makeBrowser(server).get('/dev/outbox/999999')).status).toBe(404);
  });

  it('are queued in the transaction that they tell of', async () => {
    await register();
    const { rows } = await database.pool.query(
      "select 1 from graphile_worker.jobs where task_identifier = 'send-mails'",
    );
    expect(rows).toHaveLength(1);
  });
});

/** Visits are written down after the answer. */
async function visitIsWritten(): Promise<void> {
  await vi.waitFor(async () => {
    expect(await database.db.$count(sessions, eq(sessions.lastSeenAt, server.clock.now))).toBe(1);
  });
}
