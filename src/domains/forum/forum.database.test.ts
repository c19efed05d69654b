/** Forum topics through the API: writing, reading, moderating and searching. */
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { deleteUser, exportUser } from '#domains/account/store/erase-user.ts';
import { users } from '#domains/account/tables.ts';
import { adminActions } from '#domains/admin/tables.ts';
import { TRUST } from '#domains/discussion/constants.ts';
import { comments } from '#domains/discussion/tables.ts';
import { TOPIC } from '#domains/forum/constants.ts';
import { openCategories } from '#domains/forum/store/categories.ts';
import { postWords, topics } from '#domains/forum/tables.ts';
import { slices } from '#domains/slices.ts';
import { HOUR_MS } from '#platform/clock/milliseconds.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { forumWorld, NOW } from '../../../tests/factories/forum.ts';
import { type Browser, makeLoggedInBrowser } from '../../../tests/factories/server.ts';
import { makeUser } from '../../../tests/factories/user.ts';

const { database, server, miaId, mia, ole, kim, boss, later, categoryOf, start, write, postsOf, topicOf, listed } =
  forumWorld();

describe('forum categories', () => {
  it('exist once per kind, PRO league and nation, and opening them twice adds none', async () => {
    await database.db.transaction(async (tx) => openCategories(pgRows(tx)));
    const { data } = (await mia.get('/api/forum/categories')).body;
    const ofLeagues = data.filter(({ kind }: { kind: string }) => kind === 'league');
    expect(ofLeagues).toMatchObject([{ leagueId: 1, nationId: null }]);
    expect(data.filter(({ kind }: { kind: string }) => kind === 'nation')).toMatchObject([{ nationId: 1 }]);
    expect(data).toHaveLength(8);
  });

  it('for announcements take topics of moderators and admins only, and lock them', async () => {
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

  it('stays unchanged when a moderator changes nothing, and nothing is recorded', async () => {
    const id = await start(mia);
    const recorded = await database.db.$count(adminActions);
    expect((await boss.patch(`/api/forum/topics/${id}`, {})).status).toBe(204);
    expect((await boss.patch('/api/forum/topics/99999', {})).status).toBe(404);
    expect((await mia.patch(`/api/forum/topics/${id}`, {})).status).toBe(403);
    expect((await mia.put(`/api/forum/topics/${id}/title`, {})).status).toBe(422);
    expect(await database.db.$count(adminActions)).toBe(recorded);
    expect(await topicOf(ole, id)).toMatchObject({ isPinned: false, isLocked: false, title: 'The cup race' });
  });

  it('is renamed and marked as solved by its author, and found by its new title', async () => {
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

  it('is listed in keyset pages without gaps, pinned topics first in their category', async () => {
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

it('a user’s topics are in their export, and topics with replies stay without their name', async () => {
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
  const others = await start(ole, 'Who else?');
  await write(gone, others, 'Me.');
  await deleteUser(db, goneId, { now: NOW, nouns: slices });
  expect(await topicOf(ole, shared)).toMatchObject({ author: null, replies: 1 });
  expect(await topicOf(ole, others)).toMatchObject({ replies: 0 });
  expect((await ole.get(`/api/forum/topics/${alone}`)).status).toBe(404);
  expect(await db.$count(postWords)).toBe(2);
});

describe('the language and the tags of a topic', () => {
  const titlesOf = async (query: string) =>
    (await ole.get(`/api/forum/topics?${query}`)).body.data.map(({ title }: { title: string }) => title);

  it('filter the lists, and are changed only by its author and moderators', async () => {
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

  it('are limited in number, distinct, and from the known lists', async () => {
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

describe('a locked topic', () => {
  it('is changed by moderators and admins only', async () => {
    const topicId = await start(ole);
    await write(mia, topicId, 'The young one.');
    const lock = (isLocked: boolean) => boss.unsafe('PATCH', `/api/forum/topics/${topicId}`, { isLocked });
    const changes = (by: Browser, title: string) => [
      by.put(`/api/forum/topics/${topicId}/title`, { title }),
      by.put(`/api/forum/topics/${topicId}/labels`, { language: 'en', tags: ['goalies'] }),
      by.put(`/api/forum/topics/${topicId}/solution`, { number: 2 }),
    ];
    await lock(true);
    for (const refused of await Promise.all(changes(ole, 'Anything else')))
      expect(refused).toMatchObject({ status: 409, body: { code: 'forum.locked' } });
    const seen = (await ole.get(`/api/forum/topics/${topicId}`)).body.data;
    expect(seen).toMatchObject({ title: 'The cup race', tags: [], isSolved: false });
    expect(seen.abilities).toMatchObject({ rename: false, label: false, solve: false });
    for (const changed of await Promise.all(changes(boss, 'The young goalie starts'))) expect(changed.status).toBe(204);
    await lock(false);
    for (const changed of await Promise.all(changes(ole, 'He starts'))) expect(changed.status).toBe(204);
  });
});

describe('a regular forum user', () => {
  const makeRegular = async (visitDays = TRUST.regular.visitDays, posts = TRUST.regular.posts) => {
    await database.db.update(users).set({ visitDays }).where(eq(users.id, miaId));
    const post = { subjectKind: TOPIC, subjectId: 0, userId: miaId, text: 'A post', createdAt: new Date(0) };
    await database.db.insert(comments).values(Array.from({ length: posts }, () => post));
  };
  const move = (by: Browser, topicId: number, categoryId: number) =>
    by.put(`/api/forum/topics/${topicId}/category`, { categoryId });
  const tag = (by: Browser, topicId: number) =>
    by.put(`/api/forum/topics/${topicId}/labels`, { language: 'en', tags: ['goalies'] });
  afterEach(async () => {
    await database.db.update(users).set({ visitDays: 0 }).where(eq(users.id, miaId));
  });

  it('moves and tags the topics of others, on record', async () => {
    const topicId = await start(ole);
    const help = await categoryOf('help');
    await makeRegular(TRUST.regular.visitDays, TRUST.regular.posts - 1);
    expect((await move(mia, topicId, help)).status).toBe(403);
    expect((await tag(mia, topicId)).status).toBe(403);
    await makeRegular(TRUST.regular.visitDays, 1);
    const { abilities } = (await mia.get(`/api/forum/topics/${topicId}`)).body.data;
    expect(abilities).toMatchObject({ move: true, label: true, rename: false, solve: false });
    expect((await move(mia, topicId, help)).status).toBe(204);
    expect((await tag(mia, topicId)).status).toBe(204);
    expect((await mia.get(`/api/forum/topics/${topicId}`)).body.data).toMatchObject({
      categoryId: help,
      tags: ['goalies'],
    });
    const record = await database.db.select().from(adminActions).where(eq(adminActions.userId, miaId));
    expect(record.map(({ detail }) => detail)).toMatchObject([{ id: topicId, categoryId: help }, { tags: 'goalies' }]);
  });

  it('cannot change announcements and locked topics, or do more', async () => {
    const topicId = await start(ole);
    await makeRegular();
    const [announcements, help] = [await categoryOf('announcements'), await categoryOf('help')];
    expect((await move(mia, topicId, announcements)).body.code).toBe('forum.not-movable');
    expect((await move(mia, topicId, 999_999)).body.code).toBe('forum.category-unknown');
    await boss.unsafe('PATCH', `/api/forum/topics/${topicId}`, { isLocked: true });
    expect((await move(mia, topicId, help)).body.code).toBe('forum.locked');
    await boss.unsafe('PATCH', `/api/forum/topics/${topicId}`, { isLocked: false, categoryId: announcements });
    expect((await move(mia, topicId, help)).body.code).toBe('forum.not-movable');
    expect((await mia.get(`/api/forum/topics/${topicId}`)).body.data.abilities.move).toBe(false);
    expect((await mia.unsafe('PATCH', `/api/forum/topics/${topicId}`, { isPinned: true })).status).toBe(403);
  });
});

describe('forum search', () => {
  const found = async (query: string) =>
    (await ole.get(`/api/forum/search?${query}`)).body.data.map(({ topic }: { topic: { id: number } }) => topic.id);

  it('finds posts in a time range, its start included and its end excluded', async () => {
    const early = await start(mia, 'The zamboni broke.');
    later(48 * HOUR_MS);
    const late = await start(mia, 'The zamboni is back.');
    const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS).toISOString();
    expect((await found('words=zamboni')).sort()).toEqual([early, late].sort());
    expect(await found(`words=zamboni&from=${at(48)}`)).toEqual([late]);
    expect(await found(`words=zamboni&to=${at(48)}`)).toEqual([early]);
    expect(await found(`words=zamboni&from=${at(0)}&to=${at(1)}`)).toEqual([early]);
    expect(await found(`words=zamboni&from=${at(1)}&to=${at(47)}`)).toEqual([]);
    expect(await found(`words="zamboni broke"&from=${at(1)}`)).toEqual([]);
    expect((await ole.get('/api/forum/search?words=zamboni&from=yesterday')).status).toBe(422);
  });

  it('finds words with any accents, typed with them or not', async () => {
    const id = await start(mia, 'Mäki beats Пётр, says Işık.');
    for (const words of ['maki', 'Mäki', 'Петр', 'isik', 'ışık'])
      expect(await found(`words=${encodeURIComponent(words)}`), words).toEqual([id]);
    const [{ excerpt }] = (await ole.get(`/api/forum/search?words=${encodeURIComponent('Mäki')}`)).body.data;
    expect(excerpt).toContainEqual({ text: 'Mäki', isMatch: true });
  });

  it('stems words by the language of their topic, even after that has changed', async () => {
    const german = await start(mia, 'Die Torhüter sind die besten Spieler.', { language: 'de' });
    const english = await start(mia, 'The goalies are the best skaters.');
    expect(await found('words=Torhütern')).toEqual([german]);
    expect(await found('words="besten Spielern"')).toEqual([german]);
    expect(await found(`words=${encodeURIComponent('Spieler für über')}`)).toEqual([german]);
    expect(await found('words=goalie')).toEqual([english]);
    // As English words, these have other stems than in German.
    await write(ole, german, 'Ja, die Torhüter!');
    const label = (language: string) => boss.put(`/api/forum/topics/${german}/labels`, { language, tags: [] });
    expect((await label('en')).status).toBe(204);
    expect(await found('words=Torhütern')).toEqual([]);
    expect(await found('words=Torhüter')).toEqual([german, german]);
    expect((await label('de')).status).toBe(204);
    expect(await found('words=Torhütern')).toEqual([german, german]);
    const [{ excerpt }] = (await ole.get('/api/forum/search?words=Spielern')).body.data;
    expect(excerpt).toContainEqual({ text: 'Spieler', isMatch: true });
    const [post] = (await ole.get(`/api/forum/topics/${german}/posts`)).body.data;
    await mia.put(`/api/forum/posts/${post.id}`, { text: 'Die Stürmer sind die besten.' });
    expect(await found('words=Stürmern')).toEqual([german]);
  });
});
