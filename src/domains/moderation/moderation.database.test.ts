/** Tests the moderation queue: reporting, deciding, appealing and notifications. */
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { deleteUser, exportUser } from '#domains/account/store/erase-user.ts';
import { appoint } from '#domains/appointment/store.ts';
import { appointments } from '#domains/appointment/tables.ts';
import { comments as allComments } from '#domains/discussion/tables.ts';
import {
  CASE_DAYS,
  CLAIM_MS,
  MAX_REPORTS_A_DAY,
  MAX_WAITING_REPORTS,
  SAME_JUDGE_MS,
} from '#domains/moderation/constants.ts';
import { forgetOldCases } from '#domains/moderation/store/retention.ts';
import { moderationActs, moderationCases, moderationReports } from '#domains/moderation/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { slices } from '#domains/slices.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import { type Browser, makeLoggedInBrowser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { makeUser, separateHomes, shareHome } from '../../../tests/factories/user.ts';

const TITLE = 'Outdoor games';
const TEXT = 'One a season, in a big stadium, with snow.';
const { db, database, server, ids, browsers, arrive } = testWorld({
  users: ['Mia', 'Ole', 'Rob', { name: 'Ann', isAdmin: true }, 'Bob'],
});
const [miaId, oleId, annId, bobId, robId] = ids('Mia', 'Ole', 'Ann', 'Bob', 'Rob');
const [mia, ole, ann, bob, rob] = browsers('Mia', 'Ole', 'Ann', 'Bob', 'Rob');
/** A moderator who is not an admin. */
let [proposal, second] = [0, 0];
beforeAll(async () => {
  await appoint(db, { userId: bobId, role: 'moderator' }, { adminId: annId, now: new Date() });
  proposal = (await mia.post('/api/proposals', { title: TITLE, text: TEXT })).body.data.id;
  second = (await mia.post('/api/proposals', { title: 'Pucks that glow', text: TEXT })).body.data.id;
});

const report = (by: Browser, kind: string, id: number, more: object = {}) =>
  by.post('/api/reports', { subject: { kind, id }, reason: 'spam', ...more });
const waiting = async (by = ann) => (await by.get('/api/moderation/cases')).body.data;
const act = (by: Browser, id: number, what: string, body: object = {}) =>
  by.post(`/api/moderation/cases/${id}/${what}`, body);
const told = async (userId: number) =>
  (await db.select().from(notifications).where(eq(notifications.userId, userId))).map(({ kind, params }) => ({
    kind,
    params,
  }));

describe('a report', () => {
  it('opens one case for its subject, visible to moderators only, and never names its reporter to the author', async () => {
    expect((await report(mia, 'proposal', proposal)).status).toBe(403);
    expect((await report(ole, 'proposal', 999_999)).status).toBe(404);
    expect((await report(ole, 'nothing', 1)).status).toBe(404);
    await Promise.all([report(ole, 'proposal', proposal), report(rob, 'proposal', proposal, { text: 'Ads.' })]);
    expect((await report(ole, 'proposal', proposal, { reason: 'abuse' })).status).toBe(204);
    const cases = await waiting();
    expect(cases).toMatchObject([
      {
        subject: { kind: 'proposal', id: proposal },
        path: `/feature-voting?proposal=${proposal}`,
        snapshot: `${TITLE}\n\n${TEXT}`,
        author: { name: 'Mia' },
        state: 'open',
      },
    ]);
    expect(cases[0].reports).toHaveLength(2);
    expect((await ole.get('/api/moderation/cases')).status).toBe(403);
    expect((await act(ole, cases[0].id, 'claim')).status).toBe(403);
    expect(JSON.stringify((await mia.get('/api/moderation/own')).body)).not.toContain('Ole');
  });

  it('above the limit is refused, and leaves no case behind', async () => {
    const rows = Array.from({ length: MAX_WAITING_REPORTS + 1 }, (_, n) => ({
      subjectKind: 'proposal',
      subjectId: proposal,
      userId: miaId,
      text: `Comment ${n}`,
      createdAt: server.clock.now,
    }));
    const comments = await db.insert(allComments).values(rows).returning({ id: allComments.id });
    const statuses = [];
    for (const { id } of comments) statuses.push((await report(ole, 'comment', id)).status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(MAX_WAITING_REPORTS - 1);
    expect(statuses.at(-1)).toBe(409);
    expect(await db.$count(moderationCases)).toBe(MAX_WAITING_REPORTS);
    await db.delete(moderationCases).where(eq(moderationCases.subjectKind, 'comment'));
  });
});

describe('a moderation case', () => {
  it('is claimed by one moderator, decided with a reason, appealed once and answered by another', async () => {
    const [{ id }] = await waiting();
    const claims = await Promise.all([act(ann, id, 'claim'), act(bob, id, 'claim')]);
    expect(claims.map(({ status }) => status).sort()).toEqual([204, 409]);
    const [first, second] = claims[0]?.status === 204 ? [ann, bob] : [bob, ann];
    expect((await act(second, id, 'decision', { decision: 'dismissed' })).status).toBe(409);
    expect((await act(first, id, 'decision', { decision: 'removed' })).status).toBe(422);
    expect((await act(first, id, 'decision', { decision: 'removed', rule: 'other' })).status).toBe(422);
    expect(
      (await act(first, id, 'decision', { decision: 'removed', rule: 'advertising', reason: 'Advertising' })).status,
    ).toBe(204);
    expect((await ole.get(`/api/proposals/${proposal}`)).status).toBe(404);
    expect(await told(oleId)).toEqual([
      { kind: 'report-decided', params: { subject: 'proposal', outcome: 'removed' } },
    ]);
    const removal = { decision: 'removed', isRemoved: true, rule: 'advertising', reason: 'Advertising', until: null };
    const excerpt = `${TITLE}\n\n${TEXT}`;
    expect(await told(miaId)).toEqual([{ kind: 'moderated', params: { subject: 'proposal', excerpt, ...removal } }]);
    const appeal = (by: Browser) => by.post(`/api/moderation/own/${id}/appeal`, { text: 'It was snow.' });
    expect((await appeal(ole)).status).toBe(404);
    expect((await mia.get('/api/moderation/own')).body.data).toMatchObject([
      { id, reason: 'Advertising', mayAppeal: true },
    ]);
    expect((await appeal(mia)).status).toBe(204);
    expect((await appeal(mia)).status).toBe(409);
    expect((await act(first, id, 'claim')).status).toBe(409);
    expect((await act(second, id, 'claim')).status).toBe(204);
    expect((await act(second, id, 'answer', { answer: 'overturned', reason: 'It was snow' })).status).toBe(204);
    expect((await ole.get(`/api/proposals/${proposal}`)).status).toBe(200);
    expect((await told(miaId)).at(-1)).toMatchObject({ kind: 'appeal-decided', params: { answer: 'overturned' } });
    expect((await report(ole, 'proposal', proposal)).status).toBe(409);
    const [closed] = (await ann.get('/api/moderation/cases?list=decided')).body.data;
    expect(closed.acts.map((done: { act: string }) => done.act)).toEqual([
      'opened',
      'claimed',
      'removed',
      'appealed',
      'claimed',
      'overturned',
    ]);
  });

  it('about a name removes it, and restores it when the appeal succeeds', async () => {
    expect((await report(ole, 'user-name', miaId)).status).toBe(204);
    const [{ id }] = await waiting();
    await act(ann, id, 'claim');
    await act(ann, id, 'decision', { decision: 'removed', rule: 'advertising', reason: 'A brand' });
    const name = async () => (await ole.get(`/api/proposals/${proposal}`)).body.data.author.name;
    expect(await name()).toBe(`Manager ${miaId}`);
    await mia.post(`/api/moderation/own/${id}/appeal`, { text: 'It is my name.' });
    await act(bob, id, 'claim');
    await act(bob, id, 'answer', { answer: 'overturned', reason: 'It is.' });
    expect(await name()).toBe('Mia');
  });

  it('is hidden from its author’s household, which cannot decide it', async () => {
    expect((await report(ole, 'proposal', second)).status).toBe(204);
    const [{ id }] = await waiting();
    await shareHome(db, [miaId, bobId]);
    expect(await waiting(bob)).toEqual([]);
    expect((await act(bob, id, 'claim')).body.code).toBe('moderation.involved');
    await separateHomes(db);
    expect((await act(bob, id, 'claim')).status).toBe(204);
    // Mia and Bob have come to share a household meanwhile.
    await shareHome(db, [miaId, bobId]);
    expect((await act(bob, id, 'decision', { decision: 'dismissed' })).status).toBe(403);
    await separateHomes(db);
    expect(
      (await act(bob, id, 'decision', { decision: 'removed', rule: 'advertising', reason: 'Advertising' })).status,
    ).toBe(204);
  });

  it('is not appealed to a moderator who decided or reported it, or their household, while another is available', async () => {
    const { id: cy, browser: third } = await arrive('Cy');
    await appoint(db, { userId: cy, role: 'moderator' }, { adminId: annId, now: server.clock.now });
    const [{ id }] = (await mia.get('/api/moderation/own')).body.data;
    expect((await mia.post(`/api/moderation/own/${id}/appeal`, { text: 'No ad.' })).status).toBe(204);
    const before = server.clock.now;
    server.clock.now = new Date(before.getTime() + SAME_JUDGE_MS);
    // Bob decided, and Ann shares a household with Ole, who reported.
    await shareHome(db, [oleId, annId]);
    expect((await act(bob, id, 'claim')).body.code).toBe('moderation.same-judge');
    expect((await act(ann, id, 'claim')).body.code).toBe('moderation.involved');
    expect((await act(third, id, 'claim')).status).toBe(204);
    await act(third, id, 'claim');
    // When no other moderator is left, these two may decide after a day; the author's household never may.
    await db.delete(appointments).where(eq(appointments.userId, cy));
    await third.post('/api/auth/logout');
    server.clock.now = new Date(server.clock.now.getTime() + CLAIM_MS);
    await shareHome(db, [miaId, annId], 'another');
    expect((await act(ann, id, 'claim')).status).toBe(403);
    expect((await act(bob, id, 'claim')).status).toBe(204);
    expect((await act(bob, id, 'answer', { answer: 'upheld', reason: 'An ad.' })).status).toBe(204);
    await separateHomes(db);
    server.clock.now = before;
  });

  it('loses its author’s words and its reporter’s reports when they delete their accounts', async () => {
    expect(await exportUser(db, oleId, slices)).toMatchObject({
      moderation: {
        reports: [{ subjectKind: 'proposal' }, { subjectKind: 'user-name' }, { subjectKind: 'proposal' }],
        decisions: [],
      },
    });
    expect(await exportUser(db, miaId, slices)).toMatchObject({
      moderation: {
        reports: [],
        decisions: [{ appeal: 'It was snow.' }, { appeal: 'It is my name.' }, { appeal: 'No ad.' }],
      },
    });
    // A text held for review has no reporter. The other one was reported by Ole alone.
    const waits = { authorId: robId, snapshot: 'x', path: '/', openedAt: server.clock.now };
    const [unreported, reported] = await db
      .insert(moderationCases)
      .values([
        { ...waits, subjectKind: 'custom-player', subjectId: 1 },
        { ...waits, subjectKind: 'custom-player', subjectId: 2 },
      ])
      .returning({ id: moderationCases.id });
    const said = { userId: oleId, reason: 'spam' as const, snapshot: 'x', createdAt: server.clock.now };
    await db.insert(moderationReports).values({ ...said, caseId: reported?.id ?? 0 });
    await deleteUser(db, oleId, { now: server.clock.now, nouns: slices });
    expect(await db.$count(moderationReports, eq(moderationReports.userId, oleId))).toBe(0);
    const open = await db
      .select({ id: moderationCases.id })
      .from(moderationCases)
      .where(eq(moderationCases.authorId, robId));
    expect(open).toEqual([{ id: unreported?.id }]);
    await db.delete(moderationCases).where(eq(moderationCases.authorId, robId));
    await deleteUser(db, miaId, { now: server.clock.now, nouns: slices });
    const left = await db.select().from(moderationCases);
    expect(left.every(({ snapshot, appeal, authorId }) => snapshot + appeal === '' && authorId === null)).toBe(true);
  });
});

it('the report limit says after how many hours a reporter may continue', async () => {
  await db.delete(moderationCases);
  const ago = (hours: number) => new Date(server.clock.now.getTime() - hours * 60 * 60_000);
  const rows = Array.from({ length: MAX_REPORTS_A_DAY }, (_, n) => ({
    ...{ subjectKind: 'comment', subjectId: n + 1, snapshot: 'x', path: '/', openedAt: ago(5) },
    ...{ state: 'closed' as const, decision: 'dismissed' as const, decidedAt: ago(1) },
  }));
  const cases = await db.insert(moderationCases).values(rows).returning({ id: moderationCases.id });
  const report = { userId: robId, reason: 'spam' as const, snapshot: 'x' };
  await db.insert(moderationReports).values(cases.map(({ id }) => ({ ...report, caseId: id, createdAt: ago(5) })));
  const refused = (await rob.post('/api/reports', { subject: { kind: 'user-name', id: annId }, reason: 'spam' })).body;
  expect(refused.message).toBe(`You can file ${MAX_REPORTS_A_DAY} reports within 24 hours. Try again in 19 h.`);
});

it('a case is kept for a year after its decision, and an open one for as long as it is open', async () => {
  await db.delete(moderationCases);
  const now = server.clock.now;
  const old = new Date(now.getTime() - (CASE_DAYS + 1) * DAY_MS);
  const base = { subjectKind: 'comment', snapshot: 'x', path: '/', openedAt: old };
  await db.insert(moderationCases).values([
    { ...base, subjectId: 1 },
    { ...base, subjectId: 2, state: 'closed', decision: 'dismissed', decidedAt: old },
    { ...base, subjectId: 3, state: 'appealed', decision: 'removed', decidedAt: old },
    { ...base, subjectId: 4, state: 'closed', decision: 'dismissed', decidedAt: now },
  ]);
  await forgetOldCases(db, now);
  const left = await db.select({ id: moderationCases.subjectId }).from(moderationCases).orderBy(moderationCases.id);
  expect(left.map(({ id }) => id)).toEqual([1, 3, 4]);
});

it('a case’s log stays as written until the case is deleted', async () => {
  await db.delete(moderationCases);
  const on = { subjectKind: 'comment', subjectId: 1, snapshot: 'x', path: '/', openedAt: server.clock.now };
  const [made] = await db.insert(moderationCases).values(on).returning({ id: moderationCases.id });
  const caseId = made?.id ?? 0;
  await db.insert(moderationActs).values({ caseId, userId: annId, act: 'claimed', createdAt: server.clock.now });
  const acts = () => db.select({ act: moderationActs.act, by: moderationActs.userId }).from(moderationActs);
  for (const change of [
    () => db.update(moderationActs).set({ act: 'dismissed' }),
    () => db.update(moderationActs).set({ userId: bobId }),
    () => db.update(moderationActs).set({ userId: null, act: 'dismissed' }),
    () => db.delete(moderationActs),
    () => db.execute('truncate moderation_acts'),
  ])
    await expect(change()).rejects.toMatchObject({ cause: { message: 'rows of moderation_acts are never changed' } });
  expect(await acts()).toEqual([{ act: 'claimed', by: annId }]);
  // A deleted user is not named anywhere.
  await db.update(moderationActs).set({ userId: null }).where(eq(moderationActs.caseId, caseId));
  expect(await acts()).toEqual([{ act: 'claimed', by: null }]);
  await db.delete(moderationCases);
  expect(await acts()).toEqual([]);
});

describe('the statistics of the queue', () => {
  it('count open cases, and decisions and times per moderator, without those of the viewer’s household', async () => {
    await db.delete(moderationCases);
    const now = server.clock.now.getTime();
    const ago = (minutes: number) => new Date(now - minutes * 60_000);
    const base = { subjectKind: 'comment', snapshot: 'x', path: '/', authorId: oleId };
    const decided = (id: number, minutes: number, more: object = {}) => ({
      ...{
        ...base,
        subjectId: id,
        state: 'closed' as const,
        decision: 'removed' as const,
        decidedBy: annId,
        isRemoved: true,
      },
      ...{ openedAt: ago(minutes + 60), decidedAt: ago(60), ...more },
    });
    await db
      .insert(moderationCases)
      .values([
        { ...base, subjectId: 1, openedAt: ago(90) },
        { ...base, subjectId: 2, openedAt: ago(30) },
        { ...base, subjectId: 3, openedAt: ago(40), state: 'claimed', claimedBy: annId, claimedAt: ago(1) },
        { ...base, subjectId: 4, openedAt: ago(10), authorId: bobId },
        decided(5, 10),
        decided(6, 20, { answer: 'overturned' }),
        decided(7, 60, { answer: 'upheld', decision: 'dismissed', isRemoved: false }),
        decided(8, 5, { decidedBy: bobId }),
        decided(9, 5, { decidedBy: null }),
        decided(10, 5, { openedAt: ago(60 * 24 * 60), decidedAt: ago(31 * 24 * 60) }),
      ]);
    const of = async (browser: Browser) => (await browser.get('/api/moderation/statistics')).body.data;
    expect(await of(bob)).toEqual({
      waiting: { open: 2, claimed: 1, appealed: 0, oldest: ago(90).toISOString() },
      decided: { cases: 5, removed: 4, medianMinutes: 10, slowMinutes: 44, appeals: 2, overturned: 1 },
      checks: [],
      moderators: [
        { user: { id: annId, name: 'Ann' }, cases: 3, removed: 2, medianMinutes: 20, overturned: 1 },
        { user: { id: bobId, name: 'Bob' }, cases: 1, removed: 1, medianMinutes: 5, overturned: 0 },
        { user: null, cases: 1, removed: 1, medianMinutes: 5, overturned: 0 },
      ],
    });
    expect((await of(ann)).waiting.open).toBe(3);
    expect((await rob.get('/api/moderation/statistics')).status).toBe(403);
  });
});

it('a report keeps what the reporter saw, even if the author deletes it before review', async () => {
  await db.delete(moderationCases);
  const topic = (await bob.post('/api/proposals', { title: 'Night games', text: 'Under the stars, every week.' })).body;
  const path = `/api/proposals/${topic.data.id}/comments`;
  const { id } = (await rob.post(path, { text: 'You are all blind.' })).body.data;
  expect((await report(bob, 'comment', id)).status).toBe(204);
  expect((await rob.unsafe('DELETE', `/api/comments/${id}`, {})).status).toBeLessThan(300);
  const [one] = await waiting();
  expect(one).toMatchObject({ snapshot: 'You are all blind.', reports: [{ snapshot: 'You are all blind.' }] });
  await act(ann, one.id, 'claim');
  const warned = { decision: 'warned', rule: 'insult', removes: true };
  expect((await act(ann, one.id, 'decision', warned)).status).toBe(204);
});

describe('the moderation queue', () => {
  it('lists first cases by reporters who were right before, and cases that are days old', async () => {
    await db.delete(moderationCases);
    const now = server.clock.now;
    const ago = (hours: number) => new Date(now.getTime() - hours * 60 * 60_000);
    const base = { subjectKind: 'comment', snapshot: 'x', path: '/', authorId: annId };
    const caseOf = async (
      subjectId: number,
      by: readonly number[],
      more: Partial<typeof moderationCases.$inferInsert>,
    ) => {
      const row = { ...base, subjectId, openedAt: ago(1), ...more };
      const [made] = await db.insert(moderationCases).values(row).returning({ id: moderationCases.id });
      const reports = by.map((userId) => ({ caseId: made?.id ?? 0, userId, reason: 'spam' as const, snapshot: 'y' }));
      await db.insert(moderationReports).values(reports.map((one) => ({ ...one, createdAt: now })));
    };
    const over = { state: 'closed' as const, decidedAt: ago(1), rule: 'spam' as const };
    for (const id of [1, 2, 3]) {
      await caseOf(id, [robId], { ...over, decision: 'removed', isRemoved: true });
      await caseOf(id + 3, [bobId], { ...over, decision: 'dismissed', rule: null });
    }
    await caseOf(7, [bobId], { openedAt: ago(3) });
    await caseOf(8, [robId], { openedAt: ago(2) });
    await caseOf(9, [annId], { openedAt: ago(4), authorId: robId });
    await caseOf(10, [bobId], { openedAt: ago(72) });
    const cy = await makeUser(db, { name: 'Dee' });
    await appoint(db, { userId: cy, role: 'moderator' }, { adminId: annId, now });
    const rows = await waiting(await makeLoggedInBrowser(server, database, 'dee@example.org'));
    expect(rows.map((row: { subject: { id: number } }) => row.subject.id)).toEqual([10, 8, 9, 7]);
    // Three of three reports were right: (3 + 1) / (3 + 2), twice. The third reporter has no record yet.
    expect(rows.map((row: { reports: { weight: number }[] }) => row.reports[0]?.weight)).toEqual([0.4, 1.6, 1, 0.4]);
    expect(rows[1]).toMatchObject({ reports: [{ snapshot: 'y' }], history: [{ rule: 'spam' }, {}, {}] });
    expect(rows[2].history).toEqual([]);
  });
});
