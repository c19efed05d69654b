/** A club's applicants, visible to its manager only. */
import { beforeAll, expect, it } from 'vitest';
import { COACHING } from '#domains/coach/store/profession.ts';
import { atClub } from '#domains/job/rules.ts';
import { dismiss } from '#domains/job/store/employing.ts';
import { jobs } from '#domains/job/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { persons } from '#domains/person/tables.ts';
import { SCOUTING } from '#domains/scout/store/profession.ts';
import { makeCoach } from '../../../tests/factories/coach.ts';
import { rowOf, rowsOf } from '../../../tests/factories/rows.ts';
import { makeScout } from '../../../tests/factories/scout.ts';
import type { Browser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const { db, browsers } = testWorld({ users: ['Boss', 'Rival', 'Ada', 'Bo'], clubs: ['Boss', 'Rival'] });
const [boss, rival, ada, bo] = browsers('Boss', 'Rival', 'Ada', 'Bo');
beforeAll(async () => {
  await makeCoach(db, { lastname: 'Old', job: { clubId: 1, role: 'youth', untilSeason: 3, pay: 0 } });
  await makeScout(db, { lastname: 'Old', job: { clubId: 1, role: 'amateur', untilSeason: 3, pay: 0 } });
  await db.transaction(async (tx) => {
    const when = { employer: { at: atClub(1), tier: 1 }, season: 3, day: 10 };
    expect(await dismiss(tx, COACHING, { ...when, role: 'youth' })).toEqual({ ok: true });
    expect(await dismiss(tx, SCOUTING, { ...when, role: 'amateur' })).toEqual({ ok: true });
  });
});

const applicants = (kind: 'staff' | 'scouts', browser = boss) => browser.get(`/api/teams/11/${kind}/applicants`);
const openJob = async (browser: Browser, kind: 'coach' | 'scout') =>
  (await browser.get(`/api/careers/${kind}`)).body.data.open[0].id as number;
const begin = (browser: Browser, kind: 'coach' | 'scout', lastname: string) =>
  browser.post(`/api/careers/${kind}`, {
    ...{ firstname: 'Ada', lastname, nationId: 1 },
    role: kind === 'coach' ? 'youth' : 'amateur',
  });

it('a job has no applicants at first, and only the employer sees them', async () => {
  expect((await applicants('staff')).body.data).toEqual([]);
  expect((await applicants('scouts')).body.data).toEqual([]);
  for (const kind of ['staff', 'scouts'] as const)
    for (const browser of [rival, ada]) expect((await applicants(kind, browser)).status).toBe(403);
  expect((await boss.get('/api/teams/999/staff/applicants')).status).not.toBe(200);
});

it('applicants are chosen by the assistant within the manager’s limit, which only the manager sees and sets', async () => {
  const most = async (browser = boss) => (await browser.get('/api/teams/11/staff-limit')).body;
  const say = (limit: unknown, browser = boss) => browser.put('/api/teams/11/staff-limit', { most: limit });
  expect(await most()).toEqual({ data: { most: null } });
  expect((await say(250_000)).body).toEqual({ data: { most: 250_000 } });
  for (const wrong of [-1, 1.5, 'much', undefined, 50_000_001]) expect((await say(wrong)).status).toBe(422);
  for (const browser of [rival, ada]) {
    expect((await browser.get('/api/teams/11/staff-limit')).status).toBe(403);
    expect((await say(1, browser)).status).toBe(403);
  }
  expect((await boss.get('/api/teams/999/staff-limit')).status).toBe(404);
  expect(await most()).toEqual({ data: { most: 250_000 } });
  expect((await say(null)).body).toEqual({ data: { most: null } });
});

it('applicants show their letters, interviews, skills and asking terms', async () => {
  expect((await begin(ada, 'coach', 'Berg')).status).toBe(200);
  expect((await begin(bo, 'coach', 'Dahl')).status).toBe(200);
  const jobId = await openJob(ada, 'coach');
  await ada.post(`/api/jobs/${jobId}/apply`, { letter: 'I love kids who skate.' });
  await bo.post(`/api/jobs/${jobId}/apply`, { letter: '' });
  await ada.post(`/api/jobs/${jobId}/interview`, { answers: ['winning', 'youth', 'harmony'] });
  const { data } = (await applicants('staff')).body;
  expect(data).toHaveLength(2);
  const of = (lastname: string) =>
    data.find((each: { person: { lastname: string } }) => each.person.lastname === lastname);
  expect(of('Berg')).toMatchObject({
    ...{ role: 'youth', letter: 'I love kids who skate.', answers: ['winning', 'youth', 'harmony'], daysAgo: 0 },
    ...{ fit: expect.any(Number), ask: expect.any(Number), offer: null },
  });
  expect(of('Berg').ask).toBeGreaterThan(0);
  expect(of('Dahl')).toMatchObject({ letter: '', answers: null });
  expect((await applicants('scouts')).body.data).toEqual([]);
  expect((await rowsOf(db, notifications)).map(({ kind }) => kind)).toContain('job-applicant');
});

it('applicants show the offers they have, and disappear when they withdraw or take the job', async () => {
  const [first] = (await applicants('staff')).body.data;
  const offer = { pay: first.ask, untilSeason: 4 };
  const hired = await boss.post('/api/teams/11/staff/youth/hire', { personId: first.person.id, ...offer });
  expect(hired.status).toBe(200);
  expect((await applicants('staff')).body.data[0]).toMatchObject({ person: { id: first.person.id }, offer });
  const jobId = await openJob(ada, 'coach');
  const [chosen, other] = first.person.lastname === 'Berg' ? [ada, bo] : [bo, ada];
  expect((await other.post(`/api/jobs/${jobId}/withdraw`, {})).status).toBe(200);
  expect((await applicants('staff')).body.data).toHaveLength(1);
  expect((await chosen.post(`/api/jobs/${jobId}/accept`, {})).status).toBe(200);
  expect((await applicants('staff')).body.data).toEqual([]);
});

it('applicants find offers among their invitations, as does the manager, who alone may withdraw them', async () => {
  const offers = async (browser: Browser, box: string) => (await browser.get(`/api/jobs/offers?box=${box}`)).body.data;
  expect((await begin(rival, 'coach', 'Falk')).status).toBe(200);
  expect((await begin(bo, 'scout', 'Ek')).status).toBe(200);
  const jobId = await openJob(bo, 'scout');
  await bo.post(`/api/jobs/${jobId}/apply`, { letter: '' });
  const [{ person, ask }] = (await applicants('scouts')).body.data;
  const takeBack = (browser: Browser) => browser.post(`/api/jobs/${jobId}/take-back`, { personId: person.id });
  expect((await takeBack(boss)).body.code).toBe('job.no-offer');
  await boss.post('/api/teams/11/scouts/amateur/hire', { personId: person.id, pay: ask, untilSeason: 4 });
  const offer = {
    ...{ jobId, role: 'amateur', person: { id: person.id }, pay: ask, untilSeason: 4, bonus: 0 },
    ...{ employer: { of: 'club', team: { id: 11 } }, nightsLeft: expect.any(Number) },
  };
  expect(await offers(bo, 'received')).toMatchObject([offer]);
  expect(await offers(boss, 'sent')).toMatchObject([offer]);
  for (const [browser, box] of [
    ...[rival, ada].flatMap(
      (one) =>
        [
          [one, 'received'],
          [one, 'sent'],
        ] as const,
    ),
    [bo, 'sent'],
    [boss, 'received'],
  ] as const)
    expect(await offers(browser, box)).toEqual([]);
  for (const browser of [rival, ada, bo]) expect((await takeBack(browser)).status).toBe(403);
  const answers = await Promise.all([takeBack(boss), bo.post(`/api/jobs/${jobId}/accept`, {})]);
  // A manager withdraws the offer while a scout accepts it: exactly one succeeds.
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
  expect(await offers(bo, 'received')).toEqual([]);
  expect((await takeBack(boss)).status).toBe(409);
  await bo.post('/api/careers/scout/resign', {});
  await bo.post('/api/careers/scout/retire', {});
});

it('applicants may be scouts as well', async () => {
  expect((await begin(ada, 'scout', 'Berg')).status).toBe(200);
  await ada.post(`/api/jobs/${await openJob(ada, 'scout')}/apply`, { letter: 'I see what others miss.' });
  expect((await applicants('scouts')).body.data).toMatchObject([
    { role: 'amateur', letter: 'I see what others miss.', answers: null, offer: null },
  ]);
  expect((await applicants('staff')).body.data).toEqual([]);
});

it('applicants either take the job or end their career when they do both at the same moment', async () => {
  const retiring = (browser: Browser) => browser.post('/api/careers/scout/retire', {});
  const accepting = (browser: Browser, jobId: number) => browser.post(`/api/jobs/${jobId}/accept`, {});
  expect((await begin(bo, 'scout', 'Dahl')).status).toBe(200);
  const isFirst = { accepts: true };
  for (const browser of [ada, bo]) {
    const jobId = await openJob(browser, 'scout');
    await browser.post(`/api/jobs/${jobId}/apply`, { letter: '' });
    const [{ person, ask }] = (await applicants('scouts')).body.data;
    const offer = { personId: person.id, pay: ask, untilSeason: 4 };
    expect((await boss.post('/api/teams/11/scouts/amateur/hire', offer)).status).toBe(200);
    const calls = [() => accepting(browser, jobId), () => retiring(browser)];
    if (!isFirst.accepts) calls.reverse();
    isFirst.accepts = false;
    await Promise.all(calls.map((call) => call()));
    const own = await rowOf(db, persons, { id: person.id });
    const held = await rowsOf(db, jobs, { personId: person.id, state: 'held' });
    expect(held).toHaveLength(own.retiredAt === null ? 1 : 0);
    // Reopen the job for the next round.
    if (held.length > 0) expect((await browser.post('/api/careers/scout/resign', {})).status).toBe(200);
  }
});
