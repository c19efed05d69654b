/** Tests first messages: who may write to which users, and how often. */
import { describe, expect, it } from 'vitest';
import { deleteUser } from '#domains/account/store/erase-user.ts';
import { conversations } from '#domains/message/tables.ts';
import { slices } from '#domains/slices.ts';
import { HOUR_MS } from '#platform/clock/milliseconds.ts';
import { messageWorld, NOW } from '../../../tests/factories/messages.ts';
import { makeUser } from '../../../tests/factories/user.ts';
import { MAX_REQUESTS_A_DAY, MAX_TEXT, MAX_UNANSWERED } from './constants.ts';

const { db, server, mia, ole, zoe, ann, miaId, oleId, zoeId, ...calls } = messageWorld();
const { write, begun, say, texts, box, accept, unread, befriend, set } = calls;

describe('a first message', () => {
  it('from a stranger is a request until it is accepted, and from a friend is not', async () => {
    const id = await begun(mia, oleId);
    expect(await box(ole)).toEqual([]);
    expect(await box(ole, '?box=requests')).toMatchObject([{ id, unread: 1, others: [{ name: 'Mia' }] }]);
    expect((await ole.get('/api/conversations/counts')).body.data).toEqual({ unread: 1, requests: 1 });
    expect((await accept(ole, id)).status).toBe(204);
    expect((await accept(ole, id)).status).toBe(409);
    expect(await box(ole)).toMatchObject([{ id, last: { author: { name: 'Mia' }, text: 'Hello!' } }]);
    await befriend(miaId, zoeId);
    await begun(zoe, miaId);
    expect(await box(mia)).toHaveLength(2);
  });

  it('may be followed by a few more until it is answered, and an answer accepts it', async () => {
    const id = await begun(mia, oleId);
    const more = await Promise.all(Array.from({ length: MAX_UNANSWERED + 1 }, (_, n) => say(mia, id, `Line ${n}`)));
    expect(more.filter(({ status }) => status === 201)).toHaveLength(MAX_UNANSWERED - 1);
    expect((await say(mia, id, 'More')).body.code).toBe('message.unanswered');
    expect((await mia.get(`/api/conversations/${id}`)).body.data.closed).toBe('unanswered');
    expect((await say(ole, id, 'Hi')).status).toBe(201);
    expect((await say(mia, id, 'More')).status).toBe(201);
  });

  it('counts even after its author deletes it', async () => {
    const id = await begun(mia, oleId);
    const takeBack = async () => {
      const [{ id: last }] = (await mia.get(`/api/conversations/${id}/messages`)).body.data;
      expect((await mia.unsafe('DELETE', `/api/comments/${last}`)).status).toBe(204);
    };
    for (let n = 1; n < MAX_UNANSWERED; n++) {
      await takeBack();
      expect((await say(mia, id, `Line ${n}`)).status).toBe(201);
    }
    await takeBack();
    expect((await say(mia, id, 'More')).body.code).toBe('message.unanswered');
    expect((await mia.get(`/api/conversations/${id}`)).body.data.closed).toBe('unanswered');
  });

  it('counts for the day after the group was emptied and left', async () => {
    const ids: number[] = [];
    for (let n = 0; n < MAX_REQUESTS_A_DAY; n++) ids.push(await makeUser(db, { name: `Invited ${n}` }));
    const [one = 0, ...others] = ids;
    const { id } = (await write(mia, others, 'Hello', 'Group')).body.data;
    for (const userId of others)
      expect((await mia.unsafe('DELETE', `/api/conversations/${id}/members/${userId}`)).status).toBe(204);
    expect((await mia.unsafe('DELETE', `/api/conversations/${id}/members`)).status).toBe(204);
    expect(await db.$count(conversations)).toBe(0);
    expect((await write(mia, [others[0] ?? 0])).body.code).toBe('message.asked-before');
    expect((await write(mia, [one])).status).toBe(201);
    expect((await write(mia, [oleId])).body.code).toBe('message.too-many-requests');
  });

  it('is declined without notifying its author', async () => {
    const id = await begun(mia, oleId);
    const before = (await mia.get(`/api/conversations/${id}`)).text;
    await accept(ole, id, false);
    expect((await mia.get(`/api/conversations/${id}`)).text).toBe(before);
    expect((await ole.get(`/api/conversations/${id}`)).status).toBe(404);
    expect(await unread(ole)).toBe(0);
    expect(await box(ole, '?box=requests')).toEqual([]);
    // Ole may still write to her, which reopens the conversation.
    expect(await begun(ole, miaId, 'On second thought')).toBe(id);
    expect(await texts(ole, id)).toEqual(['Hello!', 'On second thought']);
  });

  it('reaches only users whose settings allow it', async () => {
    await set(ole, { 'message.writers': 'friends' });
    expect((await write(mia, [oleId])).body).toMatchObject({ code: 'message.takes-none' });
    await befriend(miaId, oleId);
    expect((await write(mia, [oleId])).status).toBe(201);
    await set(zoe, { 'message.writers': 'nobody' });
    expect((await write(ann, [zoeId])).status).toBe(409);
    expect((await set(zoe, { 'message.writers': 'strangers' })).status).toBe(422);
  });

  it('from two users at once starts one conversation', async () => {
    const ids = await Promise.all([begun(mia, oleId), begun(ole, miaId), begun(mia, oleId)]);
    expect(new Set(ids).size).toBe(1);
  });

  it('is limited to this many strangers a day, and the refusal says when the limit ends', async () => {
    const ids: number[] = [];
    for (let n = 0; n <= MAX_REQUESTS_A_DAY; n++) ids.push(await makeUser(db, { name: `Stranger ${n}` }));
    const [last = 0, ...others] = ids;
    for (const id of others) expect((await write(mia, [id])).status).toBe(201);
    server.clock.now = new Date(NOW.getTime() + 2 * HOUR_MS);
    const refused = await write(mia, [last]);
    expect(refused.body.code).toBe('message.too-many-requests');
    expect(refused.body.message).toContain('22');
    server.clock.now = new Date(NOW.getTime() + 25 * HOUR_MS);
    expect((await write(mia, [last])).status).toBe(201);
  });

  it('is refused to oneself, to an unknown user, and to a deleted one', async () => {
    expect((await write(mia, [miaId])).body.code).toBe('message.oneself');
    expect((await write(mia, [999_999])).status).toBe(404);
    expect((await write(mia, [])).status).toBe(422);
    expect((await write(mia, [oleId], '   ')).status).toBe(422);
    expect((await write(mia, [oleId], 'x'.repeat(MAX_TEXT + 1))).status).toBe(422);
    expect((await write(mia, [oleId, zoeId])).body.code).toBe('message.name-needed');
    const gone = await makeUser(db, { name: 'Gone' });
    const id = await begun(mia, gone);
    await deleteUser(db, gone, { now: NOW, nouns: slices });
    expect((await say(mia, id, 'Still there?')).body.code).toBe('message.gone');
    expect(await box(mia)).toMatchObject([{ id, others: [{ name: `Former manager ${gone}` }] }]);
  });
});
