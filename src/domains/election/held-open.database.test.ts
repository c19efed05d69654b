import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BALLOT_DAYS, CAMPAIGN_DAYS, SIGNATURE_HOLD_DAYS } from '#domains/election/constants.ts';
import { callElections, closeCampaigns, countBallots } from '#domains/election/store/elections.ts';
import { elections, recallSignatures } from '#domains/election/tables.ts';
import { acceptApplications } from '#domains/federation/store/members.ts';
import { federationMembers, federations, presidencies } from '#domains/federation/tables.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { makeFederation, makeMembers, makePresident } from '../../../tests/factories/federation.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { makeUser } from '../../../tests/factories/user.ts';

// Pat presides, Ann and Bob are members, Cay and Dan apply.
const NAMES = ['Pat', 'Ann', 'Bob', 'Cay', 'Dan'] as const;
type Name = (typeof NAMES)[number];
const PROGRAM = { program: 'Rinks for every town, and ice time for every child.' };

const { db, world, goTo, idOf: id, browsers, browserOf: as } = testWorld({ users: NAMES });
let office: number;
browsers(...NAMES);

beforeAll(async () => {
  for (const name of NAMES) if (name !== 'Pat') await makePresident(db, { lastname: name, userId: id(name) });
  office = await makeFederation(db, { presidentUserId: id('Pat') });
});
beforeEach(async () => {
  await db.execute('truncate elections, candidacies, recall_signatures, polls, poll_voters, poll_boxes cascade');
  await db.delete(federationMembers);
  await makeMembers(db, { userIds: [id('Pat'), id('Ann'), id('Bob')] });
  await db.update(federations).set({ presidentId: office, isOpen: false, heldOpenUntil: null });
  await db.delete(presidencies);
  await db.insert(presidencies).values({ nationId: 1, personId: office, origin: 'appointed', fromDay: 64 });
  await goTo(world.day);
});

const inTransaction = <Answer>(work: (tx: Transaction) => Promise<Answer>) => db.transaction(work);
const on = (day: number) => ({ season: world.season, day });
const call = () =>
  inTransaction((tx) => callElections(pgRows(tx), { nationIds: [1], cause: 'regular', ...on(world.day) }));
const close = (day: number) => inTransaction((tx) => closeCampaigns(pgRows(tx), { ...on(day), secret: world.secret }));
const count = (day: number) => inTransaction((tx) => countBallots(pgRows(tx), on(day)));
const night = (day: number) => inTransaction((tx) => acceptApplications(pgRows(tx), absoluteDayOf(on(day))));
const path = (what: string) => `/api/federations/1${what}`;
const apply = (name: Name) => as(name).post(path('/apply'), {});
const sign = (name: Name) => as(name).post(path('/elections/recall'), {});
const stand = (name: Name) => as(name).post(path('/elections/candidacy'), PROGRAM);
const answer = (name: Name, isAccepted: boolean) => as('Pat').post(path(`/applications/${id(name)}`), { isAccepted });
const setOpen = (isOpen: boolean) => as('Pat').put(path('/open'), { isOpen });
const seen = async (name: Name) => (await as(name).get(path(''))).body.data;
const isMember = async (name: Name) =>
  (await db.$count(
    federationMembers,
    and(eq(federationMembers.userId, id(name)), eq(federationMembers.state, 'member')),
  )) === 1;
const HELD = { status: 409, body: { code: 'federation.held-open' } };
const CLOSES = 10 + CAMPAIGN_DAYS;
const COUNTED = CLOSES + BALLOT_DAYS;

describe('a federation facing an election', () => {
  it('may be closed by its president, who may reject applicants, until an election is called', async () => {
    expect(await apply('Cay')).toMatchObject({ status: 409, body: { code: 'federation.closed' } });
    expect((await setOpen(true)).status).toBe(200);
    expect((await apply('Cay')).status).toBe(200);
    expect((await answer('Cay', false)).status).toBe(200);
    expect((await setOpen(false)).status).toBe(200);
    expect(await seen('Cay')).toMatchObject({ isOpen: false, isHeldOpen: false, application: { canApply: false } });
  });

  it('accepts all applicants during an election, and cannot be closed', async () => {
    await call();
    expect(await seen('Cay')).toMatchObject({ isOpen: true, isHeldOpen: true, application: { canApply: true } });
    expect((await apply('Cay')).status).toBe(200);
    expect(await answer('Cay', false)).toMatchObject(HELD);
    expect(await setOpen(false)).toMatchObject(HELD);
    // The desk asks for no answer.
    const desk = JSON.stringify((await as('Pat').get('/api/desk')).body);
    expect(desk).not.toContain('federation-applicants');
    expect(await night(10)).toBe(1);
    expect(await isMember('Cay')).toBe(true);
    expect((await stand('Cay')).status).toBe(200);
    expect((await stand('Ann')).status).toBe(200);
    await goTo(CLOSES);
    await close(CLOSES);
    await goTo(CLOSES + 1);
    expect((await apply('Dan')).status).toBe(200);
    expect(await answer('Dan', false)).toMatchObject(HELD);
    await goTo(COUNTED);
    await night(COUNTED);
    await count(COUNTED);
    expect(await isMember('Dan')).toBe(true);
    // Once the election is over, the president decides again.
    expect((await seen('Cay')).isHeldOpen).toBe(false);
    expect((await seen('Cay')).isOpen).toBe(false);
  });

  it('is held open for a week by a signature, so that a president cannot reject the next signer', async () => {
    await makeMembers(db, { userIds: [await makeUser(db, { name: 'Eve' })] });
    expect((await sign('Ann')).status).toBe(200);
    expect(await db.$count(elections)).toBe(0);
    expect(await setOpen(false)).toMatchObject(HELD);
    expect((await apply('Cay')).status).toBe(200);
    expect(await answer('Cay', false)).toMatchObject(HELD);
    await night(10);
    await goTo(11);
    expect((await sign('Cay')).status).toBe(200);
    expect((await seen('Dan')).application.canApply).toBe(true);
    expect(await db.$count(elections)).toBe(1);
  });

  it('returns to the president’s control a week after the last signature', async () => {
    await makeMembers(db, { userIds: [await makeUser(db, { name: 'Flo' })] });
    await sign('Ann');
    await goTo(world.day + SIGNATURE_HOLD_DAYS);
    expect(await setOpen(false)).toMatchObject(HELD);
    await goTo(world.day + SIGNATURE_HOLD_DAYS + 1);
    expect((await setOpen(false)).status).toBe(200);
    expect(await apply('Cay')).toMatchObject({ body: { code: 'federation.closed' } });
    expect(await db.$count(recallSignatures)).toBe(1);
  });

  it('rejects no applicant after the call, even when the last signature and the rejection come at once', async () => {
    for (let round = 0; round < 8; round++) {
      await db.execute('truncate elections, candidacies, recall_signatures cascade');
      await db.delete(federationMembers).where(eq(federationMembers.userId, id('Cay')));
      await db.update(federations).set({ isOpen: true, heldOpenUntil: null });
      expect((await apply('Cay')).status).toBe(200);
      const [signed, declined, closed] = await Promise.all([sign('Ann'), answer('Cay', false), setOpen(false)]);
      expect(signed.status).toBe(200);
      expect(await db.$count(elections)).toBe(1);
      for (const one of [declined, closed]) if (one.status !== 200) expect(one).toMatchObject(HELD);
      // If the president's refusal came first, Cay applies again, and now the federation is held open.
      if (declined.status === 200) expect((await apply('Cay')).status).toBe(200);
      expect(await night(10)).toBe(1);
      expect(await isMember('Cay')).toBe(true);
    }
  });

  it('counts a member’s vote even if the president tries to shut them out meanwhile', async () => {
    await call();
    expect((await stand('Ann')).status).toBe(200);
    expect((await stand('Bob')).status).toBe(200);
    await goTo(CLOSES);
    await close(CLOSES);
    await goTo(CLOSES + 1);
    const { current } = (await as('Ann').get(path('/elections'))).body.data;
    const bobs = current.candidates[1].id;
    const votes = (name: Name) => as(name).post(path('/elections/vote'), { candidacyId: bobs });
    const all = await Promise.all([
      votes('Ann'),
      answer('Ann', false),
      votes('Bob'),
      answer('Bob', false),
      setOpen(false),
      votes('Pat'),
    ]);
    expect(all.map(({ status }) => status)).toEqual([200, 409, 200, 409, 409, 200]);
    expect([await isMember('Ann'), await isMember('Bob')]).toEqual([true, true]);
    // A member who leaves is admitted again the same night, however they voted.
    expect((await as('Ann').post(path('/leave'), {})).status).toBe(200);
    expect((await apply('Ann')).status).toBe(200);
    await night(CLOSES + 1);
    expect(await isMember('Ann')).toBe(true);
    expect((await votes('Ann')).status).toBe(409);
    await count(COUNTED);
    const { past } = (await as('Ann').get(path('/elections'))).body.data;
    expect(past[0]).toMatchObject({ turnout: 3, winner: { lastname: 'Bob' } });
  });
});
