/** A user's career as a coach, from its first day to the bench of a club. */
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { COACHING } from '#domains/coach/store/profession.ts';
import { post } from '#domains/finances/store/ledger.ts';
import { ledgerTransactions } from '#domains/finances/tables.ts';
import { atClub } from '#domains/job/rules.ts';
import { eraseCareers } from '#domains/job/store/careers.ts';
import { endConflicts } from '#domains/job/store/conflicts.ts';
import { dismiss } from '#domains/job/store/employing.ts';
import { fillOpenJobs } from '#domains/job/store/filling.ts';
import { jobApplications, jobs } from '#domains/job/tables.ts';
import { writeNews } from '#domains/news/store/write.ts';
import { news } from '#domains/news/tables.ts';
import { notify } from '#domains/notifications/store.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { persons } from '#domains/person/tables.ts';
import { headCoachesOf } from '#domains/seat/store/holders.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';
import { makeCoach } from '../../../tests/factories/coach.ts';
import { makeRoster } from '../../../tests/factories/player.ts';
import { addRow, changeRows, rowOf, rowsOf } from '../../../tests/factories/rows.ts';
import { makeScout } from '../../../tests/factories/scout.ts';
import { giveClub } from '../../../tests/factories/seats.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { makeUser } from '../../../tests/factories/user.ts';

const { db, world, ids, browsers, inRows } = testWorld({ users: ['Coach'], clubs: [1, 'Owner'] });
const [user] = ids('Coach');
const [browser, stranger] = browsers('Coach', 'Owner');
let jobId = 0;
beforeAll(async () => {
  await makeRoster(db, 13);
  await makeCoach(db, { lastname: 'Old', job: { clubId: 1, role: 'youth', untilSeason: 3, pay: 0 } });
  await makeCoach(db, { lastname: 'Free', skill: 20 });
  await db.transaction(async (tx) => {
    expect(
      await dismiss(tx, COACHING, {
        employer: { at: atClub(1), tier: 1 },

        role: 'youth',
        season: 3,
        day: 10,
      }),
    ).toEqual({ ok: true });
  });
  jobId = (await rowOf(db, jobs, { state: 'open' })).id;
});

const who = { firstname: 'Ada', lastname: 'Bergström', nationId: 1, role: 'youth' };

it('a career is started once, under a name not reserved for the game', async () => {
  expect((await browser.post('/api/careers/coach', { ...who, firstname: 'Аda' })).status).toBe(422);
  const unseen = await browser.post('/api/careers/coach', { ...who, firstname: 'A\u3164da' });
  expect(unseen.body.code).toBe('person.name-not-allowed');
  expect((await browser.post('/api/careers/coach', { ...who, nationId: 999 })).status).toBe(422);
  expect((await browser.post(`/api/jobs/${jobId}/apply`, { letter: '' })).status).toBe(409);
  expect((await browser.post('/api/careers/coach', who)).status).toBe(200);
  expect((await browser.post('/api/careers/coach', who)).status).toBe(409);
  expect((await browser.post('/api/careers/coach/resign', {})).body).toMatchObject({ code: 'job.no-job' });
});

it('a career is public on its user’s page', async () => {
  const { body } = await stranger.get(`/api/users/${user}/trophies`);
  expect(body).toMatchObject({
    data: { careers: [{ person: { kind: 'coach', lastname: 'Bergström' }, startedAt: 3, retiredAt: null }] },
  });
});

it('a career leads through a letter and an interview to an offer and a job', async () => {
  expect((await browser.post(`/api/jobs/${jobId}/accept`, {})).status).toBe(409);
  expect((await browser.post(`/api/jobs/${jobId}/apply`, { letter: 'I love kids who skate.' })).status).toBe(200);
  expect((await browser.post(`/api/jobs/${jobId}/apply`, { letter: 'Again.' })).status).toBe(409);
  const answers = ['youth', 'youth', 'youth'];
  expect((await browser.post(`/api/jobs/${jobId}/interview`, { answers })).status).toBe(200);
  expect((await browser.post(`/api/jobs/${jobId}/interview`, { answers })).status).toBe(409);
  const { secret } = world;
  await inRows((rows) =>
    fillOpenJobs(rows, COACHING, {
      season: 3,
      day: 12,
      secret,
      isAnnounced: true,
      isAtOnce: false,
      fromSeason: 3,
    }),
  );
  const application = await rowOf(db, jobApplications);
  expect(application.state).toBe('offered');
  expect((await browser.get('/api/teams/13/lineup')).status).toBe(403);
  expect((await browser.post(`/api/jobs/${jobId}/accept`, {})).status).toBe(200);
});

it('a career brings the right to set junior lines, but not to spend money', async () => {
  expect((await browser.get('/api/teams/13/lineup')).status).toBe(200);
  expect((await browser.get('/api/teams/11/lineup')).status).toBe(403);
  expect((await browser.get('/api/teams/11/finances')).status).not.toBe(200);
  expect((await browser.post('/api/teams/13/staff/head/dismiss', {})).status).toBe(403);
  expect((await browser.post('/api/careers/coach/retire', {})).status).toBe(409);
});

it('a career keeps its user from a second career at another club, but not at the same one', async () => {
  const scout = await makeScout(db, { lastname: 'Ada', userId: user });
  const open = async (clubId: number) => {
    const posted = { kind: 'scout', role: 'amateur', employer: 'club', clubId, state: 'open' } as const;
    const made = await addRow(db, jobs, { ...posted, personId: null, pay: 100_000, postedOn: 1 });
    return made.id;
  };
  const [there, here] = [await open(2), await open(1)];
  const offered = { personId: scout, letter: '', madeOn: 1, state: 'offered', pay: 100_000, untilSeason: 5 } as const;
  expect((await browser.post(`/api/jobs/${there}/apply`, { letter: '' })).body).toMatchObject({ code: 'job.conflict' });
  // Offers made before her career began.
  await db.insert(jobApplications).values([there, here].map((id) => ({ ...offered, jobId: id, offeredOn: 1 })));
  expect((await browser.post(`/api/jobs/${there}/accept`, {})).body).toMatchObject({ code: 'job.conflict' });
  expect((await browser.post(`/api/jobs/${here}/accept`, {})).status).toBe(200);
  await db.delete(jobApplications).where(eq(jobApplications.personId, scout));
  await changeRows(db, jobs, { personId: scout }, { state: 'ended', endedOn: 1 });
});

it('a career is not open to managers of another club', async () => {
  await stranger.post('/api/careers/coach', { ...who, lastname: 'Rival' });
  expect((await stranger.post(`/api/jobs/${jobId}/apply`, { letter: '' })).status).toBe(409);
  await giveClub(db, 2, null);
  await giveClub(db, 2, user);
  await inRows(async (rows) => {
    expect(await endConflicts(rows, { season: 3, day: 13 })).toBe(1);
  });
  expect((await headCoachesOf(pgReader(db), [13])).size).toBe(0);
  expect((await browser.get('/api/teams/13/lineup')).status).toBe(403);
});

it('a career loses its name when the user is deleted, everywhere it appears', async () => {
  const own = await rowOf(db, persons, { userId: user });
  const name = `${own.firstname} ${own.lastname}`;
  const who = { person: name, personId: own.id, team: 'Club 1', role: 'head' } as const;
  const owner = await makeUser(db, { name: 'Second Owner' });
  await inRows(async (rows) => {
    const another = { ...who, person: 'Somebody Else', personId: own.id + 1000 };
    for (const said of [who, another]) {
      const about = { season: 3, day: 14, personId: said.personId };
      await writeNews(rows, [{ ...about, kind: 'hired', clubId: 1, leagueId: world.leagueIds.PRO, params: said }]);
      await notify(rows, [{ userId: owner, channel: 'news', kind: 'job-applicant', params: said }]);
      const entries = [
        { account: 'club:1', amount: -5 },
        { account: `person:${said.personId}`, amount: 5 },
      ] as const;
      const params = { person: said.person, role: 'head' } as const;
      await post(rows, [{ key: `test/${said.personId}`, kind: 'compensation', params, season: 3, day: 14, entries }]);
    }
  });
  const kept = async () =>
    JSON.stringify([await rowsOf(db, news), await rowsOf(db, notifications), await rowsOf(db, ledgerTransactions)]);
  const count = (text: string, word: string) => text.split(word).length - 1;
  expect(count(await kept(), name)).toBeGreaterThanOrEqual(3);
  await db.transaction((tx) => eraseCareers(tx, user));
  const after = await kept();
  expect(after).not.toContain(name);
  expect(count(after, 'Former colleague')).toBeGreaterThanOrEqual(3);
  expect(count(after, 'Somebody Else')).toBe(3);
  const person = await rowOf(db, persons, { firstname: 'Former' });
  expect(person).toMatchObject({ userId: null, retiredAt: 3 });
  const letters = await db.select({ letter: jobApplications.letter }).from(jobApplications);
  expect(letters.every(({ letter }) => letter === '')).toBe(true);
});
