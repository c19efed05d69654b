/** Comments and reactions on subjects of any kind: visibility, reports and removal. */
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { deleteUser, exportUser } from '#domains/account/store/erase-user.ts';
import { EDIT_DAYS } from '#domains/discussion/constants.ts';
import { addComment, countComments, dropDiscussions, listComments } from '#domains/discussion/store/comments.ts';
import { countReactions, setReaction, setSoleReaction } from '#domains/discussion/store/reactions.ts';
import { forgetOldEdits } from '#domains/discussion/store/retention.ts';
import { commentEdits, comments, reactions } from '#domains/discussion/tables.ts';
import { proposals } from '#domains/proposal/tables.ts';
import { slices } from '#domains/slices.ts';
import { trades } from '#domains/trade/tables.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import { makeGame } from '../../../tests/factories/game.ts';
import { addRow, changeRows } from '../../../tests/factories/rows.ts';
import type { Browser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const NOW = new Date('2026-01-01T12:00:00Z');
const { db, world, ids, browsers } = testWorld({ clubs: ['Mia', 'Ole', 'Kim'] });
const [miaId, oleId, kimId] = ids('Mia', 'Ole', 'Kim');
const [mia, ole, kim] = browsers('Mia', 'Ole', 'Kim');
let [gameId, tradeId] = [0, 0];
beforeAll(async () => {
  gameId = await makeGame(db, { homeTeamId: 11, awayTeamId: 21 });
  const open = { fromClubId: 1, toClubId: 2, season: world.season, madeOn: 1, expiresOn: 4, createdAt: NOW };
  tradeId = (await addRow(db, trades, open)).id;
});

const say = (kind: string, id: number, userId: number, more: { isPrivate?: boolean; text?: string } = {}) =>
  db.transaction((tx) => addComment(tx, { kind, id }, { userId, text: 'Hello.', now: NOW, ...more }));
const report = (by: Browser, id: number) =>
  by.post('/api/reports', { subject: { kind: 'comment', id }, reason: 'spam' });
const pageOf = (kind: string, id: number) => listComments(db, { kind, id }, { limit: 50 });

it('readers can report a comment wherever it was made, and other users cannot find it', async () => {
  const chat = await say('game', gameId, miaId);
  const between = await say('trade', tradeId, miaId, { isPrivate: true });
  const nowhere = await say('nothing', 1, miaId);
  expect((await report(kim, chat)).status).toBe(204);
  expect((await report(mia, chat)).status).toBe(403);
  expect((await report(kim, between)).status).toBe(404);
  expect((await report(ole, between)).status).toBe(204);
  expect((await report(kim, nowhere)).status).toBe(404);
  // Everyone reads about the completed trade, but not what its clubs said before.
  await changeRows(db, trades, { id: tradeId }, { status: 'done', closedOn: 2 });
  expect((await report(kim, between)).status).toBe(404);
  expect((await report(kim, await say('trade', tradeId, miaId))).status).toBe(204);
});

it('other users cannot report comments in a private place', async () => {
  const closed = await makeGame(db, { homeTeamId: 11, awayTeamId: 21, slot: null });
  const id = await say('game', closed, miaId);
  expect((await report(kim, id)).status).toBe(404);
  expect((await report(ole, id)).status).toBe(204);
});

it('only its author can delete a comment, once', async () => {
  const id = await say('game', gameId, oleId);
  expect((await mia.unsafe('DELETE', `/api/comments/${id}`)).status).toBe(403);
  expect((await ole.unsafe('DELETE', `/api/comments/${id}`)).status).toBe(204);
  expect((await ole.unsafe('DELETE', `/api/comments/${id}`)).status).toBe(404);
});

it('a user has one reaction where one is allowed, even if two tabs react at once', async () => {
  const react = (reaction: string | null) =>
    db.transaction((tx) => setSoleReaction(tx, { kind: 'news', id: 7 }, { userId: miaId, reaction, now: NOW }));
  await Promise.all(['cheer', 'boo', 'wow', 'boo', 'cheer'].map(react));
  const seen = () => countReactions(db, 'news', [7, 8], { viewerId: miaId });
  expect(await seen()).toMatchObject([{ id: 7, count: 1, isMine: true }]);
  await react(null);
  expect(await seen()).toEqual([]);
});

it('one query counts comments on many subjects, without private and hidden ones', async () => {
  const proposed = await db
    .insert(proposals)
    .values([1, 2].map((n) => ({ userId: miaId, title: `Idea ${n}`, text: 'A text.', createdAt: NOW })))
    .returning({ id: proposals.id });
  const [one = 0, other = 0] = proposed.map(({ id }) => id);
  await say('proposal', one, oleId);
  await say('proposal', one, kimId);
  await say('proposal', one, kimId, { isPrivate: true });
  const hidden = await say('proposal', other, kimId);
  await changeRows(db, comments, { id: hidden }, { hiddenAt: NOW });
  const counts = await db
    .select({ id: proposals.id, said: countComments('proposal', proposals.id) })
    .from(proposals)
    .leftJoin(comments, eq(comments.id, 0))
    .orderBy(proposals.id);
  expect(counts).toEqual([
    { id: one, said: 2 },
    { id: other, said: 0 },
  ]);
});

it('comments are deleted with their subject and their author, and are in the author’s export', async () => {
  await db.transaction((tx) =>
    setReaction(tx, { kind: 'game', id: 99 }, { userId: kimId, part: 3, reaction: 'wow', isOn: true, now: NOW }),
  );
  await say('game', 99, kimId, { text: 'Mine.' });
  await say('game', 99, oleId);
  expect(await exportUser(db, kimId, slices)).toMatchObject({
    discussion: {
      comments: expect.arrayContaining([expect.objectContaining({ on: 'game', id: 99, text: 'Mine.' })]),
      reactions: [{ on: 'game', id: 99, part: 3, reaction: 'wow' }],
    },
  });
  await deleteUser(db, kimId, { now: NOW, nouns: slices });
  expect(await db.$count(comments, eq(comments.userId, kimId))).toBe(0);
  expect(await db.$count(reactions)).toBe(0);
  expect((await pageOf('game', 99)).comments).toHaveLength(1);
  await db.transaction((tx) => dropDiscussions(tx, 'game', [99]));
  expect((await pageOf('game', 99)).comments).toEqual([]);
});

it('earlier versions of a comment are kept for a year', async () => {
  const commentId = await say('game', gameId, oleId);
  const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
  await db.insert(commentEdits).values([
    { commentId, text: 'Long ago.', until: ago(EDIT_DAYS + 1) },
    { commentId, text: 'Lately.', until: ago(EDIT_DAYS - 1) },
  ]);
  await forgetOldEdits(db, NOW);
  expect(await db.select({ text: commentEdits.text }).from(commentEdits)).toEqual([{ text: 'Lately.' }]);
});
