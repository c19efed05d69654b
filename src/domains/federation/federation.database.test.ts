import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { ACCEPTED_AFTER_DAYS, WAIT_DAYS } from '#domains/federation/constants.ts';
import { countBudgets } from '#domains/federation/store/budgets.ts';
import { acceptApplications, eraseMember, exportMember } from '#domains/federation/store/members.ts';
import { fillOffices, renewPresidents } from '#domains/federation/store/presidents.ts';
import { closeFederationSeason } from '#domains/federation/store/seasons.ts';
import { federationMembers, federationSeasons, federations, presidencies } from '#domains/federation/tables.ts';
import { transactionsBalance } from '#domains/finances/checks.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { persons } from '#domains/person/tables.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { makeFederation, makeMembers } from '../../../tests/factories/federation.ts';
import type { Browser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const { db, world, ids, browsers, arrive, faults } = testWorld({
  users: ['Mia', 'Ole', 'Pat'],
  clubs: [1],
  rosters: ['PRO'],
  nations: ['SE', 'FI'],
});
const [miaId, oleId, presidentUserId] = ids('Mia', 'Ole', 'Pat');
const [mia, ole, president] = browsers('Mia', 'Ole', 'Pat');
let [patsPerson] = [0];
beforeAll(async () => {
  patsPerson = await makeFederation(db, { id: 1, presidentUserId });
  await makeFederation(db, { id: 2 });
  await makeMembers(db, { userIds: [presidentUserId] });
});

const seen = async (browser: Browser, id = 1) => (await browser.get(`/api/federations/${id}`)).body.data;
const does = (browser: Browser, what: string, id = 1, body: object = {}) =>
  browser.post(`/api/federations/${id}/${what}`, body);
const inTransaction = <Answer>(work: (tx: Transaction) => Promise<Answer>) => db.transaction(work);
const night = (absoluteDay: number) => inTransaction((tx) => acceptApplications(pgRows(tx), absoluteDay));
const noticesOf = async (userId: number) =>
  (await db.select().from(notifications).where(eq(notifications.userId, userId))).map(({ kind }) => kind);

describe('a federation', () => {
  it('is on the list and has its own page', async () => {
    const { data } = (await mia.get('/api/federations')).body;
    expect(data).toHaveLength(2);
    expect(await seen(mia)).toMatchObject({
      id: 1,
      members: 1,
      president: { lastname: 'Holm', isUser: true },
      application: { open: true, member: false, applied: false, canApply: true },
      abilities: { preside: false },
      presidents: [{ origin: 'appointed', untilSeason: null }],
    });
    expect((await mia.get('/api/federations/3')).status).toBe(404);
    expect((await does(mia, 'apply', 3)).status).toBe(404);
  });

  it('gets one application, however often a user applies at the same time', async () => {
    const tries = await Promise.all([...Array(4)].map((_, index) => does(mia, 'apply', (index % 2) + 1)));
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    await db.delete(federationMembers).where(eq(federationMembers.userId, miaId));
  });

  it('admits the applicant its president accepts, and notifies both', async () => {
    expect((await does(mia, 'apply')).body.data.application).toMatchObject({ applied: true, canApply: false });
    expect(await noticesOf(presidentUserId)).toContain('federation-applicant');
    expect((await seen(ole)).applications).toEqual([]);
    expect((await seen(president)).applications).toMatchObject([{ user: { name: 'Mia' }, days: 0 }]);
    const accept = (browser: Browser, id = 1) =>
      browser.post(`/api/federations/${id}/applications/${miaId}`, { isAccepted: true });
    expect((await accept(ole)).status).toBe(403);
    expect((await accept(president, 2)).status).toBe(403);
    const both = await Promise.all([accept(president), accept(president)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await seen(mia)).application).toMatchObject({ member: true, applied: false });
    expect(await noticesOf(miaId)).toContain('federation-admitted');
    expect((await mia.get('/api/user')).body.data.federation).toEqual({ id: 1 });
  });

  it('admits an unanswered applicant after three days, and at once under an AI president', async () => {
    await does(ole, 'apply');
    expect(await night(world.absoluteDay + ACCEPTED_AFTER_DAYS - 1)).toBe(0);
    expect(await night(world.absoluteDay + ACCEPTED_AFTER_DAYS)).toBe(1);
    await db.delete(federationMembers).where(eq(federationMembers.userId, oleId));
    await does(ole, 'apply', 2);
    expect(await night(world.absoluteDay)).toBe(1);
    expect((await seen(ole, 2)).application.member).toBe(true);
  });

  it('admits no member while it is closed, as only its president can decide', async () => {
    const set = (browser: Browser, isOpen: boolean) => browser.put('/api/federations/1/open', { isOpen });
    expect((await set(mia, false)).status).toBe(403);
    expect((await set(president, false)).body.data.isOpen).toBe(false);
    const { id: stranger, browser: zoe } = await arrive('Zoe');
    expect((await does(zoe, 'apply')).body.error?.code ?? (await does(zoe, 'apply')).body.code).toBe(
      'federation.closed',
    );
    await set(president, true);
    expect(stranger).toBeGreaterThan(0);
  });

  it('draws its national manager from willing members with enough seniority', async () => {
    const optIn = (browser: Browser, isOptedIn: unknown) => browser.put('/api/federations/1/opt-in', { isOptedIn });
    expect((await optIn(mia, true)).body.data.membership).toMatchObject({ isOptedIn: true, isEligible: false });
    expect((await optIn(ole, true)).status).toBe(409);
    expect((await optIn(mia, 'yes')).status).toBe(422);
    const members = async (query: string) =>
      (await mia.get(`/api/federations/1/members?${query}`)).body.data.map(
        ({ user }: { user: { name: string } }) => user.name,
      );
    expect(await members('')).toEqual([]);
    expect(await members('eligibility=any')).toEqual(['Mia']);
    expect(await members('optIn=any')).toEqual(['Pat']);
    expect(await members('eligibility=any&optIn=any')).toEqual(['Pat', 'Mia']);
    expect((await mia.get('/api/federations/1/members?optIn=maybe')).status).toBe(422);
  });

  it('can be left, and a user then waits a season to join another', async () => {
    expect((await does(ole, 'leave')).status).toBe(409);
    expect((await does(ole, 'leave', 2)).status).toBe(200);
    expect((await seen(ole)).application).toMatchObject({ canApply: false, waitDays: WAIT_DAYS });
    expect((await does(ole, 'apply')).status).toBe(409);
    expect((await does(ole, 'apply', 2)).status).toBe(200);
    expect((await does(ole, 'leave', 2)).status).toBe(200);
    expect((await seen(ole, 2)).application).toMatchObject({ applied: false, canApply: true });
  });

  it('appoints a new president when its president leaves, and the old one has no role there', async () => {
    expect((await does(president, 'leave')).status).toBe(200);
    expect(await seen(president)).toMatchObject({ president: null, abilities: { preside: false } });
    const { season, day, secret } = world;
    const appointed = await inTransaction((tx) => fillOffices(pgRows(tx), { season, day, secret, isAnnounced: true }));
    expect(appointed).toBe(1);
    const found = await seen(mia);
    expect(found.president).toMatchObject({ isUser: false });
    expect(found.presidents).toMatchObject([{ untilSeason: null }, { endReason: 'resigned' }]);
    const { data } = (await mia.get(`/api/presidents/${found.president.id}/news`)).body;
    expect(data.page.items).toMatchObject([{ kind: 'president-in-office' }]);
  });

  it('is credited with what its players did in a season, once', async () => {
    await inTransaction((tx) => closeFederationSeason(pgRows(tx), { season: world.season, day: 62, isBooked: true }));
    await inTransaction((tx) => closeFederationSeason(pgRows(tx), { season: world.season, day: 62, isBooked: true }));
    const rows = await db.select().from(federationSeasons);
    expect(rows).toHaveLength(2);
    expect(await seen(mia)).toMatchObject({ rank: 1, seasonPoints: [{ season: world.season, coef: 100 }] });
  });

  it('has a budget that its president proposes and its members vote on in secret', async () => {
    await db.update(federations).set({ presidentId: patsPerson }).where(eq(federations.id, 1));
    // The president may return to the federation they left.
    await makeMembers(db, { userIds: [presidentUserId] });
    await db.update(federationMembers).set({ joinedOn: 64 }).where(eq(federationMembers.userId, miaId));
    const shares = { youth: 80, courses: 10, scouting: 10, hosting: 0 };
    const propose = (browser: Browser, budget: object = shares) =>
      browser.post('/api/federations/1/budget', { ...budget, note: 'For our kids.' });
    const voteFor = (browser: Browser, isFor: unknown) => browser.post('/api/federations/1/budget/vote', { isFor });
    expect((await voteFor(mia, true)).status).toBe(409);
    expect((await propose(mia)).status).toBe(403);
    expect((await propose(president, { ...shares, hosting: 10 })).status).toBe(422);
    expect((await propose(president, { ...shares, youth: -1 })).status).toBe(422);
    const both = await Promise.all([propose(president), propose(president)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const votes = await Promise.all([voteFor(mia, true), voteFor(mia, true), voteFor(mia, true)]);
    expect(votes.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await voteFor(mia, false)).status).toBe(409);
    expect((await voteFor(ole, true)).status).toBe(409);
    // A member admitted after the proposal cannot vote.
    const { id: late, browser: admitted } = await arrive('Late');
    await makeMembers(db, { userIds: [late], joinedOn: absoluteDayOf(world) });
    expect((await admitted.get('/api/federations/1/budget')).body.data.mayVote).toBe(false);
    expect(await voteFor(admitted, true)).toMatchObject({
      status: 409,
      body: { code: 'federation.budget-joined-too-late' },
    });
    await db.delete(federationMembers).where(eq(federationMembers.userId, late));
    expect((await voteFor(president, true)).status).toBe(200);
    const ofPresident = async () => (await ole.get(`/api/presidents/${patsPerson}`)).body.data;
    const usual = { youth: 40, courses: 20, scouting: 20, hosting: 20 };
    expect(await ofPresident()).toMatchObject({
      mandate: null,
      federation: { id: 1, budget: { inForce: usual, isUsual: true, vote: { shares, note: 'For our kids.' } } },
    });
    expect(await noticesOf(miaId)).toContain('budget-vote');
    const { season, day } = world;
    const count = (on: number) => inTransaction((tx) => countBudgets(pgRows(tx), { season, day: on }));
    expect(await count(day + 4)).toBe(0);
    expect(await count(day + 5)).toBe(1);
    expect(await count(day + 5)).toBe(0);
    const { data } = (await mia.get('/api/federations/1/budget')).body;
    expect(data).toMatchObject({ inForce: shares, isUsual: false, hasVoted: false, mayPropose: false });
    expect((await ofPresident()).federation.budget).toEqual({ inForce: shares, isUsual: false, vote: null });
    const [first] = data.proposals;
    // With only two votes, each voter would know the other's, so they stay hidden.
    expect([first.votesFor, first.votesAgainst]).toEqual([null, null]);
  });

  it('spends it on youth, slowly, at the expense of those who spend less, and saves the rest', async () => {
    await db.delete(federationSeasons);
    await db.execute(sql`truncate ledger_entries, ledger_transactions cascade`);
    const { season } = world;
    await inTransaction((tx) => closeFederationSeason(pgRows(tx), { season, day: 62, isBooked: true }));
    const [one, two] = await db.select().from(federations).orderBy(federations.id);
    expect(one?.youth).toBeGreaterThan(0);
    expect(one?.youth).toBeLessThanOrEqual(0.005);
    expect(two?.youth).toBeCloseTo(-(one?.youth ?? 0), 6);
    const data = async (id: number) => (await mia.get(`/api/federations/${id}/budget`)).body.data;
    expect((await data(1)).balance).toBe(0);
    expect((await data(2)).balance).toBeGreaterThan(0);
    expect(await faults(transactionsBalance)).toEqual([]);
  });

  it('loses an old AI president to retirement, and always has one', async () => {
    await db.update(persons).set({ birthSeason: world.season - 90 });
    const { season, secret } = world;
    await inTransaction((tx) => renewPresidents(pgRows(tx), { season, day: 63, secret, isAnnounced: false }));
    const all = await db.select().from(federations);
    expect(all.every(({ presidentId }) => presidentId !== null)).toBe(true);
    const ended = await db.select().from(presidencies).where(eq(presidencies.endReason, 'retired'));
    expect(ended.map(({ nationId }) => nationId)).toEqual([2]);
  });

  it('offers a career that a user begins and ends', async () => {
    const begun = await mia.post('/api/careers/president', { firstname: 'Mia', lastname: 'Berg', nationId: 1 });
    expect(begun.status, begun.text).toBe(200);
    const { id } = begun.body.data.career.person;
    expect((await ole.get(`/api/presidents/${id}`)).body.data).toMatchObject({
      person: { lastname: 'Berg', isUser: true },
      federation: null,
      offices: [],
    });
    expect((await mia.post('/api/careers/president/retire', {})).status).toBe(200);
  });

  it('keeps no data of a deleted user', async () => {
    expect(await exportMember(db, miaId)).toHaveLength(1);
    await inTransaction((tx) => eraseMember(tx, miaId));
    expect(await exportMember(db, miaId)).toEqual([]);
  });
});
