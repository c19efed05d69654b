/** Who is notified of forum posts, edits and their ends. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '#domains/account/tables.ts';
import { commentSubject } from '#domains/discussion/store/subject.ts';
import { MAX_POST } from '#domains/forum/constants.ts';
import { topicPlace } from '#domains/forum/store/subject.ts';
import { forumWorld, NOW } from '../../../tests/factories/forum.ts';

const { database, miaId, oleId, kimId, bossId, mia, ole, kim, boss, start, write, postsOf, toldOf, block } =
  forumWorld();

describe('post notifications', () => {
  it('go once each to the author replied to, mentioned users, and watchers who had read all', async () => {
    const id = await start(mia);
    await write(ole, id, 'The Owls.');
    expect(await toldOf(miaId)).toEqual(['forum-post']);
    await write(kim, id, `Really, [[user:${miaId}]]?`, 2);
    expect(await toldOf(oleId)).toEqual(['forum-answer']);
    // She has not read the previous post, so only the mention notifies her. Mentions in quotes notified earlier.
    expect(await toldOf(miaId)).toEqual(['forum-post', 'forum-mention']);
    expect((await postsOf(mia, id)).at(-1)).toMatchObject({ answers: { number: 2, author: { name: 'Ole' } } });
    await write(kim, id, `> Really, [[user:${miaId}]]?\n\nYes.`);
    expect(await toldOf(miaId)).toHaveLength(2);
    await ole.put(`/api/follows/topic/${id}`, { level: 'muted' });
    await write(kim, id, 'No answer?', 2);
    expect(await toldOf(oleId)).toEqual(['forum-answer']);
  });
});

it('a user named with @ is linked and told, in any case, in an edit as well', async () => {
  const id = await start(boss);
  await write(kim, id, 'Ask @OLE, or mail ole@ole.example.');
  expect(await toldOf(oleId)).toEqual(['forum-mention']);
  const { id: postId, text } = (await postsOf(mia, id)).at(-1);
  expect(text).toBe(`Ask [[user:${oleId}]], or mail ole@ole.example.`);
  expect((await kim.put(`/api/forum/posts/${postId}`, { text: 'Ask @mia, not @nobody.' })).status).toBe(204);
  expect((await postsOf(mia, id)).at(-1).text).toBe(`Ask [[user:${miaId}]], not @nobody.`);
  expect(await toldOf(miaId)).toEqual(['forum-mention']);
});

it('edits tell each user once of a post, and no more users than a text may mention', async () => {
  const id = await start(boss);
  await write(boss, id, 'Ask @ole.');
  const { id: postId } = (await postsOf(mia, id)).at(-1);
  const edit = async (text: string) =>
    expect((await boss.put(`/api/forum/posts/${postId}`, { text })).status).toBe(204);
  await edit('Ask nobody.');
  await edit('Ask @ole, > or not.\n\n> @mia');
  expect([await toldOf(oleId), await toldOf(miaId)]).toEqual([['forum-mention'], []]);
  await edit('Ask @mia, @boss.');
  await edit('Ask @mia again.');
  expect(await toldOf(miaId)).toEqual(['forum-mention']);

  await write(kim, id, 'One for all.');
  const { id: kimsId } = (await postsOf(mia, id)).at(-1);
  // One at a time: a new user may mention two in one text.
  for (const name of ['ole', 'mia', 'boss']) await kim.put(`/api/forum/posts/${kimsId}`, { text: `For @${name}.` });
  expect([await toldOf(oleId), await toldOf(miaId)]).toEqual([
    ['forum-mention', 'forum-mention'],
    ['forum-mention', 'forum-mention'],
  ]);
  expect(await toldOf(bossId)).not.toContain('forum-mention');
});

it('users are found by names that JavaScript folds differently, and no post grows beyond its most letters', async () => {
  const id = await start(mia);
  await database.db.update(users).set({ name: 'ΝΙΚΟΣ' }).where(eq(users.id, oleId));
  await write(kim, id, '@ΝΙΚΟΣ, see.');
  await database.db.update(users).set({ name: 'Ole' }).where(eq(users.id, oleId));
  expect((await postsOf(mia, id)).at(-1).text).toBe(`[[user:${oleId}]], see.`);
  const longest = `@ole ${'x'.repeat(MAX_POST - 5)}`;
  expect((await write(boss, id, longest)).status).toBe(201);
  expect((await postsOf(mia, id)).at(-1).text).toBe(longest);
});

describe('watchers who have read all posts that they can see', () => {
  it('hear of the next post after one was taken back, removed, or written by a user they block', async () => {
    const { db } = database;
    const id = await start(mia);
    const subject = commentSubject({ places: [topicPlace], untell: async () => {} });
    const taken = (await write(kim, id, 'A mistake.')).body.data.postId;
    await kim.delete(`/api/comments/${taken}`);
    expect(await toldOf(miaId)).toEqual([]);
    await write(ole, id, 'The Owls.');
    expect(await toldOf(miaId)).toEqual(['forum-post']);
    // She has one to read, so the next is no news.
    await write(kim, id, 'Really?');
    expect(await toldOf(miaId)).toEqual(['forum-post']);
    await mia.put(`/api/forum/topics/${id}/read`, { number: 4 });
    const rude = (await write(kim, id, 'Fools.')).body.data.postId;
    await db.transaction((tx) => subject.remove(tx, rude, { reason: 'Rude', now: NOW }));
    await write(ole, id, 'Yes.');
    expect(await toldOf(miaId)).toHaveLength(3);
    await mia.put(`/api/forum/topics/${id}/read`, { number: 6 });
    await block(mia, kimId);
    await write(kim, id, 'Unseen.');
    expect(await toldOf(miaId)).toHaveLength(3);
    await write(ole, id, 'Seen.');
    expect(await toldOf(miaId)).toHaveLength(4);
  });
});

describe('deleted posts', () => {
  it('leave no unread notification behind', async () => {
    const id = await start(mia);
    await write(kim, id, 'The Foxes.');
    const { postId } = (await write(ole, id, `[[user:${miaId}]], no.`, 2)).body.data;
    expect(await toldOf(miaId)).toEqual(['forum-post', 'forum-mention']);
    expect((await ole.delete(`/api/comments/${postId}`)).status).toBe(204);
    expect(await toldOf(miaId)).toEqual(['forum-post']);
    expect(await toldOf(kimId)).toEqual([]);
  });
});
