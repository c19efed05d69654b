/** Notifications of mentions in chats, comments and messages: through one job, and only to users who may read there. */
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '#domains/account/tables.ts';
import { MAX_TELLING_A_DAY, MAX_TOLD, TELL_NAMED_JOB } from '#domains/discussion/constants.ts';
import { tellNamedJob } from '#domains/discussion/jobs.ts';
import { discussionSlice } from '#domains/discussion/slice.ts';
import { addComment } from '#domains/discussion/store/comments.ts';
import { comments } from '#domains/discussion/tables.ts';
import { openCategories } from '#domains/forum/store/categories.ts';
import { games } from '#domains/game/tables.ts';
import { conversationMembers } from '#domains/message/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { gameConsumers, slices } from '#domains/slices.ts';
import type { PlaceKind } from '#domains/subject.ts';
import { MINUTE_MS } from '#platform/clock/milliseconds.ts';
import { enqueue } from '#platform/queue/enqueue.ts';
import { changeRows, emptyTables, rowOf, rowsOf } from '../../../tests/factories/rows.ts';
import type { Browser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { makeUser } from '../../../tests/factories/user.ts';

const NOW = new Date('2026-01-01T13:00:00Z');
const { db, database, server, ids, browsers, inRows } = testWorld({ users: ['Mia', 'Ole', 'Zoe'], connections: 8 });
const { pool } = database;
const [miaId, oleId, zoeId] = ids('Mia', 'Ole', 'Zoe');
const [mia, ole] = browsers('Mia', 'Ole');
let proposalId = 0;

beforeEach(async () => {
  server.clock.now = NOW;
  await emptyTables(db, 'notifications, comments, taken_back, blocks, conversations, message_requests, proposals');
  await db.execute(sql`delete from graphile_worker._private_jobs`);
  const made = await mia.post('/api/proposals', {
    title: 'Longer benches for all',
    text: 'The benches are too short for all of us, and they should be longer.',
  });
  proposalId = made.body.data?.id ?? 0;
});

/** Runs the queued jobs, as the worker does. */
async function tellAll(): Promise<void> {
  const { rows } = await db.execute<{ payload: object }>(
    sql`delete from graphile_worker._private_jobs where task_id =
      (select id from graphile_worker._private_tasks where identifier = ${TELL_NAMED_JOB}) returning payload`,
  );
  const needs = { publicUrl: '', slices, lists: { words: [], hosts: [] }, consumers: gameConsumers };
  const job = discussionSlice.jobs?.(needs).find(({ name }) => name === TELL_NAMED_JOB);
  const log = pino({ level: 'silent' });
  for (const { payload } of rows)
    await job?.run({ db, pool, log, enqueue, now: () => NOW, signal: new AbortController().signal }, payload);
}

async function toldOf(userId: number) {
  await tellAll();
  const rows = await rowsOf(db, notifications, { userId });
  return rows.filter(({ kind }) => kind === 'mention').map(({ params }) => params);
}

const comment = (by: Browser, text: string) => by.post(`/api/proposals/${proposalId}/comments`, { text });

describe('a user mentioned', () => {
  it('in a comment is notified once, with the place, and no other user is', async () => {
    expect((await comment(mia, `What does [[user:${oleId}]] say? [[user:${oleId}]] [[user:${miaId}]]`)).status).toBe(
      201,
    );
    const told = [{ place: 'proposal', userId: miaId, user: 'Mia', path: `/feature-voting?proposal=${proposalId}` }];
    expect(await toldOf(oleId)).toEqual([expect.objectContaining(told[0] ?? {})]);
    expect([await toldOf(miaId), await toldOf(zoeId)]).toEqual([[], []]);
  });

  it('in a quote, or by a user they blocked, is not notified', async () => {
    await comment(mia, `> [[user:${oleId}]] said it\nSo true.`);
    await ole.post(`/api/users/${miaId}/block`, {});
    await comment(mia, `[[user:${oleId}]]!`);
    expect(await toldOf(oleId)).toEqual([]);
  });

  it('again within minutes, or with many others, is not notified', async () => {
    await comment(mia, `[[user:${oleId}]] one`);
    await comment(mia, `[[user:${oleId}]] two`);
    expect(await toldOf(oleId)).toHaveLength(1);
    const crowd = await Promise.all(Array.from({ length: MAX_TOLD }, (_, at) => makeUser(db, { name: `Fan ${at}` })));
    server.clock.now = new Date(NOW.getTime() + 20 * MINUTE_MS);
    // New users may not mention that many.
    await changeRows(db, users, { id: miaId }, { isAdmin: true });
    await comment(mia, [...crowd, oleId].map((id) => `[[user:${id}]]`).join(' '));
    expect(await toldOf(oleId)).toHaveLength(1);
    expect(await toldOf(crowd[0] ?? 0)).toHaveLength(1);
    await changeRows(db, users, { id: miaId }, { isAdmin: false });
  });

  it('by a user who mentions others all day, or who deletes each mention, is no longer notified', async () => {
    const said = { userId: miaId, text: `[[user:${zoeId}]]`, now: NOW };
    for (let count = 0; count < MAX_TELLING_A_DAY; count++)
      await db.transaction((tx) => addComment(tx, { kind: 'proposal', id: proposalId }, said));
    await db.execute(sql`delete from graphile_worker._private_jobs`);
    await comment(mia, `[[user:${oleId}]]`);
    expect(await toldOf(oleId)).toEqual([]);
  });

  it('in a deleted comment no longer has the notification', async () => {
    await comment(mia, `[[user:${oleId}]]`);
    expect(await toldOf(oleId)).toHaveLength(1);
    const row = await rowOf(db, comments);
    await mia.delete(`/api/comments/${row.id}`);
    expect(await toldOf(oleId)).toEqual([]);
  });

  it('in a comment, post or topic removed by a moderator no longer has the notification', async () => {
    const kinds = slices.flatMap(({ subjects }) => subjects?.({ slices }) ?? []);
    const removeByModerator = (kind: string, id = 0) =>
      db.transaction(async (tx) => kinds.find((one) => one.kind === kind)?.remove(tx, id, { reason: 'Ads', now: NOW }));
    const heard = async () => (await rowsOf(db, notifications, { userId: oleId })).length;

    await comment(mia, `[[user:${oleId}]]`);
    expect(await toldOf(oleId)).toHaveLength(1);
    const said = await rowOf(db, comments);
    await removeByModerator('comment', said.id);
    expect(await heard()).toBe(0);

    await inRows((rows) => openCategories(rows));
    const { body: categories } = await mia.get('/api/forum/categories');
    const categoryId = categories.data?.find(({ kind }: { kind: string }) => kind === 'hockey')?.id;
    const text = `Who is [[user:${oleId}]]?`;
    const made = await mia.post('/api/forum/topics', { categoryId, title: 'Our best goalies', text });
    const topicId = made.body.data?.topicId ?? 0;
    const post = await mia.post(`/api/forum/topics/${topicId}/posts`, { text: `I mean [[user:${oleId}]].` });
    expect(await heard()).toBe(2);
    await removeByModerator('comment', post.body.data?.postId);
    expect(await heard()).toBe(1);
    await removeByModerator('topic', topicId);
    expect(await heard()).toBe(0);
  });
});

it('a comment deleted while mentions are sent leaves no notification behind', async () => {
  await comment(mia, `[[user:${oleId}]]`);
  const said = await rowOf(db, comments);
  let removal: ReturnType<Browser['delete']> | undefined;
  /** The real place, except that the comment is taken back right after the job has read it. */
  const place: PlaceKind = {
    kind: 'proposal',
    writtenBy: {},
    async open() {
      removal = mia.delete(`/api/comments/${said.id}`);
      await Promise.race([removal, new Promise((done) => setTimeout(done, 200))]);
      return { path: '/feature-voting', isInside: true };
    },
  };
  const job = tellNamedJob({ places: [place], nouns: slices });
  const needs = { log: pino({ level: 'silent' }), enqueue, now: () => NOW, signal: new AbortController().signal };
  await job.run({ db, pool, ...needs }, { commentId: said.id });
  expect((await removal)?.status).toBe(204);
  expect(await toldOf(oleId)).toEqual([]);
});

describe('a private conversation', () => {
  it('notifies no mentioned user who is outside it, has muted it, or has not accepted yet', async () => {
    const text = 'Shall we?';
    const made = await mia.post('/api/conversations', { userIds: [oleId], name: 'Playoff pool', text });
    const id = made.body.data?.id ?? 0;
    const say = () =>
      mia.post(`/api/conversations/${id}/messages`, { text: `[[user:${oleId}]] [[user:${zoeId}]] pay up` });
    await say();
    expect([await toldOf(oleId), await toldOf(zoeId)]).toEqual([[], []]);
    await ole.put(`/api/conversations/${id}/answer`, { isAccepted: true });
    server.clock.now = new Date(NOW.getTime() + 20 * MINUTE_MS);
    await say();
    expect(await toldOf(oleId)).toEqual([expect.objectContaining({ place: 'conversation', path: `/messages/${id}` })]);
    expect(await toldOf(zoeId)).toEqual([]);
    await changeRows(db, conversationMembers, { userId: oleId }, { isMuted: true });
    server.clock.now = new Date(NOW.getTime() + 40 * MINUTE_MS);
    await say();
    expect(await toldOf(oleId)).toHaveLength(1);
  });

  it('includes a scrimmage chat for all but its managers', async () => {
    const [game] = await db.select({ id: games.id }).from(games).limit(1);
    if (!game) return;
    await changeRows(db, games, { id: game.id }, { slot: null });
    const said = { userId: miaId, text: `[[user:${oleId}]]`, part: -1, now: NOW };
    await db.transaction((tx) => addComment(tx, { kind: 'game', id: game.id }, said));
    expect(await toldOf(oleId)).toEqual([]);
  });
});
