/** Tests groups: adding, reading, owning and leaving them. */
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { deleteUser } from '#domains/account/store/erase-user.ts';
import { comments } from '#domains/discussion/tables.ts';
import { followConversation } from '#domains/message/routes/live-conversations.ts';
import { conversations } from '#domains/message/tables.ts';
import { slices } from '#domains/slices.ts';
import { makeApiContext, makeSessionUser } from '../../../tests/factories/api-context.ts';
import { messageWorld, NOW } from '../../../tests/factories/messages.ts';
import { type Browser, makeLoggedInBrowser } from '../../../tests/factories/server.ts';
import { makeUser } from '../../../tests/factories/user.ts';

const { db, database, server, realtime, mia, ole, zoe, ann, miaId, oleId, zoeId, annId, ...calls } = messageWorld();
const { write, begun, say, texts, box, accept, unread, befriend } = calls;

describe('a group conversation', () => {
  it('is named, joined by request, read from then on, renamed and left', async () => {
    const id = (await write(mia, [oleId], 'Early', 'Trade room')).body.data.id;
    await accept(ole, id);
    await say(ole, id, 'Here');
    const add = (by: Browser, userId: number) => by.unsafe('PUT', `/api/conversations/${id}/members/${userId}`);
    expect((await add(zoe, zoeId)).status).toBe(404);
    expect((await add(ole, zoeId)).status).toBe(204);
    expect((await add(ole, zoeId)).status).toBe(204);
    await say(mia, id, 'Late');
    expect(await texts(zoe, id)).toEqual(['Late']);
    await accept(zoe, id);
    const named = async (by: Browser) => (await by.get(`/api/conversations/${id}`)).body.data.isNamedByMe;
    expect([await named(mia), await named(zoe)]).toEqual([true, false]);
    expect((await zoe.unsafe('PUT', `/api/conversations/${id}/name`, { name: 'War room' })).status).toBe(204);
    expect([await named(mia), await named(zoe)]).toEqual([false, true]);
    expect(await box(mia)).toMatchObject([{ name: 'War room', others: [{ name: 'Ole' }, { name: 'Zoe' }] }]);
    expect((await zoe.unsafe('DELETE', `/api/conversations/${id}/members`)).status).toBe(204);
    expect((await say(zoe, id, 'Hi')).status).toBe(404);
    // A stranger cannot bring them back.
    await add(ole, zoeId);
    expect((await zoe.get(`/api/conversations/${id}`)).status).toBe(404);
    await befriend(miaId, zoeId);
    await add(mia, zoeId);
    expect(await box(zoe, '?box=requests')).toMatchObject([{ id }]);
    for (const one of [mia, ole, zoe]) await one.unsafe('DELETE', `/api/conversations/${id}/members`);
    const { rows } = await db.execute(sql`select (select count(*)::int from conversations) as groups,
      (select count(*)::int from comments) as lines`);
    expect(rows).toEqual([{ groups: 0, lines: 0 }]);
  });
});

describe('a user invited to a group', () => {
  const found = async (by: Browser, userIds: number[], name = 'Group') => (await write(by, userIds, 'One', name)).body;

  it('is shown one message until they accept, and may not be invited again by the same user', async () => {
    const { id } = (await found(mia, [oleId, zoeId])).data;
    await accept(zoe, id);
    for (const text of ['Two', 'Three']) expect((await say(mia, id, text)).status).toBe(201);
    await say(zoe, id, 'From Zoe');
    expect(await unread(ole)).toBe(1);
    expect(await texts(ole, id)).toEqual(['One']);
    expect(await box(ole, '?box=requests')).toMatchObject([{ id, unread: 1, last: { text: 'One' } }]);
    expect(await box(ole, '?box=requests&search=Three')).toEqual([]);
    expect((await ole.get('/api/user/export')).text).not.toContain('Three');
    const [, { id: second }] = (await zoe.get(`/api/conversations/${id}/messages`)).body.data;
    const report = { subject: { kind: 'comment', id: second }, reason: 'spam' };
    expect((await ole.post('/api/reports', report)).status).toBe(404);
    expect(await texts(zoe, id)).toEqual(['One', 'Two', 'Three', 'From Zoe']);
    const refused = { code: 'message.asked-before', facts: { user: 'Ole' } };
    expect(await found(mia, [oleId], 'Another')).toMatchObject(refused);
    expect((await write(mia, [oleId])).body).toMatchObject(refused);
    await accept(ole, id, false);
    expect(await found(mia, [oleId], 'Another')).toMatchObject(refused);
    // Another member may add them.
    expect((await write(zoe, [oleId])).status).toBe(201);
  });

  it('declines silently, and stays listed until they are removed', async () => {
    const { id } = (await found(mia, [oleId, zoeId])).data;
    await accept(zoe, id);
    const seen = async () => {
      const shown = await Promise.all(
        [mia, zoe].flatMap((by) => [
          by.get(`/api/conversations/${id}`),
          by.get('/api/conversations?search=ole'),
          by.get('/api/user/export'),
        ]),
      );
      return shown.map(({ body }) => (body.data.conversations ? body.data.conversations : body.data));
    };
    const before = await seen();
    expect(JSON.stringify(before)).toContain('Ole');
    // Leaving before accepting has the same effect.
    expect((await ole.unsafe('DELETE', `/api/conversations/${id}/members`)).status).toBe(204);
    expect(await seen()).toEqual(before);
    expect((await ole.get(`/api/conversations/${id}`)).status).toBe(404);
    expect((await say(ole, id, 'Hi')).status).toBe(404);
    const path = `/api/conversations/${id}/members/${oleId}`;
    expect((await mia.unsafe('PUT', path)).status).toBe(204);
    expect(await box(ole, '?box=requests')).toEqual([]);
    expect((await mia.unsafe('DELETE', path)).status).toBe(204);
    expect((await box(mia))[0].others).toMatchObject([{ name: 'Zoe' }]);
  });

  it('deletes the group by declining if it has no other members', async () => {
    const { id } = (await found(mia, [oleId, zoeId])).data;
    await mia.unsafe('DELETE', `/api/conversations/${id}/members`);
    expect(await db.$count(conversations)).toBe(1);
    await Promise.all([accept(ole, id, false), accept(zoe, id, false)]);
    expect(await db.$count(conversations)).toBe(0);
    expect(await db.$count(comments)).toBe(0);
  });

  it('reads all earlier messages after accepting, and may then be invited to another group', async () => {
    const { id } = (await found(mia, [oleId])).data;
    await say(mia, id, 'Two');
    // Messages they have not seen do not become read either.
    await ole.unsafe('PUT', `/api/conversations/${id}/read`, { to: 2_000_000_000 });
    await ole.post('/api/notifications/read', { channel: 'messages' });
    await accept(ole, id);
    expect(await unread(ole)).toBe(1);
    expect((await say(ole, id, 'Here')).status).toBe(201);
    expect(await texts(ole, id)).toEqual(['One', 'Two', 'Here']);
    await say(mia, id, 'Three');
    expect(await unread(ole)).toBe(1);
    expect((await found(mia, [oleId], 'Another')).data).toBeDefined();
  });
});

describe('the live stream of a conversation', () => {
  it('sends what its reader may see, and nothing else', async () => {
    const { id } = (await write(mia, [oleId, zoeId], 'One', 'Group')).body.data;
    await accept(zoe, id);
    await say(zoe, id, 'From Zoe');
    const [{ id: first }] = (await mia.get(`/api/conversations/${id}/messages`)).body.data;
    await ole.post(`/api/users/${zoeId}/block`);
    const gone = new AbortController();
    const context = makeApiContext(db, makeSessionUser({ id: oleId }), { realtime, until: gone.signal });
    const stream = followConversation(context, id);
    const next = async () => (await stream.next()).value;
    expect(await next()).toEqual({ kind: 'open' });
    await say(mia, id, 'More than the request');
    await mia.unsafe('PUT', `/api/messages/${first}`, { text: 'The first' });
    expect(await next()).toEqual({ kind: 'said' });
    await accept(ole, id);
    await say(zoe, id, 'Of somebody who is blocked');
    await say(mia, id, 'To a member');
    expect(await next()).toEqual({ kind: 'said' });
    await realtime.caughtUp();
    gone.abort();
    expect(await next()).toBeUndefined();
  });
});

describe('a group that all members leave at once', () => {
  it('is deleted with the last of them, and takes no messages afterward', async () => {
    const { id } = (await write(mia, [oleId, zoeId], 'One', 'Group')).body.data;
    await accept(ole, id);
    await accept(zoe, id);
    const all = [mia, ole, zoe];
    const said = all.map((by, at) => say(by, id, `Line ${at}`));
    const left = await Promise.all(all.map((by) => by.unsafe('DELETE', `/api/conversations/${id}/members`)));
    expect(left.map(({ status }) => status)).toEqual([204, 204, 204]);
    for (const { status } of await Promise.all(said)) expect([201, 404]).toContain(status);
    expect(await db.$count(conversations)).toBe(0);
    expect(await db.$count(comments)).toBe(0);
  });
});

describe('the owner of a group', () => {
  it('removes members, who read no later messages, and hands it on by leaving', async () => {
    const id = (await write(mia, [oleId, zoeId], 'Early', 'Trade room')).body.data.id;
    await accept(ole, id);
    await accept(zoe, id);
    const remove = (by: Browser, userId: number) => by.unsafe('DELETE', `/api/conversations/${id}/members/${userId}`);
    const owns = async (by: Browser) => (await by.get(`/api/conversations/${id}`)).body.data.isOwner;
    expect([await owns(mia), await owns(ole)]).toEqual([true, false]);
    expect((await remove(ole, zoeId)).body.code).toBe('message.not-owner');
    expect((await remove(ann, zoeId)).status).toBe(404);
    expect((await remove(mia, annId)).body.code).toBe('message.unknown-user');
    expect((await remove(mia, zoeId)).status).toBe(204);
    expect((await remove(mia, zoeId)).body.code).toBe('message.unknown-user');
    await say(mia, id, 'Without Zoe');
    expect((await zoe.get(`/api/conversations/${id}`)).status).toBe(404);
    expect((await zoe.get('/api/user/export')).text).not.toContain('Without Zoe');
    expect(await unread(zoe)).toBe(0);
    await mia.unsafe('DELETE', `/api/conversations/${id}/members`);
    expect(await owns(ole)).toBe(true);
    const two = await begun(mia, annId);
    expect((await mia.unsafe('DELETE', `/api/conversations/${two}/members/${annId}`)).body.code).toBe(
      'message.no-group',
    );
  });

  it('is replaced by another member when the owner’s account is deleted', async () => {
    const goneId = await makeUser(db, { name: 'Founder' });
    const gone = await makeLoggedInBrowser(server, database, 'founder@example.org');
    const id = (await write(gone, [oleId, zoeId], 'Early', 'Trade room')).body.data.id;
    await accept(zoe, id);
    await deleteUser(db, goneId, { now: NOW, nouns: slices });
    // Ole has the older account, but has not accepted yet.
    expect((await zoe.get(`/api/conversations/${id}`)).body.data.isOwner).toBe(true);
    expect((await ole.get(`/api/conversations/${id}`)).body.data.isOwner).toBe(false);
  });
});
