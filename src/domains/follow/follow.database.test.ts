import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteUser, exportUser } from '#domains/account/store/erase-user.ts';
import { publish, write } from '#domains/article/store/written.ts';
import { openCategories } from '#domains/forum/store/categories.ts';
import { startTopic } from '#domains/forum/store/posts.ts';
import { forumCategories } from '#domains/forum/tables.ts';
import { tellFollowers } from '#domains/news/store/followed.ts';
import { type NewsEntry, writeNews } from '#domains/news/store/write.ts';
import { news, newsMentions } from '#domains/news/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { slices } from '#domains/slices.ts';
import type { UserId } from '#engine/ids.ts';
import { readToday } from '#platform/clock/today.ts';
import { makePlayer } from '../../../tests/factories/player.ts';
import { makeDesk, makeReporter } from '../../../tests/factories/reporter.ts';
import type { Browser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { MAX_FOLLOWED } from './constants.ts';
import { follows } from './tables.ts';

const NOW = new Date('2026-01-01T13:00:00Z');
const { db, ids, browsers, inRows, arrive } = testWorld({ users: ['Kim'], clubs: ['Mia', 'Ole'] });
const [miaId, oleId, kimId] = ids('Mia', 'Ole', 'Kim');
const [mia, ole, kim] = browsers('Mia', 'Ole', 'Kim');
let playerId: number;
beforeAll(async () => {
  await inRows(openCategories);
  playerId = await makePlayer(db, { teamId: 21 });
});
beforeEach(async () => {
  for (const table of ['follows', 'blocks', 'friendships', 'notifications', 'user_settings', 'news'])
    await db.execute(sql`delete from ${sql.identifier(table)}`);
});

const watch = (browser: Browser, kind: string, id: number, level: string | null = 'watching') =>
  browser.put(`/api/follows/${kind}/${id}`, { level });
const toldOf = (userId: UserId) =>
  db
    .select({ kind: notifications.kind, params: notifications.params, channel: notifications.channel })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(notifications.id);
const morning = () => db.transaction((tx) => tellFollowers(tx));
const happens = (of: Pick<NewsEntry, 'clubId' | 'playerId' | 'userId'>) => {
  const params = { manager: 'Ole', team: 'Bears' };
  const item = { season: 1, day: 1, kind: 'manager-arrived', params, ...of } as NewsEntry;
  return inRows((rows) => writeNews(rows, [item]));
};
const topicBy = async (userId: UserId, text = 'What a night.') => {
  const [category] = await db.select().from(forumCategories).where(eq(forumCategories.kind, 'hockey'));
  const topic = { categoryId: category?.id ?? 0, title: `Night of ${userId}`, text, poll: null };
  const started = await startTopic(db, topic, { userId, isStaff: true, now: NOW });
  if (!started.ok) throw new Error(started.code);
  return started.topicId;
};

describe('following', () => {
  it('lists clubs, players and managers by name, latest first, each once', async () => {
    for (const [kind, id] of [
      ['club', 2],
      ['player', playerId],
      ['user', oleId],
      ['user', oleId],
    ] as const)
      expect((await watch(mia, kind, id)).status).toBe(204);
    const { data } = (await mia.get('/api/follows')).body;
    expect(data.map(({ subject }: { subject: { kind: string } }) => subject.kind).sort()).toEqual([
      'club',
      'player',
      'user',
    ]);
    expect(data).toContainEqual(
      expect.objectContaining({ subject: { kind: 'user', id: oleId }, name: 'Ole', path: `/user/${oleId}` }),
    );
    expect((await mia.get(`/api/follows/club/2`)).body.data).toEqual({ level: 'watching' });
    expect((await ole.get('/api/follows')).body.data).toEqual([]);
    await watch(mia, 'club', 2, null);
    expect((await mia.get(`/api/follows/club/2`)).body.data).toEqual({ level: null });
  });

  it('is refused for oneself, for unknown subjects, and above the limit per kind', async () => {
    expect((await watch(mia, 'user', miaId)).body.code).toBe('follow.oneself');
    for (const [kind, id] of [
      ['user', 9999],
      ['club', 9999],
      ['player', 9_999_999],
      ['topic', 9999],
      ['nothing', 1],
    ] as const)
      expect((await watch(mia, kind, id)).body.code, kind).toBe('follow.unknown');
    expect((await watch(mia, 'club', 1, 'loudly')).status).toBe(422);
    const row = { userId: miaId, subjectKind: 'club', level: 'watching' as const, since: NOW, toldTo: 0 };
    await db
      .insert(follows)
      .values(Array.from({ length: MAX_FOLLOWED }, (_, index) => ({ ...row, subjectId: 100 + index })));
    expect((await watch(mia, 'club', 2)).body).toMatchObject({ code: 'follow.too-many' });
    expect((await watch(mia, 'user', oleId)).status).toBe(204);
    expect((await watch(mia, 'club', 100, null)).status).toBe(204);
    expect((await watch(mia, 'club', 2)).status).toBe(204);
  });
});

describe('the morning after', () => {
  it('brings one notification with the number of news items about what a user follows, mentions included', async () => {
    await happens({ clubId: 2 as never });
    await watch(mia, 'club', 2);
    await watch(mia, 'player', playerId);
    await watch(mia, 'user', oleId);
    await watch(kim, 'club', 2, 'tracking');
    expect(await morning()).toBe(0);
    await happens({ clubId: 2 as never });
    await happens({ playerId: playerId as never });
    await happens({ userId: oleId });
    await happens({ clubId: 1 as never });
    const [first] = await db
      .select({ id: news.id })
      .from(news)
      .where(eq(news.clubId, 1 as never));
    await db.insert(newsMentions).values({ newsId: first?.id ?? 0, clubId: 2 as never });
    expect(await morning()).toBe(3);
    expect(await toldOf(miaId)).toEqual([
      { channel: 'world', kind: 'follow-news', params: expect.objectContaining({ path: '/club/news/21', count: 2 }) },
      {
        channel: 'world',
        kind: 'follow-news',
        params: expect.objectContaining({ path: `/player/news/${playerId}`, count: 1 }),
      },
      { channel: 'world', kind: 'follow-user-news', params: { userId: oleId, user: 'Ole', count: 1 } },
    ]);
    expect(await toldOf(kimId)).toEqual([]);
    expect(await morning()).toBe(0);
  });
});

describe('a manager with followers', () => {
  const kindsOf = async (userId: UserId) => (await toldOf(userId)).map(({ kind }) => kind);

  it('notifies followers of a new topic, but only those allowed to see it', async () => {
    for (const browser of [mia, kim]) await watch(browser, 'user', oleId);
    const topicId = await topicBy(oleId);
    const params = { topicId, title: `Night of ${oleId}`, number: 1, userId: oleId, user: 'Ole' };
    expect(await toldOf(miaId)).toEqual([{ channel: 'world', kind: 'follow-topic', params }]);
    // Mentioned users are notified of the mention only.
    await topicBy(oleId, `Listen, [[user:${miaId}]].`);
    expect(await kindsOf(miaId)).toEqual(['follow-topic', 'forum-mention']);
    await ole.patch('/api/user/settings', { settings: { 'friend.activity': 'friends' } });
    await ole.post(`/api/users/${kimId}/friendship`);
    await kim.post(`/api/users/${oleId}/friendship`);
    await db.delete(notifications);
    await topicBy(oleId);
    expect([await kindsOf(miaId), await kindsOf(kimId)]).toEqual([[], ['follow-topic']]);
    await ole.patch('/api/user/settings', { settings: { 'friend.activity': 'nobody' } });
    await topicBy(oleId);
    expect([await kindsOf(miaId), await kindsOf(kimId)]).toEqual([[], ['follow-topic']]);
  });

  it('does not notify them of a topic deleted before they saw it', async () => {
    await watch(mia, 'user', oleId);
    const topicId = await topicBy(oleId);
    const { data } = (await ole.get(`/api/forum/topics/${topicId}/posts`)).body;
    expect((await ole.unsafe('DELETE', `/api/comments/${data[0].id}`)).status).toBe(204);
    expect(await toldOf(miaId)).toEqual([]);
    expect(await db.$count(follows, eq(follows.subjectKind, 'topic'))).toBe(0);
  });

  it('notifies them of a new article', async () => {
    await makeReporter(db, { userId: oleId, deskId: await makeDesk(db, 2) });
    await watch(mia, 'user', oleId);
    await db.transaction(async (tx) => {
      const author = { userId: oleId, now: NOW };
      const body = 'The first line went cold, and nobody at the rink could say why. '.repeat(6);
      const draft = await write(tx, { headline: 'Cold first line', body, sources: '' }, author);
      if (!draft.ok) throw new Error(draft.code);
      const done = await publish(tx, draft, author, await readToday(tx));
      if (!done.ok) throw new Error(done.code);
    });
    expect(await toldOf(miaId)).toMatchObject([{ kind: 'follow-article', params: { headline: 'Cold first line' } }]);
  });

  it('is no longer followed by users who block them, and cannot tell whether anyone does', async () => {
    await watch(mia, 'user', oleId);
    await watch(ole, 'user', miaId);
    await mia.post(`/api/users/${oleId}/block`);
    expect((await mia.get(`/api/follows/user/${oleId}`)).body.data).toEqual({ level: null });
    expect((await watch(mia, 'user', oleId)).body.code).toBe('follow.unknown');
    await topicBy(oleId);
    expect(await toldOf(miaId)).toEqual([]);
    // Nothing changes from the blocked user's point of view.
    expect((await ole.get(`/api/follows/user/${miaId}`)).body.data).toEqual({ level: 'watching' });
    await topicBy(miaId);
    expect(await kindsOf(oleId)).toEqual(['follow-topic']);
  });
});

it('follows in both directions are deleted with the account, and are part of its export', async () => {
  const { id: leaving, browser: zoe } = await arrive({ name: 'Zoe', email: 'zoe@example.org' });
  await watch(zoe, 'club', 2);
  await watch(mia, 'user', leaving);
  await watch(mia, 'club', 2);
  expect(await exportUser(db, leaving, slices)).toMatchObject({
    follows: [{ kind: 'club', id: 2, level: 'watching' }],
  });
  expect(JSON.stringify(await exportUser(db, leaving, slices))).not.toContain(`"userId":${miaId}`);
  await deleteUser(db, leaving, { now: NOW, nouns: slices });
  expect(await db.select({ userId: follows.userId, kind: follows.subjectKind }).from(follows)).toEqual([
    { userId: miaId, kind: 'club' },
  ]);
});
