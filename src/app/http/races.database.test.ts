/**
 * Tests simultaneous commands of one user from several tabs and devices: the result is as if they had come one after
 * the other.
 */
import { and, eq, ne } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { pollBoxes, pollVoters } from '#domains/ballot/tables.ts';
import { capCharges, contracts, contractTalks } from '#domains/contracts/tables.ts';
import { handOutPicks } from '#domains/draft/store/picks.ts';
import { CAMPAIGN_DAYS } from '#domains/election/constants.ts';
import { callElections, closeCampaigns } from '#domains/election/store/elections.ts';
import { candidacies } from '#domains/election/tables.ts';
import { balanceOf } from '#domains/finances/store/ledger.ts';
import { offerSponsors } from '#domains/finances/store/sponsors.ts';
import { sponsorDeals } from '#domains/finances/tables.ts';
import { hold } from '#domains/free-agency/store/restricted.ts';
import { frenzyPlans, frenzyTargets, offerSheets } from '#domains/free-agency/tables.ts';
import type { CareerFacts } from '#domains/hall-of-fame/contract.ts';
import { hallCandidates, hallVotes } from '#domains/hall-of-fame/tables.ts';
import { notify } from '#domains/notifications/store.ts';
import { courses } from '#domains/purse/tables.ts';
import { seasons } from '#domains/season/tables.ts';
import { makeCoach } from '../../../tests/factories/coach.ts';
import { makeFederation, makeMembers, makePresident } from '../../../tests/factories/federation.ts';
import { Inboxes, MIAS, OLES, SEASON } from '../../../tests/factories/inboxes.ts';
import { giveMoney } from '../../../tests/factories/money.ts';
import { makeContract, makePlayer } from '../../../tests/factories/player.ts';
import { makeUser } from '../../../tests/factories/user.ts';

/** Requests per race. */
const TABS = 6;

const inboxes = new Inboxes();
beforeAll(async () => {
  const { db } = inboxes.database;
  await db.insert(seasons).values({ number: SEASON + 1, year: 2027, phase: 'preseason' });
  await makeFederation(db);
  await makePresident(db, { lastname: 'Mia', userId: inboxes.miaId });
  await makeMembers(db, { userIds: [inboxes.miaId] });
});

type Answer = { status: number; body: { code?: string; data?: unknown } };
/** Sends all requests at once, half of them from another device. @returns the statuses, lowest first */
async function race(send: (browser: Inboxes['mia'], tab: number) => Promise<Answer>): Promise<number[]> {
  const { mia, phone } = inboxes;
  const answers = await Promise.all(Array.from({ length: TABS }, (_, tab) => send(tab % 2 ? phone : mia, tab)));
  return answers.map(({ status }) => status).sort();
}
/** Returns the expected statuses: one request succeeds, and the others are refused. */
const once = (done: number, refused = 409) => [done, ...Array<number>(TABS - 1).fill(refused)];
const db = () => inboxes.database.db;
const own = (salary = 2_000_000, to = SEASON) => makeOf(1, MIAS, salary, to);
async function makeOf(clubId: number, teamId: number, salary: number, to: number, age = 28): Promise<number> {
  const player = { teamId, jerseyNumber: null, skill: 70, birthSeason: SEASON - age };
  const playerId = await makePlayer(db(), player);
  await makeContract(db(), { playerId, clubId, from: SEASON, to, salary });
  return playerId;
}

it('opens one talk, and signs one contract', async () => {
  const playerId = await own();
  expect(await race((browser) => browser.post(`/api/players/${playerId}/contract-talk`, {}))).toEqual(once(200));
  const talks = await db().select().from(contractTalks).where(eq(contractTalks.playerId, playerId));
  expect(talks).toHaveLength(1);
  const [talk] = talks;
  const offer = { version: talk?.version, terms: talk?.asks[0] };
  expect(await race((browser) => browser.post(`/api/contract-talks/${talk?.id}/offers`, offer))).toEqual(once(200));
  const signed = await db().select().from(contracts).where(eq(contracts.playerId, playerId));
  expect(signed).toHaveLength(2);
});

it('undoes an act of the assistant once', async () => {
  await inboxes.goTo(60);
  const playerId = await own();
  const { absoluteDay: on } = inboxes.now;
  await db()
    .insert(contracts)
    .values({
      ...{ playerId, clubId: 1, fromSeason: SEASON + 1, toSeason: SEASON + 1, salary: 900_000, salaries: [900_000] },
      ...{ kind: 'standard', signedAt: on },
    });
  const params = { player: 'Aki Salo', playerId, salary: 900_000, seasons: 1 };
  const told = { userId: inboxes.miaId, channel: 'news' as const, kind: 'assistant-signed' as const, params };
  await inboxes.inWorld((rows) => notify(rows, [{ ...told, act: { clubId: 1, on } }]));
  const [line] = await inboxes.lines();
  expect(await race((browser) => browser.post(`/api/notifications/${line?.id}/undo`))).toEqual(once(204));
  expect(await db().select().from(contracts).where(eq(contracts.playerId, playerId))).toHaveLength(1);
});

it('buys a player out once', async () => {
  await inboxes.goTo(60);
  const playerId = await makeOf(1, MIAS, 3_000_000, SEASON + 1, 33);
  expect(await race((browser) => browser.post(`/api/players/${playerId}/buyout`, {}))).toEqual(once(204));
  expect(await db().$count(capCharges, eq(capCharges.clubId, 1))).toBe(2);
});

it('keeps one plan for the frenzy, whole', async () => {
  await inboxes.goTo(60);
  const free = { teamId: null, freeAgentSince: SEASON, birthSeason: SEASON - 28 };
  const ids = await Promise.all(Array.from({ length: TABS }, () => makePlayer(db(), free)));
  const planOf = (tab: number) => {
    const targets = ids.slice(0, tab + 1).map((playerId) => ({ playerId, seasons: 1, maxSalary: 5_000_000 }));
    return { budget: 10_000_000 + tab, most: 1, targets };
  };
  const statuses = await race((browser, tab) => browser.put(`/api/teams/${MIAS}/frenzy-plan`, planOf(tab)));
  expect(statuses).toEqual(Array<number>(TABS).fill(204));
  const [plan] = await db().select().from(frenzyPlans);
  expect(await db().$count(frenzyTargets)).toBe((plan?.budget ?? 0) - 10_000_000 + 1);
});

it('signs one offer sheet', async () => {
  await inboxes.goTo(62);
  await inboxes.inWorld((rows) => handOutPicks(rows, SEASON + 1));
  const playerId = await makeOf(2, OLES, 1_000_000, SEASON, 23);
  await inboxes.inWorld((rows) => hold(rows, [{ playerId, clubId: 2, salary: 1_050_000 }], SEASON));
  const terms = { salaries: [9_000_000, 9_000_000, 9_000_000] };
  expect(await race((browser) => browser.post(`/api/players/${playerId}/offer-sheets`, { terms }))).toEqual(once(200));
  expect(await db().$count(offerSheets)).toBe(1);
});

it('signs one sponsor per slot, whichever offer each tab has chosen', async () => {
  const { season, secret } = inboxes.now;
  await inboxes.goTo(6);
  await inboxes.inWorld((rows) => offerSponsors(rows, { season, secret }));
  const jersey = and(eq(sponsorDeals.clubId, 1), eq(sponsorDeals.slot, 'jersey'));
  const offers = await db().select().from(sponsorDeals).where(jersey);
  const sign = (tab: number) => `/api/teams/${MIAS}/sponsors/${offers[tab % offers.length]?.id}/sign`;
  expect(await race((browser, tab) => browser.post(sign(tab)))).toEqual(once(200));
  expect(await db().select().from(sponsorDeals).where(jersey)).toMatchObject([{ state: 'signed' }]);
});

it('takes only the last ballot for the Hall of Fame', async () => {
  const ids = await Promise.all(Array.from({ length: TABS }, () => makePlayer(db(), { retiredAt: SEASON - 1 })));
  const facts = {} as CareerFacts;
  await db()
    .insert(hallCandidates)
    .values(ids.map((playerId) => ({ season: SEASON, playerId, ballot: 1, greatness: 1, facts })));
  const vote = (tab: number) => ({ playerIds: [ids[tab], ids[(tab + 1) % TABS]], builderIds: [] });
  const statuses = await race((browser, tab) => browser.put('/api/hall-of-fame/ballot', vote(tab)));
  expect(statuses).toEqual(Array<number>(TABS).fill(200));
  expect(await db().$count(hallVotes)).toBe(2);
});

it('takes one candidacy and one vote per member', async () => {
  const at = { season: SEASON, day: 10 };
  await inboxes.goTo(at.day);
  await inboxes.inWorld((rows) => callElections(rows, { nationIds: [1], cause: 'regular', ...at }));
  const program = { program: 'Rinks for every town, and ice time for every child.' };
  const path = '/api/federations/1/elections';
  await race((browser) => browser.post(`${path}/candidacy`, program));
  expect(await db().$count(candidacies, ne(candidacies.program, ''))).toBe(1);
  const [standing] = await db().select().from(candidacies);
  const rivalUser = await makeUser(db(), { name: 'Rival' });
  await makeMembers(db(), { userIds: [rivalUser] });
  const rival = await makePresident(db(), { lastname: 'Rival', userId: rivalUser });
  const stands = { electionId: standing?.electionId ?? 0, personId: rival, program: 'A rink for every town.' };
  await db().insert(candidacies).values(stands);
  const closes = at.day + CAMPAIGN_DAYS;
  await inboxes.inWorld((rows) => closeCampaigns(rows, { season: SEASON, day: closes, secret: inboxes.now.secret }));
  await inboxes.goTo(closes + 1);
  const statuses = await race((browser) => browser.post(`${path}/vote`, { candidacyId: standing?.id }));
  expect(statuses.filter((status) => status < 300)).toHaveLength(1);
  const [box] = await db().select().from(pollBoxes);
  expect([await db().$count(pollVoters), box?.choices]).toEqual([1, [standing?.id]]);
});

it('pays for one course', async () => {
  const coach = await makeCoach(db(), { userId: inboxes.miaId, skill: 50 });
  await giveMoney(db(), { account: `person:${coach}`, amount: 80_000, season: SEASON });
  const learn = { course: 'tactics', number: 1 };
  expect(await race((browser) => browser.post('/api/careers/coach/courses', learn))).toEqual(once(200));
  const [taken, ...more] = await db().select().from(courses);
  expect(more).toEqual([]);
  expect(await balanceOf(db(), `person:${coach}`)).toBe(80_000 - (taken?.price ?? 0));
});
