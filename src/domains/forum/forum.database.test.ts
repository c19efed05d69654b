/** The forum by its calls: who writes, reads, keeps order, and hears of what. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteUser, exportUser } from '#domains/account/store/erase-user.ts';
import { users } from '#domains/account/tables.ts';
import { heldAchievements } from '#domains/achievement/tables.ts';
import { adminActions } from '#domains/admin/tables.ts';
import { MAX_EDITS_A_DAY, MAX_VERSIONS, ONE_EDIT_MS } from '#domains/discussion/constants.ts';
import { commentEdits, comments } from '#domains/discussion/tables.ts';
import { FOUND_AT_A_TIME, TOPIC, TRUST } from '#domains/forum/constants.ts';
import { watchTopic } from '#domains/forum/routes/live.ts';
import { openCategories } from '#domains/forum/store/categories.ts';
import { forumCategories, postWords, topics } from '#domains/forum/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { slices } from '#domains/slices.ts';
import { HOUR_MS, MINUTE_MS } from '#platform/clock/milliseconds.ts';
import { openRealtime } from '#platform/realtime.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { makeApiContext, makeSessionUser } from '../../../tests/factories/api-context.ts';
import { makeClub } from '../../../tests/factories/club.ts';
import {
  type Browser,
  makeLoggedInBrowser,
  startTestServer,
  type TestServer,
} from '../../../tests/factories/server.ts';
import { makeUser } from '../../../tests/factories/user.ts';
import { makeWorld } from '../../../tests/factories/world.ts';

const NOW = new Date('2026-01-01T13:00:00Z');
let database: TestDatabase;
let server: TestServer;
let [miaId, oleId, kimId] = [0, 0, 0];
let mia: Browser;
let ole: Browser;
let kim: Browser;
let boss: Browser;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const { leagueIds, season } = await makeWorld(db);
  [miaId, oleId] = [await makeUser(db, { name: 'Mia' }), await makeUser(db, { name: 'Ole' })];
  kimId = await makeUser(db, { name: 'Kim' });
  const bossId = await makeUser(db, { name: 'Boss' });
  await db.update(users).set({ isAdmin: true }).where(eq(users.id, bossId));
  await makeClub(db, { id: 1, leagueIds, season, managerId: miaId });
  await db.update(users).set({ createdAt: new Date(NOW.getTime() - HOUR_MS) });
  await db.transaction(async (tx) => openCategories(pgRows(tx)));
  server = await startTestServer(database);
  server.clock.now = NOW;
  [mia, ole, kim, boss] = (await Promise.all(
    ['mia', 'ole', 'kim', 'boss'].map((name) => makeLoggedInBrowser(server, database, `${name}@example.org`)),
  )) as [Browser, Browser, Browser, Browser];
});
afterAll(async () => {
  await server.close();
  await database.drop();
});
beforeEach(async () => {
  server.clock.now = NOW;
  for (const table of ['topics', 'comments', 'taken_back', 'reactions', 'blocks', 'category_reads', 'notifications'])
    await database.db.execute(sql`delete from ${sql.identifier(table)}`);
});

const later = (ms: number) => {
  server.clock.now = new Date(NOW.getTime() + ms);
};
async function categoryOf(kind: string): Promise<number> {
  const [row] = await database.db.select().from(forumCategories).where(sql`${forumCategories.kind} = ${kind}`);
  return row?.id ?? 0;
}
async function start(by: Browser, text = 'Who wins it?', more: Record<string, unknown> = {}): Promise<number> {
  const words = { categoryId: await categoryOf('hockey'), title: 'The cup race', text, ...more };
  return (await by.post('/api/forum/topics', words)).body.data.topicId;
}
const write = (by: Browser, topicId: number, text: string, answers: number | null = null) =>
  by.post(`/api/forum/topics/${topicId}/posts`, { text, answers });
const postsOf = async (by: Browser, topicId: number, page = 1) =>
  (await by.get(`/api/forum/topics/${topicId}/posts?page=${page}`)).body.data;
const topicOf = async (by: Browser, topicId: number) => (await by.get(`/api/forum/topics/${topicId}`)).body.data;
const listed = async (by: Browser, query = '') =>
  (await by.get(`/api/forum/topics?${query}`)).body.data.map(({ id }: { id: number }) => id);
const toldOf = async (userId: number) =>
  (await database.db.select().from(notifications).where(eq(notifications.userId, userId))).map(({ kind }) => kind);
const block = (by: Browser, userId: number) => by.post(`/api/users/${userId}/block`);

describe('categories', () => {
  it('are one of each kind, one for each PRO league and nation, and opening them twice adds none', async () => {
    await database.db.transaction(async (tx) => openCategories(pgRows(tx)));
    const { data } = (await mia.get('/api/forum/categories')).body;
    const ofLeagues = data.filter(({ kind }: { kind: string }) => kind === 'league');
    expect(ofLeagues).toMatchObject([{ leagueId: 1, nationId: null }]);
    expect(data.filter(({ kind }: { kind: string }) => kind === 'nation')).toMatchObject([{ nationId: 1 }]);
    expect(data).toHaveLength(8);
  });

  it('of announcements take topics of moderators and admins only, and those are locked', async () => {
    const words = { categoryId: await categoryOf('announcements'), title: 'Version 2', text: 'It is out.' };
    expect((await mia.post('/api/forum/topics', words)).status).toBe(403);
    const { topicId } = (await boss.post('/api/forum/topics', words)).body.data;
    expect((await write(mia, topicId, 'First!')).status).toBe(409);
    expect((await write(boss, topicId, 'And faster.')).status).toBe(201);
  });
});

describe('a topic', () => {
  it('is unread for others until they have read to its end, and again after the next post', async () => {
    const id = await start(mia);
    expect(await topicOf(ole, id)).toMatchObject({ isUnread: true, firstUnread: 1, replies: 0 });
    expect(await topicOf(mia, id)).toMatchObject({ isUnread: false, firstUnread: null, subscription: 'watching' });
    await ole.put(`/api/forum/topics/${id}/read`, { number: 99 });
    expect(await topicOf(ole, id)).toMatchObject({ isUnread: false, firstUnread: null, readers: 2 });
    await write(kim, id, 'The Owls.');
    expect(await topicOf(ole, id)).toMatchObject({
      isUnread: true,
      firstUnread: 2,
      lastPost: { author: { name: 'Kim' } },
    });
    expect(await listed(ole, 'sort=unread')).toEqual([id]);
    expect(await listed(ole, 'sort=followed')).toEqual([]);
    expect(await listed(mia, 'sort=followed')).toEqual([id]);
    expect(await listed(kim, 'sort=followed')).toEqual([id]);
    await ole.put('/api/forum/read', {});
    later(1000);
    expect(await listed(ole, 'sort=unread')).toEqual([]);
  });

  it('is pinned, locked and moved by moderators and admins only', async () => {
    const id = await start(mia);
    expect((await mia.patch(`/api/forum/topics/${id}`, { isPinned: true })).status).toBe(403);
    const categoryId = await categoryOf('help');
    expect((await boss.patch(`/api/forum/topics/${id}`, { isPinned: true, isLocked: true, categoryId })).status).toBe(
      204,
    );
    expect(await topicOf(ole, id)).toMatchObject({ isPinned: true, isLocked: true, categoryId, mayPost: false });
    expect((await write(ole, id, 'Too late?')).status).toBe(409);
    expect((await boss.patch(`/api/forum/topics/${id}`, { categoryId: 999 })).status).toBe(404);
  });

  it('stays as it is when a moderator changes nothing, and nothing is recorded', async () => {
    const id = await start(mia);
    const recorded = await database.db.$count(adminActions);
    expect((await boss.patch(`/api/forum/topics/${id}`, {})).status).toBe(204);
    expect((await boss.patch('/api/forum/topics/99999', {})).status).toBe(404);
    expect((await mia.patch(`/api/forum/topics/${id}`, {})).status).toBe(403);
    expect((await mia.put(`/api/forum/topics/${id}/title`, {})).status).toBe(422);
    expect(await database.db.$count(adminActions)).toBe(recorded);
    expect(await topicOf(ole, id)).toMatchObject({ isPinned: false, isLocked: false, title: 'The cup race' });
  });

  it('is renamed and solved by its author, and found by its new title', async () => {
    const id = await start(mia);
    await write(ole, id, 'Like this.');
    expect((await ole.put(`/api/forum/topics/${id}/solution`, { number: 2 })).status).toBe(403);
    expect((await mia.put(`/api/forum/topics/${id}/solution`, { number: 7 })).status).toBe(404);
    expect((await mia.put(`/api/forum/topics/${id}/solution`, { number: 2 })).status).toBe(204);
    await mia.put(`/api/forum/topics/${id}/title`, { title: 'Zamboni questions' });
    expect(await topicOf(ole, id)).toMatchObject({ solvedBy: 2, title: 'Zamboni questions' });
    const { data } = (await kim.get('/api/forum/search?words=zamboni&isSolved=true')).body;
    expect(data).toMatchObject([{ topic: { id }, number: 1 }]);
  });

  it('is listed in keyset pages that meet without a gap, pinned ones first in their category', async () => {
    const { db } = database;
    const categoryId = await categoryOf('hockey');
    const made = Array.from({ length: 60 }, (_, at) => ({
      categoryId,
      userId: miaId,
      title: `Topic ${at}`,
      isPinned: at === 30,
      createdAt: NOW,
      lastPostAt: new Date(NOW.getTime() + Math.floor(at / 7)),
    }));
    await db.insert(topics).values(made);
    for (const query of [`category=${categoryId}`, `sort=new`, `sort=top`, 'sort=latest']) {
      const seen: number[] = [];
      for (
        let page = await listed(ole, query);
        page.length > 0;
        page = await listed(ole, `${query}&after=${seen.at(-1)}`)
      )
        seen.push(...page);
      expect(new Set(seen).size, query).toBe(60);
      expect(seen, query).toHaveLength(60);
    }
    const [first] = (await ole.get(`/api/forum/topics?category=${categoryId}`)).body.data;
    expect(first.title).toBe('Topic 30');
  });
});

describe('posts', () => {
  it('are numbered one after the other though many write at once', async () => {
    const id = await start(mia);
    const all = await Promise.all([mia, ole, kim, boss].map((by, at) => write(by, id, `At once ${at}`)));
    expect(all.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect((await postsOf(mia, id)).map(({ number }: { number: number }) => number)).toEqual([1, 2, 3, 4, 5]);
  });

  it('of the same words by one user are refused, also from two tabs at once', async () => {
    const id = await start(mia);
    const both = await Promise.all([write(ole, id, 'Twice.'), write(ole, id, 'Twice.')]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('of a new user are limited, and the refusal says for how long', async () => {
    const id = await start(mia);
    for (let at = 0; at < TRUST.new.postsADay; at++) {
      // Talk has a budget of its own.
      later(at * MINUTE_MS);
      expect((await write(kim, id, `Post ${at}`)).status).toBe(201);
    }
    const refused = await write(kim, id, 'One too many');
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: 'forum.too-many-posts' });
    later(24 * HOUR_MS + MINUTE_MS);
    expect((await write(kim, id, 'On the next day')).status).toBe(201);
  });

  it('refuse text that is empty, too long or made to deceive', async () => {
    const id = await start(mia);
    for (const text of ['', '   ', 'x'.repeat(10_001), 'a\u202eb', 5, null])
      expect((await ole.post(`/api/forum/topics/${id}/posts`, { text })).status).toBe(422);
    expect((await write(ole, id, 'Who?', 9)).status).toBe(404);
    expect((await write(ole, 99_999, 'Where?')).status).toBe(404);
  });

  it('draw and name no more than readers can load', async () => {
    const id = await start(mia);
    const draw = (count: number) => Array.from({ length: count }, (_, at) => `[[game:${at + 1}]]`).join('\n');
    expect((await write(ole, id, draw(7))).body).toMatchObject({
      code: 'discussion.too-many-drawings',
      facts: { max: 6 },
    });
    expect((await write(ole, id, draw(6))).status).toBe(201);
    const named = Array.from({ length: 31 }, (_, at) => `[[player:${at + 1}]]`).join(' ');
    expect((await write(ole, id, named)).body).toMatchObject({ code: 'discussion.too-many-named' });
    const users = `[[user:${miaId}]] [[user:${oleId}]] [[user:1000]]`;
    expect((await write(kim, id, users)).body).toMatchObject({ code: 'forum.too-many-mentions' });
    expect((await write(kim, id, 'See https://a.example')).body).toMatchObject({ code: 'forum.too-many-links' });
    const [{ id: postId }] = await postsOf(mia, id);
    expect((await mia.put(`/api/forum/posts/${postId}`, { text: draw(7) })).status).toBe(422);
  });

  it('are found by their words, with neither markup nor spoilers in what is shown of them', async () => {
    const id = await start(mia, '> Old\n\n**Zamboni** [[player:12]] ||scored|| ~~late~~');
    const { data } = (await ole.get('/api/forum/search?words=zamboni')).body;
    const shown = data[0].excerpt.map(({ text }: { text: string }) => text).join('');
    expect(shown).toContain('Zamboni');
    expect(shown).not.toMatch(/scored|player|\*|~|>/);
    expect((await ole.get('/api/forum/search?words=player')).body.data).toEqual([]);
    for (const [words, found] of [
      ['"zamboni late"', 0],
      ['"old zamboni"', 1],
      ['old-zamboni', 0],
      ['zamboni -late', 0],
      ['zamboni -"late old"', 1],
      ['late zamboni', 1],
    ] as const)
      expect((await ole.get(`/api/forum/search?words=${encodeURIComponent(words)}`)).body.data, words).toHaveLength(
        found,
      );
    const [{ id: postId }] = await postsOf(ole, id);
    await ole.put(`/api/forum/posts/${postId}/bookmark`, { isOn: true });
    const [kept] = (await ole.get('/api/forum/bookmarks')).body.data;
    expect(kept.excerpt[0].text).not.toMatch(/scored|player/);
  });

  it('of a user are listed for them with answers and reactions, without those by users they have blocked', async () => {
    const id = await start(mia);
    await write(ole, id, 'The Owls.', 1);
    await write(kim, id, 'The Foxes.', 1);
    const [{ id: postId }] = await postsOf(mia, id);
    await ole.put(`/api/forum/posts/${postId}/reaction`, { reaction: 'cheer', isOn: true });
    const own = async (by: Browser) => (await by.get('/api/forum/posts/mine')).body;
    expect(await own(mia)).toMatchObject({ data: [{ number: 1, answers: 2, reactions: 1 }], trust: 'new' });
    await block(mia, oleId);
    expect((await own(mia)).data).toMatchObject([{ answers: 1 }]);
    expect(await own(boss)).toMatchObject({ data: [], pagination: { total: 0 } });
  });

  it('of a user and in bookmarks are listed in pages, whose total is that of all, and hide spoilers', async () => {
    const id = await start(mia, 'The score was ||five to four||.');
    const said = Array.from({ length: 2 * FOUND_AT_A_TIME }, (_, at) => {
      return { subjectKind: TOPIC, subjectId: id, userId: miaId, text: `Post ${at}`, part: at + 2, createdAt: NOW };
    });
    const rows = await database.db.insert(comments).values(said).returning({ id: comments.id });
    for (const { id: commentId } of rows) await ole.put(`/api/forum/posts/${commentId}/bookmark`, { isOn: true });
    const lists = { [`users/${miaId}/posts`]: ole, 'forum/posts/mine': mia, 'forum/bookmarks': ole };
    for (const [path, by] of Object.entries(lists)) {
      const numbers: number[] = [];
      const all = path === 'forum/bookmarks' ? rows.length : rows.length + 1;
      const { pagination } = (await by.get(`/api/${path}`)).body;
      expect(pagination, path).toMatchObject({ total: all, totalPages: Math.ceil(all / FOUND_AT_A_TIME) });
      for (let page = 1; page <= pagination.totalPages; page++) {
        const answer = await by.get(`/api/${path}?page=${page}`);
        expect(answer.text).not.toContain('five');
        numbers.push(...answer.body.data.map(({ number }: { number: number }) => number));
      }
      expect(new Set(numbers).size, path).toBe(all);
    }
  });

  it('are kept as drafts until they are sent', async () => {
    const id = await start(mia);
    const draftAt = async (place: string) => (await ole.get(`/api/drafts/${place}`)).body.data.text;
    await ole.put(`/api/drafts/topic/${id}`, { text: 'The Ow' });
    await ole.put('/api/drafts/new-topic/1', { text: 'A new one' });
    expect(await draftAt(`topic/${id}`)).toBe('The Ow');
    await write(ole, id, 'The Owls.');
    expect(await draftAt(`topic/${id}`)).toBe('');
    await start(ole, 'A new one');
    expect(await draftAt('new-topic/1')).toBe('');
  });

  it('draw no cup and no draft pick that does not exist, also once they are edited', async () => {
    const { body } = await write(mia, await start(mia), 'Look:\n[[cup:999]]');
    expect(body).toMatchObject({ code: 'article.unknown-reference', facts: { what: 'cup 999' } });
    const id = await start(mia, 'In words, [[cup:999]] is text.');
    const [{ id: postId }] = await postsOf(mia, id);
    const edited = await mia.put(`/api/forum/posts/${postId}`, { text: '[[pick:999]]' });
    expect(edited.body).toMatchObject({ code: 'article.unknown-reference', facts: { what: 'pick 999' } });
    expect(await postsOf(ole, id)).toMatchObject([{ text: 'In words, [[cup:999]] is text.' }]);
  });

  it('are edited by their author, and everybody reads what they said', async () => {
    const id = await start(mia, 'The Owls win.');
    const [{ id: postId }] = await postsOf(mia, id);
    expect((await ole.put(`/api/forum/posts/${postId}`, { text: 'Mine.' })).status).toBe(403);
    expect((await mia.put(`/api/forum/posts/${postId}`, { text: 'The Foxes win.' })).status).toBe(204);
    expect(await postsOf(ole, id)).toMatchObject([{ text: 'The Foxes win.', editedAt: NOW.toISOString() }]);
    const { data } = (await ole.get(`/api/forum/posts/${postId}/edits`)).body;
    expect(data).toEqual([{ text: 'The Owls win.', until: NOW.toISOString() }]);
    expect((await ole.get('/api/forum/search?words=foxes')).body.data).toHaveLength(1);
    expect((await ole.get('/api/forum/search?words=owls')).body.data).toEqual([]);
  });

  it('keep one version of edits in quick succession, and are edited so often a day', async () => {
    const id = await start(mia, 'Version 0');
    const [{ id: postId }] = await postsOf(mia, id);
    const edit = (text: string) => mia.put(`/api/forum/posts/${postId}`, { text });
    const history = async () => (await ole.get(`/api/forum/posts/${postId}/edits`)).body;
    for (let at = 0; at < ONE_EDIT_MS / MINUTE_MS; at++) {
      later(at * MINUTE_MS);
      await edit(`Draft ${at}`);
    }
    expect((await history()).data).toEqual([{ text: 'Version 0', until: NOW.toISOString() }]);
    for (let at = 1; at < MAX_EDITS_A_DAY; at++) {
      later(at * ONE_EDIT_MS);
      expect((await edit(`Version ${at}`)).status).toBe(204);
    }
    expect((await history()).pagination.total).toBe(MAX_EDITS_A_DAY);
    later(MAX_EDITS_A_DAY * ONE_EDIT_MS);
    expect((await edit('One too many')).body).toMatchObject({ code: 'discussion.too-many-edits' });
    later(24 * HOUR_MS + MINUTE_MS);
    expect((await edit('On the next day')).status).toBe(204);
  });

  it('keep what they said first and the latest versions, which are read in pages', async () => {
    const id = await start(mia, 'Now');
    const [{ id: postId }] = await postsOf(mia, id);
    const days = MAX_VERSIONS + 5;
    const versions = Array.from({ length: days }, (_, at) => ({
      commentId: postId,
      text: `Version ${at}`,
      until: new Date(NOW.getTime() - (days - at) * 24 * HOUR_MS),
    }));
    await database.db.insert(commentEdits).values(versions);
    expect((await mia.put(`/api/forum/posts/${postId}`, { text: 'Then' })).status).toBe(204);
    const all: string[] = [];
    const page = async (number: number) => (await ole.get(`/api/forum/posts/${postId}/edits?page=${number}`)).body;
    const { totalPages, total } = (await page(1)).pagination;
    for (let number = 1; number <= totalPages; number++)
      all.push(...(await page(number)).data.map(({ text }: { text: string }) => text));
    expect(total).toBe(MAX_VERSIONS);
    expect(all).toHaveLength(MAX_VERSIONS);
    expect(all.slice(0, 2)).toEqual(['Now', `Version ${days - 1}`]);
    expect(all.at(-1)).toBe('Version 0');
  });

  it('are taken back within an hour while they are the last, and the topic goes with its only one', async () => {
    const id = await start(mia);
    const { postId } = (await write(ole, id, 'A mistake.')).body.data;
    await write(kim, id, 'Is it?');
    expect((await ole.delete(`/api/comments/${postId}`)).status).toBe(409);
    const [, , last] = await postsOf(kim, id);
    later(61 * MINUTE_MS);
    expect((await kim.delete(`/api/comments/${last.id}`)).status).toBe(409);
    later(59 * MINUTE_MS);
    expect((await kim.delete(`/api/comments/${last.id}`)).status).toBe(204);
    later(0);
    const alone = await start(ole, 'Nobody answers.');
    const [{ id: only }] = await postsOf(ole, alone);
    await ole.delete(`/api/comments/${only}`);
    expect((await ole.get(`/api/forum/topics/${alone}`)).status).toBe(404);
  });

  it('take six reactions, of each user once each', async () => {
    const id = await start(mia);
    const [{ id: postId }] = await postsOf(mia, id);
    const react = (reaction: string, isOn: boolean) =>
      ole.put(`/api/forum/posts/${postId}/reaction`, { reaction, isOn });
    await Promise.all([react('cheer', true), react('cheer', true), react('heart', true)]);
    await react('heart', false);
    expect((await react('nonsense', true)).status).toBe(422);
    expect(await postsOf(ole, id)).toMatchObject([{ reactions: [{ reaction: 'cheer', count: 1, isMine: true }] }]);
  });

  it('by a blocked user are neither read nor found nor told of, and the blocked user notices nothing', async () => {
    const id = await start(mia);
    expect((await block(mia, oleId)).status).toBe(204);
    expect((await write(ole, id, `Hello [[user:${miaId}]]`, 1)).status).toBe(201);
    expect(await postsOf(mia, id)).toHaveLength(1);
    expect(await postsOf(ole, id)).toHaveLength(2);
    expect(await toldOf(miaId)).toEqual([]);
    expect((await mia.get('/api/forum/search?words=hello')).body.data).toEqual([]);
    const theirs = await start(ole, 'About something else');
    expect((await mia.get(`/api/forum/topics/${theirs}`)).status).toBe(404);
    expect(await listed(mia)).not.toContain(theirs);
  });

  it('and topics that a moderator removes are gone from every call', async () => {
    const id = await start(mia, 'Cheap sticks');
    const [{ id: postId }] = await postsOf(mia, id);
    await database.db.update(comments).set({ hiddenAt: NOW }).where(eq(comments.id, postId));
    expect(await postsOf(ole, id)).toEqual([]);
    expect((await ole.get('/api/forum/search?words=sticks')).body.data).toEqual([]);
    await database.db.update(topics).set({ hiddenAt: NOW }).where(eq(topics.id, id));
    for (const path of [`topics/${id}`, `topics/${id}/posts`])
      expect((await ole.get(`/api/forum/${path}`)).status).toBe(404);
    expect((await ole.put(`/api/forum/topics/${id}/read`, { number: 1 })).status).toBe(404);
    expect(await listed(ole)).toEqual([]);
  });
});

describe('notices', () => {
  it('go once each to the user a post answers, to those it names, and to watchers who had read all', async () => {
    const id = await start(mia);
    await write(ole, id, 'The Owls.');
    expect(await toldOf(miaId)).toEqual(['forum-post']);
    await write(kim, id, `Really, [[user:${miaId}]]?`, 2);
    expect(await toldOf(oleId)).toEqual(['forum-answer']);
    // She has not read the post before: only what names her is told. Who is named in a quote has heard of it then.
    expect(await toldOf(miaId)).toEqual(['forum-post', 'forum-mention']);
    expect((await postsOf(mia, id)).at(-1)).toMatchObject({ answers: { number: 2, author: { name: 'Ole' } } });
    await write(kim, id, `> Really, [[user:${miaId}]]?\n\nYes.`);
    expect(await toldOf(miaId)).toHaveLength(2);
    await ole.put(`/api/follows/topic/${id}`, { level: 'muted' });
    await write(kim, id, 'No answer?', 2);
    expect(await toldOf(oleId)).toEqual(['forum-answer']);
  });
});

describe('posts that were taken back', () => {
  it('leave no notice that was not read', async () => {
    const id = await start(mia);
    await write(kim, id, 'The Foxes.');
    const { postId } = (await write(ole, id, `[[user:${miaId}]], no.`, 2)).body.data;
    expect(await toldOf(miaId)).toEqual(['forum-post', 'forum-mention']);
    expect((await ole.delete(`/api/comments/${postId}`)).status).toBe(204);
    expect(await toldOf(miaId)).toEqual(['forum-post']);
    expect(await toldOf(kimId)).toEqual([]);
  });

  it('count as posts and topics of the day', async () => {
    const takeBack = async (topicId: number) => {
      const post = (await postsOf(kim, topicId)).at(-1);
      expect((await kim.delete(`/api/comments/${post.id}`)).status).toBe(204);
    };
    for (let at = 0; at < TRUST.new.topicsADay; at++) await takeBack(await start(kim, `Topic ${at}`));
    const topic = { categoryId: await categoryOf('hockey'), title: 'Once more', text: 'One too many', poll: null };
    expect((await kim.post('/api/forum/topics', topic)).body).toMatchObject({ code: 'forum.too-many-topics' });
    const id = await start(mia);
    for (let at = TRUST.new.topicsADay; at < TRUST.new.postsADay; at++) {
      later(at * MINUTE_MS);
      expect((await write(kim, id, `Post ${at}`)).status).toBe(201);
      await takeBack(id);
    }
    expect((await write(kim, id, 'One too many')).body).toMatchObject({ code: 'forum.too-many-posts' });
    later(24 * HOUR_MS + 10 * MINUTE_MS);
    expect((await write(kim, id, 'On the next day')).status).toBe(201);
  });
});

describe('the live stream of a topic', () => {
  it('tells of posts by others who are not blocked, and not of edits', async () => {
    const failures: unknown[] = [];
    const realtime = await openRealtime(database.pool, (error) => failures.push(error));
    const id = await start(mia);
    await block(ole, kimId);
    const gone = new AbortController();
    const context = makeApiContext(database.db, makeSessionUser({ id: oleId }), { realtime, until: gone.signal });
    const stream = watchTopic(context, id);
    expect((await stream.next()).value).toEqual({ kind: 'open' });
    const [{ id: postId }] = await postsOf(mia, id);
    await mia.put(`/api/forum/posts/${postId}`, { text: 'Who wins the cup?' });
    await write(kim, id, 'The Foxes.');
    await write(ole, id, 'The Owls.');
    await write(mia, id, 'Nobody else?');
    await realtime.caughtUp();
    expect((await stream.next()).value).toEqual({ kind: 'post' });
    gone.abort();
    expect((await stream.next()).done).toBe(true);
    await realtime.close();
    expect(failures).toEqual([]);
  });
});

describe('a poll', () => {
  it('hides its votes until one has voted or it is closed, and has one choice of each user', async () => {
    const poll = { question: 'Who?', options: ['Owls', 'Foxes'], isMultiple: false, isPublic: true, days: 1 };
    const id = await start(mia, 'Vote', { poll });
    const vote = (by: Browser, options: number[]) => by.put(`/api/forum/topics/${id}/vote`, { options });
    await Promise.all([vote(ole, [0]), vote(ole, [1])]);
    await vote(ole, [1]);
    expect((await vote(ole, [0, 1])).status).toBe(422);
    expect((await vote(ole, [2])).status).toBe(422);
    expect((await topicOf(kim, id)).poll).toMatchObject({
      voters: 1,
      options: [{ votes: null, voters: [] }, { votes: null }],
    });
    expect((await topicOf(ole, id)).poll.options).toMatchObject([
      { votes: 0, isMine: false },
      { votes: 1, isMine: true, voters: [{ name: 'Ole' }] },
    ]);
    later(24 * HOUR_MS);
    expect((await vote(kim, [0])).status).toBe(409);
    expect((await topicOf(kim, id)).poll.options).toMatchObject([{ votes: 0 }, { votes: 1 }]);
  });
});

it('a user takes along what they have done, and leaves topics in which others have written without their name', async () => {
  const { db } = database;
  const goneId = await makeUser(db, { name: 'Gone' });
  const gone = await makeLoggedInBrowser(server, database, 'gone@example.org');
  const shared = await start(gone, 'What do you think?');
  await write(ole, shared, 'A lot.');
  const alone = await start(gone, 'Anybody here?');
  const [{ id: kept }] = await postsOf(gone, shared);
  await gone.put(`/api/forum/posts/${kept}/bookmark`, { isOn: true });
  expect((await gone.get('/api/forum/bookmarks')).body.data).toHaveLength(1);
  expect(await exportUser(db, goneId, slices)).toMatchObject({
    forum: { topics: [{ title: 'The cup race' }, { title: 'The cup race' }], bookmarks: [{ comment_id: kept }] },
  });
  await deleteUser(db, goneId, { now: NOW, nouns: slices });
  expect(await topicOf(ole, shared)).toMatchObject({ author: null });
  expect((await ole.get(`/api/forum/topics/${alone}`)).status).toBe(404);
  expect(await db.$count(postWords)).toBe(1);
});

describe('the language and the tags of a topic', () => {
  const titlesOf = async (query: string) =>
    (await ole.get(`/api/forum/topics?${query}`)).body.data.map(({ title }: { title: string }) => title);

  it('filter the lists, and are changed by its author and by moderators only', async () => {
    const german = await start(mia, 'Wer gewinnt?', { title: 'Pokal', language: 'de', tags: ['Pokal', 'pro-liga'] });
    await start(kim, 'Who does?', { tags: ['pokal'] });
    expect(await topicOf(ole, german)).toMatchObject({ language: 'de', tags: ['pokal', 'pro-liga'] });
    expect(await titlesOf('language=de')).toEqual(['Pokal']);
    expect(await titlesOf('language=en')).toEqual(['The cup race']);
    expect((await titlesOf('tag=pokal')).toSorted()).toEqual(['Pokal', 'The cup race']);
    expect(await titlesOf('tag=pokal&language=de&sort=new')).toEqual(['Pokal']);
    expect(await titlesOf('tag=nowhere')).toEqual([]);
    const label = (by: Browser, labels: object) => by.put(`/api/forum/topics/${german}/labels`, labels);
    expect((await label(ole, { language: 'en', tags: [] })).status).toBe(403);
    expect((await label(mia, { language: 'en', tags: ['final'] })).status).toBe(204);
    expect((await label(boss, { language: 'de', tags: ['final', '2026'] })).status).toBe(204);
    expect(await topicOf(ole, german)).toMatchObject({ language: 'de', tags: ['final', '2026'] });
  });

  it('are languages and words that there are, few and different', async () => {
    const labels = [
      { language: 'xx' },
      { tags: ['a'] },
      { tags: ['two words'] },
      { tags: ['<b>bold'] },
      { tags: ['same', 'SAME'] },
      { tags: ['one1', 'two2', 'three', 'four', 'five'] },
      { tags: ['x'.repeat(25)] },
    ];
    for (const wrong of labels) {
      const topic = { categoryId: await categoryOf('hockey'), title: 'The cup race', text: 'Who?', ...wrong };
      expect((await mia.post('/api/forum/topics', topic)).status, JSON.stringify(wrong)).toBe(422);
    }
  });
});

it('shows beside a post how far its author is trusted, and the points of their achievements', async () => {
  const { db } = database;
  const topicId = await start(mia);
  await write(ole, topicId, 'Us.');
  await db.update(users).set({ visitDays: TRUST.basic.visitDays }).where(eq(users.id, oleId));
  for (let post = 1; post < TRUST.basic.posts; post++) await write(ole, topicId, `Us, ${post}.`);
  const earned = { userId: oleId, season: 1, day: 1 };
  await db.insert(heldAchievements).values([
    { ...earned, achievement: 'wins-10', points: 5 },
    { ...earned, achievement: 'wins-100', points: 20 },
  ]);
  const [first, second] = await postsOf(kim, topicId);
  expect([first.standing, second.standing]).toEqual([
    { trust: 'new', points: 0 },
    { trust: 'basic', points: 25 },
  ]);
});

it('names whom texts mention in one call, and nobody else', async () => {
  const { data } = (await kim.get(`/api/mentions?of=user:${miaId},user:${oleId},user:999999,player:999999`)).body;
  expect(data.users.map(({ name }: { name: string }) => name).toSorted()).toEqual(['Mia', 'Ole']);
  expect(data.players).toEqual([]);
  expect((await kim.get('/api/mentions')).body.data.users).toEqual([]);
  for (const wrong of ['user', 'user:x', 'user:1;drop', Array.from({ length: 101 }, () => 'user:1').join()])
    expect((await kim.get(`/api/mentions?of=${encodeURIComponent(wrong)}`)).status, wrong).toBe(422);
});
