import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { deleteUser } from '#domains/account/store/erase-user.ts';
import { findUserByEmail } from '#domains/account/store/users.ts';
import { users } from '#domains/account/tables.ts';
import { logIn as openSessionOf } from '#domains/auth/store/accounts.ts';
import { sessions } from '#domains/auth/tables.ts';
import { slices } from '#domains/slices.ts';
import { mails } from '#platform/mail/tables.ts';
import { LINKS, logIn, mailedToken, PASSWORD, register } from '../../../tests/factories/newcomers.ts';
import { makeBrowser, startTestServer } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const { db, database, server } = testWorld();

describe('logging in', () => {
  it('takes the right password, in any case of the address', async () => {
    const { email } = await register(server);
    const { browser, answer } = await logIn(server, email.toUpperCase());
    expect(answer.status).toBe(200);
    expect((await browser.get('/api/user')).body.data.email).toBe(email);
  });

  it('gives one response to a wrong password and to an unknown address', async () => {
    const { email } = await register(server);
    const wrong = (await logIn(server, email, { password: 'not the password' })).answer;
    const unknown = (await logIn(server, 'nobody-at-all@example.org')).answer;
    expect(wrong.status).toBe(422);
    expect(wrong.body.errors).toHaveProperty('email');
    expect(unknown.body).toEqual(wrong.body);
    expect(unknown.status).toBe(wrong.status);
  });

  it('takes as long for an unknown address', async () => {
    const { email } = await register(server);
    // Measured in CPU time, hashing included: wall-clock time also counts other work of the machine.
    const work = async (address: string) => {
      const before = process.cpuUsage();
      await logIn(server, address, { password: 'not the password' });
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let tries = 0; tries < 5; tries++) {
      known.push(await work(email));
      unknown.push(await work('nobody-at-all@example.org'));
    }
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 2);
  });

  it('sets a cookie that scripts cannot read and other sites cannot send', async () => {
    const { email } = await register(server);
    const { answer } = await logIn(server, email);
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/rinkside_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax/);
    expect(cookie).not.toMatch(/rinkside_session=[^,]*Max-Age/);
    const remembered = (await logIn(server, email, { remember: true })).answer;
    expect(String(remembered.headers['set-cookie'])).toMatch(/rinkside_session=[\w-]{43}; Max-Age=7776000/);
  });

  it('resumes a paused account', async () => {
    const { browser, email } = await register(server);
    expect((await browser.post('/api/user/pause', { password: 'wrong password' })).status).toBe(422);
    expect((await browser.post('/api/user/pause', { password: PASSWORD })).status).toBe(204);
    expect((await browser.get('/api/user')).status).toBe(401);
    const { browser: back } = await logIn(server, email);
    expect((await back.get('/api/user')).status).toBe(200);
    const [row] = await db.select().from(users).where(eq(users.email, email));
    expect(row?.deactivatedAt).toBeNull();
  });
});

describe('a login still being checked', () => {
  it('opens no session when the password is changed or the account deleted meanwhile', async () => {
    const { email } = await register(server);
    const checked = await findUserByEmail(db, email);
    if (!checked) throw new Error('nobody has registered');
    const session = { isRemembered: false, userAgent: 'test', ip: '', deviceId: '', now: server.clock.now };
    const opened = () => openSessionOf(db, checked, session);
    expect(await opened()).not.toBeNull();
    await db.update(users).set({ passwordHash: 'another' }).where(eq(users.id, checked.id));
    expect(await opened()).toBeNull();
    const { passwordHash } = checked;
    await db.update(users).set({ passwordHash }).where(eq(users.id, checked.id));
    expect(await opened()).not.toBeNull();
    await deleteUser(db, checked.id, { now: server.clock.now, nouns: slices });
    expect(await opened()).toBeNull();
    expect(await db.$count(sessions, eq(sessions.userId, checked.id))).toBe(0);
  });

  it('waits for a deletion in progress, and then finds no account', async () => {
    const { email, browser } = await register(server);
    const [gone, ...logins] = await Promise.all([
      browser.post('/api/user/delete', { password: PASSWORD }),
      ...Array.from({ length: 6 }, () => logIn(server, email)),
    ]);
    expect(gone.status).toBe(204);
    for (const login of logins) expect((await login.browser.get('/api/user')).status).toBe(401);
  });
});

describe('a session', () => {
  it('no longer exists on the server after logout', async () => {
    const { browser } = await register(server);
    const cookie = browser.cookies.get('rinkside_session') ?? '';
    expect((await browser.post('/api/auth/logout')).status).toBe(204);
    browser.cookies.set('rinkside_session', cookie);
    expect((await browser.get('/api/user')).status).toBe(401);
  });

  it('stays alive while used, and ends two weeks after the last visit', async () => {
    const { browser } = await register(server);
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

  it('is listed for its user, who can end it from elsewhere, but not those of others', async () => {
    const { browser, email } = await register(server);
    const { browser: elsewhere } = await logIn(server, email);
    const { browser: stranger } = await register(server);
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
  it('is reset through a mail, once, and ends all sessions', async () => {
    const { browser, email } = await register(server);
    expect((await makeBrowser(server).post('/api/auth/forgot-password', { email })).status).toBe(200);
    const token = await mailedToken(database, LINKS.reset);
    const reset = { token, email, password: 'another long password' };
    const wrongAddress = await makeBrowser(server).post('/api/auth/reset-password', {
      ...reset,
      email: 'x@example.org',
    });
    expect(wrongAddress.status).toBe(422);
    expect((await makeBrowser(server).post('/api/auth/reset-password', reset)).status).toBe(200);
    expect((await browser.get('/api/user')).status).toBe(401);
    expect((await logIn(server, email)).answer.status).toBe(422);
    expect((await logIn(server, email, { password: reset.password })).answer.status).toBe(200);
    const again = await makeBrowser(server).post('/api/auth/reset-password', reset);
    expect(again.status).toBe(422);
    expect(again.body.errors).toHaveProperty('token');
  });

  it('gets the same response for an unknown address, and no mail', async () => {
    const { email } = await register(server);
    const known = await makeBrowser(server).post('/api/auth/forgot-password', { email });
    const before = await db.$count(mails);
    const unknown = await makeBrowser(server).post('/api/auth/forgot-password', { email: 'nobody@example.org' });
    expect(unknown.status).toBe(200);
    expect(unknown.body).toEqual(known.body);
    expect(await db.$count(mails)).toBe(before);
  });

  it('cannot be reset through a link mailed to a former address of the account', async () => {
    const { browser, email } = await register(server);
    await browser.post('/api/auth/forgot-password', { email });
    const token = await mailedToken(database, LINKS.reset);
    const victim = 'victim@example.org';
    expect((await browser.post('/api/auth/change-activation-email', { email: victim })).status).toBe(200);
    const reset = await makeBrowser(server).post('/api/auth/reset-password', {
      token,
      email: victim,
      password: 'another long password',
    });
    expect(reset.status).toBe(422);
    expect((await browser.get('/api/user')).body.data.activatedAt).toBeNull();
  });

  it('has reset links that expire when the password changes', async () => {
    const { browser, email } = await register(server);
    await browser.post('/api/auth/forgot-password', { email });
    const token = await mailedToken(database, LINKS.reset);
    const change = { currentPassword: PASSWORD, password: 'a third long password' };
    expect((await browser.post('/api/user/password', change)).status).toBe(200);
    const reset = { token, email, password: 'another long password' };
    expect((await makeBrowser(server).post('/api/auth/reset-password', reset)).status).toBe(422);
  });

  it('gets a limited number of mails, so that repeated requests neither fill the mailbox nor expire the link', async () => {
    const { email } = await register(server);
    const ask = () => makeBrowser(server).post('/api/auth/forgot-password', { email });
    await ask();
    const token = await mailedToken(database, LINKS.reset);
    const before = await db.$count(mails);
    expect((await ask()).status).toBe(200);
    expect(await db.$count(mails)).toBe(before);
    const begin = server.clock.now;
    server.clock.now = new Date(begin.getTime() + 6 * 60_000);
    await ask();
    server.clock.now = begin;
    expect(await db.$count(mails)).toBe(before + 1);
    const stale = { token, email, password: 'another long password' };
    expect((await makeBrowser(server).post('/api/auth/reset-password', stale)).status).toBe(422);
  });

  it('has a reset link that expires after an hour', async () => {
    const { email } = await register(server);
    await makeBrowser(server).post('/api/auth/forgot-password', { email });
    const token = await mailedToken(database, LINKS.reset);
    const before = server.clock.now;
    server.clock.now = new Date(before.getTime() + 61 * 60_000);
    const late = await makeBrowser(server).post('/api/auth/reset-password', { token, email, password: PASSWORD });
    server.clock.now = before;
    expect(late.status).toBe(422);
  });
});

describe('the server log', () => {
  it('lists the calls made, but no password, token, cookie or address', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
    const talkative = await startTestServer(database, { log });
    const { browser, email } = await register(talkative);
    const activation = await mailedToken(database, LINKS.activation);
    await browser.get(`/email/activate?token=${activation}`);
    await browser.post('/api/auth/activate', { token: activation });
    await browser.post('/api/auth/forgot-password', { email });
    const reset = await mailedToken(database, LINKS.reset);
    await browser.get(`/email/reset-password/${reset}?email=${email}`);
    await logIn(talkative, email);
    await browser.post('/api/logger', { error: `failed at /email/reset-password/${reset} for ${email}` });
    await talkative.close();
    const said = lines.join('');
    expect(said).toContain('"call":"auth.register"');
    expect(said).toContain('failed at /email/reset-password/…');
    for (const secret of [email, PASSWORD, activation, reset, ...browser.cookies.values()]) {
      expect(said).not.toContain(secret);
    }
  });
});

/** Waits for the visit, which is recorded after the answer. */
async function visitIsWritten(): Promise<void> {
  await vi.waitFor(async () => {
    expect(await db.$count(sessions, eq(sessions.lastSeenAt, server.clock.now))).toBe(1);
  });
}
