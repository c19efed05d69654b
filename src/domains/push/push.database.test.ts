import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '#domains/auth/store/passwords.ts';
import { comments } from '#domains/discussion/tables.ts';
import { conversationMembers, conversations, messageRequests } from '#domains/message/tables.ts';
import { notify } from '#domains/notifications/store.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { MAX_DEVICES } from '#domains/push/constants.ts';
import { vapidKeys } from '#domains/push/store/keys.ts';
import { pushNotifications } from '#domains/push/store/send.ts';
import { pushDevices } from '#domains/push/tables.ts';
import { SECRET_TABLES } from '#world/transfer/secrets.ts';
import { PASSWORD } from '../../../tests/factories/newcomers.ts';
import { claimsOf, makeDevice, startPushService } from '../../../tests/factories/push-service.ts';
import { type Browser, makeLoggedInBrowser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { makeUser } from '../../../tests/factories/user.ts';

const { db, database, server, ids, inRows } = testWorld({
  users: [{ name: 'Mia', timeZone: 'Europe/Helsinki' }, 'Ole'],
  connections: 12,
});
const [mia, ole] = ids('Mia', 'Ole');
let service: Awaited<ReturnType<typeof startPushService>>;
let browser: Browser;
beforeAll(async () => {
  const passwordHash = await hashPassword(PASSWORD);
  await makeUser(db, { name: 'Leaver', passwordHash });
  service = await startPushService();
});
afterAll(async () => {
  await service.close();
});
beforeEach(async () => {
  await db.delete(pushDevices);
  await db.delete(notifications);
  service.pushed.length = 0;
  browser = await makeLoggedInBrowser(server, database, 'mia@example.org');
});

const { keys: someKeys } = makeDevice();
const subscribe = (of: Browser, name: string, keys = someKeys) =>
  of.post('/api/push/devices', { endpoint: `https://fcm.googleapis.com/fcm/send/${name}`, keys });
const devices = async (of = browser) => (await of.get('/api/push/devices')).body.data.devices;
/** Points a device at the test's push service, since browsers name external ones. */
const moveToLoopback = (name: string) =>
  db
    .update(pushDevices)
    .set({ endpoint: `${service.origin}/${name}` })
    .where(eq(pushDevices.endpoint, `https://fcm.googleapis.com/fcm/send/${name}`));
const tell = (userId: number, kinds: ('shortlist-free' | 'shortlist-retired')[] = ['shortlist-free']) =>
  inRows((rows) =>
    notify(
      rows,
      kinds.map((kind) => ({ userId, channel: 'news', kind, params: { player: 'Old Timer' } })),
    ),
  );
const push = (now = new Date()) =>
  pushNotifications(db, { now, publicUrl: 'https://rinkside.example', log: pino({ level: 'silent' }) });

describe('a push device', () => {
  it('gets each notification once, encrypted for it alone and signed by this server', async () => {
    const device = makeDevice();
    await tell(mia);
    expect((await subscribe(browser, 'phone', device.keys)).status).toBe(204);
    await moveToLoopback('phone');
    // What was waiting before is in the inbox that is open in front of the user.
    expect(await push()).toBe(0);
    await tell(mia, ['shortlist-free', 'shortlist-retired']);
    await tell(ole);
    const both = await Promise.all([push(), push()]);
    expect(both[0] + both[1]).toBe(1);
    expect(await push()).toBe(0);
    const [pushed, ...more] = service.pushed;
    expect(more).toEqual([]);
    expect(pushed?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '21600' });
    expect(device.read(pushed?.body ?? Buffer.alloc(0))).toEqual({
      title: 'Rinkside',
      body: 'New: 2 news items.',
      path: '/notifications',
    });
    const { publicKey } = (await browser.get('/api/push/devices')).body.data;
    expect(claimsOf(pushed?.headers['authorization'], publicKey)).toMatchObject({
      aud: service.origin,
      sub: 'https://rinkside.example',
    });
    expect(await devices()).toMatchObject([
      { isCurrent: true, userAgent: 'lightMyRequest', pushedAt: expect.any(String) },
    ]);
  });

  it('gets nothing that is muted, read or a day old, and nothing in quiet hours', async () => {
    await subscribe(browser, 'phone');
    await moveToLoopback('phone');
    const set = (settings: object) => browser.patch('/api/user/settings', { settings });
    await set({ 'notifications.shortlist-free': false });
    await tell(mia);
    expect(await push()).toBe(0);
    await set({ 'notifications.shortlist-free': true });
    // It was skipped, and does not arrive late.
    expect(await push()).toBe(0);
    await tell(mia);
    await browser.post('/api/notifications/read', {});
    expect(await push()).toBe(0);
    await tell(mia);
    expect(await push(new Date(Date.now() + 25 * 60 * 60_000))).toBe(0);
    await db.delete(notifications);
    await tell(mia);
    const hour = (at: number) => `${String(((at % 24) + 24) % 24).padStart(2, '0')}:00`;
    const here = Number(
      new Intl.DateTimeFormat('en-US', { timeZone: 'Europe/Helsinki', hour: 'numeric', hourCycle: 'h23' }).format(),
    );
    await set({ 'reminder.quiet-from': hour(here - 1), 'reminder.quiet-until': hour(here + 2) });
    expect(await push()).toBe(0);
    await set({ 'reminder.quiet-from': 'none', 'reminder.quiet-until': 'none' });
    expect(await push()).toBe(1);
  });

  describe('and private messages', () => {
    const device = makeDevice();
    const SECRET = 'The ||trade|| is **done**, [[user:1]]';
    let his: Browser;
    let conversationId = 0;
    const set = (settings: object) => browser.patch('/api/user/settings', { settings });
    const told = () => service.pushed.splice(0).map(({ body }) => device.read(body));
    const say = (text = SECRET) => his.post(`/api/conversations/${conversationId}/messages`, { text });
    const member = (change: Partial<typeof conversationMembers.$inferInsert>) =>
      db.update(conversationMembers).set(change).where(eq(conversationMembers.userId, mia));
    beforeEach(async () => {
      await db.delete(conversations);
      await db.delete(messageRequests);
      await db.delete(comments);
      server.clock.now = new Date();
      browser = await makeLoggedInBrowser(server, database, 'mia@example.org');
      await set({ 'message.push': 'count' });
      his = await makeLoggedInBrowser(server, database, 'ole@example.org');
      conversationId = (await his.post('/api/conversations', { userIds: [mia], text: 'Hi' })).body.data.id;
      await subscribe(browser, 'phone', device.keys);
      await moveToLoopback('phone');
    });

    it('gets the number of new ones, once, and a quote of the latest only if the user wants that', async () => {
      await member({ state: 'member' });
      expect(await push()).toBe(0);
      expect((await say()).status).toBe(201);
      const both = await Promise.all([push(), push()]);
      expect(both[0] + both[1]).toBe(1);
      expect(told()).toEqual([{ title: 'Rinkside', body: 'New: 1 message.', path: `/messages/${conversationId}` }]);
      await set({ 'message.push': 'text' });
      await say('Good luck');
      await say();
      await tell(mia);
      expect(await push()).toBe(1);
      expect(told()).toMatchObject([
        { body: 'New: 1 news item, 2 messages. Ole: The … is done, …', path: '/notifications' },
      ]);
      await set({ 'message.push': 'none' });
      await say();
      expect(await push()).toBe(0);
      // It was skipped, and does not arrive late.
      await set({ 'message.push': 'text' });
      expect(await push()).toBe(0);
    });

    it('gets no requests, muted, archived or read conversations, or messages from blocked users', async () => {
      await say();
      expect(await push(), 'a request').toBe(0);
      await member({ state: 'member' });
      expect(await push(), 'an accepted request').toBe(0);
      await member({ isMuted: true });
      await say();
      expect(await push(), 'muted').toBe(0);
      await member({ isMuted: false });
      await say();
      await member({ archivedTo: 2_000_000_000 });
      expect(await push(), 'put away').toBe(0);
      await member({ archivedTo: 0 });
      await say();
      await member({ readTo: 2_000_000_000 });
      expect(await push(), 'read').toBe(0);
      await member({ readTo: 0, pushedTo: 2_000_000_000 });
      expect(await push(), 'told already').toBe(0);
      await member({ pushedTo: 0 });
      await browser.post(`/api/users/${ole}/block`);
      expect(await push(), 'blocked').toBe(0);
      await browser.delete(`/api/users/${ole}/block`);
      expect(await push(), 'all of them').toBe(1);
    });
  });

  it('is removed when its push service has dropped it, and kept during an outage', async () => {
    const other = await makeLoggedInBrowser(server, database, 'mia@example.org');
    await subscribe(browser, 'gone');
    await subscribe(other, 'away');
    for (const name of ['gone', 'away']) await moveToLoopback(name);
    service.answers.set('/gone', 410).set('/away', 503);
    await tell(mia);
    expect(await push()).toBe(0);
    expect(await devices(other)).toMatchObject([{ isCurrent: true, pushedAt: null }]);
    service.answers.clear();
    await tell(mia);
    expect(await push()).toBe(1);
  });

  it('is removed by its user alone, and with the session and the account', async () => {
    const his = await makeLoggedInBrowser(server, database, 'ole@example.org');
    await subscribe(browser, 'one');
    const [{ id }] = await devices();
    expect((await his.delete(`/api/push/devices/${id}`)).status).toBe(404);
    expect((await browser.delete(`/api/push/devices/${id}`)).status).toBe(204);
    expect(await devices()).toEqual([]);
    const other = await makeLoggedInBrowser(server, database, 'mia@example.org');
    await subscribe(other, 'two');
    await subscribe(browser, 'three');
    expect(await devices()).toMatchObject([{ isCurrent: false }, { isCurrent: true }]);
    await other.post('/api/auth/logout');
    expect(await devices()).toMatchObject([{ isCurrent: true }]);
    const exported = (await browser.get('/api/user/export')).body.data;
    expect(exported.devices).toHaveLength(1);
    expect(JSON.stringify(exported)).not.toContain('fcm.googleapis.com');
    // A browser in which another user has logged in since belongs to that user.
    await subscribe(his, 'three');
    expect(await devices()).toEqual([]);
    expect(await devices(his)).toHaveLength(1);
    await his.delete(`/api/push/devices/${(await devices(his))[0].id}`);
    const leaver = await makeLoggedInBrowser(server, database, 'leaver@example.org');
    await subscribe(leaver, 'four');
    expect((await leaver.post('/api/user/delete', { password: PASSWORD })).status).toBe(204);
    expect(await db.select().from(pushDevices)).toEqual([]);
  });

  it('is one of a limited number, at known push services', async () => {
    const his = await makeLoggedInBrowser(server, database, 'ole@example.org');
    const many = Array.from({ length: 3 * MAX_DEVICES }, (_, count) => subscribe(his, `device-${count}`));
    expect(new Set((await Promise.all(many)).map(({ status }) => status))).toEqual(new Set([204]));
    expect(await devices(his)).toHaveLength(MAX_DEVICES);
    for (const endpoint of [`${service.origin}/x`, 'https://169.254.169.254/latest', 'ftp://fcm.googleapis.com/']) {
      expect((await his.post('/api/push/devices', { endpoint, keys: someKeys })).status, endpoint).toBe(422);
    }
    const endpoint = 'https://fcm.googleapis.com/fcm/send/x';
    const noPoint = Buffer.from(someKeys.p256dh, 'base64url').fill(1, 1).toString('base64url');
    for (const wrong of [{ auth: 'short' }, { p256dh: noPoint }, { p256dh: 'A'.repeat(noPoint.length) }])
      expect((await his.post('/api/push/devices', { endpoint, keys: { ...someKeys, ...wrong } })).status).toBe(422);
  });
});

it('the key pair is created once, and neither it nor a device is in an export of the world', async () => {
  expect(await vapidKeys(db)).toEqual(await vapidKeys(db));
  for (const table of ['server_keys', 'push_devices']) expect(SECRET_TABLES.has(table), table).toBe(true);
});
