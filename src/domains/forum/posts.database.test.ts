/** Forum posts through the API: writing, reading and notifications. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '#domains/account/tables.ts';
import { heldAchievements } from '#domains/achievement/tables.ts';
import { MAX_EDITS_A_DAY, MAX_VERSIONS, ONE_EDIT_MS, TRUST } from '#domains/discussion/constants.ts';
import { commentSubject } from '#domains/discussion/store/subject.ts';
import { commentEdits, comments } from '#domains/discussion/tables.ts';
import { repliesAreCounted } from '#domains/forum/checks.ts';
import { FOUND_AT_A_TIME, TOPIC } from '#domains/forum/constants.ts';
import { watchTopic } from '#domains/forum/routes/live.ts';
import { topicPlace } from '#domains/forum/store/subject.ts';
import { topics } from '#domains/forum/tables.ts';
import { HOUR_MS, MINUTE_MS } from '#platform/clock/milliseconds.ts';
import { openRealtime } from '#platform/realtime.ts';
import { makeApiContext, makeSessionUser } from '../../../tests/factories/api-context.ts';
import { forumWorld, NOW } from '../../../tests/factories/forum.ts';
import type { Browser } from '../../../tests/factories/server.ts';

const {
  database,
  miaId,
  oleId,
  kimId,
  mia,
  ole,
  kim,
  boss,
  later,
  categoryOf,
  start,
  write,
  postsOf,
  topicOf,
  listed,
  toldOf,
  block,
} = forumWorld();

describe('posts', () => {
  it('are numbered in sequence though many users write at once', async () => {
    const id = await start(mia);
    const all = await Promise.all([mia, ole, kim, boss].map((by, at) => write(by, id, `At once ${at}`)));
    expect(all.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect((await postsOf(mia, id)).map(({ number }: { number: number }) => number)).toEqual([1, 2, 3, 4, 5]);
  });

  it('repeated word for word by one user are refused, even from two tabs at once', async () => {
    const id = await start(mia);
    const both = await Promise.all([write(ole, id, 'Twice.'), write(ole, id, 'Twice.')]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    // A name becomes a mention, whose text is compared.
    expect((await write(kim, id, 'See this, @ole.')).status).toBe(201);
    expect((await write(kim, id, 'See this, @OLE.')).body).toMatchObject({ code: 'discussion.repeated' });
  });

  it('by a new user are limited, and the refusal says for how long', async () => {
    const id = await start(mia);
    for (let at = 0; at < TRUST.new.postsADay; at++) {
      // Posts have their own rate limit.
      later(at * MINUTE_MS);
      expect((await write(kim, id, `Post ${at}`)).status).toBe(201);
    }
    const refused = await write(kim, id, 'One too many');
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: 'forum.too-many-posts' });
    later(24 * HOUR_MS + MINUTE_MS);
    expect((await write(kim, id, 'On the next day')).status).toBe(201);
  });

  it('are refused if empty, too long or deceptive', async () => {
    const id = await start(mia);
    for (const text of ['', '   ', 'x'.repeat(10_001), 'a\u202eb', 5, null])
      expect((await ole.post(`/api/forum/topics/${id}/posts`, { text })).status).toBe(422);
    expect((await write(ole, id, 'Who?', 9)).status).toBe(404);
    expect((await write(ole, 99_999, 'Where?')).status).toBe(404);
  });

  it('embed and mention no more than readers can load', async () => {
    const id = await start(mia);
    const draw = (count: number) => Array.from({ length: count }, (_, at) => `[[standings:${at + 1}]]`).join('\n');
    expect((await write(ole, id, draw(7))).body).toMatchObject({
      code: 'discussion.too-many-drawings',
      facts: { max: 6 },
    });
    expect((await write(ole, id, draw(6))).status).toBe(201);
    const named = Array.from({ length: 31 }, (_, at) => `[[player:${at + 1}]]`).join(' ');
    expect((await write(ole, id, named)).body).toMatchObject({ code: 'discussion.too-many-named' });
    const users = `[[user:${miaId}]] [[user:${oleId}]] [[user:1000]]`;
    expect((await write(kim, id, users)).body).toMatchObject({ code: 'discussion.too-many-mentions' });
    expect((await write(kim, id, 'See https://a.example')).body).toMatchObject({ code: 'discussion.no-links-yet' });
    const [{ id: postId }] = await postsOf(mia, id);
    expect((await mia.put(`/api/forum/posts/${postId}`, { text: draw(7) })).status).toBe(422);
  });

  it('are found by their words, and shown without markup and spoilers', async () => {
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

  it('of a user are listed for them with replies and reactions, without those by users they block', async () => {
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

  it('of a user and in bookmarks are listed in pages that add up to the total, and hide spoilers', async () => {
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

  it('embed no unknown cup or draft pick, even after edits', async () => {
    const { body } = await write(mia, await start(mia), 'Look:\n[[cup:999]]');
    expect(body).toMatchObject({ code: 'article.unknown-reference', facts: { what: 'cup 999' } });
    const id = await start(mia, 'In words, [[cup:999]] is text.');
    const [{ id: postId }] = await postsOf(mia, id);
    const edited = await mia.put(`/api/forum/posts/${postId}`, { text: '[[pick:999]]' });
    expect(edited.body).toMatchObject({ code: 'article.unknown-reference', facts: { what: 'pick 999' } });
    expect(await postsOf(ole, id)).toMatchObject([{ text: 'In words, [[cup:999]] is text.' }]);
  });

  it('are edited by their author, and earlier versions stay readable', async () => {
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

  it('merge edits in quick succession into one version, and allow a limited number a day', async () => {
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

  it('keep the first and the latest versions, which are read in pages', async () => {
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

  it('can be deleted within an hour while they are the last, and a topic is deleted with its only post', async () => {
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

  it('take six reactions, each once per user', async () => {
    const id = await start(mia);
    const [{ id: postId }] = await postsOf(mia, id);
    const react = (reaction: string, isOn: boolean) =>
      ole.put(`/api/forum/posts/${postId}/reaction`, { reaction, isOn });
    await Promise.all([react('cheer', true), react('cheer', true), react('heart', true)]);
    await react('heart', false);
    expect((await react('nonsense', true)).status).toBe(422);
    expect(await postsOf(ole, id)).toMatchObject([{ reactions: [{ reaction: 'cheer', count: 1, isMine: true }] }]);
  });

  it('of a blocked user are not shown, found or notified, and the blocked user cannot tell', async () => {
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

  it('and topics removed by a moderator are missing from every call', async () => {
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

describe('deleted posts', () => {
  it('are neither replies nor unread, and a restored one is again', async () => {
    const { db } = database;
    const id = await start(mia);
    const { postId } = (await write(kim, id, 'The Foxes.')).body.data;
    const taken = (await write(ole, id, 'No.')).body.data.postId;
    const shown = async () => {
      const { replies, isUnread, firstUnread } = await topicOf(mia, id);
      return [replies, isUnread, firstUnread];
    };
    expect(await shown()).toEqual([2, true, 2]);
    await Promise.all(Array.from({ length: 5 }, () => ole.delete(`/api/comments/${taken}`)));
    expect(await shown()).toEqual([1, true, 2]);
    const subject = commentSubject({ places: [topicPlace], untell: async () => {} });
    await db.transaction((tx) => subject.remove(tx, postId, { reason: 'Rude', now: NOW }));
    expect(await shown()).toEqual([0, false, null]);
    for (let times = 0; times < 2; times++) await db.transaction((tx) => subject.restore(tx, postId, {}));
    expect(await shown()).toEqual([1, true, 2]);
    const faults = async () => (await repliesAreCounted.run({ db } as never)).faults;
    expect(await faults()).toEqual([]);
    await db.update(topics).set({ replies: 2 }).where(eq(topics.id, id));
    expect(await faults()).toEqual([`topic ${id} counts 2 replies, but 1 are shown`]);
  });

  it('count toward the day’s posts and topics', async () => {
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
  it('sends posts by users who are not blocked, and no edits', async () => {
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

it('a post shows its author’s trust level and achievement points', async () => {
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

it('one call names the users mentioned in texts, and no others', async () => {
  const { data } = (await kim.get(`/api/mentions?of=user:${miaId},user:${oleId},user:999999,player:999999`)).body;
  expect(data.users.map(({ name }: { name: string }) => name).toSorted()).toEqual(['Mia', 'Ole']);
  expect(data.players).toEqual([]);
  expect((await kim.get('/api/mentions')).body.data.users).toEqual([]);
  for (const wrong of ['user', 'user:x', 'user:1;drop', Array.from({ length: 101 }, () => 'user:1').join()])
    expect((await kim.get(`/api/mentions?of=${encodeURIComponent(wrong)}`)).status, wrong).toBe(422);
});
