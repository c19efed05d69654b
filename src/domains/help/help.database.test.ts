import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { users } from '#domains/account/tables.ts';
import { adminActions } from '#domains/admin/tables.ts';
import { MAX_WAITING } from '#domains/help/constants.ts';
import { answer, ask, eraseQuestions, exportQuestions } from '#domains/help/store.ts';
import { helpQuestions } from '#domains/help/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { ACTIVE_DAYS } from '#domains/referral/constants.ts';
import { settleReferrals } from '#domains/referral/store.ts';
import { makeClub } from '../../../tests/factories/club.ts';
import { type Browser, makeLoggedInBrowser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { makeUser } from '../../../tests/factories/user.ts';

const NOW = new Date('2026-01-02T12:00:00Z');
const { db, database, world, server, ids, browsers } = testWorld({ users: ['Mia', { name: 'Admin', isAdmin: true }] });
const [miaId, adminId] = ids('Mia', 'Admin');
const [mia, admin] = browsers('Mia', 'Admin');
let ole: Browser;
beforeAll(async () => {
  const { leagueIds, season } = world;
  const oleId = await makeUser(db, { name: 'Ole', referredByUserId: miaId });
  await makeUser(db, { name: 'Not yet', referredByUserId: miaId, activatedAt: null });
  await makeUser(db, { name: 'Gone', referredByUserId: miaId, deletedAt: NOW });
  await makeUser(db, { name: 'Left', referredByUserId: oleId, deletedAt: NOW });
  await makeClub(db, { id: 1, leagueIds, season, managerId: oleId });
  ole = await makeLoggedInBrowser(server, database, 'ole@example.org');
});

const QUESTION = { topic: 'game', text: 'Why did my goalie come out in the second period?' };
const inbox = async (state = 'waiting') => (await admin.get(`/api/admin/help-questions?state=${state}`)).body;
const reply = (browser: Browser, id: number, text: unknown) =>
  browser.put(`/api/admin/help-questions/${id}/answer`, { text });

describe('a question to the admins', () => {
  let id = 0;

  it('is stored, and shown only to its author and the admins', async () => {
    const asked = await mia.post('/api/help/questions', QUESTION);
    expect(asked.status).toBe(201);
    id = asked.body.data.id;
    expect((await mia.get('/api/help/questions')).body.data).toMatchObject([{ id, ...QUESTION, answeredAt: null }]);
    expect((await ole.get('/api/help/questions')).body.data).toEqual([]);
    expect((await inbox()).data).toMatchObject([{ id, by: { id: miaId, name: 'Mia' } }]);
    expect((await ole.get('/api/admin/help-questions')).status).toBe(403);
  });

  it('is answered once, by an admin; its author is notified, and it stays on record', async () => {
    expect((await reply(ole, id, 'No.')).status).toBe(403);
    expect((await reply(admin, id, '  An injury. ')).status).toBe(204);
    expect((await reply(admin, id, 'Again.')).status).toBe(409);
    expect((await reply(admin, 999_999, 'Nobody.')).status).toBe(404);
    expect((await mia.get('/api/help/questions')).body.data[0]).toMatchObject({ answer: 'An injury.' });
    const told = await db.select().from(notifications).where(eq(notifications.userId, miaId));
    expect(told).toMatchObject([{ channel: 'world', kind: 'help-answered', params: { question: QUESTION.text } }]);
    expect((await inbox()).pagination.total).toBe(0);
    expect((await inbox('answered')).data).toMatchObject([{ id, answer: 'An injury.' }]);
    const actions = await db.select().from(adminActions);
    expect(actions).toMatchObject([{ userId: adminId, action: 'answer-question', detail: { id } }]);
  });

  it('can be closed without an answer or a notification', async () => {
    const { body } = await ole.post('/api/help/questions', { topic: 'other', text: 'asdf asdf asdf' });
    expect((await reply(admin, body.data.id, null)).status).toBe(204);
    const [own] = (await ole.get('/api/help/questions')).body.data;
    expect(own.answeredAt).not.toBeNull();
    expect(own.answer).toBeNull();
    expect((await ole.get('/api/notifications')).body).toEqual({ news: 0, messages: 0, world: 0 });
  });

  it('is refused with the invalid field', async () => {
    for (const bad of [
      { ...QUESTION, text: 'short' },
      { ...QUESTION, text: ' '.repeat(50) },
      { ...QUESTION, text: 'a'.repeat(2001) },
      { ...QUESTION, topic: 'weather' },
      { topic: 'game' },
      { topic: 'game', text: 12 },
    ]) {
      expect((await mia.post('/api/help/questions', bad)).status, JSON.stringify(bad)).toBe(422);
    }
    expect((await reply(admin, id, '')).status).toBe(422);
  });

  it('is limited to a few open ones per user, even when all are sent at once', async () => {
    const asked = await Promise.all(
      Array.from({ length: MAX_WAITING + 3 }, () => mia.post('/api/help/questions', QUESTION)),
    );
    expect(asked.filter(({ status }) => status === 201)).toHaveLength(MAX_WAITING);
    expect(asked.filter(({ status }) => status === 409)).toHaveLength(3);
  });

  it('is deleted with its author, and stays without the name of an admin who leaves', async () => {
    const [first] = await exportQuestions(db, miaId);
    expect(first).toMatchObject({ ...QUESTION, answer: 'An injury.' });
    expect(JSON.stringify(first)).not.toContain('answeredBy');
    await db.transaction((tx) => eraseQuestions(tx, adminId));
    const [kept] = await db.select().from(helpQuestions).where(eq(helpQuestions.id, id));
    expect(kept).toMatchObject({ answer: 'An injury.', answeredByUserId: null });
    await db.transaction((tx) => eraseQuestions(tx, miaId));
    expect(await exportQuestions(db, miaId)).toEqual([]);
  });

  it('is quoted in short when it is long', async () => {
    const asked = await ask(db, { userId: adminId, topic: 'game', text: `why${'🏒'.repeat(100)}`, now: NOW });
    if (!asked.ok) throw new Error('the question was refused');
    await answer(db, { id: asked.question.id, text: 'Because.', adminId, now: NOW });
    const [told] = await db.select().from(notifications).where(eq(notifications.userId, adminId));
    expect(told?.params).toEqual({ question: `why${'🏒'.repeat(28)}…` });
  });
});

describe('the referral program', () => {
  it('lists friends who joined with their clubs, counts those not activated, and leaves out deleted accounts', async () => {
    const { data } = (await mia.get('/api/referrals')).body;
    expect(data).toMatchObject({ refCode: 'mia', waiting: 1 });
    expect(data.joined).toMatchObject([{ user: { name: 'Ole' }, team: { clubId: 1, level: 'PRO' } }]);
    expect((await ole.get('/api/referrals')).body.data).toEqual({ refCode: 'ole', joined: [], waiting: 0 });
  });

  it('counts toward the quest the friends its page rewards, and no deleted account', async () => {
    const left = eq(users.name, 'Left');
    const quest = async () => {
      const { quests } = (await ole.get('/api/quests')).body.data;
      return quests.find(({ id }: { id: string }) => id === 'career-referral');
    };
    expect(await quest()).toMatchObject({ have: 0, state: 'open' });
    await db.update(users).set({ visitDays: ACTIVE_DAYS }).where(left);
    expect(await settleReferrals(db, new Date())).toBe(0);
    await db.update(users).set({ deletedAt: null }).where(left);
    const joined = async () => (await ole.get('/api/referrals')).body.data.joined;
    expect(await joined()).toMatchObject([{ daysPlayed: ACTIVE_DAYS, reward: 'waiting' }]);
    expect(await quest()).toMatchObject({ have: 0 });
    expect(await settleReferrals(db, new Date())).toBe(1);
    expect(await joined()).toMatchObject([{ reward: 'counted' }]);
    expect(await quest()).toMatchObject({ have: 1 });
  });
});
