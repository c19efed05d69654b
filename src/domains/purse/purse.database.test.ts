/** Tests what careers pay for from their purses, through the browser's calls, and what happens to the rest. */
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { exportUser } from '#domains/account/store/erase-user.ts';
import { agents } from '#domains/agent/tables.ts';
import { teams } from '#domains/club/tables.ts';
import { rateStaffs } from '#domains/coach/store/staffs.ts';
import { coaches } from '#domains/coach/tables.ts';
import { balanceOf } from '#domains/finances/store/ledger.ts';
import { persons } from '#domains/person/tables.ts';
import { nobodyOwesPucks } from '#domains/puck/checks.ts';
import { CAREER_PUCKS } from '#domains/puck/constants.ts';
import { coursesArePaid, endedCareersHaveNothing, nobodyOwesOutOfPurses } from '#domains/purse/checks.ts';
import { DOLLARS_PER_PUCK, MAX_COURSES, RELOCATION_PRICE, STUDY_TRIP_PRICE } from '#domains/purse/constants.ts';
import type { PurseView } from '#domains/purse/contract.ts';
import { exchangeLateMoney } from '#domains/purse/store.ts';
import { courses } from '#domains/purse/tables.ts';
import { reporters } from '#domains/reporter/tables.ts';
import { scouts } from '#domains/scout/tables.ts';
import { slices } from '#domains/slices.ts';
import { makeAgent } from '../../../tests/factories/agent.ts';
import { makeCoach } from '../../../tests/factories/coach.ts';
import { giveMoney } from '../../../tests/factories/money.ts';
import { makeDesk, makeReporter } from '../../../tests/factories/reporter.ts';
import { changeRows, rowOf } from '../../../tests/factories/rows.ts';
import { makeScout } from '../../../tests/factories/scout.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const { db, world, ids, browsers, inRows, faults } = testWorld({
  users: ['Ada', 'Nobody'],
  clubs: [1, 2],
  nations: ['SE', 'FI'],
});
const [user] = ids('Ada');
const [browser, nobody] = browsers('Ada', 'Nobody');
let [coach, scout, agent, reporter] = [0, 0, 0, 0];

beforeAll(async () => {
  const { season, absoluteDay } = world;
  coach = await makeCoach(db, { userId: user, skill: 50, job: { clubId: 1, role: 'head' } });
  await makeCoach(db, { lastname: 'Rival', skill: 50, job: { clubId: 2, role: 'head' } });
  scout = await makeScout(db, { userId: user, skill: 69, nations: [2] });
  agent = await makeAgent(db, { userId: user, network: 20 });
  const deskId = await makeDesk(db, 1);
  reporter = await makeReporter(db, { userId: user, deskId });
  await changeRows(db, reporters, { personId: reporter }, { deskSince: absoluteDay - 1 });
  for (const [id, amount] of [
    [coach, 80_000],
    [scout, 200_000],
    [agent, 12_000],
    [reporter, 6_000],
  ] as const) {
    await giveMoney(db, { account: `person:${id}`, amount, season });
  }
  await inRows(rateStaffs);
});

const purseOf = async (kind: string) => (await browser.get(`/api/careers/${kind}/purse`)).body.data as PurseView;
const learn = (kind: string, body: object) => browser.post(`/api/careers/${kind}/courses`, body);
const money = (person: number) => balanceOf(db, `person:${person}`);

describe('a coach', () => {
  it('sees the cost and effect of courses', async () => {
    const { balance, next, lessons, taken } = await purseOf('coach');
    expect({ balance, next, taken }).toEqual({ balance: 80_000, next: 1, taken: [] });
    expect(lessons.find(({ course }) => course === 'tactics')).toEqual({
      ...{ course: 'tactics', from: 50, to: 52, price: 25_000, nations: null },
    });
  });

  it('pays for a course once even from two tabs, and the club benefits from it', async () => {
    const effects = async () => {
      const [team] = await db.select({ of: teams.staffEffects }).from(teams).where(eq(teams.id, 11));
      return team?.of;
    };
    const before = await effects();
    const both = await Promise.all([1, 2].map(() => learn('coach', { course: 'tactics', number: 1 })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'purse.not-the-next' });
    expect(await money(coach)).toBe(55_000);
    const row = await rowOf(db, coaches, { personId: coach });
    expect(row.skills).toEqual([50, 50, 50, 50, 50, 52, 50]);
    expect(await effects()).not.toEqual(before);
    expect((await purseOf('coach')).taken).toMatchObject([{ course: 'tactics', from: 50, to: 52, price: 25_000 }]);
  });

  it('takes no course for another career, and no more than the season’s limit', async () => {
    expect((await learn('coach', { course: 'speed', number: 2 })).body).toMatchObject({
      code: 'purse.nothing-to-learn',
    });
    expect((await learn('coach', { course: 'skating', number: 2 })).status).toBe(422);
    expect((await learn('coach', { course: 'youth', number: 9 })).status).toBe(422);
    expect((await learn('coach', { course: 'youth', number: 2 })).status).toBe(200);
    expect((await purseOf('coach')).next).toBeNull();
    expect((await learn('coach', { course: 'offense', number: 2 })).body).toMatchObject({
      code: 'purse.too-many',
      facts: { max: MAX_COURSES },
    });
    expect(await money(coach)).toBe(30_000);
  });
});

describe('courses for other careers', () => {
  it('teach a scout up to what clubs can hire, and let scouts get to know nations', async () => {
    const { lessons } = await purseOf('scout');
    expect(lessons.find(({ course }) => course === 'study-trip')).toMatchObject({
      price: STUDY_TRIP_PRICE,
      nations: [3],
    });
    expect((await learn('scout', { course: 'potential', number: 1 })).status).toBe(200);
    expect((await learn('scout', { course: 'potential', number: 2 })).body).toMatchObject({
      code: 'purse.nothing-to-learn',
    });
    for (const nationId of [undefined, 1, 2, 99]) {
      const refused = await learn('scout', { course: 'study-trip', number: 2, nationId });
      expect(refused.body).toMatchObject({ code: 'purse.no-nation' });
    }
    expect((await learn('scout', { course: 'study-trip', number: 2, nationId: 3 })).status).toBe(200);
    const row = await rowOf(db, scouts, { personId: scout });
    expect(row).toMatchObject({ skills: [69, 69, 70, 69, 69], nations: [2, 3] });
  });

  it('let an agent gain contacts while they can pay', async () => {
    expect((await learn('agent', { course: 'network', number: 1 })).status).toBe(200);
    const refused = await learn('agent', { course: 'network', number: 2 });
    expect(refused.body).toMatchObject({
      code: 'purse.too-little',
      facts: { price: 10_000, balance: 2_000 },
    });
    const row = await rowOf(db, agents, { personId: agent });
    expect(row.network).toBe(22);
  });

  it('let a reporter change desks early', async () => {
    const other = await makeDesk(db, 2, 'Other Courier');
    expect((await browser.post(`/api/press/desks/${other}/accreditation`, {})).status).toBe(409);
    expect((await learn('reporter', { course: 'relocation', number: 1 })).status).toBe(200);
    expect(await money(reporter)).toBe(6_000 - RELOCATION_PRICE);
    expect((await browser.post(`/api/press/desks/${other}/accreditation`, {})).status).toBe(204);
  });

  it('are not open to a user without the career, who has no purse', async () => {
    expect((await nobody.get('/api/careers/coach/purse')).body).toEqual({ data: null });
    const refused = await nobody.post('/api/careers/coach/courses', { course: 'tactics', number: 1 });
    expect(refused.body).toMatchObject({ code: 'person.no-career' });
  });
});

describe('the end of a career', () => {
  it('converts the purse to pucks once, even from two tabs', async () => {
    const left = await money(scout);
    const both = await Promise.all([1, 2].map(() => browser.post('/api/careers/scout/retire', {})));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await money(scout)).toBe(0);
    expect(left).toBeGreaterThan(DOLLARS_PER_PUCK);
    expect(await balanceOf(db, `user:${user}`, 'puck:earned')).toBe(Math.floor(left / DOLLARS_PER_PUCK));
  });

  it('and a course at the same moment never spend the same dollars', async () => {
    await giveMoney(db, { account: `person:${agent}`, amount: 48_000, season: world.season });
    const before = await balanceOf(db, `user:${user}`, 'puck:earned');
    const [taken, ended] = await Promise.all([
      learn('agent', { course: 'network', number: 2 }),
      browser.post('/api/careers/agent/retire', {}),
    ]);
    expect(ended.status).toBe(200);
    expect([200, 409]).toContain(taken.status);
    expect(await money(agent)).toBe(0);
    const pucks = (await balanceOf(db, `user:${user}`, 'puck:earned')) - before;
    expect(pucks).toBe(taken.status === 200 ? 4 : 5);
  });

  it('pays no more than the limit for its kind of career', async () => {
    const before = await balanceOf(db, `user:${user}`, 'puck:earned');
    for (let times = 1; times <= 2; times++) {
      const body = { firstname: 'Ada', lastname: 'Again', nationId: 1 };
      expect((await browser.post('/api/careers/president', body)).status).toBe(200);
      const { data } = (await browser.get('/api/careers/president')).body as {
        data: { career: { person: { id: number } } };
      };
      await giveMoney(db, {
        account: `person:${data.career.person.id}`,
        amount: 150 * DOLLARS_PER_PUCK,
        season: world.season,
      });
      expect((await purseOf('president')).pucks).toBe(times === 1 ? 150 : CAREER_PUCKS - 150);
      expect((await browser.post('/api/careers/president/retire', {})).status).toBe(200);
    }
    expect((await balanceOf(db, `user:${user}`, 'puck:earned')) - before).toBe(CAREER_PUCKS);
    const { body } = await browser.get('/api/pucks/transactions?type=purse-exchange');
    expect((body as { data: unknown[] }).data[0]).toMatchObject({
      kind: 'purse-exchange',
      params: { career: 'president', personId: expect.any(Number) },
    });
  });
});

describe('money received after the end of a career', () => {
  const late = (amount: number) => giveMoney(db, { account: `person:${scout}`, amount, season: world.season });
  const night = () => db.transaction((tx) => exchangeLateMoney(tx, { ...world, now: new Date() }));

  it('becomes pucks in the next night, once, even if two nights run', async () => {
    const before = await balanceOf(db, `user:${user}`, 'puck:earned');
    expect(await night()).toBe(0);
    await late(3 * DOLLARS_PER_PUCK + 1);
    expect((await Promise.all([night(), night()])).sort()).toEqual([0, 1]);
    expect(await money(scout)).toBe(0);
    expect((await balanceOf(db, `user:${user}`, 'puck:earned')) - before).toBe(3);
    expect(await night()).toBe(0);
  });

  it('shares the limit with a career of the same kind that ends at the same moment', async () => {
    const name = { firstname: 'No', lastname: 'Body', nationId: 1 };
    const began = async () => {
      expect((await nobody.post('/api/careers/president', name)).status).toBe(200);
      const { data } = (await nobody.get('/api/careers/president')).body as {
        data: { career: { person: { id: number } } };
      };
      return data.career.person.id;
    };
    const amount = 150 * DOLLARS_PER_PUCK;
    const first = await began();
    expect((await nobody.post('/api/careers/president/retire', {})).status).toBe(200);
    const second = await began();
    for (const id of [first, second]) await giveMoney(db, { account: `person:${id}`, amount, season: world.season });
    let isOver = false;
    let retired: Promise<{ status: number }> | undefined;
    await db.transaction(async (tx) => {
      expect(await exchangeLateMoney(tx, { ...world, now: new Date() })).toBe(1);
      retired = nobody.post('/api/careers/president/retire', {}).finally(() => {
        isOver = true;
      });
      const isWaiting = async () => {
        const { rows } = await db.execute(sql`select 1 from pg_locks where locktype = 'advisory' and not granted`);
        return rows.length > 0;
      };
      for (let tries = 0; tries < 500 && !isOver && !(await isWaiting()); tries++) {
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    });
    expect((await retired)?.status).toBe(200);
    const row = await rowOf(db, persons, { id: first });
    expect(await balanceOf(db, `user:${row.userId ?? 0}`, 'puck:earned')).toBe(CAREER_PUCKS);
    expect([await money(first), await money(second)]).toEqual([0, 0]);
  });

  it('stays in the ledger when the account is deleted', async () => {
    const amount = 5 * DOLLARS_PER_PUCK;
    const gone = await makeScout(db, { lastname: 'Gone' });
    await changeRows(db, persons, { id: gone }, { retiredAt: world.season });
    await giveMoney(db, { account: `person:${gone}`, amount, season: world.season });
    expect(await night()).toBe(0);
    expect(await money(gone)).toBe(amount);
  });
});

it('purses are checked against the ledger and exported', async () => {
  const checks = [coursesArePaid, nobodyOwesOutOfPurses, endedCareersHaveNothing, nobodyOwesPucks];
  expect(await faults(...checks)).toEqual([]);
  const { courses: own } = await exportUser(db, user, slices);
  expect(own).toContainEqual(expect.objectContaining({ career: 'coach', course: 'tactics', from: 50, to: 52 }));
  // A course without payment, a payment without a course, a purse in debt, and a purse that no night has emptied.
  await db.delete(courses).where(eq(courses.personId, reporter));
  await db.insert(courses).values({ personId: reporter, season: 1, number: 2, day: 1, course: 'relocation', price: 7 });
  await giveMoney(db, { account: `person:${coach}`, amount: -31_000, season: world.season });
  await giveMoney(db, { account: `person:${scout}`, amount: 70, season: world.season - 1 });
  expect(await faults(...checks)).toEqual([
    `course/${reporter}/1/2 of person:${reporter}: 7 dollars are due, 0 were paid`,
    `course/${reporter}/3/1 of person:${reporter}: 0 dollars are due, 5000 were paid`,
    `person:${coach} has -1000 dollars`,
    `person:${scout} has ended and has 70 dollars`,
  ]);
});
