import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { users } from '#domains/account/tables.ts';
import { hashPassword } from '#domains/auth/store/passwords.ts';
import { CHALLENGE_MINUTES, MAX_PASSKEYS } from '#domains/passkey/constants.ts';
import { passkeyChallenges, passkeys } from '#domains/passkey/tables.ts';
import { mails } from '#platform/mail/tables.ts';
import { makeAuthenticator } from '../../../tests/factories/authenticator.ts';
import { PASSWORD } from '../../../tests/factories/newcomers.ts';
import { type Browser, makeBrowser, makeLoggedInBrowser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { makeUser } from '../../../tests/factories/user.ts';

const { db, database, server } = testWorld({ connections: 12 });
let passwordHash = '';
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});

async function manager(name: string): Promise<Browser> {
  await makeUser(db, { name, passwordHash });
  return makeLoggedInBrowser(server, database, `${name.toLowerCase()}@example.org`);
}

const begin = async (browser: Browser) =>
  (await browser.post('/api/user/passkeys/options', { password: PASSWORD })).body.data;
const add = (browser: Browser, response: object, name = 'My phone') =>
  browser.post('/api/user/passkeys', { name, response });
const names = async (browser: Browser) =>
  (await browser.get('/api/user/passkeys')).body.data.map(({ name }: { name: string }) => name);
async function withPasskey(name: string) {
  const [browser, key] = [await manager(name), makeAuthenticator()];
  const { challenge } = await begin(browser);
  expect((await add(browser, key.register({ challenge }))).status).toBe(200);
  return { browser, key };
}
async function challengeAtDoor(browser: Browser): Promise<string> {
  return (await browser.post('/api/auth/passkey/options')).body.data.challenge;
}
const logIn = (browser: Browser, response: object) => browser.post('/api/auth/passkey', { response });

describe('a passkey', () => {
  it('is added with the password, and its owner is notified by mail', async () => {
    const [browser, key] = [await manager('Adder'), makeAuthenticator()];
    expect((await browser.post('/api/user/passkeys/options', { password: 'not it at all' })).status).toBe(422);
    const options = await begin(browser);
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      authenticatorSelection: { userVerification: 'required' },
    });
    const response = key.register({ challenge: options.challenge });
    expect((await add(browser, response)).body.data).toMatchObject([{ name: 'My phone', usedAt: null }]);
    // The challenge is used up, and the device already has a key.
    expect((await add(browser, response)).status).toBe(422);
    expect((await begin(browser)).excludeCredentials).toEqual([
      { id: key.id, transports: ['internal'], type: 'public-key' },
    ]);
    const told = await db.select().from(mails).where(eq(mails.to, 'adder@example.org'));
    expect(told.map(({ subject }) => subject)).toEqual(['A passkey was added to your Rinkside account']);
  });

  it('is not added by a response from another browser or site, too late, or without user verification', async () => {
    const [browser, other] = [await manager('Careful'), await manager('Other')];
    const try_ = async (change: object, of = browser) => {
      const { challenge } = await begin(of);
      return (await add(browser, makeAuthenticator().register({ challenge, ...change }))).status;
    };
    expect(await try_({}, other)).toBe(422);
    expect(await try_({ origin: 'https://evil.example' })).toBe(422);
    expect(await try_({ rpId: 'evil.example' })).toBe(422);
    expect(await try_({ isVerified: false })).toBe(422);
    expect(await try_({ challenge: await challengeAtDoor(browser) })).toBe(422);
    const { challenge } = await begin(browser);
    const { now } = server.clock;
    server.clock.now = new Date(now.getTime() + CHALLENGE_MINUTES * 60_000);
    expect((await add(browser, makeAuthenticator().register({ challenge }))).status).toBe(422);
    server.clock.now = now;
    expect(await names(browser)).toEqual([]);
  });

  it('opens its owner’s account, even a paused one, once per challenge', async () => {
    const { key } = await withPasskey('Opener');
    await db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.name, 'Opener'));
    const visitor = makeBrowser(server);
    const response = key.logIn({ challenge: await challengeAtDoor(visitor) });
    const answer = await logIn(visitor, response);
    expect(answer.body).toEqual({ message: 'Welcome back, Opener.' });
    expect((await visitor.get('/api/user')).body.data).toMatchObject({ name: 'Opener' });
    expect((await visitor.get('/api/user/passkeys')).body.data[0].usedAt).not.toBeNull();
    expect((await logIn(makeBrowser(server), response)).status).toBe(422);
  });

  it('does not open it from another site, without user verification, after cloning, or if unknown', async () => {
    const { key } = await withPasskey('Guarded');
    const try_ = async (change: object, of = key) => {
      const visitor = makeBrowser(server);
      const answer = await logIn(visitor, of.logIn({ challenge: await challengeAtDoor(visitor), ...change }));
      expect((await visitor.get('/api/user')).status).toBe(answer.status === 200 ? 200 : 401);
      return answer.status;
    };
    expect(await try_({ origin: 'https://evil.example' })).toBe(422);
    expect(await try_({ rpId: 'evil.example' })).toBe(422);
    expect(await try_({ isVerified: false })).toBe(422);
    expect(await try_({ challenge: Buffer.from('made up').toString('base64url') })).toBe(422);
    expect(await try_({}, makeAuthenticator())).toBe(422);
    expect(await try_({})).toBe(200);
    // The counter goes back: the key has been copied.
    key.device.counter = 0;
    expect(await try_({})).toBe(422);
    const { key: another } = await withPasskey('Somebody');
    expect(
      await try_({}, { ...another, logIn: (how) => ({ ...key.logIn(how), id: another.id, rawId: another.id }) }),
    ).toBe(422);
  });

  it('is renamed and removed by its owner alone, and is deleted with the account', async () => {
    const { browser, key } = await withPasskey('Owner');
    const stranger = await manager('Stranger');
    const [{ id }] = (await browser.get('/api/user/passkeys')).body.data;
    expect((await stranger.patch(`/api/user/passkeys/${id}`, { name: 'Mine' })).status).toBe(404);
    expect((await stranger.post(`/api/user/passkeys/${id}/remove`, { password: PASSWORD })).status).toBe(404);
    expect((await browser.patch(`/api/user/passkeys/${id}`, { name: '  Old laptop ' })).status).toBe(200);
    expect((await browser.patch(`/api/user/passkeys/${id}`, { name: ' ' })).status).toBe(422);
    expect(await names(browser)).toEqual(['Old laptop']);
    expect((await browser.post(`/api/user/passkeys/${id}/remove`, { password: 'wrong' })).status).toBe(422);
    expect((await browser.post(`/api/user/passkeys/${id}/remove`, { password: PASSWORD })).body.data).toEqual([]);
    const visitor = makeBrowser(server);
    expect((await logIn(visitor, key.logIn({ challenge: await challengeAtDoor(visitor) }))).status).toBe(422);

    const { browser: leaver, key: left } = await withPasskey('Leaver');
    expect(JSON.stringify((await leaver.get('/api/user/export')).body.data.passkeys)).not.toContain(left.id);
    await begin(leaver);
    expect((await leaver.post('/api/user/delete', { password: PASSWORD })).status).toBe(204);
    const kept = await db.select().from(passkeys).where(eq(passkeys.credentialId, left.id));
    expect(kept).toEqual([]);
  });

  it('is limited to a few per user, and unanswered challenges are deleted', async () => {
    const { browser } = await withPasskey('Collector');
    for (let count = 1; count <= MAX_PASSKEYS; count++) {
      const { challenge } = await begin(browser);
      const answer = await add(browser, makeAuthenticator().register({ challenge }), `Key ${count}`);
      expect(answer.status).toBe(count < MAX_PASSKEYS ? 200 : 409);
    }
    await challengeAtDoor(browser);
    const { now } = server.clock;
    server.clock.now = new Date(now.getTime() + 60 * 60_000);
    await challengeAtDoor(browser);
    server.clock.now = now;
    expect(await db.$count(passkeyChallenges)).toBe(1);
  });
});
