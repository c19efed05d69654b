import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { votesAreVoters } from '#domains/ballot/checks.ts';
import { pollBoxes, polls, pollVoters } from '#domains/ballot/tables.ts';
import { BALLOT_DAYS, CAMPAIGN_DAYS, RECALL_REST_DAYS, RUNOFF_DAYS } from '#domains/election/constants.ts';
import { eraseCandidate, exportCandidate } from '#domains/election/store/candidates.ts';
import { callElections, closeCampaigns, countBallots } from '#domains/election/store/elections.ts';
import { candidacies, elections, recallSignatures } from '#domains/election/tables.ts';
import { federations, presidencies } from '#domains/federation/tables.ts';
import { news } from '#domains/news/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { persons } from '#domains/person/tables.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { makeFederation, makeMembers, makePresident } from '../../../tests/factories/federation.ts';
import { changeRows, rowOf, rowsOf } from '../../../tests/factories/rows.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const NAMES = ['Ann', 'Bob', 'Cay', 'Dan', 'Eve', 'Fay'] as const;
type Name = (typeof NAMES)[number];
const PROGRAM = { program: 'Rinks for every town, and ice time for every child.' };

const {
  db,
  world,
  goTo,
  idOf,
  browsers,
  browserOf: as,
  faults,
} = testWorld({
  users: NAMES.map((name) => ({ name, isAdmin: name === 'Fay' })),
  nations: ['SE'],
});
let incumbent: number;
browsers(...NAMES);

beforeAll(async () => {
  incumbent = await makeFederation(db);
  await makeFederation(db, { id: 2 });
  for (const name of NAMES)
    if (name !== 'Eve' && name !== 'Fay') await makePresident(db, { lastname: name, userId: idOf(name) });
  await makeMembers(db, { userIds: NAMES.filter((name) => name !== 'Fay').map(idOf) });
});
beforeEach(async () => {
  await db.execute(sql`truncate elections, candidacies, recall_signatures, polls, poll_voters, poll_boxes, notifications, news
    restart identity cascade`);
  await changeRows(db, federations, { id: 1 }, { presidentId: incumbent });
  await db.delete(presidencies).where(eq(presidencies.nationId, 1));
  await db.insert(presidencies).values({ nationId: 1, personId: incumbent, origin: 'appointed', fromDay: 64 });
  await db.update(persons).set({ retiredAt: null });
  await goTo(world.day);
});

const inTransaction = <Answer>(work: (tx: Transaction) => Promise<Answer>) => db.transaction(work);
const on = (day: number) => ({ season: world.season, day });
const path = (what: string, nation = 1) => `/api/federations/${nation}/elections${what}`;
const stand = (name: Name) => as(name).post(path('/candidacy'), PROGRAM);
const seen = async (name: Name = 'Ann') => (await as(name).get(path(''))).body.data;
const call = () =>
  inTransaction((tx) => callElections(pgRows(tx), { nationIds: [1, 2], cause: 'regular', ...on(world.day) }));
const close = (day: number) => inTransaction((tx) => closeCampaigns(pgRows(tx), { ...on(day), secret: world.secret }));
const count = (day: number) => inTransaction((tx) => countBallots(pgRows(tx), on(day)));
const CLOSES = 10 + CAMPAIGN_DAYS;
const COUNTED = CLOSES + BALLOT_DAYS;

/** Calls an election with these candidates, and opens the ballot; returns their candidacies. */
async function ballotOf(...names: Name[]): Promise<Map<Name, number>> {
  await call();
  for (const name of names) expect((await stand(name)).status, name).toBe(200);
  await goTo(CLOSES);
  await close(CLOSES);
  await goTo(CLOSES + 1);
  const { current } = await seen();
  return new Map(
    names.map((name) => [
      name,
      current.candidates.find(({ person }: { person: { lastname: string } }) => person.lastname === name)?.id,
    ]),
  );
}
const vote = (name: Name, candidacyId: unknown) => as(name).post(path('/vote'), { candidacyId });

describe('an election', () => {
  it('takes candidates who are members with the career, once and in time', async () => {
    expect((await stand('Ann')).status).toBe(409);
    await call();
    await call();
    const tries = await Promise.all([stand('Ann'), stand('Ann'), stand('Ann')]);
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await stand('Eve')).status).toBe(409);
    expect((await stand('Fay')).status).toBe(409);
    expect((await as('Bob').post(path('/candidacy'), { program: 'Hi.' })).status).toBe(422);
    const links = { program: `${PROGRAM.program} See https://rinks.example/all` };
    await as('Ann').put('/api/drafts/program/1', { text: 'Rinks for' });
    expect((await as('Bob').post(path('/candidacy'), links)).body).toMatchObject({ code: 'discussion.no-links-yet' });
    expect((await as('Bob').post(path('/candidacy', 99), PROGRAM)).status).toBe(409);
    expect((await seen()).own).toMatchObject({ mayStand: false, isMember: true });
    expect((await as('Ann').unsafe('DELETE', path('/candidacy'))).status).toBe(200);
    expect((await as('Ann').unsafe('DELETE', path('/candidacy'))).status).toBe(409);
    expect((await as('Ann').get('/api/drafts/program/1')).body.data.text).toBe('Rinks for');
    expect((await stand('Ann')).status).toBe(200);
    expect((await as('Ann').get('/api/drafts/program/1')).body.data.text).toBe('');
    expect((await as('Ann').unsafe('DELETE', path('/candidacy'))).status).toBe(200);
    await goTo(CLOSES + 1);
    expect((await stand('Bob')).status).toBe(409);
    expect(await db.$count(elections)).toBe(2);
  });

  it('is won without a vote by a sole candidate, and by the incumbent without candidates', async () => {
    await call();
    await stand('Ann');
    expect(await close(CLOSES - 1)).toBe(0);
    expect(await close(CLOSES)).toBe(2);
    expect(await close(CLOSES)).toBe(0);
    const [first] = (await seen()).past;
    expect(first).toMatchObject({ state: 'decided', outcome: 'unopposed', winner: { lastname: 'Ann' }, turnout: null });
    const [other] = (await as('Ann').get(path('', 2))).body.data.past;
    expect(other).toMatchObject({ outcome: 'unopposed', winner: { isUser: false } });
    const kinds = (await rowsOf(db, news)).map(({ kind }) => kind);
    expect(kinds).toEqual(['president-elected']);
    expect((await as('Ann').get('/api/federations/1')).body.data.abilities).toEqual({ preside: true });
  });

  it('takes one vote from each member, however often they try at once, and none from others', async () => {
    const ids = await ballotOf('Ann', 'Bob');
    const tries = await Promise.all([...Array(6)].map((_, n) => vote('Cay', ids.get(n % 2 ? 'Ann' : 'Bob'))));
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect((await vote('Fay', ids.get('Ann'))).status).toBe(409);
    expect((await vote('Dan', 999)).status).toBe(422);
    expect((await vote('Dan', 'Ann')).status).toBe(422);
    const box = await rowOf(db, pollBoxes);
    expect(box.choices).toHaveLength(1);
    expect(await faults(votesAreVoters)).toEqual([]);
  });

  it('takes no vote after its last day or once it is counted', async () => {
    const ids = await ballotOf('Ann', 'Bob');
    await vote('Cay', ids.get('Bob'));
    await goTo(COUNTED + 1);
    expect((await vote('Dan', ids.get('Ann'))).status).toBe(409);
    await goTo(COUNTED);
    await Promise.all([count(COUNTED), vote('Dan', ids.get('Bob'))]);
    const [decided] = (await seen()).past;
    // Whether one vote came in or two, depending on the race, the number stays hidden.
    expect(decided).toMatchObject({ winner: { lastname: 'Bob' }, turnout: null });
    expect((await vote('Eve', ids.get('Ann'))).status).toBe(409);
  });

  it('keeps ballots and voter lists secret, even from admins', async () => {
    const ids = await ballotOf('Ann', 'Bob');
    for (const name of ['Cay', 'Dan', 'Ann'] as const) await vote(name, ids.get(name === 'Cay' ? 'Bob' : 'Ann'));
    const [box] = await rowsOf(db, pollBoxes);
    expect(Object.keys(box ?? {})).toEqual(['pollId', 'choices']);
    expect(box?.choices).toEqual([...(box?.choices ?? [])].sort((a, b) => a - b));
    const voter = (await rowsOf(db, pollVoters))[0] ?? {};
    expect(Object.keys(voter).sort()).toEqual(['pollId', 'userId']);
    const ofAdmin = await seen('Fay');
    expect(JSON.stringify(ofAdmin)).not.toMatch(/"(votes|turnout|runoffVotes)":\d/);
    expect(ofAdmin.own).toMatchObject({ hasVoted: false, mayVote: false });
    expect((await seen('Cay')).own).toMatchObject({ hasVoted: true, mayVote: false });
    await count(COUNTED);
    expect(await db.$count(pollVoters)).toBe(0);
    expect((await rowsOf(db, pollBoxes)).flatMap(({ choices }) => choices)).toEqual([]);
  });

  it('is counted once, even when the count is killed midway', async () => {
    const ids = await ballotOf('Ann', 'Bob');
    for (const name of ['Cay', 'Dan', 'Bob'] as const) await vote(name, ids.get('Bob'));
    await vote('Ann', ids.get('Ann'));
    const killed = inTransaction(async (tx) => {
      await countBallots(pgRows(tx), on(COUNTED));
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect((await rowsOf(db, polls))[0]?.isCounted).toBe(false);
    expect(await Promise.all([count(COUNTED), count(COUNTED)])).toEqual(expect.arrayContaining([1, 0]));
    const [decided] = (await seen()).past;
    expect(decided).toMatchObject({ outcome: 'elected', winner: { lastname: 'Bob' }, turnout: 4, electorate: 5 });
    expect(decided.candidates.map(({ votes }: { votes: number }) => votes)).toEqual([1, 3]);
    expect(await db.$count(news)).toBe(1);
    const profile = (await as('Cay').get(`/api/presidents/${decided.winner.id}`)).body.data;
    expect(profile.mandate).toEqual(decided);
    expect(profile.mandate.candidates[1]).toMatchObject({ person: { lastname: 'Bob' }, votes: 3, ...PROGRAM });
    expect((await as('Cay').get(`/api/presidents/${incumbent}`)).body.data).toMatchObject({
      mandate: null,
      federation: null,
    });
    const told = await rowsOf(db, notifications, { userId: idOf('Eve') });
    expect(told.map(({ kind }) => kind)).toEqual(['election-called', 'election-ballot', 'election-result']);
  });

  it('goes to a runoff among tied candidates, in which all members vote again', async () => {
    const ids = await ballotOf('Ann', 'Bob', 'Cay');
    await vote('Ann', ids.get('Ann'));
    await vote('Bob', ids.get('Bob'));
    await count(COUNTED);
    const { current } = await seen();
    expect(current).toMatchObject({ state: 'runoff' });
    expect(current.candidates.map(({ isInRunoff }: { isInRunoff: boolean }) => isInRunoff)).toEqual([
      true,
      true,
      false,
    ]);
    expect((await vote('Dan', ids.get('Cay'))).status).toBe(422);
    expect((await vote('Bob', ids.get('Bob'))).status).toBe(200);
    await count(COUNTED + RUNOFF_DAYS);
    expect((await seen()).past[0]).toMatchObject({ outcome: 'runoff', winner: { lastname: 'Bob' }, turnout: null });
  });

  it('hides the count and the choices where they would expose a voter', async () => {
    const ids = await ballotOf('Ann', 'Bob');
    await vote('Dan', ids.get('Bob'));
    await vote('Cay', ids.get('Bob'));
    await count(COUNTED);
    const [decided] = (await seen('Fay')).past;
    expect(decided).toMatchObject({ outcome: 'elected', winner: { lastname: 'Bob' }, turnout: null });
    expect(decided.candidates.map(({ votes }: { votes: number | null }) => votes)).toEqual([null, null]);
    const kept = await db.select({ votes: candidacies.votes }).from(candidacies);
    expect(kept.every(({ votes }) => votes === null)).toBe(true);
    expect((await rowsOf(db, news)).map(({ params }) => params)).toMatchObject([
      { person: expect.stringContaining('Bob'), votes: 0, turnout: 0 },
    ]);
  });

  it('skips a candidate who has left the federation', async () => {
    const ids = await ballotOf('Ann', 'Bob');
    await vote('Dan', ids.get('Ann'));
    await as('Ann').post('/api/federations/1/leave', {});
    await count(COUNTED);
    expect((await seen('Bob')).past[0]).toMatchObject({ winner: { lastname: 'Bob' } });
    await makeMembers(db, { userIds: [idOf('Ann')] });
  });
});

describe('a recall petition', () => {
  const sign = (name: Name) => as(name).post(path('/recall'), {});

  it('calls one election when a third of the members have signed, and waits during the first days of office', async () => {
    expect((await sign('Fay')).status).toBe(409);
    expect((await sign('Ann')).status).toBe(200);
    expect((await sign('Ann')).status).toBe(409);
    expect((await seen()).recall).toMatchObject({ signatures: 1, needed: 2 });
    const both = await Promise.all([sign('Bob'), sign('Cay')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await seen()).current).toMatchObject({ cause: 'recall', state: 'campaign' });
    expect(await db.$count(recallSignatures)).toBe(0);
    expect((await sign('Dan')).status).toBe(409);
    await stand('Dan');
    await close(CLOSES);
    await goTo(CLOSES + 1);
    expect((await sign('Ann')).body).toMatchObject({ code: 'election.too-early' });
  });

  it('waits as long after a vote the incumbent won, though no new term begins', async () => {
    const ann = await rowOf(db, persons, { lastname: 'Ann' });
    await changeRows(db, federations, { id: 1 }, { presidentId: ann.id });
    await changeRows(db, presidencies, { nationId: 1 }, { personId: ann.id, fromDay: 1 });
    const ballot = await ballotOf('Ann', 'Bob');
    for (const name of ['Cay', 'Dan', 'Eve'] as const) await vote(name, ballot.get('Ann'));
    await count(COUNTED);
    const { past } = await seen();
    expect(past[0]).toMatchObject({ state: 'decided', winner: { id: ann.id } });
    expect(await db.$count(presidencies, eq(presidencies.nationId, 1))).toBe(1);
    await goTo(COUNTED + 1);
    expect((await seen('Bob')).recall.daysLeft).toBe(RECALL_REST_DAYS - 1);
    expect((await seen('Bob')).own.maySign).toBe(false);
    expect((await sign('Bob')).body).toMatchObject({
      code: 'election.too-early',
      facts: { days: RECALL_REST_DAYS - 1 },
    });
    await goTo(COUNTED + RECALL_REST_DAYS);
    expect((await sign('Bob')).status).toBe(200);
  });
});

describe('a candidate’s data', () => {
  it('is in their export, and is deleted with the account', async () => {
    await call();
    await stand('Ann');
    const id = idOf('Ann');
    expect(await exportCandidate(db, id)).toMatchObject([PROGRAM]);
    await inTransaction((tx) => eraseCandidate(tx, id));
    expect((await rowsOf(db, candidacies))[0]?.program).toBe('');
    expect(await db.$count(persons)).toBeGreaterThan(0);
  });
});
