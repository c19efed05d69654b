/** Tests sanctions: what a muted, suspended or banned user can still do, who may impose them, and how they end. */
import { desc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { declaredCalls } from '#app/http/calls.ts';
import { deleteUser, exportUser } from '#domains/account/store/erase-user.ts';
import { users } from '#domains/account/tables.ts';
import { appoint } from '#domains/appointment/store.ts';
import { appointments } from '#domains/appointment/tables.ts';
import { recordPlace } from '#domains/auth/store/places.ts';
import { comments } from '#domains/discussion/tables.ts';
import { APPEAL_MS, CASE_DAYS } from '#domains/moderation/constants.ts';
import { forgetOldBars } from '#domains/moderation/store/bars.ts';
import { forgetOldCases } from '#domains/moderation/store/retention.ts';
import { moderationBars, moderationCases, moderationReports, moderationSanctions } from '#domains/moderation/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { slices } from '#domains/slices.ts';
import { DAY_MS, HOUR_MS } from '#platform/clock/milliseconds.ts';
import { mails } from '#platform/mail/tables.ts';
import { addRow, changeRows, rowOf, rowsOf } from '../../../tests/factories/rows.ts';
import { type Browser, makeBrowser, makeLoggedInBrowser } from '../../../tests/factories/server.ts';
import { isStream } from '../../../tests/factories/streams.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { makeUser, separateHomes, shareHome } from '../../../tests/factories/user.ts';

const { db, database, server, ids, browsers } = testWorld({
  users: ['Mia', 'Ole', { name: 'Ann', isAdmin: true }, 'Bob', 'Cid'],
});
const [miaId, oleId, annId, bobId, cidId] = ids('Mia', 'Ole', 'Ann', 'Bob', 'Cid');
const [ole, ann, bob, cid] = browsers('Ole', 'Ann', 'Bob', 'Cid');
let mia: Browser;
let proposal = 0;
let start: Date;
beforeAll(async () => {
  start = server.clock.now;
  for (const userId of [bobId, cidId])
    await appoint(db, { userId, role: 'moderator' }, { adminId: annId, now: server.clock.now });
  mia = await makeLoggedInBrowser(server, database, 'mia@example.org');
  proposal = (await mia.post('/api/proposals', { title: 'Outdoor games', text: 'One a season, with snow.' })).body.data
    .id;
});
beforeEach(async () => {
  await db.delete(moderationCases);
  await db.delete(notifications);
  server.clock.now = start;
});

const act = (by: Browser, id: number, what: string, body: object = {}) =>
  by.post(`/api/moderation/cases/${id}/${what}`, body);
/** Opens a case about a comment by Mia that Ole has reported and a moderator has claimed, and returns its id. */
async function claimed(by = bob, authorId = miaId): Promise<number> {
  const words = {
    subjectKind: 'proposal',
    subjectId: proposal,
    userId: authorId,
    text: '> More snow!\n\nSnow is for losers.',
  };
  const comment = await addRow(db, comments, { ...words, createdAt: start });
  const subject = { kind: 'comment', id: comment.id };
  expect((await ole.post('/api/reports', { subject, reason: 'abuse' })).status).toBe(204);
  const row = await rowOf(db, moderationCases, { subjectId: comment.id });
  expect((await act(by, row.id, 'claim')).status).toBe(204);
  return row.id;
}
const rule = { rule: 'insult' } as const;
const say = () => mia.post(`/api/proposals/${proposal}/comments`, { text: 'More snow!' });
const later = (ms: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + ms);
};
const toMia = () => rowsOf(db, notifications, { userId: miaId });

describe('a warning', () => {
  it('gives its reason, removes the content only if decided so, and restricts nothing', async () => {
    const id = await claimed();
    expect((await act(bob, id, 'decision', { decision: 'warned', ...rule, reason: 'Be kind.' })).status).toBe(204);
    expect(await toMia()).toMatchObject([
      {
        kind: 'moderated',
        params: {
          ...{ subject: 'comment', excerpt: 'Snow is for losers.', decision: 'warned', isRemoved: false },
          ...{ rule: 'insult', reason: 'Be kind.', until: null },
        },
      },
    ]);
    expect((await say()).status).toBe(201);
    expect((await mia.get('/api/moderation/own')).body.data).toMatchObject([
      { decision: 'warned', rule: 'insult', mayAppeal: true, sanction: { kind: 'warned', isInForce: false } },
    ]);
  });
});

describe('a mute', () => {
  it('ends by itself; until then its user reads, plays and reports, but posts nothing', async () => {
    const id = await claimed();
    const muted = { decision: 'muted', hours: 6, removes: true, ...rule };
    expect((await act(bob, id, 'decision', muted)).status).toBe(204);
    const until = start.getTime() + 6 * HOUR_MS;
    const refused = await say();
    expect([refused.status, refused.body.code, refused.body.facts]).toEqual([403, 'account.muted', { until }]);
    expect(refused.body.message).toContain(new Date(until).toISOString().slice(0, 10));
    expect((await mia.get('/api/user')).body.data.restriction).toEqual({
      kind: 'muted',
      until: new Date(until).toISOString(),
    });
    expect((await mia.patch('/api/user', { name: 'Mia the Mute' })).body.code).toBe('account.muted');
    expect((await mia.patch('/api/user', { country: 'FI' })).status).toBe(200);
    expect((await mia.put(`/api/proposals/${proposal}/vote`, { vote: null })).status).toBe(204);
    const subject = { kind: 'user-name', id: oleId };
    expect((await mia.post('/api/reports', { subject, reason: 'spam' })).status).toBe(204);
    later(6 * HOUR_MS + 1);
    expect((await say()).status).toBe(201);
    expect((await mia.get('/api/user')).body.data.restriction).toBeNull();
  });

  it('takes a length from the list, unlike other decisions', async () => {
    const id = await claimed();
    for (const wrong of [
      { decision: 'muted', ...rule },
      { decision: 'muted', hours: 2, ...rule },
      { decision: 'muted', hours: 6, days: 1, ...rule },
      { decision: 'warned', hours: 6, ...rule },
      { decision: 'suspended', hours: 24, ...rule },
      { decision: 'muted', hours: 6 },
      { decision: 'muted', hours: 6, rule: 'ugly' },
    ])
      expect((await act(bob, id, 'decision', wrong)).status, JSON.stringify(wrong)).toBe(422);
  });

  it('is lifted by another moderator when its appeal succeeds, and the content returns', async () => {
    const id = await claimed();
    await act(bob, id, 'decision', { decision: 'muted', hours: 168, removes: true, ...rule });
    expect((await mia.post(`/api/moderation/own/${id}/appeal`, { text: 'It was a joke.' })).status).toBe(204);
    expect((await act(bob, id, 'claim')).body.code).toBe('moderation.same-judge');
    await act(cid, id, 'claim');
    expect((await act(cid, id, 'answer', { answer: 'overturned', reason: 'It was.' })).status).toBe(204);
    expect((await say()).status).toBe(201);
    const row = await rowOf(db, moderationCases, { id });
    const comment = await rowOf(db, comments, { id: row.subjectId ?? 0 });
    expect(comment.hiddenAt).toBeNull();
  });
});

describe('a suspension', () => {
  it('lets its user log in, read, export and appeal, and change nothing', async () => {
    const id = await claimed();
    expect((await act(bob, id, 'decision', { decision: 'suspended', days: 30, ...rule })).status).toBe(204);
    const browser = await makeLoggedInBrowser(server, database, 'mia@example.org');
    const until = start.getTime() + 30 * DAY_MS;
    for (const call of declaredCalls()) {
      if (call.meta.permission === 'anyone' || call.meta.permission === 'bankrupt' || isStream(call)) continue;
      const isOpen = call.method === 'GET' || call.meta.restricted !== undefined;
      if (isOpen) continue;
      const address = `/api${call.path.replace(/\{\w+\}/g, '999999')}`;
      const answer = await browser.unsafe(String(call.method), address, {});
      expect([answer.status, answer.body.code, answer.body.facts], call.name).toEqual([
        403,
        'account.suspended',
        { until },
      ]);
    }
    expect((await browser.get('/api/proposals')).status).toBe(200);
    expect((await browser.get('/api/user/export')).status).toBe(200);
    // They may appeal as long as the sanction lasts, however long after the decision.
    later(APPEAL_MS + DAY_MS);
    const again = await makeLoggedInBrowser(server, database, 'mia@example.org');
    expect((await again.post(`/api/moderation/own/${id}/appeal`, { text: 'Please.' })).status).toBe(204);
  });
});

describe('a ban', () => {
  it('is for admins; its user is logged out, and can only appeal, export and delete the account', async () => {
    const id = await claimed();
    expect((await act(bob, id, 'decision', { decision: 'banned', ...rule })).body.code).toBe('moderation.admins-ban');
    await changeRows(db, moderationCases, { id }, { claimedBy: annId });
    expect((await act(ann, id, 'decision', { decision: 'banned', ...rule })).status).toBe(204);
    expect((await mia.get('/api/user')).status).toBe(401);
    mia = await makeLoggedInBrowser(server, database, 'mia@example.org');
    expect((await mia.get('/api/session')).body.data.restriction).toEqual({ kind: 'banned', until: null });
    for (const call of declaredCalls()) {
      const { permission, restricted } = call.meta;
      if (permission === 'anyone' || permission === 'bankrupt' || restricted === 'banned') continue;
      const address = `/api${call.path.replace(/\{\w+\}/g, '999999')}`;
      const answer =
        call.method === 'GET' ? await mia.get(address) : await mia.unsafe(String(call.method), address, {});
      expect([answer.status, answer.body.code], call.name).toEqual([403, 'account.banned']);
    }
    expect((await mia.get('/api/user/export')).body.data.moderation.decisions).toMatchObject([{ decision: 'banned' }]);
    expect((await mia.get('/api/moderation/own')).body.data).toMatchObject([{ decision: 'banned', mayAppeal: true }]);
    expect((await mia.post(`/api/moderation/own/${id}/appeal`, { text: 'Please.' })).status).toBe(204);
  });

  it('outlasts its reports, and an admin can lift it without an appeal, on the log', async () => {
    const id = await claimed(ann);
    await act(ann, id, 'decision', { decision: 'banned', ...rule });
    mia = await makeLoggedInBrowser(server, database, 'mia@example.org');
    later((CASE_DAYS + 1) * DAY_MS);
    await forgetOldCases(db, server.clock.now);
    expect(await db.$count(moderationReports)).toBe(0);
    expect(await db.$count(moderationSanctions)).toBe(1);
    server.clock.now = start;
    const path = `/api/moderation/cases/${id}/sanction`;
    expect((await bob.unsafe('DELETE', path, {})).status).toBe(403);
    expect((await ann.unsafe('DELETE', path, {})).status).toBe(204);
    expect((await ann.unsafe('DELETE', path, {})).body.code).toBe('moderation.no-sanction');
    expect((await say()).status).toBe(201);
    const [decided] = (await ann.get('/api/moderation/cases?list=decided')).body.data;
    expect(decided.acts.at(-1)).toMatchObject({ act: 'lifted', by: 'Ann' });
    expect((await toMia()).at(-1)).toMatchObject({ kind: 'sanction-lifted', params: { sanction: 'banned' } });
    expect((await exportUser(db, miaId, slices))['moderation']).toMatchObject({
      decisions: [{ decision: 'banned', sanctionEndsAt: null, sanctionLiftedAt: start.toISOString() }],
    });
  });
});

describe('a sanctioned account that is deleted', () => {
  const register = (name: string, email: string, place: string) =>
    makeBrowser(server, { address: place }).post('/api/auth/register', {
      ...{ name, email, password: 'snow on the river 7', country: 'FI', timeZone: 'Europe/Helsinki' },
    });
  const lastMail = async () => {
    const [mail] = await db.select().from(mails).orderBy(desc(mails.id)).limit(1);
    return mail;
  };

  it('is notified by mail, and cannot register again until the sanction ends, not even in its household', async () => {
    const gus = await makeUser(db, { name: 'Gus' });
    const id = await claimed(bob, gus);
    expect((await act(bob, id, 'decision', { decision: 'suspended', days: 30, ...rule })).status).toBe(204);
    expect(await lastMail()).toMatchObject({ to: 'gus@example.org', subject: 'Your Rinkside account was suspended' });
    await makeLoggedInBrowser(server, database, 'gus@example.org');
    await shareHome(db, [gus], 'left');
    await deleteUser(db, gus, { now: server.clock.now, nouns: slices });
    const bars = await rowsOf(db, moderationBars);
    expect(bars).toMatchObject([{ userId: gus, endsAt: new Date(start.getTime() + 30 * DAY_MS) }]);
    expect(JSON.stringify(bars)).not.toContain('gus');
    // Anyone can type an address, so only the owner of the mailbox is told.
    expect((await register('Gus Again', 'GUS@example.org', '198.51.100.1')).status).toBe(201);
    expect(await lastMail()).toMatchObject({ subject: 'You cannot register at Rinkside with this email' });
    later(31 * DAY_MS);
    await forgetOldBars(db, server.clock.now);
    expect(await db.$count(moderationBars)).toBe(0);
    expect((await register('Gus Later', 'gus@example.org', '198.51.100.1')).status).toBe(201);
    expect(await lastMail()).toMatchObject({ subject: 'Activate your Rinkside account' });
  });

  it('blocks no user if it was muted, and its household if it was banned', async () => {
    for (const [name, kind] of [
      ['Hal', 'muted'],
      ['Ivo', 'banned'],
    ] as const) {
      const userId = await makeUser(db, { name });
      const id = await claimed(ann, userId);
      await act(ann, id, 'decision', { decision: kind, ...(kind === 'muted' && { hours: 1 }), ...rule });
      await db.transaction((tx) => recordPlace(tx, userId, { ip: '203.0.113.9', deviceId: '' }, server.clock.now));
      await deleteUser(db, userId, { now: server.clock.now, nouns: slices });
      const tried = await register(`Not ${name}`, `not-${name}@example.org`, '203.0.113.9');
      if (kind === 'muted') expect(tried.status).toBe(201);
      else expect([tried.status, tried.body.code]).toEqual([403, 'auth.barred-household-for-good']);
    }
    expect(await db.$count(users, eq(users.name, 'Not Ivo'))).toBe(0);
    expect((await register('Far Away', 'far@example.org', '198.51.100.2')).status).toBe(201);
  });

  it('may register again once an admin of another household has lifted the ban, even after a year', async () => {
    const jon = await makeUser(db, { name: 'Jon' });
    const id = await claimed(ann, jon);
    await act(ann, id, 'decision', { decision: 'banned', ...rule });
    await db.transaction((tx) => recordPlace(tx, jon, { ip: '203.0.113.20', deviceId: '' }, server.clock.now));
    await deleteUser(db, jon, { now: server.clock.now, nouns: slices });
    await forgetOldCases(db, new Date(start.getTime() + (CASE_DAYS + 1) * DAY_MS));
    const path = `/api/moderation/cases/${id}/sanction`;
    const [decided] = (await ann.get('/api/moderation/cases?list=decided')).body.data;
    expect(decided).toMatchObject({ id, author: null, sanction: { kind: 'banned', until: null, isInForce: true } });
    await shareHome(db, [jon, annId], 'left');
    expect((await ann.unsafe('DELETE', path, {})).body.code).toBe('moderation.involved');
    await separateHomes(db);
    const told = await db.$count(notifications);
    expect((await ann.unsafe('DELETE', path, {})).status).toBe(204);
    expect((await ann.unsafe('DELETE', path, {})).body.code).toBe('moderation.no-sanction');
    expect(await db.$count(notifications)).toBe(told);
    const [lifted] = (await ann.get('/api/moderation/cases?list=decided')).body.data;
    expect(lifted).toMatchObject({ sanction: null });
    expect(lifted.acts.at(-1)).toMatchObject({ act: 'lifted', by: 'Ann' });
    await db.transaction((tx) => recordPlace(tx, jon, { ip: '203.0.113.20', deviceId: '' }, server.clock.now));
    expect((await register('Not Jon', 'not-jon@example.org', '203.0.113.20')).status).toBe(201);
    expect((await register('Jon Again', 'jon@example.org', '198.51.100.3')).status).toBe(201);
    expect(await lastMail()).toMatchObject({ subject: 'Activate your Rinkside account' });
  });
});

describe('the household of a suspended or banned user', () => {
  it('has no other account until the sanction ends', async () => {
    const kim = await makeUser(db, { name: 'Kim' });
    const id = await claimed(bob, kim);
    await db.transaction((tx) => recordPlace(tx, kim, { ip: '203.0.113.30', deviceId: '' }, server.clock.now));
    const tried = async (name: string) => {
      const browser = makeBrowser(server, { address: '203.0.113.30' });
      const { status, body } = await browser.post('/api/auth/register', {
        ...{ name, email: `${name}@example.org`, password: 'snow on the river 7' },
        ...{ country: 'FI', timeZone: 'Europe/Helsinki' },
      });
      return [status, body.code, body.facts];
    };
    await act(bob, id, 'decision', { decision: 'suspended', days: 30, ...rule });
    const until = start.getTime() + 30 * DAY_MS;
    expect(await tried('KimTwo')).toEqual([403, 'auth.barred-household', { until }]);
    later(31 * DAY_MS);
    expect((await tried('KimThree'))[0]).toBe(201);
  });

  it('is not released by an admin of the household', async () => {
    const id = await claimed();
    await act(bob, id, 'decision', { decision: 'muted', hours: 6, ...rule });
    await shareHome(db, [miaId, annId]);
    const lifted = await ann.unsafe('DELETE', `/api/moderation/cases/${id}/sanction`, {});
    await separateHomes(db);
    expect([lifted.status, lifted.body.code]).toEqual([403, 'moderation.involved']);
    expect((await say()).body.code).toBe('account.muted');
  });
});

describe('the moderator of a case', () => {
  it('is not of the author’s household, and is an admin for an admin’s texts, which carry no sanction', async () => {
    const id = await claimed();
    await shareHome(db, [miaId, bobId]);
    expect((await act(bob, id, 'decision', { decision: 'warned', ...rule })).status).toBe(403);
    await separateHomes(db);
    await db.delete(moderationCases);
    await changeRows(db, users, { id: miaId }, { isAdmin: true });
    const words = { subjectKind: 'proposal', subjectId: proposal, userId: miaId, text: 'I rule.' };
    const comment = await addRow(db, comments, { ...words, createdAt: start });
    await ole.post('/api/reports', { subject: { kind: 'comment', id: comment.id }, reason: 'abuse' });
    const row = await rowOf(db, moderationCases);
    expect((await act(bob, row.id, 'claim')).body.code).toBe('moderation.of-admin');
    await act(ann, row.id, 'claim');
    const sanction = await act(ann, row.id, 'decision', { decision: 'muted', hours: 1, ...rule });
    expect(sanction.body.code).toBe('moderation.admin-unsanctioned');
    expect((await act(ann, row.id, 'decision', { decision: 'removed', ...rule })).status).toBe(204);
    await changeRows(db, users, { id: miaId }, { isAdmin: false });
  });

  it('has not reported it, while another one is available', async () => {
    const id = await claimed();
    const row = await rowOf(db, moderationCases, { id });
    const subject = { kind: 'comment', id: row.subjectId };
    await bob.post('/api/reports', { subject, reason: 'abuse' });
    expect((await act(bob, id, 'decision', { decision: 'dismissed' })).body.code).toBe('moderation.own-report');
    // The other moderators live with the author or are gone.
    await shareHome(db, [miaId, annId]);
    await db.delete(appointments).where(eq(appointments.userId, cidId));
    expect((await act(bob, id, 'decision', { decision: 'dismissed' })).status).toBe(204);
    await separateHomes(db);
    await appoint(db, { userId: cidId, role: 'moderator' }, { adminId: annId, now: server.clock.now });
  });
});
