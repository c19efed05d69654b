/** The minimum fit set by managers and presidents, and the shortlist from which an assistant makes offers. */
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { COACHING } from '#domains/coach/store/profession.ts';
import { DECIDES_AFTER_DAYS, FILLED_AFTER_DAYS } from '#domains/job/constants.ts';
import { fillOpenJobs } from '#domains/job/store/filling.ts';
import { jobApplications, jobEvents, jobs } from '#domains/job/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { persons } from '#domains/person/tables.ts';
import { readToday } from '#platform/clock/today.ts';
import { makeCoach, makeOpenJob } from '../../../tests/factories/coach.ts';
import { makeFederation } from '../../../tests/factories/federation.ts';
import { changeRows, rowOf, rowsOf } from '../../../tests/factories/rows.ts';
import type { Browser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const DAY = 10;
const {
  db,
  world: { season },
  ids,
  browsers,
  inRows,
} = testWorld({ day: DAY, users: ['Boss', 'Rival', 'Ada', 'Bo'], clubs: ['Boss', 'Rival'] });
const [bossId, adaUser, boUser] = ids('Boss', 'Ada', 'Bo');
const [boss, rival, ada, bo] = browsers('Boss', 'Rival', 'Ada', 'Bo');
let [adaId, boId, jobId] = [0, 0, 0];
beforeAll(async () => {
  await makeFederation(db, { presidentUserId: bossId });
  adaId = await makeCoach(db, { lastname: 'Berg', userId: adaUser, skill: 60 });
  boId = await makeCoach(db, { lastname: 'Dahl', userId: boUser, skill: 40 });
  await makeCoach(db, { lastname: 'Freely', skill: 50 });
  await makeCoach(db, { lastname: 'Better', skill: 70 });
});
beforeEach(async () => {
  await db.delete(jobApplications);
  await db.delete(notifications);
  await postAnew();
});

/** Posts the job again, without its former holder. */
async function postAnew() {
  await db.delete(jobEvents);
  await db.delete(jobs);
  jobId = await makeOpenJob(db, { clubId: 1, role: 'goalie', postedOn: season * 63 + DAY });
}

const ask = (minFit: unknown, browser = boss, id = jobId) => browser.put(`/api/jobs/${id}/requirement`, { minFit });
const list = (personId: number, isShortlisted = true, browser = boss) =>
  browser.put(`/api/jobs/${jobId}/shortlist`, { personId, isShortlisted });
const apply = (browser: Browser) => browser.post(`/api/jobs/${jobId}/apply`, { letter: '' });
const seen = async (browser: Browser) =>
  (await browser.get('/api/careers/coach')).body.data.open.find(({ id }: { id: number }) => id === jobId);
const night = async (after: number) => {
  const { secret } = await readToday(db);
  const filling = { season, day: DAY + after, isAnnounced: true, isAtOnce: false, fromSeason: season, secret };
  await inRows((rows) => fillOpenJobs(rows, COACHING, filling));
};
const holder = async () => {
  const job = await rowOf(db, jobs, { id: jobId });
  const [person] = await rowsOf(db, persons, { id: job.personId ?? 0 });
  return person?.lastname ?? null;
};

it('a requirement keeps out applicants below it, and is public', async () => {
  expect((await ask(55)).status).toBe(204);
  expect(await seen(ada)).toMatchObject({ minFit: 55, fit: 60 });
  expect((await apply(bo)).body).toMatchObject({ code: 'job.below-requirement', facts: { min: 55, fit: 40 } });
  expect((await apply(ada)).status).toBe(200);
  // Earlier applicants stay when the minimum is raised.
  expect((await ask(80)).status).toBe(204);
  const staff = (await boss.get('/api/teams/11/staff')).body.data.jobs;
  expect(staff.find(({ role }: { role: string }) => role === 'goalie').opening).toEqual({ jobId, minFit: 80 });
  expect((await boss.get('/api/teams/11/staff/applicants')).body.data).toHaveLength(1);
  for (const wrong of [-1, 100, 1.5, 'good', undefined]) expect((await ask(wrong)).status).toBe(422);
});

it('a requirement binds the assistant, unless no applicant meets it', async () => {
  await ask(65);
  await night(FILLED_AFTER_DAYS);
  expect(await holder()).toBe('Better');
  await postAnew();
  await ask(99);
  await night(FILLED_AFTER_DAYS);
  expect(await holder()).not.toBeNull();
});

it('only the employer can set requirements and a shortlist, for a nation its president', async () => {
  await apply(ada);
  for (const browser of [rival, ada]) {
    expect((await ask(50, browser)).status).toBe(403);
    expect((await list(adaId, true, browser)).status).toBe(403);
  }
  expect((await ask(50, boss, 9_999)).status).toBe(403);
  const ofNation = await makeOpenJob(db, { nationId: 1, role: 'head' });
  expect((await ask(50, boss, ofNation)).status).toBe(204);
  expect((await ask(50, rival, ofNation)).status).toBe(403);
  await changeRows(db, jobs, { id: ofNation }, { state: 'ended', endedOn: 1 });
  expect((await ask(60, boss, ofNation)).body).toMatchObject({ code: 'job.not-open' });
});

it('a shortlisted applicant is notified once, is listed first, and can be removed again', async () => {
  expect((await list(boId)).body).toMatchObject({ code: 'job.no-application' });
  await apply(ada);
  await apply(bo);
  for (let times = 0; times < 2; times++) expect((await list(boId)).status).toBe(204);
  const names = async () =>
    (await boss.get('/api/teams/11/staff/applicants')).body.data.map(
      ({ person }: { person: { lastname: string } }) => person.lastname,
    );
  expect(await names()).toEqual(['Dahl', 'Berg']);
  expect((await seen(bo)).application).toMatchObject({ isShortlisted: true });
  expect((await seen(ada)).application).toMatchObject({ isShortlisted: false });
  const told = async () => (await rowsOf(db, notifications)).filter(({ kind }) => kind === 'job-shortlisted');
  expect(await told()).toHaveLength(1);
  expect((await list(boId, false)).status).toBe(204);
  expect(await names()).toEqual(['Berg', 'Dahl']);
  // Shortlisted again while the first notice is unread: no second one.
  expect((await list(boId)).status).toBe(204);
  expect(await told()).toHaveLength(1);
  expect((await list(boId, false)).status).toBe(204);
});

it('the assistant offers the job to the best shortlisted applicant on the second night, and to no other', async () => {
  await apply(ada);
  await apply(bo);
  await night(DECIDES_AFTER_DAYS);
  const states = async () => (await rowsOf(db, jobApplications)).map(({ personId, state }) => [personId, state]);
  expect((await states()).every(([, state]) => state === 'applied')).toBe(true);
  await list(adaId);
  // Not beyond the manager's pay limit.
  await boss.put('/api/teams/11/staff-limit', { most: 1_000 });
  await night(DECIDES_AFTER_DAYS);
  expect((await states()).every(([, state]) => state === 'applied')).toBe(true);
  await boss.put('/api/teams/11/staff-limit', { most: null });
  await night(DECIDES_AFTER_DAYS);
  expect(Object.fromEntries(await states())).toEqual({ [adaId]: 'offered', [boId]: 'applied' });
  const told = await rowsOf(db, notifications, { userId: adaUser });
  expect(told.map(({ kind }) => kind).sort()).toEqual(['job-offer', 'job-shortlisted']);
  expect((await ada.post(`/api/jobs/${jobId}/accept`, {})).status).toBe(200);
  expect(await holder()).toBe('Berg');
});
