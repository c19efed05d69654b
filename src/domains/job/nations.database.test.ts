/** National staffs: pay, hiring and its limits, and race conditions. */
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect } from 'vitest';
import { COACHING } from '#domains/coach/store/profession.ts';
import { federationSeasons, federations } from '#domains/federation/tables.ts';
import { balanceOf } from '#domains/finances/store/ledger.ts';
import { COACH_ROLES, FILLED_AFTER_DAYS, NATION_STAFF } from '#domains/job/constants.ts';
import { atNation, dailyPay, frameOfNation } from '#domains/job/rules.ts';
import { accept } from '#domains/job/store/applications.ts';
import { endConflicts } from '#domains/job/store/conflicts.ts';
import { dismiss, extend, hire } from '#domains/job/store/employing.ts';
import { fillOpenJobs } from '#domains/job/store/filling.ts';
import { heldJobs, openJobs } from '#domains/job/store/jobs.ts';
import { foundNationalStaffs } from '#domains/job/store/newcomers.ts';
import { payStaffs } from '#domains/job/store/payroll.ts';
import { playSummer } from '#domains/job/store/summer.ts';
import { jobApplications, jobs } from '#domains/job/tables.ts';
import { news } from '#domains/news/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { persons } from '#domains/person/tables.ts';
import { knownSecret } from '#engine/secret.ts';
import { pgReader, pgRows } from '#platform/rows/pg-rows.ts';
import { makeCoach, makeOpenJob } from '../../../tests/factories/coach.ts';
import { makeFederation } from '../../../tests/factories/federation.ts';
import { giveMoney } from '../../../tests/factories/money.ts';
import { changeRows, rowOf, rowsOf } from '../../../tests/factories/rows.ts';
import { makeLoggedInBrowser, startTestServer } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { makeNation } from '../../../tests/factories/world.ts';

const { it, db, database, world, ids } = testWorld({ users: ['President', 'Coach', 'Other'] });
const [president, coach, other] = ids('President', 'Coach', 'Other');
beforeAll(async () => {
  await makeNation(db, 2, 'SE', 0.4);
  await makeFederation(db, { id: 1, presidentUserId: president });
  await makeFederation(db, { id: 2 });
});

const CANADA = { employer: { at: atNation(1), tier: 1 }, season: 3, day: 10 };
const FRAME = frameOfNation(1);
const filling = (day: number) => ({
  ...{ season: 3, day, secret: world.secret, isAnnounced: true, isAtOnce: false, fromSeason: 3 },
});
const postedOn = 3 * 63 + 10;

describe('a national team’s staff', () => {
  it('exists from the first day, within the league’s budget for it, with one job per person', async ({ tx }) => {
    const rows = pgRows(tx);
    await foundNationalStaffs(rows, COACHING, { season: 3, secret: world.secret });
    const held = await heldJobs(rows, { kind: 'coach' });
    expect(held.map(({ nationId, role }) => `${nationId} ${role}`).sort()).toEqual(
      [1, 2].flatMap((id) => COACH_ROLES.map((role) => `${id} ${role}`)).sort(),
    );
    for (const [index, id] of [1, 2].entries()) {
      const cost = held.filter(({ nationId }) => nationId === id).reduce((sum, { pay }) => sum + pay, 0);
      expect(cost).toBeGreaterThan(0);
      expect(cost).toBeLessThanOrEqual(frameOfNation(index + 1));
    }
    expect(new Set(held.map(({ personId }) => personId)).size).toBe(held.length);
    expect(await openJobs(rows, { kind: 'coach' })).toEqual([]);
  });

  it('is paid every morning once by the federation, which keeps the unspent budget', async ({ tx }) => {
    const rows = pgRows(tx);
    await makeCoach(tx, { lastname: 'Ai', job: { nationId: 1, role: 'head', pay: 315_000 } });
    const own = await makeCoach(tx, {
      lastname: 'User',
      userId: coach,
      job: { nationId: 1, role: 'youth', pay: 63_000 },
    });
    await payStaffs(rows, { season: 3, day: 10 });
    await payStaffs(rows, { season: 3, day: 10 });
    expect(await balanceOf(tx, `person:${own}`)).toBe(1_000);
    expect(await balanceOf(tx, 'world:staff')).toBe(5_000);
    expect(await balanceOf(tx, 'federation:1')).toBe(dailyPay(FRAME) - 6_000);
    expect(await balanceOf(tx, 'world:league')).toBe(-dailyPay(FRAME));
  });

  it('never takes a federation below zero, however far the nation has fallen', async ({ tx }) => {
    await makeCoach(tx, { job: { nationId: 2, role: 'head', pay: 63_000_000 } });
    await payStaffs(pgRows(tx), { season: 3, day: 10 });
    expect(await balanceOf(tx, 'federation:2')).toBe(0);
    expect(await balanceOf(tx, 'world:staff')).toBe(1_000_000);
  });
});

const SUMMER = { season: 3, day: 63, isAnnounced: true, isAtOnce: false };

describe('an AI president', () => {
  it('fills a job on the second night by fit, which is announced for a head coach', async ({ tx }) => {
    const rows = pgRows(tx);
    await makeOpenJob(tx, { nationId: 2, role: 'head', postedOn });
    await makeCoach(tx, { lastname: 'Weak', skill: 30 });
    const best = await makeCoach(tx, { lastname: 'Good', skill: 68 });
    expect(await fillOpenJobs(rows, COACHING, filling(11))).toBe(0);
    expect(await fillOpenJobs(rows, COACHING, filling(12))).toBe(1);
    const [job] = await heldJobs(rows, { at: atNation(2) });
    expect(job).toMatchObject({ personId: best, role: 'head' });
    expect(job?.pay).toBeLessThanOrEqual(frameOfNation(2) * (NATION_STAFF.roles.head ?? 0));
    const said = await rowsOf(tx, news, { kind: 'nation-hired' });
    expect(said.map(({ params }) => params)).toMatchObject([{ nation: 'Sweden', person: 'Lars Good', role: 'head' }]);
  });

  it('prefers a coach the federation can afford, and hires one in any case', async ({ tx }) => {
    const rows = pgRows(tx);
    await makeOpenJob(tx, { nationId: 2, role: 'goalie', postedOn });
    await makeCoach(tx, { lastname: 'Dear', skill: 99 });
    expect(await fillOpenJobs(rows, COACHING, filling(12))).toBe(1);
    const most = Math.floor(frameOfNation(2) * (NATION_STAFF.roles.goalie ?? 0));
    expect(await heldJobs(rows, { at: atNation(2) })).toMatchObject([{ pay: most }]);
    await makeOpenJob(tx, { nationId: 1, role: 'goalie', postedOn: 0 });
    const cheap = await makeCoach(tx, { lastname: 'Cheap', skill: 55 });
    await makeCoach(tx, { lastname: 'Dear again', skill: 99 });
    expect(await fillOpenJobs(rows, COACHING, filling(12))).toBe(1);
    expect(await heldJobs(rows, { at: atNation(1) })).toMatchObject([{ personId: cheap }]);
  });

  it('offers a user the job they fit best', async ({ tx }) => {
    const jobId = await makeOpenJob(tx, { nationId: 2, role: 'head', postedOn });
    const personId = await makeCoach(tx, { lastname: 'User', skill: 65, userId: coach });
    await makeCoach(tx, { lastname: 'Weak', skill: 20 });
    await tx.insert(jobApplications).values({ jobId, personId, state: 'applied', letter: '', madeOn: postedOn });
    await fillOpenJobs(pgRows(tx), COACHING, filling(12));
    const said = await rowOf(tx, notifications, { kind: 'nation-job-offer' });
    expect(said).toMatchObject({ userId: coach, params: { nation: 'Sweden', nationId: 2, role: 'head', jobId } });
    expect(await accept(tx, { userId: coach, personId, jobId, season: 3, day: 12 })).toEqual({ ok: true });
  });

  it('fires a head coach early after a fall in the ranking, if the federation can pay him off', async ({ tx }) => {
    const head = await makeCoach(tx, { job: { nationId: 2, role: 'head', pay: 630_000, untilSeason: 5 } });
    await makeCoach(tx, { job: { nationId: 2, role: 'goalie', pay: 63_000, untilSeason: 5 } });
    // Enough free coaches that no newcomers are recruited.
    for (let free = 0; free < 4; free++) await makeCoach(tx, { lastname: `Free ${free}` });
    await changeRows(tx, persons, { kind: 'coach' }, { birthSeason: -40 });
    const closed = { nationId: 2, points: 100, youth: 0, score: 50 };
    await tx.insert(federationSeasons).values([
      { ...closed, season: 2, rank: 2 },
      { ...closed, season: 3, rank: 20 },
    ]);
    // One summer may keep him in the job; many never do.
    const summers = async () => {
      for (let turn = 0; turn < 60; turn++) {
        const secret = knownSecret(`summer ${turn}`);
        await playSummer(pgRows(tx), COACHING, { ...SUMMER, secret }, () => []);
        if ((await heldJobs(pgRows(tx), { at: atNation(2) })).every(({ personId }) => personId !== head)) return true;
      }
      return false;
    };
    expect(await summers()).toBe(false);
    await giveMoney(tx, { account: 'federation:2', amount: 1_000_000 });
    expect(await summers()).toBe(true);
    // Half of the pay for the two seasons left on his terms.
    expect(await balanceOf(tx, 'federation:2')).toBe(370_000);
    const held = await heldJobs(pgRows(tx), { at: atNation(2) });
    expect(held.map(({ role }) => role)).toEqual(['goalie']);
  });

  it('fires no coach early while the nation holds its rank, and extends most contracts', async ({ tx }) => {
    const rows = pgRows(tx);
    await foundNationalStaffs(rows, COACHING, { season: 3, secret: world.secret });
    await changeRows(tx, persons, { kind: 'coach' }, { birthSeason: -40 });
    await changeRows(tx, jobs, { nationId: 2 }, { untilSeason: 4 });
    const summer = { ...SUMMER, secret: world.secret };
    const { endings } = await playSummer(rows, COACHING, summer, () => []);
    expect(endings.filter(({ job }) => job.nationId === 2)).toEqual([]);
  });
});

describe('a user who is president', () => {
  it('has until the third night, when the assistant hires and reports it', async ({ tx }) => {
    const rows = pgRows(tx);
    await makeOpenJob(tx, { nationId: 1, role: 'youth', postedOn });
    await makeCoach(tx, { lastname: 'Free' });
    expect(await fillOpenJobs(rows, COACHING, filling(12))).toBe(0);
    expect(await fillOpenJobs(rows, COACHING, filling(10 + FILLED_AFTER_DAYS))).toBe(1);
    const said = await rowsOf(tx, notifications, { kind: 'staff-filled' });
    expect(said).toMatchObject([{ userId: president, params: { person: 'Lars Free', nation: 'Canada' } }]);
  });

  it('hires any free coach at his ask, with the whole staff within the league’s budget', async ({ tx }) => {
    for (const role of ['head', 'goalie'] as const) await makeOpenJob(tx, { nationId: 1, role });
    const first = await makeCoach(tx, { lastname: 'First', skill: 60 });
    const second = await makeCoach(tx, { lastname: 'Second', skill: 60 });
    const of = { ...CANADA, untilSeason: 4 };
    const head = { ...of, role: 'head', personId: first } as const;
    expect(await hire(tx, COACHING, { ...head, pay: 1 })).toMatchObject({ code: 'job.wants-more' });
    expect(await hire(tx, COACHING, { ...head, pay: FRAME + 1 })).toMatchObject({ code: 'job.beyond-frame' });
    expect(await hire(tx, COACHING, { ...head, pay: FRAME - 50_000 })).toEqual({ ok: true });
    const goalie = { ...of, role: 'goalie', personId: second } as const;
    expect(await hire(tx, COACHING, { ...goalie, pay: 50_001 })).toMatchObject({
      code: 'job.beyond-frame',
      facts: { left: 50_000 },
    });
    // Only the other jobs count against the budget, so a pay cut for the head coach frees money.
    const less = { ...CANADA, role: 'head', pay: 600_000, untilSeason: 4 } as const;
    expect(await extend(tx, COACHING, less)).toEqual({ ok: true });
    expect(await hire(tx, COACHING, { ...goalie, pay: 500_000 })).toEqual({ ok: true });
    expect(await extend(tx, COACHING, { ...less, pay: 800_000 })).toMatchObject({ code: 'job.beyond-frame' });
  });

  it('dismisses only staff the federation can compensate', async ({ tx }) => {
    await makeCoach(tx, {
      lastname: 'Out',
      userId: coach,
      job: { nationId: 1, role: 'head', pay: 630_000, untilSeason: 3 },
    });
    const out = { ...CANADA, role: 'head' } as const;
    // Half the pay of 53 days at 10,000 dollars.
    expect(await dismiss(tx, COACHING, out)).toMatchObject({ code: 'job.too-dear', facts: { amount: 265_000 } });
    await giveMoney(tx, { account: 'federation:1', amount: 300_000 });
    expect(await dismiss(tx, COACHING, out)).toEqual({ ok: true });
    expect(await balanceOf(tx, 'federation:1')).toBe(35_000);
    expect(await openJobs(pgRows(tx), { kind: 'coach', at: atNation(1) })).toMatchObject([{ role: 'head' }]);
    const told = await rowsOf(tx, notifications, { userId: coach });
    expect(told).toMatchObject([{ kind: 'nation-job-lost', params: { reason: 'dismissed', nation: 'Canada' } }]);
    const said = await rowsOf(tx, news, { kind: 'nation-job-ended' });
    expect(said).toHaveLength(1);
  });

  it('leaves any job with a nation on taking office', async ({ tx }) => {
    const rows = pgRows(tx);
    await makeCoach(tx, { userId: president, job: { nationId: 2, role: 'head' } });
    await makeCoach(tx, { userId: coach, job: { nationId: 2, role: 'youth' } });
    expect(await endConflicts(rows, { season: 3, day: 10 })).toBe(1);
    expect(await heldJobs(rows, { at: atNation(2) })).toMatchObject([{ role: 'youth' }]);
    await tx.update(federations).set({ presidentId: null });
    expect(await endConflicts(rows, { season: 3, day: 10 })).toBe(0);
  });
});

describe('two hires at once', () => {
  it('for one national job: one gets it, one is refused', async () => {
    const jobId = await makeOpenJob(db, { nationId: 2, role: 'goalie' });
    const seekers = [
      { userId: coach, personId: await makeCoach(db, { lastname: 'One', userId: coach }) },
      { userId: other, personId: await makeCoach(db, { lastname: 'Two', userId: other }) },
    ];
    for (const { personId } of seekers)
      await db.insert(jobApplications).values({
        ...{ jobId, personId, letter: '', madeOn: 1, offeredOn: 1 },
        ...{ state: 'offered', pay: 50_000, untilSeason: 4 },
      });
    const done = await Promise.all(
      seekers.map((seeker) => db.transaction((tx) => accept(tx, { ...seeker, jobId, season: 3, day: 10 }))),
    );
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    expect(done.filter((one) => !one.ok)).toMatchObject([{ code: 'job.not-open' }]);
    expect(await heldJobs(pgReader(db), { at: atNation(2) })).toHaveLength(1);
  });

  it('that share the rest of the budget: the second is refused', async () => {
    await db.execute(sql`truncate jobs, job_applications, job_events restart identity cascade`);
    const accepting = await Promise.all(
      ([coach, other] as const).map(async (userId, index) => {
        const role = index === 0 ? ('head' as const) : ('youth' as const);
        const jobId = await makeOpenJob(db, { nationId: 1, role });
        const [own] = await db.select().from(persons).where(sql`user_id = ${userId} and kind = 'coach'`);
        const personId = own?.id ?? 0;
        await db.insert(jobApplications).values({
          ...{ jobId, personId, letter: '', madeOn: 1, offeredOn: 1 },
          ...{ state: 'offered', pay: FRAME - 10_000, untilSeason: 4 },
        });
        return { userId, personId, jobId };
      }),
    );
    const done = await Promise.all(
      accepting.map((of) => db.transaction((tx) => accept(tx, { ...of, season: 3, day: 10 }))),
    );
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    expect(done.filter((one) => !one.ok)).toMatchObject([{ code: 'job.beyond-frame', facts: { left: 10_000 } }]);
  });
});

describe('a president’s calls', () => {
  it('hire, extend and dismiss for their own nation, publicly, and for no other', async () => {
    await db.execute(sql`truncate jobs, job_applications, job_events restart identity cascade`);
    const server = await startTestServer(database);
    const his = await makeLoggedInBrowser(server, database, 'president@example.org');
    const stranger = await makeLoggedInBrowser(server, database, 'other@example.org');
    for (const nationId of [1, 2]) await makeOpenJob(db, { nationId, role: 'head' });
    const personId = await makeCoach(db, { lastname: 'Wanted', skill: 60 });
    const terms = { personId, pay: 500_000, untilSeason: 4 };
    expect((await his.post('/api/federations/2/staff/head/hire', terms)).status).toBe(403);
    expect((await stranger.post('/api/federations/1/staff/head/hire', terms)).status).toBe(403);
    expect((await stranger.get('/api/federations/1/staff/applicants')).status).toBe(403);
    const hired = await his.post('/api/federations/1/staff/head/hire', terms);
    expect(hired.body).toMatchObject({
      data: { left: FRAME - 500_000, jobs: [{ role: 'head', pay: 500_000 }, {}, {}, {}, {}] },
    });
    expect((await stranger.get('/api/federations/1/staff')).body).toMatchObject({
      data: {
        balance: null,
        jobs: [{ coach: { person: { lastname: 'Wanted' } }, ask: null, compensation: null }, {}, {}, {}, {}],
      },
    });
    expect((await stranger.get('/api/federations')).body).toMatchObject({
      data: [{ headCoach: { lastname: 'Wanted' } }, { headCoach: null }],
    });
    expect((await his.get('/api/federations/99/staff')).status).toBe(404);
    const again = { pay: 600_000, untilSeason: 5 };
    expect((await his.post('/api/federations/1/staff/head/extend', again)).status).toBe(200);
    expect((await his.post('/api/federations/1/staff/head/dismiss', {})).body).toMatchObject({ code: 'job.too-dear' });
    const { body } = await stranger.get(`/api/coaches/${personId}`);
    expect(body).toMatchObject({ data: { coach: { job: { employer: { of: 'nation', nationId: 1 }, pay: 600_000 } } } });
    // The president is voted out while the page is open.
    await changeRows(db, federations, { id: 1 }, { presidentId: null });
    expect((await his.post('/api/federations/1/staff/head/dismiss', {})).status).toBe(403);
    await server.close();
  });

  it('show applicants, their terms for a nation, and coaches’ terms', async () => {
    await db.execute(sql`truncate jobs, job_applications, job_events restart identity cascade`);
    const [own] = await db.select().from(persons).where(sql`user_id = ${president} and kind = 'president'`);
    await changeRows(db, federations, { id: 1 }, { presidentId: own?.id ?? null });
    const server = await startTestServer(database);
    const his = await makeLoggedInBrowser(server, database, 'president@example.org');
    const coachs = await makeLoggedInBrowser(server, database, 'coach@example.org');
    const jobId = await makeOpenJob(db, { nationId: 1, role: 'head', postedOn });
    expect((await coachs.get('/api/careers/coach')).body).toMatchObject({
      data: { open: [{ id: jobId, employer: { of: 'nation', nationId: 1 } }] },
    });
    expect((await coachs.post(`/api/jobs/${jobId}/apply`, { letter: 'For my country.' })).status).toBe(200);
    const { body } = await his.get('/api/federations/1/staff/applicants');
    expect(body).toMatchObject({ data: [{ role: 'head', letter: 'For my country.', offer: null }] });
    const { data } = body as { data: { ask: number; person: { id: number } }[] };
    const [applicant] = data;
    const asked = (federation: string) => `/api/coach-center/coaches?free=true${federation}`;
    const list = async (address: string) =>
      (await his.get(address)).body as { data: { person: { id: number }; ask: number }[] };
    const ofNation = (await list(asked('&federation=1'))).data.find(({ person }) => person.id === applicant?.person.id);
    const ofClub = (await list(asked(''))).data.find(({ person }) => person.id === applicant?.person.id);
    expect(ofNation?.ask).toBe(applicant?.ask);
    expect(ofClub?.ask).toBeGreaterThan(ofNation?.ask ?? 0);
    const terms = { personId: applicant?.person.id, pay: applicant?.ask, untilSeason: 4 };
    expect((await his.post('/api/federations/1/staff/head/hire', terms)).status).toBe(200);
    const told = await rowsOf(db, notifications, { userId: coach });
    // The world keeps running, and may notify a coach of other things.
    expect(told.filter(({ kind }) => kind === 'nation-job-offer')).toMatchObject([{ params: { jobId } }]);
    expect((await coachs.post(`/api/jobs/${jobId}/accept`, {})).status).toBe(200);
    expect((await his.get('/api/federations/1/staff')).body).toMatchObject({
      data: { jobs: [{ coach: { person: { isUser: true } } }, {}, {}, {}, {}] },
    });
    await server.close();
  });
});
