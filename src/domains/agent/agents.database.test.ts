import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { agentDeals, agents, representationOffers, representations } from '#domains/agent/tables.ts';
import { clubs } from '#domains/club/tables.ts';
import type { AgentInbox } from '#domains/contracts/contract.ts';
import { answerWaiting } from '#domains/contracts/store/agent-answers.ts';
import { contracts, contractTalks, freeAgentOffers } from '#domains/contracts/tables.ts';
import { balanceOf } from '#domains/finances/store/ledger.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { players } from '#domains/player/tables.ts';
import { knownSecret } from '#engine/secret.ts';
import { world } from '#platform/clock/tables.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { makeAgent } from '../../../tests/factories/agent.ts';
import { makeClub } from '../../../tests/factories/club.ts';
import { makeCoach } from '../../../tests/factories/coach.ts';
import { makeContract, makePlayer, makeRoster } from '../../../tests/factories/player.ts';
import {
  type Browser,
  makeLoggedInBrowser,
  startTestServer,
  type TestServer,
} from '../../../tests/factories/server.ts';
import { makeUser } from '../../../tests/factories/user.ts';
import { makeWorld } from '../../../tests/factories/world.ts';
import { representClients } from './store/clients.ts';
import { noteDeals, payCommissions } from './store/deals.ts';
import { preferencesOfClients } from './store/frenzy.ts';
import { tendClients } from './store/nights.ts';

/** The PRO team of Mia's club 1; club 2 is Ole's. Ava and Ben are agents. */
const [MIAS, OLES] = [11, 21];
const SEASON = 3;
const DAY = 10;
const ABSOLUTE = SEASON * 63 + DAY;
const secret = knownSecret(7);
const NIGHT = { season: SEASON, day: DAY, absoluteDay: ABSOLUTE, secret };
const NOW = new Date('2026-01-01T13:00:00Z');

let database: TestDatabase;
let server: TestServer;
let [mia, ole, ava, ben]: Browser[] = [];
let [miaId, avaId]: number[] = [];
let [avaAgent, benAgent]: number[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const { leagueIds, season } = await makeWorld(db, { season: SEASON });
  await db.update(world).set({ pausedAt: NOW, day: DAY });
  const names = ['Mia', 'Ole', 'Ava', 'Ben'];
  const ids: number[] = [];
  for (const name of names) ids.push(await makeUser(db, { name }));
  [miaId, , avaId] = ids;
  for (const index of [0, 1])
    await makeClub(db, { id: index + 1, leagueIds, season, ownerUserId: ids[index] as number });
  for (const teamId of [MIAS, OLES]) await makeRoster(db, teamId);
  avaAgent = await makeAgent(db, { lastname: 'Ava', userId: ids[2] as number, network: 70, trust: 80 });
  benAgent = await makeAgent(db, { lastname: 'Ben', userId: ids[3] as number, network: 5, trust: 10 });
  await makeAgent(db, { lastname: 'Machine', network: 20, trust: 20 });
  server = await startTestServer(database);
  [mia, ole, ava, ben] = await Promise.all(
    names.map((name) => makeLoggedInBrowser(server, database, `${name.toLowerCase()}@example.org`)),
  );
});
afterAll(async () => {
  await server.close();
  await database.drop();
});
beforeEach(async () => {
  for (const table of [
    'agent_deals',
    'representation_offers',
    'representations',
    'contract_talk_logs',
    'contract_talks',
    'free_agent_offers',
    'arrivals',
    'contracts',
    'notifications',
  ])
    await database.db.execute(sql.raw(`delete from ${table}`));
  await database.db
    .update(clubs)
    .set({ ownerUserId: miaId as number })
    .where(eq(clubs.id, 1));
});

const as = (browser: Browser | undefined): Browser => browser as Browser;
const flat = (salary: number, seasons: number) => ({ salaries: Array<number>(seasons).fill(salary) });

describe('the ranking of agents', () => {
  it('goes by what their clients earn now, and shares a place between those who are level', async () => {
    const { db } = database;
    const [star, helper, spare] = await db.select({ id: players.id }).from(players).orderBy(players.id).limit(3);
    const represented = [
      [star, benAgent, 3_000_000],
      [helper, avaAgent, 1_000_000],
      [spare, avaAgent, 2_000_000],
    ] as const;
    for (const [player, personId, salary] of represented) {
      const playerId = player?.id as number;
      await makeContract(db, { playerId, clubId: 1, salary });
      await db
        .insert(representations)
        .values({ playerId, personId: personId as number, rate: 4, sinceDay: 1, untilSeason: SEASON });
    }
    const { body } = await as(mia).get('/api/agents');
    expect(body.data).toMatchObject([
      { rank: 1, clients: 2, earnings: 3_000_000, best: 2_000_000, person: { id: avaAgent } },
      { rank: 1, clients: 1, earnings: 3_000_000, best: 3_000_000, person: { id: benAgent } },
    ]);
  });
});
const inRows = <T>(work: (rows: ReturnType<typeof pgRows>) => Promise<T>) =>
  database.db.transaction((tx) => work(pgRows(tx)));
const inboxOf = async (browser: Browser | undefined): Promise<AgentInbox> =>
  (await as(browser).get('/api/agent-inbox')).body.data;
const signedBy = (playerId: number) =>
  database.db.select().from(contracts).where(eq(contracts.playerId, playerId)).orderBy(contracts.fromSeason);
const trustOf = async (playerId: number) =>
  (await database.db.select().from(representations).where(eq(representations.playerId, playerId)))[0]?.trust;
const heard = async (userId: number | undefined) =>
  (
    await database.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, userId ?? 0))
  ).map(({ kind }) => kind);

/** A client of an agent: with Mia's club to the end of the season, or free. */
async function makeClient(personId: number | undefined, { isFree = false } = {}): Promise<number> {
  const { db } = database;
  const born = { skill: 75, birthSeason: SEASON - 28 };
  const playerId = isFree
    ? await makePlayer(db, { ...born, teamId: null, freeAgentSince: SEASON })
    : await makePlayer(db, { ...born, teamId: MIAS, jerseyNumber: null });
  if (!isFree) await makeContract(db, { playerId, clubId: 1, from: SEASON, to: SEASON, salary: 2_000_000 });
  if (personId !== undefined) {
    const signed = { playerId, personId, sinceDay: 1, untilSeason: 9, rate: 4 };
    await db.insert(representations).values(signed);
  }
  return playerId;
}

/** Mia offers less than was asked; answers the talk as the agent finds it. */
async function makeWaiting(playerId: number, share = 0.97) {
  await as(mia).post(`/api/players/${playerId}/contract-talk`, {});
  const { own } = (await as(mia).get(`/api/players/${playerId}/contracts`)).body.data;
  const fair = (await inboxOf(ava)).talks[0]?.ranges[1]?.fair ?? 3_000_000;
  const answer = await as(mia).post(`/api/contract-talks/${own.talk.id}/offers`, {
    version: own.talk.version,
    terms: flat(Math.round((fair * share) / 5_000) * 5_000, 2),
  });
  expect(answer.body.data).toEqual({ verdict: 'wait' });
  const [talk] = (await inboxOf(ava)).talks;
  if (!talk) throw new Error('the agent sees no talk');
  return talk;
}

describe('a talk with the client of a user', () => {
  it('waits for his agent, who accepts; his word that he has given needs nobody', async () => {
    const playerId = await makeClient(avaAgent);
    const talk = await makeWaiting(playerId);
    expect(await heard(avaId)).toEqual(['agent-offer']);
    expect(talk).toMatchObject({ pending: { salaries: expect.any(Array) }, answerIn: 1 });
    const answer = { version: talk.version, answer: { does: 'accept' } };
    expect((await as(ava).post(`/api/contract-talks/${talk.id}/answer`, answer)).status).toBe(204);
    expect(await signedBy(playerId)).toHaveLength(2);
    const again = await makeClient(avaAgent);
    await as(mia).post(`/api/players/${again}/contract-talk`, {});
    const { own } = (await as(mia).get(`/api/players/${again}/contracts`)).body.data;
    const met = { version: own.talk.version, terms: own.talk.asks[0] };
    expect((await as(mia).post(`/api/contract-talks/${own.talk.id}/offers`, met)).body.data).toEqual({
      verdict: 'accept',
    });
  });

  it('goes on with what the agent asks, which binds him, and not with what nobody would pay', async () => {
    const playerId = await makeClient(avaAgent);
    const talk = await makeWaiting(playerId);
    const { fair = 0, most = 0 } = talk.ranges[1] ?? {};
    const say = (terms: object) =>
      as(ava).post(`/api/contract-talks/${talk.id}/answer`, {
        version: talk.version,
        answer: { does: 'counter', terms },
      });
    expect((await say(flat(most + 500_000, 2))).body.code).toBe('agent.asks-too-much');
    expect((await say(flat(Math.round(fair / 2), 2))).body.code).toBe('agent.client-wants-more');
    expect((await say(flat(fair, 2))).status).toBe(204);
    const { own } = (await as(mia).get(`/api/players/${playerId}/contracts`)).body.data;
    expect(own.talk).toMatchObject({ status: 'countered', isWaiting: false, counter: flat(fair, 2) });
    const met = { version: own.talk.version, terms: flat(fair, 2) };
    expect((await as(mia).post(`/api/contract-talks/${own.talk.id}/offers`, met)).body.data).toEqual({
      verdict: 'accept',
    });
  });

  it('is answered by his deputy in the morning, so that no club waits for ever', async () => {
    const playerId = await makeClient(avaAgent);
    const talk = await makeWaiting(playerId, 0.9);
    const tomorrow = { ...NIGHT, day: DAY + 1, absoluteDay: ABSOLUTE + 1 };
    expect(await inRows((rows) => answerWaiting(rows, NIGHT, NOW))).toBe(0);
    expect(await inRows((rows) => answerWaiting(rows, tomorrow, NOW))).toBe(1);
    expect(await inRows((rows) => answerWaiting(rows, tomorrow, NOW))).toBe(0);
    const [after] = await database.db.select().from(contractTalks).where(eq(contractTalks.id, talk.id));
    expect(after).toMatchObject({ pending: null, answerBy: null });
    expect(['countered', 'refused']).toContain(after?.status);
  });

  it('is answered once when the club walks away as the agent accepts', async () => {
    const playerId = await makeClient(avaAgent);
    const talk = await makeWaiting(playerId);
    const { version } = talk;
    const [walked, accepted] = await Promise.all([
      as(mia).post(`/api/contract-talks/${talk.id}/walk-away`, { version }),
      as(ava).post(`/api/contract-talks/${talk.id}/answer`, { version, answer: { does: 'accept' } }),
    ]);
    expect([walked.status, accepted.status].filter((status) => status === 204)).toHaveLength(1);
    expect(await signedBy(playerId)).toHaveLength(accepted.status === 204 ? 2 : 1);
  });

  it('costs the agent trust when he turns down what his client would have taken', async () => {
    const playerId = await makeClient(avaAgent);
    const talk = await makeWaiting(playerId, 1.01);
    await as(ava).post(`/api/contract-talks/${talk.id}/answer`, { version: talk.version, answer: { does: 'decline' } });
    expect(await trustOf(playerId)).toBe(48);
    expect((await database.db.select().from(contractTalks))[0]?.status).toBe('refused');
  });
});

describe('an offer to a client who is free', () => {
  const offer = async (playerId: number, salary: number) =>
    as(ole).post(`/api/teams/${OLES}/free-agent-offers`, { playerId, terms: flat(salary, 2) });

  it('is signed at once when his agent accepts it, and once when the club withdraws it meanwhile', async () => {
    const playerId = await makeClient(avaAgent, { isFree: true });
    // Whoever he is, that is enough for him.
    await offer(playerId, 12_000_000);
    const [found] = (await inboxOf(ava)).offers;
    const [accepted, withdrawn] = await Promise.all([
      as(ava).post(`/api/free-agent-offers/${found?.id}/answer`, { answer: { does: 'accept' } }),
      as(ole).post(`/api/free-agent-offers/${found?.id}/withdraw`, {}),
    ]);
    expect([accepted.status, withdrawn.status].sort()).toEqual([204, 409]);
    expect(await signedBy(playerId)).toHaveLength(accepted.status === 204 ? 1 : 0);
  });

  it('may be countered, and another offer takes its place; or declined', async () => {
    const playerId = await makeClient(avaAgent, { isFree: true });
    await offer(playerId, 1_000_000);
    const [first] = (await inboxOf(ava)).offers;
    const poor = await as(ava).post(`/api/free-agent-offers/${first?.id}/answer`, { answer: { does: 'accept' } });
    expect(poor.body.code).toBe('agent.client-wants-more');
    const counter = { does: 'counter', terms: flat(first?.ranges[1]?.fair ?? 0, 2) };
    expect((await as(ava).post(`/api/free-agent-offers/${first?.id}/answer`, { answer: counter })).status).toBe(204);
    expect((await offer(playerId, 1_200_000)).status).toBe(200);
    const open = await database.db.select().from(freeAgentOffers).where(eq(freeAgentOffers.status, 'open'));
    expect(open).toHaveLength(1);
    const declined = { answer: { does: 'decline' } };
    expect((await as(ava).post(`/api/free-agent-offers/${open[0]?.id}/answer`, declined)).status).toBe(204);
    expect((await inboxOf(ava)).offers).toEqual([]);
  });
});

describe('who is not his agent', () => {
  it('sees nothing of it and answers nothing, nor does anybody without a career', async () => {
    const playerId = await makeClient(avaAgent);
    const talk = await makeWaiting(playerId);
    for (const browser of [ben, mia, ole]) {
      expect(await inboxOf(browser)).toEqual({ talks: [], offers: [] });
      const answer = { version: talk.version, answer: { does: 'accept' } };
      const refused = await as(browser).post(`/api/contract-talks/${talk.id}/answer`, answer);
      expect(refused.status).toBe(409);
      expect((await as(browser).put(`/api/players/${playerId}/representation/ask`, { ask: 1 })).status).toBe(409);
    }
    expect((await as(mia).get('/api/agent-desk')).body.data).toBeNull();
    const [seen] = (await as(ava).get(`/api/agents/${avaAgent}`)).body.data.clients;
    expect(Object.keys(seen)).not.toContain('trust');
    expect((await as(ole).get(`/api/players/${playerId}/contracts`)).body.data.own).toBeNull();
  });
});

describe('clients', () => {
  it('are won in the night by whom they like better, and let go', async () => {
    const playerId = await makeClient(undefined, { isFree: true });
    for (const browser of [ava, ben]) {
      const path = `/api/players/${playerId}/representation`;
      expect((await as(browser).post(path, { rate: 4, seasons: 2 })).status).toBe(200);
    }
    const again = await as(ava).post(`/api/players/${playerId}/representation`, { rate: 3, seasons: 2 });
    expect(again.body.code).toBe('agent.offered-already');
    await inRows((rows) => tendClients(rows, NIGHT));
    const [won] = await database.db.select().from(representations).where(eq(representations.playerId, playerId));
    expect(won).toMatchObject({ personId: avaAgent, rate: 4, untilSeason: SEASON + 1 });
    const offers = await database.db.select().from(representationOffers).orderBy(representationOffers.id);
    expect(offers.map(({ status }) => status)).toEqual(['accepted', 'declined']);
    expect(await heard(avaId)).toEqual(['client-won']);
    const taken = await as(ben).post(`/api/players/${playerId}/representation`, { rate: 3, seasons: 2 });
    expect(taken.body.code).toBe('agent.has-agent');
    expect((await as(ava).post(`/api/players/${playerId}/representation/release`, {})).body.data.clients).toEqual([]);
  });

  it('leave when they sit at home too long, and stay by themselves with whom they trust', async () => {
    const playerId = await makeClient(avaAgent, { isFree: true });
    const loyal = await makeClient(avaAgent, { isFree: true });
    await database.db.update(representations).set({ trust: 20 }).where(eq(representations.playerId, playerId));
    await inRows((rows) => tendClients(rows, NIGHT));
    expect(await trustOf(loyal)).toBe(59);
    const [after] = await database.db.select().from(representations).where(eq(representations.playerId, playerId));
    expect(after?.personId).not.toBe(avaAgent);
    expect(await heard(avaId)).toEqual(['client-left']);
    await database.db.update(representations).set({ untilSeason: SEASON });
    await inRows((rows) => representClients(rows, { season: SEASON + 1, secret }));
    const [stays] = await database.db.select().from(representations).where(eq(representations.playerId, loyal));
    expect(stays).toMatchObject({ personId: avaAgent, untilSeason: SEASON + 1 });
  });

  it('bring their agent a share of what they earn, once a day, and out of what players are paid', async () => {
    const playerId = await makeClient(avaAgent, { isFree: true });
    await makeContract(database.db, { playerId, clubId: 2, from: SEASON, to: SEASON + 1, salary: 6_300_000 });
    await database.db.update(contracts).set({ signedAt: ABSOLUTE }).where(eq(contracts.playerId, playerId));
    const before = await balanceOf(database.db, `person:${avaAgent ?? 0}`);
    for (const _ of [1, 2]) await inRows((rows) => noteDeals(rows, NIGHT));
    expect(await database.db.select().from(agentDeals)).toHaveLength(1);
    expect(await trustOf(playerId)).toBe(72);
    const players_ = await balanceOf(database.db, 'world:players');
    for (const _ of [1, 2]) await inRows((rows) => payCommissions(rows, { season: SEASON, day: DAY + 1 }));
    expect(await balanceOf(database.db, `person:${avaAgent ?? 0}`)).toBe(before + 4_000);
    expect(await balanceOf(database.db, 'world:players')).toBe(players_ - 4_000);
    expect((await as(ava).get('/api/agent-desk')).body.data).toMatchObject({ commission: 252_000 });
  });

  it('of an agent whom nobody plays count for his career, and pay nobody', async () => {
    const { db } = database;
    const agent = await makeAgent(db, { lastname: 'Nobody', network: 40 });
    const playerId = await makeClient(agent);
    await db.update(contracts).set({ signedAt: ABSOLUTE }).where(eq(contracts.playerId, playerId));
    const paid = await balanceOf(db, 'world:players');
    for (const _ of [1, 2]) await inRows((rows) => noteDeals(rows, NIGHT));
    const ofHis = await db.select().from(agentDeals).where(eq(agentDeals.personId, agent));
    expect(ofHis).toMatchObject([{ rate: 4 }]);
    expect(await balanceOf(db, 'world:players')).toBe(paid);
    const [own] = await db.select().from(agents).where(eq(agents.personId, agent));
    expect(own?.network).toBe(40);
    await inRows((rows) => payCommissions(rows, { season: SEASON, day: DAY + 2 }));
    expect(await balanceOf(db, `person:${agent}`)).toBe(0);
  });

  it('who are unhappy have their manager asked for a trade, not twice a month', async () => {
    const playerId = await makeClient(avaAgent);
    const ask = () => as(ava).post(`/api/players/${playerId}/representation/trade`, {});
    await database.db.update(players).set({ morale: 70 }).where(eq(players.id, playerId));
    expect((await ask()).body.code).toBe('agent.is-happy');
    await database.db.update(players).set({ morale: 30 }).where(eq(players.id, playerId));
    expect((await ask()).status).toBe(200);
    expect(await heard(miaId)).toEqual(['trade-asked']);
    expect((await ask()).body.code).toBe('agent.asked-already');
  });

  it('go to the clubs that were named rather than to others in the frenzy', async () => {
    const playerId = await makeClient(avaAgent, { isFree: true });
    const wishes = { clubIds: [2, 1] };
    const { body } = await as(ava).put(`/api/players/${playerId}/representation/wishes`, wishes);
    expect(body.data.clients[0].wishes.map(({ clubId }: { clubId: number }) => clubId)).toEqual([2, 1]);
    const said = (await inRows(preferencesOfClients)).get(playerId);
    expect(said?.wishFor(2)).toBeGreaterThan(said?.wishFor(1) ?? 1);
    expect(said?.wishFor(3)).toBe(0);
    const unknown = await as(ava).put(`/api/players/${playerId}/representation/wishes`, { clubIds: [99] });
    expect(unknown.body.code).toBe('agent.club-unknown');
  });
});

describe('whoever works for a club himself', () => {
  it('wins none of its players, neither as its manager nor as its coach', async () => {
    const playerId = await makeClient(undefined);
    const offer = () => as(ava).post(`/api/players/${playerId}/representation`, { rate: 4, seasons: 2 });
    await database.db
      .update(clubs)
      .set({ ownerUserId: avaId as number })
      .where(eq(clubs.id, 1));
    expect((await offer()).body.code).toBe('agent.conflict');
    await database.db
      .update(clubs)
      .set({ ownerUserId: miaId as number })
      .where(eq(clubs.id, 1));
    await makeCoach(database.db, { userId: avaId as number, job: { clubId: 1, role: 'goalie' } });
    expect((await offer()).body.code).toBe('agent.conflict');
    await database.db.execute(sql`delete from jobs`);
    expect((await offer()).status).toBe(200);
  });

  it('loses his clients there in the night when he begins it later, and cannot sign them for his club', async () => {
    const playerId = await makeClient(avaAgent);
    const free = await makeClient(avaAgent, { isFree: true });
    const talk = await makeWaiting(playerId);
    await database.db
      .update(clubs)
      .set({ ownerUserId: avaId as number })
      .where(eq(clubs.id, 1));
    const answer = { version: talk.version, answer: { does: 'accept' } };
    const refused = await as(ava).post(`/api/contract-talks/${talk.id}/answer`, answer);
    expect(refused.body.code).toBe('agent.conflict');
    const own = await as(ava).post(`/api/teams/${MIAS}/free-agent-offers`, {
      playerId: free,
      terms: flat(5_000_000, 2),
    });
    expect(own.body.code).toBe('agent.own-client');
    expect((await inRows(preferencesOfClients)).get(free)?.isBarred(1)).toBe(true);
    await inRows((rows) => tendClients(rows, NIGHT));
    const left = await database.db.select().from(representations).orderBy(representations.playerId);
    expect(left.find((each) => each.playerId === playerId)?.personId).not.toBe(avaAgent);
    expect(left.find((each) => each.playerId === free)?.personId).toBe(avaAgent);
    expect(await heard(avaId)).toContain('client-left');
  });
});

describe('a career as an agent', () => {
  it('begins without clients, and ends without any', async () => {
    const career = { firstname: 'Ole', lastname: 'Vik', nationId: 1 };
    expect((await as(ole).post('/api/careers/agent', career)).status).toBe(200);
    const { data } = (await as(ole).get('/api/agent-desk')).body;
    expect(data).toMatchObject({ purse: 0, clients: [] });
    expect((await as(ole).post('/api/careers/agent/retire', {})).status).toBe(200);
    expect((await as(ole).get('/api/agent-desk')).body.data).toBeNull();
    expect(benAgent).toBeGreaterThan(0);
  });
});
