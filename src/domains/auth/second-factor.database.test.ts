import { desc, eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { MAX_WRONG_CODES, RECOVERY_CODES, WRONG_CODES_MINUTES } from '#domains/auth/constants.ts';
import { recoveryCodes, secondFactors } from '#domains/auth/tables.ts';
import { mails } from '#platform/mail/tables.ts';
import { PASSWORD, register } from '../../../tests/factories/newcomers.ts';
import { type Browser, makeBrowser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const MINUTE = 60_000;

const { db, server } = testWorld();

/** Returns the code that the phone's app shows now. */
function codeOf(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now.getTime() });
}

function later(minutes: number): void {
  server.clock.now = new Date(server.clock.now.getTime() + minutes * MINUTE);
}

interface Owner {
  browser: Browser;
  email: string;
  secret: string;
  codes: string[];
}

/** Creates a user with two-step login. */
async function makeOwner(): Promise<Owner> {
  const { browser, email } = await register(server);
  const begun = await browser.post('/api/user/second-factor', { password: PASSWORD });
  const { secret, qr } = begun.body.data;
  expect(qr).toMatch(/^<svg/);
  const confirmed = await browser.post('/api/user/second-factor/confirm', { code: codeOf(secret) });
  expect(confirmed.status, confirmed.text).toBe(200);
  later(1);
  return { browser, email, secret, codes: confirmed.body.data };
}

const attempt = (email: string, more: object = {}) =>
  makeBrowser(server).post('/api/auth/login', { email, password: PASSWORD, ...more });

describe('two-step login', () => {
  it('is on only once a code from the app was entered', async () => {
    const { browser, email } = await register(server);
    expect((await browser.get('/api/user/second-factor')).body.data).toEqual({ since: null, recoveryCodesLeft: 0 });
    const wrong = await browser.post('/api/user/second-factor', { password: 'not the password' });
    expect(Object.keys(wrong.body.errors)).toEqual(['password']);
    const { body } = await browser.post('/api/user/second-factor', { password: PASSWORD });
    const refused = await browser.post('/api/user/second-factor/confirm', { code: '000000' });
    expect(Object.keys(refused.body.errors)).toEqual(['code']);
    expect((await attempt(email)).status).toBe(200);
    const confirmed = await browser.post('/api/user/second-factor/confirm', { code: codeOf(body.data.secret) });
    expect(new Set(confirmed.body.data).size).toBe(RECOVERY_CODES);
    const { data } = (await browser.get('/api/user/second-factor')).body;
    expect(data).toEqual({ since: expect.any(String), recoveryCodesLeft: RECOVERY_CODES });
    expect((await browser.post('/api/user/second-factor', { password: PASSWORD })).status).toBe(409);
    expect((await browser.post('/api/user/second-factor/confirm', { code: '000000' })).status).toBe(409);
  });

  it('asks for the code after the password, and takes each code once', async () => {
    const { email, secret } = await makeOwner();
    const needed = await attempt(email);
    expect([needed.status, Object.keys(needed.body.errors)]).toEqual([422, ['code']]);
    const wrongPassword = await attempt(email, { password: 'not the password', code: codeOf(secret) });
    expect(Object.keys(wrongPassword.body.errors)).toEqual(['email']);
    const code = codeOf(secret);
    const answers = await Promise.all([1, 2, 3].map(() => attempt(email, { code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    later(1);
    expect((await attempt(email, { code })).status).toBe(422);
    expect((await attempt(email, { code: codeOf(secret) })).status).toBe(200);
  });

  it('takes a code half a minute early or late, and no older one', async () => {
    const { email, secret } = await makeOwner();
    const late = codeOf(secret);
    later(0.5);
    expect((await attempt(email, { code: late })).status).toBe(200);
    later(2);
    const stale = codeOf(secret);
    later(2);
    expect((await attempt(email, { code: stale })).status).toBe(422);
  });

  it('takes each recovery code once, in any spelling, and none after new ones were made', async () => {
    const { browser, email, secret, codes } = await makeOwner();
    const [first = '', second = ''] = codes;
    const answers = await Promise.all([first, first].map((code) => attempt(email, { code: code.toUpperCase() })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await browser.get('/api/user/second-factor')).body.data.recoveryCodesLeft).toBe(RECOVERY_CODES - 1);
    const renewed = await browser.post('/api/user/second-factor/codes', { password: PASSWORD, code: codeOf(secret) });
    expect((await attempt(email, { code: second })).status).toBe(422);
    expect((await attempt(email, { code: renewed.body.data[0].replace('-', ' ') })).status).toBe(200);
  });

  it('gives new recovery codes for password and code, and takes each old recovery code once for that', async () => {
    const { browser, email, secret, codes } = await makeOwner();
    const renew = (more: object) => browser.post('/api/user/second-factor/codes', { password: PASSWORD, ...more });
    for (const code of ['', '123456', 'aaaaa-aaaaa']) {
      const refused = await renew({ code });
      expect([refused.status, Object.keys(refused.body.errors)], code).toEqual([422, ['code']]);
    }
    expect((await renew({})).status).toBe(422);
    const wrongPassword = await renew({ password: 'not the password', code: codeOf(secret) });
    expect(Object.keys(wrongPassword.body.errors)).toEqual(['password']);
    const byApp = codeOf(secret);
    expect((await renew({ code: codes[0] })).status).toBe(200);
    const renewed = await renew({ code: byApp });
    expect(renewed.body.data).toHaveLength(RECOVERY_CODES);
    for (const code of [byApp, codes[1]]) expect((await renew({ code })).status).toBe(422);
    expect((await attempt(email, { code: codes[1] })).status).toBe(422);
    expect((await attempt(email, { code: renewed.body.data[0] })).status).toBe(200);

    const { browser: other } = await register(server);
    const none = await other.post('/api/user/second-factor/codes', { password: PASSWORD, code: '123456' });
    expect(none.status).toBe(409);
  });

  it('takes no code for an hour after too many wrong ones, and warns the owner once that the password is known', async () => {
    const { email, secret } = await makeOwner();
    for (let tries = 0; tries < MAX_WRONG_CODES; tries++) {
      expect((await attempt(email, { code: '123456' })).status).toBe(422);
    }
    const locked = await attempt(email, { code: codeOf(secret) });
    expect(locked.status).toBe(429);
    const warnings = await db.select().from(mails).where(eq(mails.to, email)).orderBy(desc(mails.id));
    expect(warnings.filter(({ subject }) => subject === 'Somebody used your Rinkside password')).toHaveLength(1);
    later(WRONG_CODES_MINUTES);
    expect((await attempt(email, { code: codeOf(secret) })).status).toBe(200);
  });

  it('is turned off with password and code, and leaves nothing stored', async () => {
    const { browser, email, secret } = await makeOwner();
    const user = (await browser.get('/api/user')).body.data;
    const wrong = await browser.post('/api/user/second-factor/remove', { password: PASSWORD, code: '123456' });
    expect(Object.keys(wrong.body.errors)).toEqual(['code']);
    const right = { password: PASSWORD, code: codeOf(secret) };
    expect((await browser.post('/api/user/second-factor/remove', right)).status).toBe(204);
    expect((await attempt(email)).status).toBe(200);
    expect(await db.$count(secondFactors, eq(secondFactors.userId, user.id))).toBe(0);
    expect(await db.$count(recoveryCodes, eq(recoveryCodes.userId, user.id))).toBe(0);
  });

  it('stores recovery codes only as hashes, and shows the secret only once', async () => {
    const { browser, secret, codes } = await makeOwner();
    const kept = JSON.stringify(await db.select().from(recoveryCodes));
    for (const code of codes) expect(kept).not.toContain(code.replace('-', ''));
    for (const path of ['/api/user', '/api/user/second-factor', '/api/user/export']) {
      expect((await browser.get(path)).text).not.toContain(secret);
    }
  });
});
