import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOperatorApp } from '#app/http/operator-app.ts';
import { users } from '#domains/account/tables.ts';
import { makeResetLink } from '#domains/auth/store/accounts.ts';
import { sessions } from '#domains/auth/tables.ts';
import { MAX_ASKED, newestMails } from '#platform/mail/outbox.ts';
import { mails } from '#platform/mail/tables.ts';
import { LINKS, mailedToken, PASSWORD, register } from '../../../tests/factories/newcomers.ts';
import { makeBrowser, startTestServer, type TestServer } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const { db, database, server } = testWorld();

describe('registration', () => {
  it('logs in without activation, and mails a link that activates the account', async () => {
    const { browser, email } = await register(server);
    const before = await browser.get('/api/user');
    expect(before.status).toBe(200);
    expect(before.body.data).toMatchObject({ email, country: 'FI', activatedAt: null, isAdmin: false });
    expect((await browser.get('/api/nations')).status).toBe(403);

    const token = await mailedToken(database, LINKS.activation);
    // From another device: the link needs no session.
    const elsewhere = makeBrowser(server);
    expect((await elsewhere.post('/api/auth/activate', { token })).status).toBe(200);
    expect((await elsewhere.post('/api/auth/activate', { token })).status).toBe(200);
    expect((await browser.get('/api/user')).body.data.activatedAt).not.toBeNull();
    expect((await browser.get('/api/nations')).status).toBe(200);
  });

  it('says that a name is taken, whatever its case and alphabet', async () => {
    await register(server, { name: 'Petra' });
    const other = { email: 'other@example.org', password: PASSWORD, country: 'FI', timeZone: 'Europe/Helsinki' };
    for (const name of ['PETRA', '\uff30etra']) {
      const namesake = await makeBrowser(server).post('/api/auth/register', { ...other, name });
      expect(Object.keys(namesake.body.errors), name).toEqual(['name']);
    }
    await register(server, { name: 'Сора Рех' });
    const lookalike = await makeBrowser(server).post('/api/auth/register', { ...other, name: 'Copa Pex' });
    expect(Object.keys(lookalike.body.errors)).toEqual(['name']);
  });

  it('gives one response whether an address is verified or not, and notifies only its owner', async () => {
    const { browser: owner, email } = await register(server, { name: 'Aino Owner' });
    await makeBrowser(server).post('/api/auth/activate', { token: await mailedToken(database, LINKS.activation) });
    const attempt = async (address: string, name: string) => {
      const browser = makeBrowser(server);
      const person = { password: PASSWORD, name, country: 'FI', timeZone: 'Europe/Helsinki' };
      const { status, body } = await browser.post('/api/auth/register', { ...person, email: address });
      const { data } = (await browser.get('/api/user')).body;
      return { browser, status, body, seen: { activatedAt: data.activatedAt, onboarding: data.onboarding } };
    };
    const stranger = await attempt(email.toUpperCase(), 'Stranger One');
    const [mail] = await db.select().from(mails).orderBy(desc(mails.id)).limit(1);
    expect(mail).toMatchObject({ to: email, subject: 'You already have a Rinkside account' });
    expect(mail?.text).not.toContain('Stranger One');
    const newcomer = await attempt('nobody-yet@example.org', 'Stranger Two');
    expect({ status: stranger.status, body: stranger.body, seen: stranger.seen }).toEqual({
      status: newcomer.status,
      body: newcomer.body,
      seen: newcomer.seen,
    });
    // Requesting it again and correcting the address reveal no more than that.
    expect((await stranger.browser.post('/api/auth/resend-activation')).status).toBe(200);
    const corrected = await newcomer.browser.post('/api/auth/change-activation-email', { email });
    expect(corrected.status).toBe(200);
    // The account stays the owner's: she logs in, gets the reset links, and the stranger sees none of her mails.
    const login = await makeBrowser(server).post('/api/auth/login', { email, password: PASSWORD });
    expect(login.body.message).toBe('Welcome back, Aino Owner.');
    expect((await owner.get('/api/user')).body.data.activatedAt).not.toBeNull();
    await stranger.browser.post('/api/user/delete', { password: PASSWORD });
    expect(await db.$count(mails, eq(mails.to, email))).toBeGreaterThan(1);
  });

  it('gives an address entered twice to the account that opens the mail, even with both links opened at once', async () => {
    for (let round = 0; round < 6; round++) {
      const email = `shared-${round}@example.org`;
      await register(server, { email });
      const first = await mailedToken(database, LINKS.activation);
      await register(server, { email });
      const second = await mailedToken(database, LINKS.activation);
      const answers = await Promise.all(
        [first, second].map((token) => makeBrowser(server).post('/api/auth/activate', { token })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
      const proved = await db.select().from(users).where(eq(users.email, email));
      expect(proved.filter(({ activatedAt }) => activatedAt !== null)).toHaveLength(1);
    }
  });

  it('sends a few mails an hour to an address, no matter who asks, and the last link stays valid', async () => {
    const email = 'flooded@example.org';
    // Which one can unsubscribe from: they do not count.
    const digest = { userId: 1, to: email, subject: 's', text: 't', html: 'h', unsubscribeUrl: 'https://example.org' };
    await db.insert(mails).values(Array.from({ length: MAX_ASKED }, () => digest));
    const many = Array.from({ length: 2 * MAX_ASKED }, (_, index) => `Flood ${'abcdefghijkl'[index]}`);
    await Promise.all(
      many.map((name, index) => register(server, { name, email: index % 2 ? email : email.toUpperCase() })),
    );
    const sent = () => db.$count(mails, and(eq(sql`lower(${mails.to})`, email), isNull(mails.unsubscribeUrl)));
    expect(await sent()).toBe(MAX_ASKED);
    const token = await mailedToken(database, LINKS.activation);
    expect((await makeBrowser(server).post('/api/auth/activate', { token })).status).toBe(200);
    // Nobody is kept from a new password.
    expect((await makeBrowser(server).post('/api/auth/forgot-password', { email })).status).toBe(200);
    expect(await sent()).toBe(MAX_ASKED + 1);
    const late = makeBrowser(server);
    await late.post('/api/auth/register', {
      email,
      name: 'Late One',
      password: PASSWORD,
      country: 'FI',
      timeZone: 'UTC',
    });
    expect((await late.post('/api/auth/resend-activation')).body).toMatchObject({ code: 'auth.too-many-mails' });
    expect(await sent()).toBe(MAX_ASKED + 1);
  });

  it('refuses passwords that are easy to guess', async () => {
    const person = { email: 'mikko@example.org', name: 'Mikko Vainio', country: 'FI', timeZone: 'Europe/Helsinki' };
    const attempt = (password: string) => makeBrowser(server).post('/api/auth/register', { ...person, password });
    for (const password of ['aaaaaaaaaa', 'password123', '1234567890', 'qwertyuiop', 'Mikko Vainio1', 'hockeyhockey']) {
      const answer = await attempt(password);
      expect(answer.status, password).toBe(422);
      expect(Object.keys(answer.body.errors)).toEqual(['password']);
    }
    expect((await attempt('saucer pass to the slot')).status).toBe(201);
  });

  describe('on a server without mail that only this machine reaches', () => {
    const person = { password: PASSWORD, country: 'FI', timeZone: 'Europe/Helsinki' };
    let local: TestServer;
    beforeAll(async () => {
      local = await startTestServer(database, { activation: 'at-once' });
    });
    afterAll(() => local.close());

    it('activates an account at once, and sends no mail', async () => {
      const browser = makeBrowser(local);
      expect((await browser.get('/api/auth/activation')).body).toEqual({ data: { activation: 'at-once' } });
      const email = 'local@example.org';
      expect((await browser.post('/api/auth/register', { ...person, email, name: 'Local Hero' })).status).toBe(201);
      const { activatedAt } = (await browser.get('/api/session')).body.data;
      expect(activatedAt).toBe(local.clock.now.toISOString());
      const sent = (await newestMails(db, 100)).filter(({ to }) => to === email);
      expect(sent).toEqual([]);
    });

    it('refuses an address that another account has, as it refuses a name, and queues no mail', async () => {
      const browser = makeBrowser(local);
      const taken = { errors: { email: [expect.any(String)] }, faults: { email: { code: 'account.email-taken' } } };
      const register = { ...person, email: 'LOCAL@example.org', name: 'Second Local' };
      const mailsBefore = await db.$count(mails);
      const refused = await browser.post('/api/auth/register', register);
      expect([refused.status, refused.body]).toMatchObject([422, taken]);
      expect((await browser.get('/api/session')).body.data).toBeNull();
      const email = 'second.local@example.org';
      expect((await browser.post('/api/auth/register', { ...register, email })).status).toBe(201);
      expect((await browser.get('/api/session')).body.data).toMatchObject({ email, activatedAt: expect.any(String) });
      const change = (to: string) => browser.post('/api/user/email', { email: to, password: PASSWORD });
      expect((await change('local@example.org')).body).toMatchObject(taken);
      expect((await change('third.local@example.org')).status).toBe(204);
      expect((await browser.get('/api/session')).body.data.email).toBe('third.local@example.org');
      const forgotten = await browser.post('/api/auth/forgot-password', { email: 'local@example.org' });
      expect(forgotten.body.message).toBe('This server sends no mail.');
      expect(await db.$count(mails)).toBe(mailsBefore);
    });

    it('activates none that comes through a proxy, whatever host it names', async () => {
      for (const headers of [{ 'x-forwarded-for': '203.0.113.9' }, { host: 'rebound.example' }]) {
        const answer = await local.app.inject({ url: '/api/auth/activation', headers });
        expect(answer.json()).toEqual({ data: { activation: 'operator' } });
      }
    });

    it('resets a password once, by the link the operator creates', async () => {
      const link = await makeResetLink(db, 'LOCAL@example.org', {
        publicUrl: 'http://localhost:3000',
        now: local.clock.now,
      });
      const url = new URL(link ?? '');
      expect(url.pathname).toMatch(/^\/email\/reset-password\//);
      const reset = {
        token: url.pathname.split('/').at(-1),
        email: url.searchParams.get('email'),
        password: 'one timer from the point',
      };
      expect((await makeBrowser(local).post('/api/auth/reset-password', reset)).status).toBe(200);
      expect((await makeBrowser(local).post('/api/auth/reset-password', reset)).status).toBe(422);
      const login = { email: 'local@example.org', password: reset.password };
      expect((await makeBrowser(local).post('/api/auth/login', login)).status).toBe(200);
      const nobody = { publicUrl: 'http://localhost:3000', now: local.clock.now };
      expect(await makeResetLink(db, 'stranger@example.org', nobody)).toBeNull();
    });
  });

  it('takes a former name of a time zone, and stores the current one', async () => {
    const person = { email: 'kyiv@example.org', password: PASSWORD, name: 'Olena Shevchenko', country: 'UA' };
    const browser = makeBrowser(server);
    expect((await browser.post('/api/auth/register', { ...person, timeZone: 'Europe/Kiev' })).status).toBe(201);
    expect((await browser.get('/api/session')).body.data.timeZone).toBe('Europe/Kyiv');
  });

  it('names every invalid field', async () => {
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

  it('stores who referred the new user, and refuses unknown codes', async () => {
    const { browser } = await register(server);
    const { refCode, id } = (await browser.get('/api/user')).body.data;
    const { email } = await register(server, { refCode: refCode.toLowerCase() });
    const [row] = await db.select().from(users).where(eq(users.email, email));
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

  it('stores passwords and tokens only as hashes', async () => {
    const { browser, email } = await register(server);
    const [row] = await db.select().from(users).where(eq(users.email, email));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const cookie = browser.cookies.get('rinkside_session') ?? '';
    const kept = await db.select().from(sessions);
    expect(JSON.stringify(kept)).not.toContain(cookie);
  });
});

describe('the activation mail', () => {
  it('can be sent again, which expires the first link', async () => {
    const { browser } = await register(server);
    const first = await mailedToken(database, LINKS.activation);
    expect((await browser.post('/api/auth/resend-activation')).status).toBe(200);
    const second = await mailedToken(database, LINKS.activation);
    expect(second).not.toBe(first);
    expect((await browser.post('/api/auth/activate', { token: first })).status).toBe(422);
    expect((await browser.post('/api/auth/activate', { token: second })).status).toBe(200);
    expect((await browser.post('/api/auth/resend-activation')).status).toBe(409);
  });

  it('goes to a corrected address', async () => {
    const { browser } = await register(server);
    const changed = await browser.post('/api/auth/change-activation-email', { email: 'right@example.org' });
    expect(changed.status).toBe(200);
    const [mail] = await db.select().from(mails).orderBy(desc(mails.id)).limit(1);
    expect(mail?.to).toBe('right@example.org');
    expect((await browser.get('/api/user')).body.data.email).toBe('right@example.org');
  });

  it('never activates an address it was not sent to, even when both happen at once', async () => {
    for (let round = 0; round < 8; round++) {
      const { browser } = await register(server);
      const token = await mailedToken(database, LINKS.activation);
      const unproved = `unproved-${round}@example.org`;
      const [corrected, activated] = await Promise.all([
        browser.post('/api/auth/change-activation-email', { email: unproved }),
        makeBrowser(server).post('/api/auth/activate', { token }),
      ]);
      expect([corrected.status, activated.status].sort()).toEqual([200, corrected.status === 200 ? 422 : 409]);
      const { data } = (await browser.get('/api/user')).body;
      expect(data.activatedAt === null).toBe(data.email === unproved);
    }
  });

  it('holds a link that expires after three days', async () => {
    const { browser } = await register(server);
    const token = await mailedToken(database, LINKS.activation);
    const before = server.clock.now;
    server.clock.now = new Date(before.getTime() + 73 * 60 * 60_000);
    const answer = await browser.post('/api/auth/activate', { token });
    server.clock.now = before;
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toHaveProperty('token');
  });
});

describe('mails', () => {
  it('are readable in the outbox, with their links', async () => {
    const { email } = await register(server);
    const app = createOperatorApp({ db, metrics: server.app.metrics, hasDevOutbox: true });
    const list = await makeBrowser({ app }).get('/dev/outbox');
    expect(list.text).toContain(email);
    const [, path] = /href="(\/dev\/outbox\/\d+)"/.exec(list.text) ?? [];
    const mail = await makeBrowser({ app }).get(path ?? '');
    expect(mail.text).toContain('http://localhost:3000/email/activate?token=');
    expect((await makeBrowser({ app }).get('/dev/outbox/999999')).status).toBe(404);
    await app.close();
  });

  it('are queued in the transaction they report', async () => {
    await register(server);
    const { rows } = await database.pool.query(
      "select 1 from graphile_worker.jobs where task_identifier = 'send-mails'",
    );
    expect(rows).toHaveLength(1);
  });
});
