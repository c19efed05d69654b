import { and, desc, eq, isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '#domains/account/tables.ts';
import { mailTokens } from '#domains/auth/tables.ts';
import { saveSettings } from '#domains/settings/store.ts';
import { mails } from '#platform/mail/tables.ts';
import { LINKS, logIn, mailedToken, PASSWORD, register } from '../../../tests/factories/newcomers.ts';
import { type Browser, makeBrowser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const { db, database, server } = testWorld();
beforeEach(() => db.delete(mails));

async function manager(): Promise<{ browser: Browser; email: string; id: number }> {
  const { browser, email } = await register(server);
  await browser.post('/api/auth/activate', { token: await mailedToken(database, LINKS.activation) });
  await db.delete(mails);
  return { browser, email, id: (await browser.get('/api/user')).body.data.id };
}
const ask = (browser: Browser, email: string, password = PASSWORD) =>
  browser.post('/api/user/email', { email, password });
const confirm = (token: string, browser = makeBrowser(server)) => browser.post('/api/auth/confirm-email', { token });
const emailOf = async (browser: Browser) => (await browser.get('/api/user')).body.data.email;
const sent = () => db.select().from(mails).orderBy(desc(mails.id));

describe('a new address', () => {
  it('takes effect when the link mailed to it is opened, and the old address is notified twice', async () => {
    const { browser, email } = await manager();
    expect((await ask(browser, 'moved@example.org')).status).toBe(204);
    expect(await emailOf(browser)).toBe(email);
    const [link, word] = await sent();
    expect(link).toMatchObject({ to: 'moved@example.org', subject: 'Confirm your new email for Rinkside' });
    expect(word).toMatchObject({ to: email, subject: 'Your Rinkside account is about to change its email' });
    expect(word?.text).not.toMatch(LINKS.emailChange);

    const token = await mailedToken(database, LINKS.emailChange);
    expect((await confirm(token)).body.data).toEqual({ email: 'moved@example.org' });
    expect(await emailOf(browser)).toBe('moved@example.org');
    expect((await sent())[0]).toMatchObject({ to: email, subject: 'Your Rinkside account has a new email' });
    expect((await logIn(server, 'moved@example.org')).answer.status).toBe(200);
    expect((await logIn(server, email)).answer.status).toBe(422);
    // Confirming twice is no error while the address is still current.
    expect((await confirm(token)).status).toBe(200);
    await ask(browser, 'again@example.org');
    await confirm(await mailedToken(database, LINKS.emailChange));
    expect((await confirm(token)).status).toBe(422);
  });

  it('requires the password, and must differ from the current one', async () => {
    const { browser, email } = await manager();
    const guessed = await ask(browser, 'thief@example.org', 'not the password');
    expect([guessed.status, Object.keys(guessed.body.errors)]).toEqual([422, ['password']]);
    const same = await ask(browser, email.toUpperCase());
    expect([same.status, Object.keys(same.body.errors)]).toEqual([422, ['email']]);
    expect((await ask(browser, 'nobody')).status).toBe(422);
    expect(await sent()).toEqual([]);
  });

  it('that belongs to another account gets the same response, and only its owner is notified', async () => {
    const [owner, { browser, email, id }] = [await manager(), await manager()];
    expect((await ask(browser, owner.email)).status).toBe(204);
    const [word] = await sent();
    expect(word).toMatchObject({ to: owner.email, subject: 'You already have a Rinkside account' });
    expect(word?.text).not.toContain(email);
    expect(await db.$count(mailTokens, and(eq(mailTokens.userId, id), isNull(mailTokens.usedAt)))).toBe(0);
    expect(await emailOf(browser)).toBe(email);
  });

  it('goes to the first who opens the mail, when two accounts asked for it', async () => {
    const [one, other] = [await manager(), await manager()];
    await ask(one.browser, 'both@example.org');
    const first = await mailedToken(database, LINKS.emailChange);
    await ask(other.browser, 'both@example.org');
    const second = await mailedToken(database, LINKS.emailChange);
    const answers = await Promise.all([confirm(first), confirm(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const proved = await db.select().from(users).where(eq(users.email, 'both@example.org'));
    expect(proved).toHaveLength(1);
  });

  it('lapses when the password changes, another one is requested, or a day has passed', async () => {
    const { browser, email, id } = await manager();
    await ask(browser, 'first@example.org');
    const first = await mailedToken(database, LINKS.emailChange);
    await ask(browser, 'second@example.org');
    const second = await mailedToken(database, LINKS.emailChange);
    expect((await confirm(first)).status).toBe(422);
    await browser.post('/api/user/password', { currentPassword: PASSWORD, password: 'saucer pass to the slot' });
    expect((await confirm(second)).status).toBe(422);

    expect((await ask(browser, 'late@example.org', 'saucer pass to the slot')).status).toBe(204);
    const isLate = and(eq(mailTokens.userId, id), eq(mailTokens.email, 'late@example.org'));
    await db
      .update(mailTokens)
      .set({ expiresAt: new Date(0) })
      .where(isLate);
    const late = await confirm(await mailedToken(database, LINKS.emailChange));
    expect([late.status, late.body.errors]).toMatchObject([422, { token: expect.anything() }]);
    expect(await emailOf(browser)).toBe(email);
  });
});

describe('account mails', () => {
  it('are in the account’s language', async () => {
    const { browser, id } = await manager();
    await saveSettings(db, id, { language: 'de' });
    await ask(browser, 'umzug@example.org');
    const [link, word] = await sent();
    expect(link?.subject).toBe('Bestätige deine neue E-Mail für Rinkside');
    expect(word?.text).toContain('will dein Konto auf umzug@example.org umstellen');
    await register(server, { country: 'AT' });
    expect((await sent())[0]?.subject).toBe('Aktiviere dein Rinkside-Konto');
  });
});
