/** Desk items for users beyond the teams they manage: each is shown until done, and to that user only. */
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { representations } from '#domains/agent/tables.ts';
import { polls, pollVoters } from '#domains/ballot/tables.ts';
import { seatOnStaff } from '#domains/club/store/coaches.ts';
import { contractTalks, freeAgentOffers } from '#domains/contracts/tables.ts';
import { elections } from '#domains/election/tables.ts';
import { federationBudgets, federationMembers } from '#domains/federation/tables.ts';
import { jobApplications, jobs } from '#domains/job/tables.ts';
import { lineupSuggestions } from '#domains/lineups/tables.ts';
import { persons } from '#domains/person/tables.ts';
import { players } from '#domains/player/tables.ts';
import { reporters } from '#domains/reporter/tables.ts';
import { scoutAssignments } from '#domains/scout/tables.ts';
import { BALANCED_TACTICS } from '#engine/lineup/lineup.ts';
import { world } from '#platform/clock/tables.ts';
import { makeAgent } from '../../../tests/factories/agent.ts';
import { makeCoach, makeOpenJob } from '../../../tests/factories/coach.ts';
import { makeFederation, makeMembers, makePresident } from '../../../tests/factories/federation.ts';
import { makeGame } from '../../../tests/factories/game.ts';
import { giveMoney } from '../../../tests/factories/money.ts';
import { makeContract, makePlayer } from '../../../tests/factories/player.ts';
import { makeDesk, makeReporter } from '../../../tests/factories/reporter.ts';
import { addRow, changeRows, rowsOf } from '../../../tests/factories/rows.ts';
import { makeScout } from '../../../tests/factories/scout.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const NAMES = ['Boss', 'Cora', 'Sid', 'Ava', 'Rex', 'Pia', 'Mia'];
const {
  db,
  world: made,
  idOf: user,
  browsers,
  browserOf,
} = testWorld({ day: 20, users: NAMES, clubs: ['Boss', 2], rosters: ['PRO'], nations: ['SE'] });
browsers(...NAMES);
const today = made.absoluteDay;
let [coach, scout, agent, reporter, president] = [0, 0, 0, 0, 0];

beforeAll(async () => {
  coach = await makeCoach(db, { userId: user('Cora') });
  scout = await makeScout(db, { userId: user('Sid') });
  agent = await makeAgent(db, { userId: user('Ava') });
  reporter = await makeReporter(db, { userId: user('Rex') });
  president = await makeFederation(db, { presidentUserId: user('Pia') });
  await makeFederation(db, { id: 2 });
});

const deskOf = async (name: string) => {
  const { status, body } = await browserOf(name).get('/api/desk');
  expect(status).toBe(200);
  return body.data as { kind: string; params: Record<string, unknown>; path: string }[];
};
const kindsOf = async (name: string) => (await deskOf(name)).map(({ kind }) => kind).sort();
const everybodyElse = async (...but: string[]) =>
  (
    await Promise.all(
      NAMES.filter((name) => !but.includes(name)).map(async (name) => ({ name, on: await kindsOf(name) })),
    )
  )
    .filter(({ on }) => on.length > 0)
    .map(({ name, on }) => `${name}: ${on.join()}`);

describe('jobs', () => {
  it('are an employer’s to fill, an applicant’s to interview for, and then to accept', async () => {
    await db.insert(scoutAssignments).values({ personId: scout, kind: 'age', age: 18, sinceDay: today });
    await changeRows(db, reporters, { personId: reporter }, { deskId: await makeDesk(db, 1), deskSince: today });
    await db.insert(federationBudgets).values(await budget('rejected'));
    const jobId = await makeOpenJob(db, { clubId: 1, role: 'head', postedOn: today - 1 });
    const open = { role: 'head', employer: 'City 1 PRO Side', nationId: null };
    expect(await deskOf('Boss')).toMatchObject([
      { kind: 'staff-open', params: { ...open, applicants: 0, nightsLeft: 2 }, path: '/coaching-staff' },
    ]);
    expect(await everybodyElse('Boss')).toEqual([]);
    const application = { jobId, personId: coach, state: 'applied' as const, letter: '', madeOn: today };
    await db.insert(jobApplications).values(application);
    expect(await deskOf('Boss')).toMatchObject([{ params: { applicants: 1 } }]);
    expect(await deskOf('Cora')).toMatchObject([
      { kind: 'job-interview', params: { ...open, nightsLeft: 2 }, path: '/coach/jobs' },
    ]);
    await db.update(jobApplications).set({ answers: ['winning', 'youth', 'harmony'] });
    expect(await deskOf('Cora')).toEqual([]);
    await db.update(jobApplications).set({ state: 'offered', pay: 300_000, untilSeason: 3 });
    expect(await deskOf('Cora')).toMatchObject([
      { kind: 'job-offered', params: { ...open, pay: 300_000, untilSeason: 3, bonus: 0 }, path: '/coach/jobs' },
    ]);
    expect(await everybodyElse('Boss', 'Cora')).toEqual([]);
    expect((await browserOf('Cora').post(`/api/jobs/${jobId}/accept`, {})).status).toBe(200);
    expect(await deskOf('Boss')).toEqual([]);
  });

  it('bring new terms to the holder, and a nation’s terms to its president', async () => {
    await changeRows(db, jobs, { personId: coach }, { offeredPay: 400_000, offeredUntil: 5 });
    const terms = { role: 'head', employer: 'City 1 PRO Side', nationId: null, pay: 400_000, untilSeason: 5, bonus: 0 };
    expect((await deskOf('Cora')).filter(({ kind }) => kind === 'terms-offered')).toMatchObject([
      { kind: 'terms-offered', params: terms, path: '/coach/jobs' },
    ]);
    await db.update(jobs).set({ offeredPay: null, offeredUntil: null });
    expect(await kindsOf('Cora')).not.toContain('terms-offered');
    await makeOpenJob(db, { nationId: 1, role: 'goalie', postedOn: today });
    await makeOpenJob(db, { nationId: 2, role: 'goalie', postedOn: today });
    expect(await deskOf('Pia')).toMatchObject([
      {
        kind: 'staff-open',
        params: { role: 'goalie', employer: 'Canada', nationId: 1, applicants: 0, nightsLeft: 3 },
        path: '/federation/overview/1?tab=staff',
      },
    ]);
    await db.delete(jobs).where(eq(jobs.state, 'open'));
  });
});

describe('a bench', () => {
  it('brings its coach the lines and games, and shows manager and coach each other’s suggestions', async () => {
    await makeGame(db, { homeTeamId: 11, awayTeamId: 21, day: 20 });
    expect(await kindsOf('Cora')).toEqual(['game-today', 'welcome']);
    const lines = await browserOf('Boss').get('/api/teams/11/lineup');
    const said = {
      teamId: 11,
      lineup: lines.body.data.lineup,
      tactics: BALANCED_TACTICS,
      orders: [],
      madeAt: new Date(),
    };
    await db.insert(lineupSuggestions).values({ ...said, userId: user('Boss') });
    expect((await deskOf('Cora')).find(({ kind }) => kind === 'lineup-suggested')).toMatchObject({
      kind: 'lineup-suggested',
      params: { team: 'City 1 PRO Side', by: 'manager' },
      path: '/club/lineups?team=11',
    });
    expect(await kindsOf('Boss')).toEqual([]);
    await db.update(lineupSuggestions).set({ userId: user('Cora') });
    expect(await deskOf('Boss')).toMatchObject([{ kind: 'lineup-suggested', params: { by: 'coach' } }]);
    expect(await kindsOf('Cora')).not.toContain('lineup-suggested');
    // A departed coach's item is no longer shown.
    await db.transaction((tx) =>
      seatOnStaff(tx, { owner: { clubId: 1 }, level: 'PRO', role: 'head-coach', userId: user('Mia') }),
    );
    expect(await kindsOf('Boss')).toEqual([]);
    await db.delete(lineupSuggestions);
  });
});

describe('scouts and reporters', () => {
  it('are reminded that they have no assignment and no desk', async () => {
    expect([await kindsOf('Sid'), await kindsOf('Rex')]).toEqual([[], []]);
    await db.delete(scoutAssignments);
    await db.update(reporters).set({ deskId: null, deskSince: null });
    expect([await kindsOf('Sid'), await kindsOf('Rex')]).toEqual([['scout-idle'], ['reporter-no-desk']]);
    await changeRows(db, persons, { id: scout }, { retiredAt: made.season });
    expect(await kindsOf('Sid')).toEqual([]);
  });
});

describe('agents', () => {
  it('are told which clubs await an answer, and which clients need attention', async () => {
    const [own = 0, other = 0] = (await rowsOf(db, players, { teamId: 11 })).map(({ id }) => id);
    const free = await makePlayer(db, { teamId: null });
    for (const playerId of [own, other])
      await makeContract(db, { playerId, clubId: 1, from: made.season, to: made.season });
    const signed = { personId: agent, sinceDay: 1, untilSeason: 9, rate: 4 };
    await db.insert(representations).values([own, free].map((playerId) => ({ playerId, ...signed })));
    expect(await kindsOf('Ava')).toEqual([]);

    const terms = { salaries: [900_000], signingBonus: 0, clause: 'none' as const };
    const talk = { clubId: 1, status: 'asked' as const, fromSeason: made.season + 1, patience: 80, openedOn: today };
    await db.insert(contractTalks).values([
      { ...talk, playerId: own, asks: [terms], pending: terms, answerBy: today + 1 },
      { ...talk, playerId: other, asks: [terms], pending: terms, answerBy: today + 1 },
    ]);
    const offer = { playerId: free, clubId: 1, terms, fromSeason: made.season, madeOn: today, decidesOn: today + 1 };
    await db.insert(freeAgentOffers).values(offer);
    expect(await deskOf('Ava')).toMatchObject([
      { kind: 'client-talk', params: { team: 'City 1 PRO Side', days: 1 }, path: '/agent' },
      { kind: 'client-offer', params: { team: 'City 1 PRO Side', days: 1 }, path: '/agent' },
    ]);
    await db.update(contractTalks).set({ pending: null, answerBy: null });
    await db.update(freeAgentOffers).set({ counter: terms });
    expect(await kindsOf('Ava')).toEqual([]);

    await changeRows(db, players, { id: own }, { morale: 20 });
    expect(await deskOf('Ava')).toMatchObject([{ kind: 'clients-unhappy', params: { count: 1 }, path: '/agent' }]);
    await db.update(representations).set({ tradeAskedOn: today });
    expect(await kindsOf('Ava')).toEqual([]);
    await db.update(players).set({ morale: 70 });
    await db.update(world).set({ day: 60 });
    expect(await deskOf('Ava')).toMatchObject([{ kind: 'clients-frenzy', params: { count: 2 }, path: '/agent' }]);
    await db.update(representations).set({ wishes: [1] });
    expect(await kindsOf('Ava')).toEqual([]);
    await db.update(world).set({ day: 20 });
  });
});

describe('the frenzy', () => {
  it('brings its manager each bidding round to plan, or in which the plan can sign a player', async () => {
    const rounds = async () => (await deskOf('Boss')).filter(({ kind }) => kind.startsWith('frenzy'));
    const boss = browserOf('Boss');
    const plan = (targets: object[]) => boss.put('/api/teams/11/frenzy-plan', { budget: 9_000_000, most: 1, targets });
    expect(await rounds()).toEqual([]);
    await db.update(world).set({ day: 61, step: 'slot-2' });
    const path = '/office/free-agent-center?tab=Frenzy';
    expect(await rounds()).toMatchObject([{ kind: 'frenzy-unplanned', params: { round: 2, rounds: 12 }, path }]);
    const playerId = await makePlayer(db, { teamId: null });
    expect((await plan([{ playerId, seasons: 2, maxSalary: 5_000_000 }])).status).toBe(204);
    await db.update(world).set({ day: 63, step: 'slot-4' });
    expect(await rounds()).toMatchObject([
      { kind: 'frenzy-round', params: { round: 12, rounds: 12, targets: 1 }, path },
    ]);
    await db.update(world).set({ step: 'night' });
    expect(await rounds()).toEqual([]);
    await db.update(world).set({ day: 62, step: 'slot-1' });
    expect(await everybodyElse('Boss', 'Ava', 'Sid', 'Rex', 'Cora', 'Pia')).toEqual([]);
    // A player signed elsewhere, or wanted by no club, has nothing to decide.
    await makeContract(db, { playerId, clubId: 2, from: made.season + 1, to: made.season + 2 });
    expect(await rounds()).toEqual([]);
    expect((await plan([])).status).toBe(204);
    expect(await rounds()).toEqual([]);
    await db.update(world).set({ day: 20, step: 'slot-1' });
  });
});

describe('federations', () => {
  it('bring their president applicants, a budget to propose and a championship to bid for', async () => {
    await db.delete(federationBudgets);
    await db.insert(federationMembers).values({ nationId: 1, userId: user('Mia'), state: 'applied', appliedOn: today });
    expect((await deskOf('Pia')).map(({ kind, params }) => [kind, params.count ?? params.day])).toEqual([
      ['budget-open', expect.any(Number)],
      ['federation-applicants', 1],
    ]);
    await giveMoney(db, { account: 'federation:1', amount: 1_000_000 });
    expect((await deskOf('Pia')).find(({ kind }) => kind === 'hosting-bid')).toMatchObject({
      kind: 'hosting-bid',
      params: { nationId: 1, nation: 'Canada', season: made.season + 1, day: 44 },
      path: '/federation/overview/1?tab=hosting',
    });
    const bid = await browserOf('Pia').post('/api/federations/1/hosting', {
      pledge: 100_000,
      plea: '',
    });
    expect(bid.status).toBe(200);
    await db.delete(federationMembers);
    expect(await kindsOf('Pia')).toEqual(['budget-open']);
  });

  it('remind their president of national teams without a general manager, once a member is willing', async () => {
    expect(await kindsOf('Pia')).not.toContain('national-gm-open');
    await makeMembers(db, { userIds: [user('Mia')], isOptedIn: true });
    expect((await deskOf('Pia')).find(({ kind }) => kind === 'national-gm-open')).toMatchObject({
      kind: 'national-gm-open',
      params: { nationId: 1, nation: 'Canada' },
      path: '/federation/overview/1?tab=members',
    });
    await db.delete(federationMembers);
  });

  it('remind members of votes not yet cast, and of elections they can stand in', async () => {
    await makeMembers(db, { userIds: [user('Mia'), user('Pia')] });
    await makePresident(db, { lastname: 'Candidate', userId: user('Mia') });
    const voted = await budget('voting');
    await db.insert(federationBudgets).values(voted);
    const asked = {
      kind: 'budget-vote',
      params: { nationId: 1, nation: 'Canada' },
      path: '/federation/overview/1?tab=budget',
    };
    expect(await deskOf('Mia')).toMatchObject([asked]);
    await db.insert(pollVoters).values({ pollId: voted.pollId, userId: user('Mia') });
    expect(await deskOf('Mia')).toEqual([]);
    expect(await deskOf('Pia')).toMatchObject([asked]);
    // Members who joined after the proposal have no vote.
    await changeRows(db, federationMembers, { userId: user('Pia') }, { joinedOn: today });
    expect(await deskOf('Pia')).toEqual([]);
    await db.update(federationMembers).set({ joinedOn: 64 });

    const called = {
      nationId: 1,
      season: made.season,
      cause: 'regular' as const,
      calledOn: today,
      campaignUntil: today,
    };
    await db.insert(elections).values({ ...called, state: 'campaign' });
    const stand = { params: { nationId: 1, nation: 'Canada' }, path: '/federation/overview/1?tab=election' };
    expect((await deskOf('Mia')).filter(({ kind }) => kind === 'election-stand')).toMatchObject([
      { kind: 'election-stand', ...stand },
    ]);
    const { id: pollId } = await addRow(db, polls, { closesOn: today + 2 });
    await db.update(elections).set({ state: 'ballot', pollId });
    expect(await deskOf('Mia')).toMatchObject([{ kind: 'election-vote', ...stand }]);
    await db.insert(pollVoters).values({ pollId, userId: user('Mia') });
    expect(await deskOf('Mia')).toEqual([]);
    expect(await everybodyElse('Pia', 'Sid', 'Rex', 'Cora')).toEqual([]);
  });
});

async function budget(state: 'rejected' | 'voting') {
  const box = await addRow(db, polls, { closesOn: today + 3 });
  const shares = { youth: 40, courses: 20, scouting: 20, hosting: 10 };
  const put = { nationId: 1, season: made.season, note: '', proposedBy: president, closesOn: today + 3 };
  return { ...put, ...shares, state, pollId: box.id };
}
