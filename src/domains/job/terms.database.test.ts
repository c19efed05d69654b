/** New terms for a user who works for a club, offered by its manager and answered by the user. */
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { COACHING } from '#domains/coach/store/profession.ts';
import { atClub } from '#domains/job/rules.ts';
import { extend } from '#domains/job/store/employing.ts';
import { endJobs, extendJobs, heldJobs } from '#domains/job/store/jobs.ts';
import { jobEvents, jobs } from '#domains/job/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { persons } from '#domains/person/tables.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { makeCoach } from '../../../tests/factories/coach.ts';
import type { Browser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { separateHomes, shareHome } from '../../../tests/factories/user.ts';

const { db, ids, browsers } = testWorld({ users: ['Boss', 'Rival', 'Ada', 'Bo'], clubs: ['Boss', 'Rival'] });
const [bossId, adaId, boId] = ids('Boss', 'Ada', 'Bo');
const [boss, rival, ada, bo] = browsers('Boss', 'Rival', 'Ada', 'Bo');
beforeAll(async () => {
  const job = { clubId: 1, untilSeason: 3, pay: 200_000 } as const;
  await makeCoach(db, { lastname: 'Berg', userId: adaId, job: { ...job, role: 'head' } });
  await makeCoach(db, { lastname: 'Nobody', job: { ...job, role: 'offense' } });
  await makeCoach(db, { lastname: 'Dahl', userId: boId });
});

const offer = (pay: number, untilSeason: number, role = 'head') =>
  boss.post(`/api/teams/11/staff/${role}/extend`, { pay, untilSeason });
const answer = (isAccepted: boolean, pay: number, untilSeason: number, browser = ada) =>
  browser.post('/api/careers/coach/terms', { isAccepted, pay, untilSeason });
const ownJob = async () => (await ada.get('/api/careers/coach')).body.data.career.job;
const shownTo = async (browser: Browser) => (await browser.get('/api/teams/11/staff')).body.data.jobs[0].offered;
const heard = async (userId: number) =>
  (await db.select().from(notifications).where(eq(notifications.userId, userId))).map(({ kind }) => kind);

it('terms bind only parties that agreed, and only the two of them see them', async () => {
  expect((await offer(300_000, 5)).status).toBe(200);
  expect(await ownJob()).toMatchObject({ pay: 200_000, untilSeason: 3, offered: { pay: 300_000, untilSeason: 5 } });
  expect(await heard(adaId)).toEqual(['terms-offered']);
  expect(await shownTo(boss)).toEqual({ pay: 300_000, untilSeason: 5, bonus: 0 });
  expect(await shownTo(rival)).toBeNull();
  expect(await db.select().from(jobEvents).where(eq(jobEvents.kind, 'extended'))).toEqual([]);
});

it('terms are answered as they were seen, once, by the recipient alone', async () => {
  expect((await answer(true, 300_000, 5, bo)).body).toMatchObject({ code: 'job.no-job' });
  expect((await answer(true, 300_000, 5, rival)).status).not.toBe(200);
  // The manager changes the offer.
  expect((await offer(250_000, 4)).status).toBe(200);
  expect((await answer(true, 300_000, 5)).body).toMatchObject({ code: 'job.terms-changed' });
  const twice = await Promise.all([answer(true, 250_000, 4), answer(true, 250_000, 4)]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await ownJob()).toMatchObject({ pay: 250_000, untilSeason: 4, offered: null });
  expect(await heard(bossId)).toEqual(['terms-accepted']);
  expect(await db.$count(jobEvents, eq(jobEvents.kind, 'extended'))).toBe(1);
});

it('terms can be declined, which changes nothing', async () => {
  expect((await offer(1_000, 5)).status).toBe(200);
  expect((await answer(false, 1_000, 5)).status).toBe(200);
  expect((await answer(false, 1_000, 5)).body).toMatchObject({ code: 'job.no-offer' });
  expect(await ownJob()).toMatchObject({ pay: 250_000, untilSeason: 4, offered: null });
  expect(await heard(bossId)).toEqual(['terms-accepted', 'terms-declined']);
});

it('terms are signed at once by an AI for the ask, not for less or for much more', async () => {
  expect((await offer(1_000, 5, 'offense')).body).toMatchObject({ code: 'job.wants-more' });
  const { body } = await offer(5_000_000, 5, 'offense');
  expect(body).toMatchObject({ code: 'job.pays-too-much' });
  const { most } = body.facts;
  expect((await offer(most, 5, 'offense')).status).toBe(200);
  const [job] = await db.select().from(jobs).where(eq(jobs.role, 'offense'));
  expect(job).toMatchObject({ pay: most, untilSeason: 5, offeredPay: null });
});

it('terms extended by an assistant are reported, and settle earlier offers', async () => {
  await offer(900_000, 5);
  await db.transaction(async (tx) => {
    const rows = pgRows(tx);
    const [job] = (await heldJobs(rows, { kind: 'coach', at: atClub(1) })).filter(({ role }) => role === 'head');
    if (!job) throw new Error('no job');
    await extendJobs(rows, [{ job, pay: 260_000, untilSeason: 6 }], { season: 4, day: 63, isAnnounced: true });
  });
  expect(await ownJob()).toMatchObject({ pay: 260_000, untilSeason: 6, offered: null });
  expect((await heard(adaId)).at(-1)).toBe('terms-renewed');
});

it('terms end with the job', async () => {
  await db.transaction(async (tx) => {
    const rows = pgRows(tx);
    const of = { employer: { at: atClub(1), tier: 1 }, role: 'head', season: 3, day: 10 } as const;
    expect(await extend(tx, COACHING, { ...of, pay: 1, untilSeason: 6 })).toEqual({ ok: true });
    const [job] = (await heldJobs(rows, { kind: 'coach', at: atClub(1) })).filter(({ role }) => role === 'head');
    if (!job) throw new Error('no job');
    await endJobs(rows, [{ job, reason: 'dismissed' }], { season: 3, day: 10, isAnnounced: true });
  });
  expect((await answer(true, 1, 6)).body).toMatchObject({ code: 'job.no-job' });
});

it('terms of a first job can be declined, and rejected applicants are notified and see the outcome', async () => {
  const open = and(eq(jobs.clubId, 1), eq(jobs.role, 'head'), eq(jobs.state, 'open'));
  const [job] = await db.select().from(jobs).where(open);
  for (const browser of [ada, bo])
    expect((await browser.post(`/api/jobs/${job?.id}/apply`, { letter: '' })).status).toBe(200);
  const applicants = (await boss.get('/api/teams/11/staff/applicants')).body.data;
  const idOf = (lastname: string) =>
    applicants.find(({ person }: { person: { lastname: string } }) => person.lastname === lastname).person.id;
  const hire = (personId: number) =>
    boss.post('/api/teams/11/staff/head/hire', { personId, pay: 500_000, untilSeason: 4 });
  expect((await hire(idOf('Berg'))).status).toBe(200);
  expect((await ada.post(`/api/jobs/${job?.id}/withdraw`, {})).status).toBe(200);
  expect((await heard(bossId)).at(-1)).toBe('offer-refused');
  expect((await hire(idOf('Dahl'))).status).toBe(200);
  expect((await bo.post(`/api/jobs/${job?.id}/accept`, {})).status).toBe(200);
  // The manager hears of the acceptance, but not of a hire by the assistant.
  expect((await heard(bossId)).at(-1)).toBe('job-accepted');
  expect(await heard(bossId)).not.toContain('job-filled');
  // A user who declined gets no rejection notice.
  expect((await heard(adaId)).at(-1)).not.toBe('job-rejected');
  expect((await ada.get('/api/careers/coach')).body.data.past).toMatchObject([
    { role: 'head', state: 'declined', employer: { of: 'club' } },
  ]);
  expect((await bo.get('/api/careers/coach')).body.data.past).toEqual([]);
});

it('an applicant is notified of a rejection when another one is hired', async () => {
  await bo.post('/api/careers/coach/resign', {});
  const open = and(eq(jobs.clubId, 1), eq(jobs.role, 'head'), eq(jobs.state, 'open'));
  const [job] = await db.select().from(jobs).where(open);
  await bo.post(`/api/jobs/${job?.id}/apply`, { letter: '' });
  const free = await makeCoach(db, { lastname: 'Free' });
  const hired = { personId: free, pay: 600_000, untilSeason: 4 };
  expect((await boss.post('/api/teams/11/staff/head/hire', hired)).status).toBe(200);
  expect((await heard(boId)).at(-1)).toBe('job-rejected');
  expect((await bo.get('/api/careers/coach')).body.data.past).toMatchObject([{ role: 'head', state: 'rejected' }]);
});

it('terms are standard where the manager hires themselves or a member of their household', async () => {
  const own = await makeCoach(db, { lastname: 'Boss', userId: bossId });
  const [bos] = await db.select({ id: persons.id }).from(persons).where(eq(persons.userId, boId));
  const open = { kind: 'coach', ...atClub(1), state: 'open', pay: 100_000, postedOn: 1 } as const;
  const opened = await db
    .insert(jobs)
    .values((['youth', 'defense'] as const).map((role) => ({ ...open, role })))
    .returning({ id: jobs.id });
  for (const [index, browser] of [boss, bo].entries())
    expect((await browser.post(`/api/jobs/${opened[index]?.id}/apply`, { letter: '' })).status).toBe(200);
  const hire = (role: string, personId: number, pay: number) =>
    boss.post(`/api/teams/11/staff/${role}/hire`, { personId, pay, untilSeason: 3 });
  const refused = await hire('youth', own, 50_000_000);
  expect(refused.body).toMatchObject({ code: 'job.own-pay', facts: { ask: expect.any(Number) } });
  const { ask } = refused.body.facts;
  expect((await hire('youth', own, ask + 5_000)).body).toMatchObject({ code: 'job.own-pay' });
  const withBonus = { personId: own, pay: ask, bonus: 5_000, untilSeason: 3 };
  expect((await boss.post('/api/teams/11/staff/youth/hire', withBonus)).body).toMatchObject({
    code: 'job.own-pay',
  });
  expect((await hire('youth', own, ask)).status).toBe(200);
  expect((await boss.post(`/api/jobs/${opened[0]?.id}/accept`, {})).status).toBe(200);
  expect((await offer(50_000_000, 5, 'youth')).body).toMatchObject({ code: 'job.own-pay' });
  // Nor is severance due; otherwise a manager could hire and dismiss their own career all day.
  const { balance, jobs: posts } = (await boss.get('/api/teams/11/staff')).body.data;
  expect(posts.find(({ role }: { role: string }) => role === 'youth').compensation).toBe(0);
  const after = (await boss.post('/api/teams/11/staff/youth/dismiss', {})).body.data;
  expect(after.balance).toBe(balance);
  await shareHome(db, [bossId, boId]);
  expect((await hire('defense', bos?.id ?? 0, 50_000_000)).body).toMatchObject({ code: 'job.own-pay' });
  await separateHomes(db);
  // Pay for others is the manager's decision, within the board's limit.
  const { body } = await hire('defense', bos?.id ?? 0, 50_000_000);
  expect(body).toMatchObject({ code: 'job.pays-too-much' });
  expect((await hire('defense', bos?.id ?? 0, body.facts.most)).status).toBe(200);
});
