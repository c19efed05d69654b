import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { notifications } from '#domains/notifications/tables.ts';
import { MAX_OPEN } from '#domains/proposal/constants.ts';
import { eraseProposals, exportProposals } from '#domains/proposal/store.ts';
import { proposals } from '#domains/proposal/tables.ts';
import type { Browser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const TITLE = 'Outdoor games';
const TEXT = 'One a season, in a big stadium, with snow.';
const { db, ids, browsers } = testWorld({ users: ['Mia', 'Ole', { name: 'Admin', isAdmin: true }] });
const [miaId, oleId] = ids('Mia', 'Ole');
const [mia, ole, admin] = browsers('Mia', 'Ole', 'Admin');
let id: number;
beforeAll(async () => {
  id = (await mia.post('/api/proposals', { title: ` ${TITLE} `, text: TEXT })).body.data.id;
});

const vote = (browser: Browser, given: unknown, of = id) => browser.put(`/api/proposals/${of}/vote`, { vote: given });
const seen = async (browser: Browser, of = id) => (await browser.get(`/api/proposals/${of}`)).body.data;
const titles = async (query: string) =>
  (await ole.get(`/api/proposals?${query}`)).body.data.map(({ title }: { title: string }) => title);

describe('a proposal', () => {
  it('is on the list and has its own page, with each user’s options', async () => {
    expect(await seen(mia)).toMatchObject({
      title: TITLE,
      text: TEXT,
      status: 'open',
      author: { id: miaId, name: 'Mia' },
      for: 0,
      myVote: null,
      mayVote: true,
      abilities: { remove: true, report: false },
    });
    expect((await seen(ole)).abilities).toEqual({ remove: false, report: true });
    expect((await ole.get('/api/proposals/999999')).status).toBe(404);
  });

  it('names the users its text mentions', async () => {
    const text = `Ask [[user:${miaId}]] about it, not [[player:999999]].`;
    const { id: other } = (await mia.post('/api/proposals', { title: 'Ask her', text })).body.data;
    const { data } = (await ole.get(`/api/proposals/${other}`)).body;
    expect(data).toMatchObject({ text, named: { users: [{ id: miaId, name: 'Mia' }], players: [] } });
    expect((await mia.unsafe('DELETE', `/api/proposals/${other}`)).status).toBe(204);
  });

  it('has as many outside links as its author’s trust allows, and clears the draft', async () => {
    const draft = async (place: string) => (await ole.get(`/api/drafts/${place}`)).body.data.text;
    await ole.put('/api/drafts/new-proposal/1', { text: 'Longer' });
    await ole.put(`/api/drafts/proposal/${id}`, { text: 'No' });
    const linked = { title: 'Longer benches', text: `${TEXT} See https://pucks.example/benches` };
    expect((await ole.post('/api/proposals', linked)).body).toMatchObject({ code: 'discussion.no-links-yet' });
    expect([await draft('new-proposal/1'), await draft(`proposal/${id}`)]).toEqual(['Longer', 'No']);
    const { id: other } = (await ole.post('/api/proposals', { title: 'Longer benches', text: TEXT })).body.data;
    expect([await draft('new-proposal/1'), await draft(`proposal/${id}`)]).toEqual(['', 'No']);
    const { id: said } = (await ole.post(`/api/proposals/${id}/comments`, { text: 'No snow' })).body.data;
    expect(await draft(`proposal/${id}`)).toBe('');
    expect((await ole.unsafe('DELETE', `/api/comments/${said}`)).status).toBe(204);
    expect((await ole.unsafe('DELETE', `/api/proposals/${other}`)).status).toBe(204);
    expect((await admin.post('/api/proposals', linked)).status).toBe(201);
    await db.delete(proposals).where(eq(proposals.title, linked.title));
  });

  it('has one vote per user, which can be changed and withdrawn', async () => {
    expect((await vote(ole, 'for')).status).toBe(204);
    await vote(ole, 'for');
    await vote(mia, 'for');
    expect(await seen(ole)).toMatchObject({ for: 2, against: 0, myVote: 'for' });
    await vote(ole, 'against');
    expect(await seen(ole)).toMatchObject({ for: 1, against: 1, myVote: 'against' });
    await vote(ole, null);
    expect(await seen(ole)).toMatchObject({ for: 1, against: 0, myVote: null });
    await Promise.all(Array.from({ length: 8 }, (_, n) => vote(ole, n % 2 ? 'for' : 'against')));
    const { for: pro, against } = await seen(ole);
    expect(pro + against).toBe(2);
    await vote(ole, 'for');
    expect((await vote(ole, 'maybe')).status).toBe(422);
    expect((await vote(ole, 'for', 999_999)).status).toBe(404);
  });

  it('has comments, which only their authors delete', async () => {
    const said = await ole.post(`/api/proposals/${id}/comments`, { text: ' Bring mittens. ' });
    expect(said.status).toBe(201);
    const comment = said.body.data.id;
    expect((await seen(mia)).said).toMatchObject([{ id: comment, text: 'Bring mittens.', author: { name: 'Ole' } }]);
    expect((await mia.unsafe('DELETE', `/api/comments/${comment}`)).status).toBe(403);
    expect((await ole.unsafe('DELETE', `/api/proposals/${id}`)).status).toBe(403);
    expect((await ole.unsafe('DELETE', `/api/comments/${comment}`)).status).toBe(204);
    expect((await ole.unsafe('DELETE', `/api/comments/${comment}`)).status).toBe(404);
    expect((await ole.post('/api/proposals/999999/comments', { text: 'Hello?' })).status).toBe(404);
  });

  it('gets its status from an admin; its author is notified once, and voting ends with a decision', async () => {
    const set = (browser: Browser, status: string, reason = '') =>
      browser.put(`/api/proposals/${id}/status`, { status, reason });
    expect((await set(mia, 'done')).status).toBe(403);
    expect((await set(admin, 'started', 'In the works for winter.')).status).toBe(204);
    await set(admin, 'started', 'In the works for next winter.');
    expect(await seen(ole)).toMatchObject({
      status: 'started',
      statusReason: 'In the works for next winter.',
      mayVote: false,
    });
    expect((await vote(ole, 'against')).status).toBe(409);
    const told = await db.select().from(notifications).where(eq(notifications.userId, miaId));
    expect(told).toMatchObject([{ kind: 'proposal-status', params: { title: TITLE, status: 'started' } }]);
    expect((await set(admin, 'great')).status).toBe(422);
    await set(admin, 'open');
  });

  it('is refused with the invalid field, and at the limit of open ones', async () => {
    for (const bad of [
      { title: 'No', text: TEXT },
      { title: TITLE, text: 'short' },
      { title: TITLE },
      { title: 5, text: TEXT },
      { title: TITLE, text: Array.from({ length: 7 }, (_, at) => `[[game:${at + 1}]]`).join('\n') },
    ]) {
      expect((await mia.post('/api/proposals', bad)).status, JSON.stringify(bad)).toBe(422);
    }
    const tries = await Promise.all(
      Array.from({ length: MAX_OPEN + 2 }, (_, n) =>
        ole.post('/api/proposals', { title: `Idea no. ${n}`, text: TEXT }),
      ),
    );
    expect(tries.filter(({ status }) => status === 201)).toHaveLength(MAX_OPEN);
    expect(tries.filter(({ status }) => status === 409)).toHaveLength(2);
  });

  it('is filtered by status and author, in the requested order', async () => {
    expect((await titles('sort=votes'))[0]).toBe(TITLE);
    expect((await titles('sort=votes&order=asc')).at(-1)).toBe(TITLE);
    expect((await titles('sort=created&order=asc'))[0]).toBe(TITLE);
    expect(await titles('mine=true')).toHaveLength(MAX_OPEN);
    expect(await titles('status=done')).toEqual([]);
    for (const query of ['sort=luck', 'status=maybe', 'page=0']) {
      expect((await ole.get(`/api/proposals?${query}`)).status, query).toBe(422);
    }
  });

  it('stays anonymous when its author leaves but others have voted; the author’s other data is deleted', async () => {
    expect((await exportProposals(db, oleId)).proposed).toHaveLength(MAX_OPEN);
    await db.transaction((tx) => eraseProposals(tx, oleId));
    expect(await exportProposals(db, oleId)).toEqual({ proposed: [], votes: [] });
    const left = await db.select({ id: proposals.id }).from(proposals);
    expect(left).toEqual([{ id }]);
    await vote(admin, 'for');
    await db.transaction((tx) => eraseProposals(tx, miaId));
    expect(await seen(admin)).toMatchObject({ title: TITLE, author: null, for: 1 });
  });
});
