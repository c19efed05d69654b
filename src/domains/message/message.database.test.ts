/** Tests messages between users: who can read them, and that blocks stay secret. */
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { deleteUser, exportUser } from '#domains/account/store/erase-user.ts';
import { slices } from '#domains/slices.ts';
import { messageWorld, NOW } from '../../../tests/factories/messages.ts';
import { type Browser, makeLoggedInBrowser } from '../../../tests/factories/server.ts';
import { makeUser } from '../../../tests/factories/user.ts';
import { CONTEXT_LINES, EDIT_MS } from './constants.ts';

const { db, database, server, mia, ole, zoe, ann, miaId, oleId, zoeId, annId, ...calls } = messageWorld();
const { write, begun, say, texts, box, accept, unread, set } = calls;

describe('blocking a user', () => {
  it('hides their messages from the blocker, and no response reveals it', async () => {
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
    await db.execute(sql`delete from conversations`);
    await db.execute(sql`delete from message_requests`);
    await db.execute(sql`delete from comments`);
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

  it('closes a conversation for the blocker only, who reads no more of it', async () => {
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
  it('is unknown to all other users, whatever they request', async () => {
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

  it('counts what is unread until it is read, except when muted', async () => {
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

  it('shows how far others have read, unless they opted out or have not accepted', async () => {
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

  it('is archived until a new message, and found by words, names and groups', async () => {
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
    expect(await box(mia, '?search=ROÖM')).toHaveLength(1);
  });

  it('lets authors edit a message for five minutes, and no longer', async () => {
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

  it('can be deleted by a member for themselves, one message or all of it', async () => {
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

  it('keeps a draft until it is sent', async () => {
    const id = await begun(mia, oleId);
    const draft = async () => (await mia.get(`/api/drafts/conversation/${id}`)).body.data.text;
    await mia.unsafe('PUT', `/api/drafts/conversation/${id}`, { text: 'I would off' });
    expect(await draft()).toBe('I would off');
    expect((await ole.get(`/api/drafts/conversation/${id}`)).body.data.text).toBe('');
    await say(mia, id, 'I would offer two picks');
    expect(await draft()).toBe('');
  });
});

describe('a report on a message', () => {
  it('shows moderators the messages before it, and no other user', async () => {
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

describe('a deleted user', () => {
  it('exports their messages; others keep theirs, and a report loses the user’s lines', async () => {
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
