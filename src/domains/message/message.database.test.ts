/** Messages between users: who may write to whom, who reads it, and that nobody learns of a block. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteUser, exportUser } from '#domains/account/store/erase-user.ts';
import { comments } from '#domains/discussion/tables.ts';
import { followConversation } from '#domains/message/routes/live-conversations.ts';
import { conversations } from '#domains/message/tables.ts';
import { slices } from '#domains/slices.ts';
import { HOUR_MS } from '#platform/clock/milliseconds.ts';
import { openRealtime, type Realtime } from '#platform/realtime.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { makeApiContext, makeSessionUser } from '../../../tests/factories/api-context.ts';
import {
  type Browser,
  makeLoggedInBrowser,
  startTestServer,
  type TestServer,
} from '../../../tests/factories/server.ts';
import { makeUser } from '../../../tests/factories/user.ts';
import { makeWorld } from '../../../tests/factories/world.ts';
import { CONTEXT_LINES, EDIT_MS, MAX_REQUESTS_A_DAY, MAX_TEXT, MAX_UNANSWERED } from './constants.ts';

const NOW = new Date('2026-01-01T13:00:00Z');
let database: TestDatabase;
let server: TestServer;
let realtime: Realtime;
let [miaId, oleId, zoeId, annId] = [0, 0, 0, 0];
let mia: Browser;
let ole: Browser;
let zoe: Browser;
let ann: Browser;
const failures: unknown[] = [];
beforeAll(async () => {
  database = await createTestDatabase(12);
  const { db } = database;
  await makeWorld(db);
  miaId = await makeUser(db, { name: 'Mia' });
  oleId = await makeUser(db, { name: 'Ole' });
  zoeId = await makeUser(db, { name: 'Zoe' });
  annId = await makeUser(db, { name: 'Ann', isAdmin: true });
  realtime = await openRealtime(database.pool, (error) => failures.push(error));
  server = await startTestServer(database, { realtime });
  server.clock.now = NOW;
  const browsers = ['mia', 'ole', 'zoe', 'ann'].map((name) =>
    makeLoggedInBrowser(server, database, `${name}@example.org`),
  );
  [mia, ole, zoe, ann] = (await Promise.all(browsers)) as [Browser, Browser, Browser, Browser];
});
afterAll(async () => {
  await server.close();
  await realtime.close();
  await database.drop();
  expect(failures).toEqual([]);
});
beforeEach(async () => {
  server.clock.now = NOW;
  const filled = ['blocks', 'friendships', 'conversations', 'message_requests', 'comments', 'taken_back'];
  for (const table of [...filled, 'user_settings', 'text_drafts']) {
    await database.db.execute(sql`delete from ${sql.identifier(table)}`);
  }
});

const write = (by: Browser, userIds: number[], text = 'Hello!', name?: string) =>
  by.post('/api/conversations', { userIds, text, name });
const begun = async (by: Browser, to: number, text?: string): Promise<number> =>
  (await write(by, [to], text)).body.data.id;
const say = (by: Browser, id: number, text: string) => by.post(`/api/conversations/${id}/messages`, { text });
const texts = async (by: Browser, id: number): Promise<string[]> =>
  (await by.get(`/api/conversations/${id}/messages`)).body.data.map(({ text }: { text: string }) => text);
const box = async (by: Browser, query = '') => (await by.get(`/api/conversations${query}`)).body.data;
const accept = (by: Browser, id: number, isAccepted = true) =>
  by.unsafe('PUT', `/api/conversations/${id}/answer`, { isAccepted });
const unread = async (by: Browser) => (await by.get('/api/notifications')).body.messages;
const befriend = async (one: number, other: number) => {
  await database.db.execute(sql`insert into friendships (user_id, friend_id, since)
    values (${one}, ${other}, now()), (${other}, ${one}, now())`);
};
const set = (by: Browser, settings: object) => by.unsafe('PATCH', '/api/user/settings', { settings });

describe('a first message', () => {
  it('of a stranger is a request until it is accepted, and of a friend is not', async () => {
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

  it('is followed by few more until it is answered, and anyone who answers has accepted', async () => {
    const id = await begun(mia, oleId);
    const more = await Promise.all(Array.from({ length: MAX_UNANSWERED + 1 }, (_, n) => say(mia, id, `Line ${n}`)));
    expect(more.filter(({ status }) => status === 201)).toHaveLength(MAX_UNANSWERED - 1);
    expect((await say(mia, id, 'More')).body.code).toBe('message.unanswered');
    expect((await mia.get(`/api/conversations/${id}`)).body.data.closed).toBe('unanswered');
    expect((await say(ole, id, 'Hi')).status).toBe(201);
    expect((await say(mia, id, 'More')).status).toBe(201);
  });

  it('counts with the messages that its author has taken back', async () => {
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
    for (let n = 0; n < MAX_REQUESTS_A_DAY; n++) ids.push(await makeUser(database.db, { name: `Invited ${n}` }));
    const [one = 0, ...others] = ids;
    const { id } = (await write(mia, others, 'Hello', 'Group')).body.data;
    for (const userId of others)
      expect((await mia.unsafe('DELETE', `/api/conversations/${id}/members/${userId}`)).status).toBe(204);
    expect((await mia.unsafe('DELETE', `/api/conversations/${id}/members`)).status).toBe(204);
    expect(await database.db.$count(conversations)).toBe(0);
    expect((await write(mia, [others[0] ?? 0])).body.code).toBe('message.asked-before');
    expect((await write(mia, [one])).status).toBe(201);
    expect((await write(mia, [oleId])).body.code).toBe('message.too-many-requests');
  });

  it('is declined without its author being told', async () => {
    const id = await begun(mia, oleId);
    const before = (await mia.get(`/api/conversations/${id}`)).text;
    await accept(ole, id, false);
    expect((await mia.get(`/api/conversations/${id}`)).text).toBe(before);
    expect((await ole.get(`/api/conversations/${id}`)).status).toBe(404);
    expect(await unread(ole)).toBe(0);
    expect(await box(ole, '?box=requests')).toEqual([]);
    // They may still write to her, which takes it up again.
    expect(await begun(ole, miaId, 'On second thought')).toBe(id);
    expect(await texts(ole, id)).toEqual(['Hello!', 'On second thought']);
  });

  it('goes to those only who want it', async () => {
    await set(ole, { 'message.writers': 'friends' });
    expect((await write(mia, [oleId])).body).toMatchObject({ code: 'message.takes-none' });
    await befriend(miaId, oleId);
    expect((await write(mia, [oleId])).status).toBe(201);
    await set(zoe, { 'message.writers': 'nobody' });
    expect((await write(ann, [zoeId])).status).toBe(409);
    expect((await set(zoe, { 'message.writers': 'strangers' })).status).toBe(422);
  });

  it('of two who write at once begins one conversation', async () => {
    const ids = await Promise.all([begun(mia, oleId), begun(ole, miaId), begun(mia, oleId)]);
    expect(new Set(ids).size).toBe(1);
  });

  it('goes to this many strangers a day, and the refusal says when to go on', async () => {
    const { db } = database;
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

  it('is refused to oneself, to nobody, and to anyone who has left', async () => {
    expect((await write(mia, [miaId])).body.code).toBe('message.oneself');
    expect((await write(mia, [999_999])).status).toBe(404);
    expect((await write(mia, [])).status).toBe(422);
    expect((await write(mia, [oleId], '   ')).status).toBe(422);
    expect((await write(mia, [oleId], 'x'.repeat(MAX_TEXT + 1))).status).toBe(422);
    expect((await write(mia, [oleId, zoeId])).body.code).toBe('message.name-needed');
    const gone = await makeUser(database.db, { name: 'Gone' });
    const id = await begun(mia, gone);
    await deleteUser(database.db, gone, { now: NOW, nouns: slices });
    expect((await say(mia, id, 'Still there?')).body.code).toBe('message.gone');
    expect(await box(mia)).toMatchObject([{ id, others: [{ name: `Former manager ${gone}` }] }]);
  });
});

describe('a block', () => {
  it('hides what is sent from the blocker, and nothing that the blocked user is answered tells of it', async () => {
    const watched = async () => {
      const id = await begun(ole, miaId, 'One');
      const answers = [
        await say(ole, id, 'Two'),
        await ole.unsafe('PUT', `/api/conversations/${id}/read`, { to: 2_000_000 }),
        await ole.post(`/api/conversations/${id}/typing`),
        await ole.get(`/api/conversations/${id}`),
        await ole.get(`/api/conversations/${id}/messages`),
        await ole.get('/api/conversations'),
        await ole.get(`/api/users/${miaId}/conversation`),
        await write(ole, [miaId, zoeId], 'All', 'Group'),
        await say(ole, id, 'Three'),
        await say(ole, id, 'Four'),
      ];
      const seen = answers.map(({ status, text }) => `${status} ${text.replace(/\d+/g, 'N')}`);
      return { id, seen };
    };
    const before = await watched();
    await database.db.execute(sql`delete from conversations`);
    await database.db.execute(sql`delete from message_requests`);
    await database.db.execute(sql`delete from comments`);
    await mia.post(`/api/users/${oleId}/block`);
    const after = await watched();
    expect(after.seen).toEqual(before.seen);
    expect(await unread(mia)).toBe(0);
    for (const which of ['inbox', 'requests', 'archive']) expect(await box(mia, `?box=${which}`)).toEqual([]);
    expect((await mia.get(`/api/conversations/${after.id}`)).status).toBe(404);
    expect((await mia.get(`/api/users/${oleId}/conversation`)).body.data).toBeNull();
    expect((await write(mia, [oleId])).body.code).toBe('message.blocked');
    await mia.unsafe('DELETE', `/api/users/${oleId}/block`);
    expect(await box(mia, '?box=requests')).toHaveLength(1);
  });

  it('closes a conversation for the blocker only, who no longer reads the other', async () => {
    const id = await begun(ole, miaId, 'Before');
    await say(mia, id, 'Hi');
    await mia.post(`/api/users/${oleId}/block`);
    expect((await say(ole, id, 'After')).status).toBe(201);
    expect(await texts(mia, id)).toEqual(['Hi']);
    expect(await texts(ole, id)).toEqual(['Before', 'Hi', 'After']);
    expect((await mia.get(`/api/conversations/${id}`)).body.data.closed).toBe('blocked');
    expect((await ole.get(`/api/conversations/${id}`)).body.data.closed).toBeNull();
    expect(await box(mia)).toEqual([]);
    expect(JSON.stringify((await mia.get('/api/user/export')).body.data.conversations)).not.toContain('After');
  });
});

describe('a conversation', () => {
  it('is unknown to everybody else, whatever they ask', async () => {
    const SECRET = 'The planted secret';
    const id = await begun(mia, oleId, SECRET);
    const [{ id: messageId }] = (await mia.get(`/api/conversations/${id}/messages`)).body.data;
    for (const stranger of [zoe, ann]) {
      const asked = [
        await stranger.get(`/api/conversations/${id}`),
        await stranger.get(`/api/conversations/${id}/messages`),
        await stranger.get(`/api/conversations/${id}/live`),
        await say(stranger, id, 'Hi'),
        await stranger.unsafe('PUT', `/api/conversations/${id}/read`, { to: messageId }),
        await stranger.post(`/api/conversations/${id}/typing`),
        await stranger.unsafe('PUT', `/api/messages/${messageId}`, { text: 'Mine' }),
        await stranger.unsafe('DELETE', `/api/messages/${messageId}`),
        await stranger.unsafe('PATCH', `/api/conversations/${id}`, { isMuted: true }),
        await stranger.unsafe('DELETE', `/api/conversations/${id}/messages`),
        await stranger.unsafe('DELETE', `/api/conversations/${id}/members`),
        await stranger.unsafe('PUT', `/api/conversations/${id}/members/${annId}`),
        await stranger.unsafe('DELETE', `/api/conversations/${id}/members/${miaId}`),
        await stranger.unsafe('PUT', `/api/conversations/${id}/name`, { name: 'Mine' }),
        await accept(stranger, id),
        await stranger.post('/api/reports', { subject: { kind: 'comment', id: messageId }, reason: 'spam' }),
      ];
      expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 404));
      expect((await stranger.unsafe('DELETE', `/api/comments/${messageId}`)).status).toBe(403);
      expect(await box(stranger, '?search=planted')).toEqual([]);
      const { text } = await stranger.get('/api/user/export');
      expect(text).not.toContain(SECRET);
    }
  });

  it('counts what is unread until it is read, and never what is muted', async () => {
    const id = await begun(mia, oleId, 'One');
    await say(mia, id, 'Two');
    expect(await unread(ole)).toBe(2);
    const [first, second] = (await ole.get(`/api/conversations/${id}/messages`)).body.data;
    await ole.unsafe('PUT', `/api/conversations/${id}/read`, { to: first.id });
    expect(await unread(ole)).toBe(1);
    await ole.unsafe('PUT', `/api/conversations/${id}/read`, { to: 2_000_000_000 });
    await ole.unsafe('PUT', `/api/conversations/${id}/read`, { to: first.id });
    expect((await ole.get(`/api/conversations/${id}`)).body.data.readTo).toBe(second.id);
    await say(mia, id, 'Three');
    await ole.unsafe('PATCH', `/api/conversations/${id}`, { isMuted: true });
    expect(await unread(ole)).toBe(0);
    await ole.unsafe('PATCH', `/api/conversations/${id}`, { isMuted: false });
    expect((await ole.post('/api/notifications/read', { channel: 'messages' })).body.messages).toBe(0);
  });

  it('tells how far others have read, unless they do not want it or have not accepted', async () => {
    const id = await begun(mia, oleId);
    const [{ id: to }] = (await ole.get(`/api/conversations/${id}/messages`)).body.data;
    await ole.unsafe('PUT', `/api/conversations/${id}/read`, { to });
    const readTo = async () => (await mia.get(`/api/conversations/${id}`)).body.data.others[0].readTo;
    expect(await readTo()).toBeNull();
    await accept(ole, id);
    expect(await readTo()).toBe(to);
    await set(ole, { 'message.receipts': false });
    expect(await readTo()).toBeNull();
  });

  it('is archived until something new is said, and found by words, names and groups', async () => {
    const id = await begun(mia, oleId, 'A 100% offer_sheet');
    await mia.unsafe('PATCH', `/api/conversations/${id}`, { isArchived: true });
    expect(await box(mia)).toEqual([]);
    expect(await box(mia, '?box=archive')).toHaveLength(1);
    await say(ole, id, 'News');
    expect(await box(mia)).toHaveLength(1);
    await write(mia, [oleId, zoeId], 'Welcome', 'Trade room');
    expect(await box(mia, '?search=100%25')).toHaveLength(1);
    expect(await box(mia, '?search=%25_')).toEqual([]);
    expect(await box(mia, '?search=zoe')).toMatchObject([{ name: 'Trade room' }]);
    expect(await box(mia, '?search=trade')).toHaveLength(1);
  });

  it('keeps a message editable by its author for five minutes, and no longer', async () => {
    const id = await begun(mia, oleId, 'Teh offer');
    await accept(ole, id);
    const [{ id: messageId }] = (await mia.get(`/api/conversations/${id}/messages`)).body.data;
    const edit = (by: Browser, text: string) => by.unsafe('PUT', `/api/messages/${messageId}`, { text });
    expect((await edit(ole, 'Mine')).status).toBe(403);
    expect((await edit(mia, 'The offer')).body.data).toMatchObject({ text: 'The offer', editedAt: NOW.toISOString() });
    server.clock.now = new Date(NOW.getTime() + EDIT_MS + 1);
    expect((await edit(mia, 'Too late')).body.code).toBe('message.too-late');
    expect((await mia.unsafe('DELETE', `/api/comments/${messageId}`)).body.code).toBe('discussion.too-late');
    const [shown] = (await mia.get(`/api/conversations/${id}/messages`)).body.data;
    expect(shown).toMatchObject({ text: 'The offer', isFresh: false, abilities: { remove: false } });
    server.clock.now = NOW;
    expect((await mia.unsafe('DELETE', `/api/comments/${messageId}`)).status).toBe(204);
    expect(await texts(ole, id)).toEqual([]);
  });

  it('is deleted by one member for themselves, line by line or as a whole', async () => {
    const id = await begun(mia, oleId, 'One');
    await say(ole, id, 'Two');
    const [{ id: first }] = (await mia.get(`/api/conversations/${id}/messages`)).body.data;
    expect((await ole.unsafe('DELETE', `/api/messages/${first}`)).status).toBe(204);
    expect(await texts(ole, id)).toEqual(['Two']);
    await ole.unsafe('DELETE', `/api/conversations/${id}/messages`);
    expect(await box(ole)).toEqual([]);
    expect(await texts(mia, id)).toEqual(['One', 'Two']);
    await say(mia, id, 'Three');
    expect(await texts(ole, id)).toEqual(['Three']);
  });

  it('keeps what one has begun to write until it is said', async () => {
    const id = await begun(mia, oleId);
    const draft = async () => (await mia.get(`/api/drafts/conversation/${id}`)).body.data.text;
    await mia.unsafe('PUT', `/api/drafts/conversation/${id}`, { text: 'I would off' });
    expect(await draft()).toBe('I would off');
    expect((await ole.get(`/api/drafts/conversation/${id}`)).body.data.text).toBe('');
    await say(mia, id, 'I would offer two picks');
    expect(await draft()).toBe('');
  });
});

describe('a group', () => {
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
    // A stranger does not bring them back.
    await add(ole, zoeId);
    expect((await zoe.get(`/api/conversations/${id}`)).status).toBe(404);
    await befriend(miaId, zoeId);
    await add(mia, zoeId);
    expect(await box(zoe, '?box=requests')).toMatchObject([{ id }]);
    for (const one of [mia, ole, zoe]) await one.unsafe('DELETE', `/api/conversations/${id}/members`);
    const { rows } = await database.db.execute(sql`select (select count(*)::int from conversations) as groups,
      (select count(*)::int from comments) as lines`);
    expect(rows).toEqual([{ groups: 0, lines: 0 }]);
  });
});

describe('anyone who was asked to a group', () => {
  const found = async (by: Browser, userIds: number[], name = 'Group') => (await write(by, userIds, 'One', name)).body;

  it('is shown, told of and counted one message until they accept, and may not be asked again by the same user', async () => {
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
    // Somebody else may ask them.
    expect((await write(zoe, [oleId])).status).toBe(201);
  });

  it('declines without anyone noticing, and is listed until they are removed', async () => {
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
    // Leaving before one has accepted is the same.
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

  it('takes the group along by declining, if nobody else is in it', async () => {
    const { id } = (await found(mia, [oleId, zoeId])).data;
    await mia.unsafe('DELETE', `/api/conversations/${id}/members`);
    expect(await database.db.$count(conversations)).toBe(1);
    await Promise.all([accept(ole, id, false), accept(zoe, id, false)]);
    expect(await database.db.$count(conversations)).toBe(0);
    expect(await database.db.$count(comments)).toBe(0);
  });

  it('reads all that was said once they accept, and may be asked to another group then', async () => {
    const { id } = (await found(mia, [oleId])).data;
    await say(mia, id, 'Two');
    // What they have not seen is not read either.
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
  it('tells of what its reader is shown, and of nothing else', async () => {
    const { id } = (await write(mia, [oleId, zoeId], 'One', 'Group')).body.data;
    await accept(zoe, id);
    await say(zoe, id, 'From Zoe');
    const [{ id: first }] = (await mia.get(`/api/conversations/${id}/messages`)).body.data;
    await ole.post(`/api/users/${zoeId}/block`);
    const gone = new AbortController();
    const context = makeApiContext(database.db, makeSessionUser({ id: oleId }), { realtime, until: gone.signal });
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

describe('a group that its members leave at once', () => {
  it('is gone with the last of them, and nobody says anything in it after they have left', async () => {
    const { id } = (await write(mia, [oleId, zoeId], 'One', 'Group')).body.data;
    await accept(ole, id);
    await accept(zoe, id);
    const all = [mia, ole, zoe];
    const said = all.map((by, at) => say(by, id, `Line ${at}`));
    const left = await Promise.all(all.map((by) => by.unsafe('DELETE', `/api/conversations/${id}/members`)));
    expect(left.map(({ status }) => status)).toEqual([204, 204, 204]);
    for (const { status } of await Promise.all(said)) expect([201, 404]).toContain(status);
    expect(await database.db.$count(conversations)).toBe(0);
    expect(await database.db.$count(comments)).toBe(0);
  });
});

describe('the owner of a group', () => {
  it('removes members, who read nothing that is said later, and hands it on by leaving', async () => {
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

  it('is another member when the owner leaves the game', async () => {
    const { db } = database;
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

describe('a report', () => {
  it('shows moderators what was said before, and nobody else', async () => {
    const id = await begun(mia, oleId, 'Line 0');
    await accept(ole, id);
    for (let n = 1; n <= CONTEXT_LINES + 2; n++) await say(n % 2 ? ole : mia, id, `Line ${n}`);
    const page = (await mia.get(`/api/conversations/${id}/messages`)).body.data;
    const last = page.findLast(({ author }: { author: { name: string } }) => author.name === 'Ole');
    const filed = { subject: { kind: 'comment', id: last.id }, reason: 'abuse' };
    expect((await mia.post('/api/reports', filed)).status).toBe(204);
    const [one] = (await ann.get('/api/moderation/cases')).body.data;
    expect(one).toMatchObject({ snapshot: last.text, path: `/messages/${id}` });
    expect(one.reports[0].context).toHaveLength(CONTEXT_LINES);
    expect(one.reports[0].context.at(-1)).toEqual({ name: 'Mia', text: `Line ${CONTEXT_LINES + 1}` });
    await ann.post(`/api/moderation/cases/${one.id}/claim`);
    await ann.post(`/api/moderation/cases/${one.id}/decision`, {
      decision: 'removed',
      rule: 'advertising',
      reason: 'Abusive',
    });
    expect(await texts(ole, id)).not.toContain(last.text);
    expect((await ole.get('/api/moderation/own')).text).not.toContain('Line 1"');
  });
});

describe('anyone who leaves', () => {
  it('takes their messages along; others keep theirs, and a report loses their lines', async () => {
    const { db } = database;
    const kimId = await makeUser(db, { name: 'Kim' });
    const kim = await makeLoggedInBrowser(server, database, 'kim@example.org');
    const id = await begun(kim, oleId, 'From Kim');
    await say(ole, id, 'From Ole');
    const group = (await write(kim, [oleId, zoeId], 'Kim in a group', 'Three')).body.data.id;
    await accept(zoe, group);
    await accept(ole, group);
    await say(zoe, group, 'Zoe answers');
    const [, line] = (await ole.get(`/api/conversations/${group}/messages`)).body.data;
    await ole.post('/api/reports', { subject: { kind: 'comment', id: line.id }, reason: 'abuse' });
    const taken = (await exportUser(db, kimId, slices)) as { conversations: unknown };
    expect(taken.conversations).toMatchObject([
      { with: ['Ole'], messages: [{ by: 'Kim', text: 'From Kim' }, { text: 'From Ole' }] },
      { name: 'Three', with: ['Ole', 'Zoe'] },
    ]);
    await deleteUser(db, kimId, { now: NOW, nouns: slices });
    expect(await texts(ole, id)).toEqual(['From Ole']);
    const { rows } = await db.execute(sql`select context from moderation_reports where context::text like '%Kim%'`);
    expect(rows).toEqual([]);
  });
});
