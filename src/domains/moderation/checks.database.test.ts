/** Tests automatic checks on written texts: what reaches the queue, what does not, and how moderators decide. */
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteUser, exportUser } from '#domains/account/store/erase-user.ts';
import { appoint } from '#domains/appointment/store.ts';
import { comments } from '#domains/discussion/tables.ts';
import { DUPLICATES, moderationJobs, SAME_JUDGE_MS, WRITTEN_HOURS } from '#domains/moderation/constants.ts';
import { checkWrittenJob } from '#domains/moderation/jobs.ts';
import { unmask } from '#domains/moderation/rules/lists.ts';
import { forgetWritten } from '#domains/moderation/store/checks.ts';
import { moderationCases, moderationFlags, moderationSanctions, writtenTexts } from '#domains/moderation/tables.ts';
import { proposals } from '#domains/proposal/tables.ts';
import { slices } from '#domains/slices.ts';
import { HOUR_MS } from '#platform/clock/milliseconds.ts';
import { registerJob } from '#platform/queue/job.ts';
import { type Browser, makeLoggedInBrowser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { makeUser, separateHomes, shareHome } from '../../../tests/factories/user.ts';

const { db, database, server, ids, browsers } = testWorld({
  users: ['Mia', 'Ole', { name: 'Ann', isAdmin: true }, 'Bob'],
});
const [miaId, oleId, annId, bobId] = ids('Mia', 'Ole', 'Ann', 'Bob');
const [mia, ole, ann] = browsers('Mia', 'Ole', 'Ann');
const SLUR = unmask('avttre');
const LONG = 'The best pucks of all the leagues are at my club, come and see them now';

beforeEach(async () => {
  // Clears the queue of the previous test.
  await check();
  await db.delete(moderationCases);
  await db.delete(writtenTexts);
});

/** Runs the queued checks, as the worker does. @returns how many */
async function check(): Promise<number> {
  const job = registerJob(checkWrittenJob({ slices, lists: { words: ['zamboni thief'], hosts: [] } }));
  const { rows } = await db.execute<{ payload: object }>(sql`
    with taken as (delete from graphile_worker._private_jobs as j using graphile_worker._private_tasks as t
      where t.id = j.task_id and t.identifier = ${moderationJobs.check} returning j.id, j.payload)
    select payload from taken order by id`);
  // The job only uses the database and the clock of its context.
  const context = { db, now: () => server.clock.now } as Parameters<typeof job.run>[0];
  for (const { payload } of rows) await job.run(context, payload);
  return rows.length;
}

const propose = async (by: Browser, text: string, title = 'Outdoor games'): Promise<number> =>
  (await by.post('/api/proposals', { title, text })).body.data.id;
const comment = (by: Browser, proposal: number, text: string) =>
  by.post(`/api/proposals/${proposal}/comments`, { text });
const waiting = async () => (await ann.get('/api/moderation/cases')).body.data;

describe('an automatic check', () => {
  it('queues a listed text without a reporter, punishes no user, and joins users’ reports', async () => {
    const proposal = await propose(mia, 'One game a season, with snow.');
    await comment(ole, proposal, `Go home, ${SLUR}.`);
    await comment(ole, proposal, 'Your goalie is a sieve and your rink smells.');
    expect(await check()).toBe(3);
    const [found, ...more] = await waiting();
    expect(more).toEqual([]);
    expect(found).toMatchObject({
      ...{ author: { name: 'Ole' }, state: 'open', reports: [], snapshot: `Go home, ${SLUR}.` },
      flags: [{ check: 'words', found: [SLUR], places: 1 }],
      acts: [{ act: 'flagged', by: null }],
    });
    expect(found.weight).toBeLessThan(0.01);
    expect(await db.$count(moderationSanctions)).toBe(0);
    expect((await ole.get('/api/moderation/own')).body.data).toEqual([]);
    expect((await ole.post(`/api/moderation/own/${found.id}/appeal`, { text: 'No.' })).status).toBe(404);
    await mia.post('/api/reports', { subject: found.subject, reason: 'abuse' });
    const [joined, ...others] = await waiting();
    expect(others).toEqual([]);
    expect(joined).toMatchObject({ id: found.id, reports: [{ by: 'Mia' }], flags: [{ check: 'words' }] });
    expect(joined.weight).toBeGreaterThan(0.9);
  });

  it('ignores words already dismissed, but not changed ones', async () => {
    const begun = await ole.post('/api/conversations', { userIds: [miaId], text: 'You zamboni thief' });
    expect(begun.status).toBe(201);
    await check();
    const [{ id, subject }] = await waiting();
    await ann.post(`/api/moderation/cases/${id}/claim`, {});
    await ann.post(`/api/moderation/cases/${id}/decision`, { decision: 'dismissed' });
    await ole.put(`/api/messages/${subject.id}`, { text: 'You zamboni thief' });
    expect(await check()).toBe(1);
    expect(await waiting()).toEqual([]);
    await ole.put(`/api/messages/${subject.id}`, { text: 'You zamboni thief, you' });
    await check();
    expect(await waiting()).toHaveLength(1);
    expect((await ann.get('/api/moderation/statistics')).body.data.checks).toEqual([
      { check: 'words', waiting: 1, upheld: 0, dismissed: 1 },
    ]);
  });

  it('skips texts of admins and moderators, and deleted ones', async () => {
    await appoint(db, { userId: bobId, role: 'moderator' }, { adminId: annId, now: server.clock.now });
    const moderator = await makeLoggedInBrowser(server, database, 'bob@example.org');
    for (const by of [ann, moderator]) await propose(by, `What does “${SLUR}” mean here?`);
    const proposal = await propose(ole, `A very ${SLUR} proposal`);
    await ole.delete(`/api/proposals/${proposal}`);
    expect(await check()).toBe(3);
    expect(await waiting()).toEqual([]);
  });
});

it('a text is stored even if its check cannot be queued, so that no user sends it twice', async () => {
  const proposal = await propose(mia, 'One game a season, with snow.');
  const jobs = sql`graphile_worker._private_jobs`;
  await db.execute(sql`alter table ${jobs} add constraint no_jobs check (false) not valid`);
  const said = await comment(ole, proposal, 'In May, please.').finally(() =>
    db.execute(sql`alter table ${jobs} drop constraint no_jobs`),
  );
  expect(said.status).toBe(201);
  expect(await db.$count(comments, eq(comments.text, 'In May, please.'))).toBe(1);
});

describe('repeated text', () => {
  it('in many places is found across the accounts of a household, once', async () => {
    const ideas = Array.from({ length: DUPLICATES.places + 1 }, (_, n) => ({
      title: `Idea ${n}`,
      text: 'One a season.',
    }));
    const made = await db
      .insert(proposals)
      .values(ideas.map((idea) => ({ ...idea, userId: bobId, createdAt: server.clock.now })))
      .returning({ id: proposals.id });
    await shareHome(db, [miaId, oleId]);
    for (const [n, { id }] of made.entries()) {
      expect((await comment(n % 2 === 0 ? mia : ole, id, LONG)).status).toBe(201);
    }
    await check();
    await separateHomes(db);
    expect((await waiting()).map((one: { flags: object[] }) => one.flags)).toMatchObject([
      [{ check: 'duplicates', found: [], places: DUPLICATES.places }],
    ]);
  });
});

describe('a user name', () => {
  it('that looks like another at a glance is queued', async () => {
    await makeUser(db, { name: 'Zed Frost' });
    expect((await ole.patch('/api/user', { name: 'Zedd Frost' })).status).toBe(200);
    expect((await ole.patch('/api/user', { country: 'FI' })).status).toBe(200);
    expect(await check()).toBe(1);
    expect(await waiting()).toMatchObject([
      { subject: { kind: 'user-name', id: oleId }, flags: [{ check: 'look-alike', found: ['Zed Frost'] }] },
    ]);
    await ole.patch('/api/user', { name: 'Ole' });
    await check();
    expect(await waiting()).toHaveLength(1);
  });
});

it('a group name is reported by members, removed, and restored on appeal', async () => {
  const begun = await mia.post('/api/conversations', {
    userIds: [oleId, annId],
    name: 'Snow club',
    text: 'Hello there',
  });
  const { id: groupId } = begun.body.data;
  const named = async () => (await mia.get(`/api/conversations/${groupId}`)).body.data.name;
  const subject = { kind: 'group-name', id: groupId };
  const outside = await makeLoggedInBrowser(server, database, 'bob@example.org');
  expect((await outside.post('/api/reports', { subject, reason: 'abuse' })).status).toBe(404);
  expect((await mia.post('/api/reports', { subject, reason: 'abuse' })).body.code).toBe('moderation.yours');
  expect((await ole.post('/api/reports', { subject, reason: 'abuse' })).status).toBe(204);
  const [{ id, snapshot }] = await waiting();
  expect(snapshot).toBe('Snow club');
  await ann.post(`/api/moderation/cases/${id}/claim`, {});
  await ann.post(`/api/moderation/cases/${id}/decision`, { decision: 'removed', rule: 'insult' });
  expect(await named()).toBe(`Group ${groupId}`);
  await mia.post(`/api/moderation/own/${id}/appeal`, { text: 'It is about snow.' });
  server.clock.now = new Date(server.clock.now.getTime() + SAME_JUDGE_MS);
  await outside.post(`/api/moderation/cases/${id}/claim`, {});
  const answer = { answer: 'overturned', reason: 'It is.' };
  expect((await outside.post(`/api/moderation/cases/${id}/answer`, answer)).status).toBe(204);
  expect(await named()).toBe('Snow club');
});

it('posting activity is kept for a day, exported, and deleted with the account', async () => {
  await propose(mia, 'One game a season, with snow.');
  await check();
  expect(await exportUser(db, miaId, slices)).toMatchObject({ moderation: { written: [{ kind: 'proposal' }] } });
  await forgetWritten(db, new Date(server.clock.now.getTime() + WRITTEN_HOURS * HOUR_MS - 1));
  expect(await db.$count(writtenTexts)).toBe(1);
  await forgetWritten(db, new Date(server.clock.now.getTime() + WRITTEN_HOURS * HOUR_MS + 1));
  expect(await db.$count(writtenTexts)).toBe(0);
  await comment(mia, await propose(ann, 'One game a season, with snow.'), SLUR);
  await check();
  await db.update(moderationCases).set({ state: 'closed', decision: 'dismissed', decidedAt: server.clock.now });
  await deleteUser(db, miaId, { now: server.clock.now, nouns: slices });
  expect(await db.$count(writtenTexts, eq(writtenTexts.userId, miaId))).toBe(0);
  const left = await db
    .select({ found: moderationFlags.found, snapshot: moderationFlags.snapshot })
    .from(moderationFlags);
  expect(left).toEqual([{ found: [], snapshot: '' }]);
});
