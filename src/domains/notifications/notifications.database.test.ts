import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOTIFICATIONS_PER_PAGE } from '#domains/notifications/constants.ts';
import { notify } from '#domains/notifications/store.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import {
  type Browser,
  makeLoggedInBrowser,
  startTestServer,
  type TestServer,
} from '../../../tests/factories/server.ts';
import { makeUser } from '../../../tests/factories/user.ts';
import { makeWorld } from '../../../tests/factories/world.ts';

let database: TestDatabase;
let server: TestServer;
let mia: Browser;
let ole: Browser;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await makeWorld(db);
  const userId = await makeUser(db, { name: 'Mia' });
  await makeUser(db, { name: 'Ole' });
  server = await startTestServer(database);
  mia = await makeLoggedInBrowser(server, database, 'mia@example.org');
  ole = await makeLoggedInBrowser(server, database, 'ole@example.org');
  await db.transaction((tx) =>
    notify(pgRows(tx), [
      { userId, channel: 'news', kind: 'shortlist-free', params: { player: 'Old Timer' } },
      { userId, channel: 'news', kind: 'shortlist-retired', params: { player: 'Old Timer' } },
      { userId, channel: 'messages', kind: 'help-answered', params: { question: 'Why?' } },
    ]),
  );
  // Written by a version that knew more kinds.
  await db.insert(notifications).values({ userId, channel: 'world', kind: 'comet' as never, params: {} as never });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const kinds = async (query = '') =>
  (await mia.get(`/api/notifications/list${query}`)).body.data.map(({ kind }: { kind: string }) => kind);
const counts = async () => (await mia.get('/api/notifications')).body;
const mute = (kind: string, isOn: boolean) =>
  mia.patch('/api/user/settings', { settings: { [`notifications.${kind}`]: isOn } });

describe('the list of notifications', () => {
  it('has the newest first, one channel if asked, none of others, and none that nobody has words for', async () => {
    expect(await kinds()).toEqual(['help-answered', 'shortlist-retired', 'shortlist-free']);
    expect(await kinds('?channel=messages')).toEqual(['help-answered']);
    expect((await ole.get('/api/notifications/list')).body.data).toEqual([]);
    for (const query of ['?channel=spam', '?page=0']) {
      expect((await mia.get(`/api/notifications/list${query}`)).status, query).toBe(422);
    }
  });

  it('leaves out kinds that are muted, which raise no counter either, until they are not', async () => {
    expect(await counts()).toEqual({ news: 2, messages: 1, world: 0 });
    expect((await mute('shortlist-free', false)).status).toBe(200);
    expect(await kinds()).toEqual(['help-answered', 'shortlist-retired']);
    expect(await counts()).toEqual({ news: 1, messages: 1, world: 0 });
    await mute('shortlist-free', true);
    expect(await counts()).toMatchObject({ news: 2 });
    expect((await mute('no-such-kind', false)).status).toBe(422);
  });

  it('keeps what has been read, marked so', async () => {
    const { data } = (await mia.get('/api/notifications/list?channel=news')).body;
    expect(data.every(({ isRead }: { isRead: boolean }) => !isRead)).toBe(true);
    expect((await mia.post('/api/notifications/read', { channel: 'news' })).body).toMatchObject({
      news: 0,
      messages: 1,
    });
    const after = (await mia.get('/api/notifications/list')).body;
    expect(after.data.map(({ isRead }: { isRead: boolean }) => isRead)).toEqual([false, true, true]);
    expect(after.pagination).toEqual({ currentPage: 1, totalPages: 1, total: 3 });
    expect(NOTIFICATIONS_PER_PAGE).toBeGreaterThan(3);
  });
});
