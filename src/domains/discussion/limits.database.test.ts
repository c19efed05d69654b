import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#domains/account/tables.ts';
import { REPEATED_LINE, TRUST } from '#domains/discussion/constants.ts';
import { comments } from '#domains/discussion/tables.ts';
import type { GameId, UserId } from '#engine/ids.ts';
import { DAY_MS, HOUR_MS } from '#platform/clock/milliseconds.ts';
import { makeGame } from '../../../tests/factories/game.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const world = testWorld({ clubs: [1, 2], users: ['Mia', 'Ole', { name: 'Ann', isAdmin: true }] });
const { db, server } = world;
const [mia, ole, ann] = world.browsers('Mia', 'Ole', 'Ann');
const [miaId, oleId, annId] = world.ids('Mia', 'Ole', 'Ann');
const NOW = new Date('2026-01-02T12:00:00Z');
const LINK = 'Look at https://pucks.example/cheap';

let gameId: GameId;
let proposalId = 0;
beforeAll(async () => {
  gameId = await makeGame(db, { homeTeamId: 11, awayTeamId: 21 });
  const text = 'The benches are too short for all of us, and they should be longer.';
  proposalId = (await ole.post('/api/proposals', { title: 'Longer benches for all', text })).body.data.id;
});
beforeEach(async () => {
  server.clock.now = NOW;
  for (const table of ['comments', 'taken_back', 'conversations', 'message_requests'])
    await db.execute(sql`delete from ${sql.identifier(table)}`);
});

const chat = (text: string, by = mia) => by.post(`/api/games/${gameId}/messages`, { text });
/** Creates comments that were made that many hours ago. */
const said = (count: number, hours: number, { text = 'Goal!', userId = miaId as UserId } = {}) =>
  db.insert(comments).values(
    Array.from({ length: count }, () => ({
      subjectKind: 'game',
      subjectId: gameId,
      userId,
      text,
      createdAt: new Date(NOW.getTime() - hours * HOUR_MS),
    })),
  );

describe('a new user’s comment', () => {
  it.each([
    ['chats', (text: string) => chat(text)],
    ['comments', (text: string) => mia.post(`/api/proposals/${proposalId}/comments`, { text })],
    ['messages', (text: string) => mia.post('/api/conversations', { userIds: [oleId], text })],
  ])('has no outside links and few mentions, in %s', async (_, say) => {
    expect((await say(LINK)).body).toMatchObject({ code: 'discussion.no-links-yet', message: expect.any(String) });
    const named = [miaId, oleId, annId].map((id) => `[[user:${id}]]`).join(' ');
    expect((await say(named)).body).toMatchObject({ code: 'discussion.too-many-mentions' });
    // Refused comments leave nothing behind.
    expect(await db.$count(comments)).toBe(0);
    expect((await mia.get('/api/conversations')).body.data).toEqual([]);
    expect((await say('Hello!')).status).toBe(201);
  });

  it('cannot be edited into text that would have been refused', async () => {
    const { id } = (await mia.post('/api/conversations', { userIds: [oleId], text: 'Hi' })).body.data;
    const [{ id: messageId }] = (await mia.get(`/api/conversations/${id}/messages`)).body.data;
    const changed = await mia.put(`/api/messages/${messageId}`, { text: LINK });
    expect(changed.body).toMatchObject({ code: 'discussion.no-links-yet' });
    expect((await mia.put(`/api/messages/${messageId}`, { text: 'Hi you' })).status).toBe(200);
  });

  it('counts toward a daily limit for each kind of place, deleted ones included, and the refusal says when it ends', async () => {
    await said(1, 20);
    await said(TRUST.new.linesADay - 2, 1);
    const last = (await chat('The last one')).body.data.id;
    await mia.delete(`/api/comments/${last}`);
    const refused = await chat('One more');
    expect(refused.body).toMatchObject({ code: 'discussion.too-many-lines', facts: { max: 100, hours: 4 } });
    expect(refused.body.message).toContain('4 h');
    // Limits do not affect other places or other users, and end when the oldest comment is a day old.
    expect((await mia.post('/api/conversations', { userIds: [oleId], text: 'Hi' })).status).toBe(201);
    expect((await chat('Hi', ole)).status).toBe(201);
    server.clock.now = new Date(NOW.getTime() + 4 * HOUR_MS);
    expect((await chat('One more')).status).toBe(201);
  });

  it('counts toward the limit in many tabs at once', async () => {
    await said(TRUST.new.linesADay - 1, 1);
    const answers = await Promise.all([1, 2, 3, 4].map((tab) => chat(`Tab ${tab}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  it('may repeat a cheer, but not an advertisement', async () => {
    await said(20, 1);
    expect((await chat('Goal!')).status).toBe(201);
    const text = 'Join the best league there ever was, with us';
    expect(text.length).toBeGreaterThanOrEqual(REPEATED_LINE.letters);
    await said(REPEATED_LINE.most, 3, { text });
    expect((await chat(text)).body).toMatchObject({ code: 'discussion.repeated', facts: { hours: 21 } });
  });
});

it('the comment limit rises with visits and posts, and does not apply to moderators', async () => {
  expect((await chat(LINK, ann)).status).toBe(201);
  await said(TRUST.new.linesADay, 1, { userId: annId });
  expect((await chat('Order!', ann)).status).toBe(201);
  await db.update(users).set({ visitDays: TRUST.basic.visitDays }).where(eq(users.id, oleId));
  expect((await chat(LINK, ole)).status).toBe(422);
  const post = {
    subjectKind: 'topic',
    subjectId: 1,
    userId: oleId,
    text: 'A post',
    createdAt: new Date(NOW.getTime() - DAY_MS),
  };
  await db.insert(comments).values(Array.from({ length: TRUST.basic.posts }, () => post));
  expect((await chat(LINK, ole)).status).toBe(201);
});
