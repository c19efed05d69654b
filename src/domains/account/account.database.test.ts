import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountSlice } from '#domains/account/slice.ts';
import { exportUser } from '#domains/account/store/erase-user.ts';
import { forgetFormerNames } from '#domains/account/store/names.ts';
import { userNameSubject } from '#domains/account/store/subject.ts';
import { users } from '#domains/account/tables.ts';
import { hashPassword } from '#domains/auth/store/passwords.ts';
import { news } from '#domains/news/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { SETTINGS, type SettingKind } from '#domains/settings/constants.ts';
import { userSettings } from '#domains/settings/tables.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import { mails } from '#platform/mail/tables.ts';
import { rowsOf } from '../../../tests/factories/rows.ts';
import { managerIn } from '../../../tests/factories/seats.ts';
import { type Browser, makeBrowser, makeLoggedInBrowser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { makeUser } from '../../../tests/factories/user.ts';

const PASSWORD = 'a long enough password';
const { db, database, server } = testWorld({ clubs: [1, 2] });
let passwordHash: string;
let count = 0;
let browser: Browser;
let email: string;
let userId: number;

beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});
beforeEach(async () => {
  count++;
  email = `manager-${count}@example.org`;
  userId = await makeUser(db, { name: `Manager ${count}`, passwordHash });
  browser = await makeLoggedInBrowser(server, database, email);
});

async function someone(name: string): Promise<{ id: number; browser: Browser }> {
  const id = await makeUser(db, { name, passwordHash });
  const address = `${name.toLowerCase().replaceAll(' ', '-')}@example.org`;
  return { id, browser: await makeLoggedInBrowser(server, database, address) };
}

describe('GET /user', () => {
  it('shows the user with their settings, their club and its league', async () => {
    const { data } = (await browser.get('/api/user')).body;
    expect(data).toMatchObject({ email, teamId: null, teams: [], puckBalance: 0, currency: 'USD', isPremium: false });
    expect(data.settings).toMatchObject({ theme: 'light', 'skill-level-numbers': true, 'ua-cup-earliest-time': 'any' });
    expect(data.goalHorns).toHaveLength(8);
    await browser.post('/api/clubs/1/take');
    const after = (await browser.get('/api/user')).body.data;
    expect(after).toMatchObject({ teamId: 11, teamName: 'City 1 PRO Side', proLeague: { id: 1 } });
    expect(after.teams.map((team: { level: string }) => team.level)).toEqual(['PRO', 'FRM', 'U21']);
    await browser.post('/api/clubs/1/leave');
  });
});

describe('the profile', () => {
  it('can be changed one field at a time', async () => {
    const answer = await browser.patch('/api/user', { timeZone: 'Asia/Tokyo', onboarding: ['club-chosen'] });
    expect(answer.body.data).toMatchObject({
      timeZone: 'Asia/Tokyo',
      country: 'CA',
      currency: 'USD',
      onboarding: ['club-chosen'],
    });
  });

  it('takes one of the two currencies a user pays in', async () => {
    expect((await browser.patch('/api/user', { currency: 'EUR' })).body.data).toMatchObject({ currency: 'EUR' });
    expect((await browser.patch('/api/user', { currency: 'GBP' })).status).toBe(422);
    expect((await browser.patch('/api/user', { currency: 'USD' })).body.data).toMatchObject({ currency: 'USD' });
  });

  it('requires a unique name and a real country', async () => {
    const { body, status } = await browser.patch('/api/user', { name: 'MANAGER 1', country: 'CA' });
    if (count === 1) throw new Error('this test needs an earlier user');
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(['name']);
    const nowhere = await browser.patch('/api/user', { country: 'XX', timeZone: '+02:00' });
    expect(Object.keys(nowhere.body.errors).sort()).toEqual(['country', 'timeZone']);
  });

  it('keeps a name that is given up for its owner, for 90 days', async () => {
    const other = await someone('Kaisa Kivi');
    const rename = (name: string, by = other.browser) => by.patch('/api/user', { name });
    expect((await rename('KAISA KIVI')).status).toBe(200);
    expect((await rename('Kaisa Salo')).status).toBe(200);
    const take = async (name: string) => (await rename(name, browser)).body;
    expect(await take('Kaisa Kivi')).toMatchObject({ faults: { name: { code: 'account.name-taken' } } });
    const stranger = {
      email: 'kk@example.org',
      password: PASSWORD,
      country: 'FI',
      timeZone: 'UTC',
      name: 'Kaisa  Kivi.',
    };
    const refused = await makeBrowser(server).post('/api/auth/register', stranger);
    expect(refused.body).toMatchObject({ faults: { name: { code: 'account.name-taken' } } });
    expect((await rename('Kaisa Kivi')).status).toBe(200);
    // In capitals it looks like other letters.
    expect(await take('KAISA SALO')).toMatchObject({ faults: { name: { code: 'account.name-taken' } } });
    // The third change within a month.
    expect((await rename('Kaisa Aho')).body).toMatchObject({
      faults: { name: { code: 'account.too-many-renames', facts: { max: 2, within: 30, days: 30 } } },
    });
    expect(await exportUser(db, other.id, [accountSlice])).toMatchObject({
      formerNames: [{ name: 'Kaisa Kivi' }, { name: 'KAISA KIVI' }, { name: 'Kaisa Salo' }],
    });
    const start = server.clock.now;
    server.clock.now = new Date(start.getTime() + 91 * DAY_MS);
    await forgetFormerNames(db, server.clock.now);
    const relieved = await makeBrowser(server).post('/api/auth/register', { ...stranger, name: 'Kaisa Salo' });
    expect(relieved.status).toBe(201);
    server.clock.now = start;
  });

  it('is refused to both of two users who take each other’s names at once, and neither waits for ever', async () => {
    const [one, other] = [await someone('Swap One'), await someone('Swap Other')];
    for (let time = 0; time < 5; time++) {
      const answers = await Promise.all([
        one.browser.patch('/api/user', { name: 'Swap Other' }),
        other.browser.patch('/api/user', { name: 'Swap One' }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([422, 422]);
    }
  });

  it('keeps a name that a moderator removes, and lets its owner choose another at once', async () => {
    const other = await someone('Rude Name');
    const removed = { reason: 'Rude', now: server.clock.now };
    await db.transaction((tx) => userNameSubject.remove(tx, other.id, removed));
    const taken = await browser.patch('/api/user', { name: 'Rude Name' });
    expect(taken.body).toMatchObject({ faults: { name: { code: 'account.name-taken' } } });
    for (const name of ['Kind Name', 'Kinder Name', 'Kindest Name'])
      expect((await other.browser.patch('/api/user', { name })).status, name).toBe(200);
    expect((await other.browser.patch('/api/user', { name: 'Too Kind' })).status).toBe(422);
  });

  it('cannot make its user an admin', async () => {
    await browser.patch('/api/user', { isAdmin: true, activatedAt: null, puckBalance: 5 });
    expect((await browser.get('/api/user')).body.data).toMatchObject({ isAdmin: false, puckBalance: 0 });
  });
});

describe('changing the password', () => {
  it('requires the current one and ends all other sessions', async () => {
    const elsewhere = await makeLoggedInBrowser(server, database, email);
    const wrong = await browser.post('/api/user/password', { currentPassword: 'x', password: 'a new long password' });
    expect(wrong.status).toBe(422);
    expect(wrong.body.errors).toHaveProperty('currentPassword');
    const right = await browser.post('/api/user/password', {
      currentPassword: PASSWORD,
      password: 'a new long password',
    });
    expect(right.status).toBe(200);
    expect((await browser.get('/api/user')).status).toBe(200);
    expect((await elsewhere.get('/api/user')).status).toBe(401);
  });
});

describe('settings', () => {
  it('are stored only where they differ from the defaults', async () => {
    const changed = await browser.patch('/api/user/settings', { settings: { theme: 'dark', 'ovr-calculator': true } });
    expect(changed.status).toBe(200);
    expect(changed.body.data).toMatchObject({ theme: 'dark', 'ovr-calculator': true });
    const stored = await db.select().from(userSettings).where(eq(userSettings.userId, userId));
    expect(stored.map((row) => row.settingId)).toEqual(['theme']);
    await browser.patch('/api/user/settings', { settings: { theme: 'light' } });
    expect(await db.$count(userSettings, eq(userSettings.userId, userId))).toBe(0);
  });

  it('are returned as they were chosen, such as the 24-hour clock', async () => {
    const all = Object.entries<SettingKind>(SETTINGS).flatMap(([id, setting]) =>
      setting.kind === 'choice' ? setting.choices.map((choice) => ({ [id]: choice })) : [],
    );
    expect(all).toContainEqual({ 'time-format': '24' });
    for (const settings of all) {
      await browser.patch('/api/user/settings', { settings });
      expect((await browser.get('/api/user')).body.data.settings).toMatchObject(settings);
    }
  });

  it('keep a table’s columns until they are back at the default', async () => {
    const layout = { hidden: ['losses'], order: ['points', 'wins'], widths: { wins: 90 } };
    const kept = await browser.patch('/api/user/settings', { settings: { 'table.standings': layout } });
    expect(kept.body.data['table.standings']).toEqual(layout);
    expect((await browser.get('/api/user')).body.data.settings['table.standings']).toEqual(layout);
    for (const settings of [{ 'table.unheard-of': layout }, { 'table.standings': { widths: { wins: 9000 } } }])
      expect((await browser.patch('/api/user/settings', { settings })).status).toBe(422);
    await browser.patch('/api/user/settings', { settings: { 'table.standings': {} } });
    expect(await db.$count(userSettings, eq(userSettings.userId, userId))).toBe(0);
  });

  it('refuse unknown values, all or nothing', async () => {
    const settings = { theme: 'dark', volume: '11', 'lineup-skills': 'yes' };
    const { status, body } = await browser.patch('/api/user/settings', { settings });
    expect(status).toBe(422);
    expect(Object.keys(body.errors).sort()).toEqual(['settings.lineup-skills', 'settings.volume']);
    expect((await browser.get('/api/user')).body.data.settings.theme).toBe('light');
  });
});

describe('notifications', () => {
  it('are counted by channel, and marked as read for one channel or for all', async () => {
    const unread = (channel: 'news' | 'world') => ({
      userId,
      channel,
      kind: 'fill-in' as const,
      params: { teamId: 1, playerId: 1 },
    });
    await db.insert(notifications).values([unread('news'), unread('news'), unread('world')]);
    expect((await browser.get('/api/notifications')).body).toEqual({ news: 2, messages: 0, world: 1 });
    const read = await browser.post('/api/notifications/read', { channel: 'news' });
    expect(read.body).toEqual({ news: 0, messages: 0, world: 1 });
    expect((await browser.post('/api/notifications/read')).body).toEqual({ news: 0, messages: 0, world: 0 });
  });
});

describe('the export', () => {
  it('holds the user’s stored data, but no hash', async () => {
    await browser.post('/api/clubs/2/take');
    const { text, body } = await browser.get('/api/user/export');
    expect(body.data.profile).toMatchObject({ email });
    expect(body.data.club).toMatchObject({ id: 2 });
    expect(text).not.toMatch(/argon2|passwordHash|tokenHash/);
    await browser.post('/api/clubs/2/leave');
  });
});

describe('deleting the account', () => {
  it('removes name, address, sessions and club, and leaves an anonymous former manager', async () => {
    await browser.post('/api/clubs/1/take');
    await db.insert(mails).values({ userId, to: email, subject: 's', text: 't', html: 'h' });
    await browser.patch('/api/user/settings', { settings: { theme: 'dark' } });
    // Another user already has the name that this one will get.
    await makeUser(db, {
      name: `Former manager ${userId}`,
      email: `deleted-${userId}@rinkside.invalid`,
      refCode: `gone-${userId}`,
    });
    expect((await browser.post('/api/user/delete', { password: 'wrong' })).status).toBe(422);
    expect((await browser.post('/api/user/delete', { password: PASSWORD })).status).toBe(204);
    expect((await browser.get('/api/user')).status).toBe(401);
    const [row] = await db.select().from(users).where(eq(users.id, userId));
    expect(row).toMatchObject({ name: `Former manager ${userId}`, email: `deleted-${userId}@rinkside.invalid` });
    expect(await managerIn(db, 1)).toBeNull();
    expect(await db.$count(mails, eq(mails.to, email))).toBe(0);
    const told = await db.select().from(news).where(eq(news.clubId, 1));
    expect(JSON.stringify(told)).not.toContain(`"Manager ${count}"`);
    const again = await makeBrowser(server).post('/api/auth/login', { email, password: PASSWORD });
    expect(again.status).toBe(422);
    // The address is free again.
    const account = { email, password: PASSWORD, name: 'Back Again', country: 'FI', timeZone: 'UTC' };
    expect((await makeBrowser(server).post('/api/auth/register', account)).status).toBe(201);
    expect(await rowsOf(db, users, { name: 'Back Again' })).toMatchObject([{ currency: 'EUR' }]);
  });

  it('is refused to the only admin', async () => {
    await db.update(users).set({ isAdmin: true }).where(eq(users.id, userId));
    expect((await browser.post('/api/user/delete', { password: PASSWORD })).status).toBe(409);
    await db.update(users).set({ isAdmin: false }).where(eq(users.id, userId));
  });
});
