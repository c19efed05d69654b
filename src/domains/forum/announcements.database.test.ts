/** The game's announcements in the forum: posted once, however many nodes start, and announced to their watchers. */
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_POST, STAFF_CATEGORY } from '#domains/forum/constants.ts';
import { announcePhase, announceReleases } from '#domains/forum/store/announcements.ts';
import { openCategories } from '#domains/forum/store/categories.ts';
import { forumCategories, topics } from '#domains/forum/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { saveSettings } from '#domains/settings/store.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const { db, browsers, ids, inRows } = testWorld({ users: ['Mia', 'Ole', { name: 'Boss', isAdmin: true }], clubs: [1] });
const [mia, ole, boss] = browsers('Mia', 'Ole', 'Boss');
const [miaId, oleId, bossId] = ids('Mia', 'Ole', 'Boss');
const NOW = new Date('2026-01-01T13:00:00Z');
const changelogOf = (...changes: string[]) =>
  `# Changelog\n\n## 0.2.0 – Overtime\n\n### Trades\n\n${changes.map((change) => `- ${change}\n`).join('')}\n## 0.1.0\n\n- The world opens.\n`;

let categoryId = 0;
beforeEach(async () => {
  for (const table of ['topics', 'comments', 'follows', 'notifications', 'blocks'])
    await db.execute(sql`delete from ${sql.identifier(table)}`);
  await inRows(openCategories);
  const [row] = await db.select().from(forumCategories).where(eq(forumCategories.kind, STAFF_CATEGORY));
  categoryId = row?.id ?? 0;
});

const listed = async () => (await ole.get(`/api/forum/topics?category=${categoryId}&sort=new`)).body.data;
const textsOf = async (id: number) =>
  (await ole.get(`/api/forum/topics/${id}/posts`)).body.data.map(({ text }: { text: string }) => text);
const phase = () => db.transaction((tx) => announcePhase(tx, { season: 3, phase: 'playoffs', now: NOW }));

describe('a release', () => {
  it('gets one locked topic by the game, even if several nodes start at once and again', async () => {
    const changelog = changelogOf('Pick conditions.');
    await Promise.all([1, 2, 3].map(() => announceReleases(db, { changelog, now: NOW })));
    await announceReleases(db, { changelog, now: NOW });
    const topicsThere = await listed();
    expect(topicsThere).toMatchObject([
      { title: 'Rinkside 0.2.0 – Overtime', author: null, isAnnouncement: true, isLocked: true, replies: 0 },
      { title: 'Rinkside 0.1.0', lastPost: { number: 1, author: null } },
    ]);
    expect(await textsOf(topicsThere[0].id)).toEqual(['## Trades\n- Pick conditions.']);
    expect((await ole.post(`/api/forum/topics/${topicsThere[0].id}/posts`, { text: 'Nice' })).status).toBe(409);
    expect((await ole.get('/api/forum/search?words=conditions')).body.data).toMatchObject([
      { topic: { id: topicsThere[0].id }, author: null },
    ]);
  });

  it('gets one more post for later changes, without repeats', async () => {
    await announceReleases(db, { changelog: changelogOf('One.'), now: NOW });
    for (let starts = 0; starts < 2; starts++)
      await announceReleases(db, { changelog: changelogOf('One.', 'Two.'), now: NOW });
    const [{ id }] = await listed();
    expect(await textsOf(id)).toEqual(['## Trades\n- One.', '## Trades\n- Two.']);
  });

  it('is announced whole, however long it is, and not again once a moderator has removed it', async () => {
    const changes = Array.from({ length: 200 }, (_, at) => `${'A change '.repeat(10)}${at}.`);
    const announce = () => announceReleases(db, { changelog: changelogOf(...changes), now: NOW });
    await announce();
    const [{ id }] = await listed();
    const texts = await textsOf(id);
    expect(texts.length).toBeGreaterThan(1);
    expect(Math.max(...texts.map((text: string) => text.length))).toBeLessThanOrEqual(MAX_POST);
    expect(texts.join('\n').match(/^- /gm)).toHaveLength(changes.length);
    await db.update(topics).set({ hiddenAt: NOW }).where(eq(topics.id, id));
    await announce();
    expect(await listed()).toMatchObject([{ title: 'Rinkside 0.1.0' }]);
  });
});

describe('a phase of the season', () => {
  it('gets one topic per language, however often its night runs', async () => {
    await Promise.all([phase(), phase()]);
    await phase();
    const all = await db.select({ language: topics.language, title: topics.title }).from(topics);
    expect(all.map(({ language, title }) => [language, title]).sort()).toEqual([
      ['de', '2025–26: Playoffs'],
      ['en', '2025–26: Playoffs'],
    ]);
  });

  it('is listed and announced in the reader’s language only, and in the other one on request', async () => {
    for (const user of [ole, mia]) await user.put(`/api/follows/forum-category/${categoryId}`, { level: 'watching' });
    await saveSettings(db, oleId, { language: 'de' });
    await phase();
    await announceReleases(db, { changelog: changelogOf('Pick conditions.'), now: NOW });
    const languagesFor = async (reader: typeof ole, filter = '') => {
      const { data } = (await reader.get(`/api/forum/topics?category=${categoryId}&sort=new${filter}`)).body;
      return data.map(({ language, title }: { language: string; title: string }) => `${language} ${title}`);
    };
    const releases = ['en Rinkside 0.2.0 – Overtime', 'en Rinkside 0.1.0'];
    expect(await languagesFor(ole)).toEqual([...releases, 'de 2025–26: Playoffs']);
    expect(await languagesFor(mia)).toEqual([...releases, 'en 2025–26: Playoffs']);
    expect(await languagesFor(mia, '&language=de')).toEqual(['de 2025–26: Playoffs']);
    const told = await db
      .select({ userId: notifications.userId, language: topics.language })
      .from(notifications)
      .innerJoin(topics, sql`${topics.id} = (${notifications.params} ->> 'topicId')::int`)
      .where(sql`${topics.announces} like 'phase%'`);
    expect(told.map(({ userId, language }) => [userId === miaId, language]).sort()).toEqual([
      [false, 'de'],
      [true, 'en'],
    ]);
    await saveSettings(db, oleId, { language: 'auto' });
  });

  it('is announced to watchers of the category, like a user’s topic, and to no other users', async () => {
    expect((await mia.put(`/api/follows/forum-category/${categoryId}`, { level: 'watching' })).status).toBe(204);
    expect((await mia.put('/api/follows/forum-category/999999', { level: 'watching' })).status).toBe(404);
    await phase();
    const told = async () => db.select().from(notifications).where(eq(notifications.kind, 'forum-topic'));
    expect((await told()).map(({ userId }) => userId)).toEqual([miaId]);
    const start = { categoryId, title: 'House rules', text: 'Be kind.', poll: null };
    const { topicId } = (await boss.post('/api/forum/topics', start)).body.data;
    expect(await told()).toContainEqual(
      expect.objectContaining({ userId: miaId, params: { topicId, title: 'House rules', number: 1 } }),
    );
    expect((await mia.post(`/api/users/${bossId}/block`, {})).status).toBe(204);
    const count = (await told()).length;
    await boss.post('/api/forum/topics', { ...start, title: 'More rules' });
    expect(await told()).toHaveLength(count);
  });

  it('is answered only by moderators, not edited or deleted by any user, and read like other posts', async () => {
    await phase();
    const [{ id }] = await listed();
    const [post] = (await ole.get(`/api/forum/topics/${id}/posts`)).body.data;
    expect(post).toMatchObject({ number: 1, author: null, team: null, mayTakeBack: false });
    expect(post.abilities).toMatchObject({ edit: false, remove: false });
    expect((await boss.put(`/api/forum/posts/${post.id}`, { text: 'Mine' })).status).toBe(403);
    expect((await boss.unsafe('DELETE', `/api/comments/${post.id}`)).status).toBe(404);
    expect((await boss.post(`/api/forum/topics/${id}/posts`, { text: 'See you there', answers: 1 })).status).toBe(201);
    const answers = (await ole.get(`/api/forum/topics/${id}/posts`)).body.data[1].answers;
    expect(answers).toEqual({ number: 1, author: null });
    expect((await ole.put(`/api/forum/posts/${post.id}/bookmark`, { isOn: true })).status).toBe(204);
    expect((await ole.get('/api/forum/bookmarks')).body.data).toMatchObject([{ author: null, number: 1 }]);
  });
});
