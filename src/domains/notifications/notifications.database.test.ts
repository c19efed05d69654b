import { beforeAll, describe, expect, it } from 'vitest';
import { NOTIFICATIONS_PER_PAGE } from '#domains/notifications/constants.ts';
import { notify } from '#domains/notifications/store.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const { db, ids, browsers, inRows } = testWorld({ users: ['Mia', 'Ole'] });
const [userId] = ids('Mia');
const [mia, ole] = browsers('Mia', 'Ole');
beforeAll(async () => {
  await inRows((rows) =>
    notify(rows, [
      { userId, channel: 'news', kind: 'shortlist-free', params: { player: 'Old Timer' } },
      { userId, channel: 'news', kind: 'shortlist-retired', params: { player: 'Old Timer' } },
      { userId, channel: 'world', kind: 'help-answered', params: { question: 'Why?' } },
    ]),
  );
  // Written by a version that knew more kinds.
  await db.insert(notifications).values({ userId, channel: 'world', kind: 'comet' as never, params: {} as never });
});

const kinds = async (query = '') =>
  (await mia.get(`/api/notifications/list${query}`)).body.data.map(({ kind }: { kind: string }) => kind);
const counts = async () => (await mia.get('/api/notifications')).body;
const mute = (kind: string, isOn: boolean) =>
  mia.patch('/api/user/settings', { settings: { [`notifications.${kind}`]: isOn } });

describe('the list of notifications', () => {
  it('shows the newest first, one channel on request, none of other users, and no unknown kinds', async () => {
    expect(await kinds()).toEqual(['help-answered', 'shortlist-retired', 'shortlist-free']);
    expect(await kinds('?channel=world')).toEqual(['help-answered']);
    expect((await ole.get('/api/notifications/list')).body.data).toEqual([]);
    for (const query of ['?channel=spam', '?page=0']) {
      expect((await mia.get(`/api/notifications/list${query}`)).status, query).toBe(422);
    }
  });

  it('leaves out muted kinds, which are not counted either, until they are unmuted', async () => {
    expect(await counts()).toEqual({ news: 2, messages: 0, world: 1 });
    expect((await mute('shortlist-free', false)).status).toBe(200);
    expect(await kinds()).toEqual(['help-answered', 'shortlist-retired']);
    expect(await counts()).toEqual({ news: 1, messages: 0, world: 1 });
    await mute('shortlist-free', true);
    expect(await counts()).toMatchObject({ news: 2 });
    expect((await mute('no-such-kind', false)).status).toBe(422);
  });

  it('keeps read ones, marked as read', async () => {
    const { data } = (await mia.get('/api/notifications/list?channel=news')).body;
    expect(data.every(({ isRead }: { isRead: boolean }) => !isRead)).toBe(true);
    expect((await mia.post('/api/notifications/read', { channel: 'news' })).body).toMatchObject({
      news: 0,
      world: 1,
    });
    const after = (await mia.get('/api/notifications/list')).body;
    expect(after.data.map(({ isRead }: { isRead: boolean }) => isRead)).toEqual([false, true, true]);
    expect(after.pagination).toEqual({ currentPage: 1, totalPages: 1, total: 3 });
    expect(NOTIFICATIONS_PER_PAGE).toBeGreaterThan(3);
  });
});
