/** Playoff bonuses: promised to coaches and scouts, weighed in their decisions, and paid once a season. */
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { COACHING } from '#domains/coach/store/profession.ts';
import { balanceOf } from '#domains/finances/store/ledger.ts';
import { ledgerTransactions } from '#domains/finances/tables.ts';
import { atNation } from '#domains/job/rules.ts';
import { extend } from '#domains/job/store/employing.ts';
import { payBonuses } from '#domains/job/store/payroll.ts';
import { jobs } from '#domains/job/tables.ts';
import { makeCoach } from '../../../tests/factories/coach.ts';
import { setStanding } from '../../../tests/factories/competition.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const { db, ids, browsers, inRows } = testWorld({ users: ['Ada'], clubs: ['Boss', 2] });
const [adaId] = ids('Ada');
const [boss, ada] = browsers('Boss', 'Ada');
let adaCoach = 0;
beforeAll(async () => {
  const job = { clubId: 1, untilSeason: 3, pay: 200_000 } as const;
  adaCoach = await makeCoach(db, { lastname: 'Berg', userId: adaId, job: { ...job, role: 'head' } });
  await makeCoach(db, { lastname: 'Nobody', job: { ...job, role: 'offense' } });
  await makeCoach(db, { lastname: 'Elsewhere', job: { ...job, clubId: 2, role: 'head' } });
  await db.update(jobs).set({ bonus: 90_000 }).where(eq(jobs.clubId, 2));
});

const offer = (role: string, terms: { pay: number; bonus: number }) =>
  boss.post(`/api/teams/11/staff/${role}/extend`, { untilSeason: 5, ...terms });
const answer = (terms: object) => ada.post('/api/careers/coach/terms', { isAccepted: true, ...terms });

it('a bonus is at most half the pay, and answered together with it', async () => {
  expect((await offer('head', { pay: 300_000, bonus: 150_001 })).body).toMatchObject({
    code: 'job.bad-bonus',
    facts: { max: 150_000 },
  });
  expect((await offer('head', { pay: 300_000, bonus: -1 })).status).toBe(422);
  expect((await offer('head', { pay: 300_000, bonus: 150_000 })).status).toBe(200);
  const offered = { pay: 300_000, untilSeason: 5, bonus: 150_000 };
  expect((await ada.get('/api/careers/coach')).body.data.career.job).toMatchObject({ bonus: 0, offered });
  // An answer to terms with another bonus, or without it, is refused.
  expect((await answer({ ...offered, bonus: 160_000 })).body).toMatchObject({ code: 'job.terms-changed' });
  expect((await answer({ pay: 300_000, untilSeason: 5 })).body).toMatchObject({ code: 'job.terms-changed' });
  expect((await answer(offered)).status).toBe(200);
  expect((await ada.get('/api/careers/coach')).body.data.career.job).toMatchObject({
    pay: 300_000,
    bonus: 150_000,
    offered: null,
  });
});

it('a bonus wins over an applicant who would not sign for the pay alone', async () => {
  const { ask } = (await offer('offense', { pay: 0, bonus: 0 })).body.facts;
  const pay = Math.ceil(0.8 * ask);
  expect((await offer('offense', { pay, bonus: 0 })).body).toMatchObject({ code: 'job.wants-more' });
  expect((await offer('offense', { pay, bonus: Math.floor(pay / 2) })).status).toBe(200);
  const [job] = await db.select().from(jobs).where(eq(jobs.role, 'offense'));
  expect(job).toMatchObject({ pay, bonus: Math.floor(pay / 2) });
});

it('a bonus does not exist at nations, which play no playoffs', async () => {
  const of = { employer: { at: atNation(1), tier: 1 }, role: 'head', season: 3, day: 10, untilSeason: 4 } as const;
  await db.transaction(async (tx) => {
    expect(await extend(tx, COACHING, { ...of, pay: 100_000, bonus: 1 })).toMatchObject({
      code: 'job.bad-bonus',
      facts: { max: 0 },
    });
  });
});

it('a bonus is paid once a season when the first team makes the playoffs: to users’ purses, and to the world’s account for others', async () => {
  await setStanding(db, 11, { rank: 8 });
  await setStanding(db, 21, { rank: 9 });
  const [{ bonus = 0 } = {}] = await db.select({ bonus: jobs.bonus }).from(jobs).where(eq(jobs.role, 'offense'));
  const accounts = ['club:1', 'club:2', `person:${adaCoach}`, 'world:staff'] as const;
  const balances = () => Promise.all(accounts.map((account) => balanceOf(db, account)));
  const before = await balances();
  const pay = () => inRows((rows) => payBonuses(rows, { season: 3, day: 45 }));
  await pay();
  await pay();
  const after = await balances();
  expect(after.map((balance, index) => balance - (before[index] ?? 0))).toEqual([
    -(150_000 + bonus),
    0,
    150_000,
    bonus,
  ]);
  expect(await db.$count(ledgerTransactions, eq(ledgerTransactions.kind, 'staff-bonus'))).toBe(1);
});
