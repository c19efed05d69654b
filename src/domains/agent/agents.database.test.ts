import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { agentDeals, agents, representationOffers, representations } from '#domains/agent/tables.ts';
import type { AgentInbox } from '#domains/contracts/contract.ts';
import { answerWaiting } from '#domains/contracts/store/agent-answers.ts';
import { contracts, contractTalks, freeAgentOffers } from '#domains/contracts/tables.ts';
import { balanceOf } from '#domains/finances/store/ledger.ts';
import { news } from '#domains/news/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { players } from '#domains/player/tables.ts';
import { standings } from '#domains/season/tables.ts';
import { knownSecret } from '#engine/secret.ts';
import { publishChange } from '#platform/realtime.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { testDatabase } from '../../../tests/database.ts';
import { type Agency, DAY, MIAS, makeAgency, makeClient, NOW, OLES, SEASON } from '../../../tests/factories/agency.ts';
import { makeAgent } from '../../../tests/factories/agent.ts';
import { makeCoach } from '../../../tests/factories/coach.ts';
import { makeCompetition } from '../../../tests/factories/competition.ts';
import { makeContract } from '../../../tests/factories/player.ts';
import { giveClub } from '../../../tests/factories/seats.ts';
import type { Browser } from '../../../tests/factories/server.ts';
import { makeLeagues } from '../../../tests/factories/world.ts';
import { representClients } from './store/clients.ts';
import { noteDeals, payCommissions } from './store/deals.ts';
import { preferencesOfClients } from './store/frenzy.ts';
import { tendClients } from './store/nights.ts';

const ABSOLUTE = SEASON * 63 + DAY;
const secret = knownSecret(7);
const NIGHT = { season: SEASON, day: DAY, absoluteDay: ABSOLUTE, secret };

const database = testDatabase();
const { db } = database;
// Filled before the first test.
let { server, mia, ole, ava, ben, miaId, avaId, avaAgent, benAgent } = {} as Agency;
beforeAll(async () => {
  ({ server, mia, ole, ava, ben, miaId, avaId, avaAgent, benAgent } = await makeAgency(database));
});
afterAll(async () => {
  await server.close();
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
    await db.execute(sql.raw(`delete from ${table}`));
  await giveClub(db, 1, miaId);
});

const flat = (salary: number, seasons: number) => ({ salaries: Array<number>(seasons).fill(salary) });

describe('the ranking of agents', () => {
  it('goes by what their clients earn now, and shares a place between those who are level', async () => {
    const [star, helper, spare] = await db.select({ id: players.id }).from(players).orderBy(players.id).limit(3);
    const represented = [
      [star, benAgent, 3_000_000],
      [helper, avaAgent, 1_000_000],
      [spare, avaAgent, 2_000_000],
    ] as const;
    for (const [player, personId, salary] of represented) {
      const playerId = player?.id as number;
      await makeContract(db, { playerId, clubId: 1, salary });
      await db.insert(representations).values({ playerId, personId, rate: 4, sinceDay: 1, untilSeason: SEASON });
    }
    const { body } = await mia.get('/api/agents');
    expect(body.data).toMatchObject([
      { rank: 1, clients: 2, earnings: 3_000_000, best: 2_000_000, person: { id: avaAgent } },
      { rank: 1, clients: 1, earnings: 3_000_000, best: 3_000_000, person: { id: benAgent } },
    ]);
  });
});

describe('the news of an agent', () => {
  it('are what is about him, and what is about his clients since they are with him', async () => {
    const playerId = await makeClient(database, avaAgent);
    const other = await makeClient(database, benAgent);
    await db.update(representations).set({ sinceDay: ABSOLUTE }).where(eq(representations.playerId, playerId));
    const signing = {
      kind: 'signing' as const,
      season: SEASON,
      params: { player: 'P', team: 'T', seasons: 2, salary: 1_000_000 },
    };
    const written = await db
      .insert(news)
      .values([
        { ...signing, playerId, day: DAY - 1 },
        { ...signing, playerId, day: DAY },
        { ...signing, playerId: other, day: DAY },
        { ...signing, personId: avaAgent, day: DAY - 1 },
        { ...signing, playerId, day: DAY },
      ])
      .returning({ id: news.id });
    const [, first, , about, last] = written.map(({ id }) => id);
    const { body } = await mia.get(`/api/agents/${avaAgent}/news`);
    expect(body.data.agent).toMatchObject({ person: { id: avaAgent, kind: 'agent' }, retiredAt: null });
    expect(body.data.page.items.map(({ id }: { id: number }) => id)).toEqual([last, about, first]);
    const older = (await mia.get(`/api/agents/${avaAgent}/news?before=${last}`)).body.data.page.items;
    expect(older.map(({ id }: { id: number }) => id)).toEqual([about, first]);
    expect((await mia.get('/api/agents/99999/news')).status).toBe(404);
  });
});
const inRows = <T>(work: (rows: ReturnType<typeof pgRows>) => Promise<T>) => db.transaction((tx) => work(pgRows(tx)));
const inboxOf = async (browser: Browser): Promise<AgentInbox> => (await browser.get('/api/agent-inbox')).body.data;
const signedBy = (playerId: number) =>
  db.select().from(contracts).where(eq(contracts.playerId, playerId)).orderBy(contracts.fromSeason);
const trustOf = async (playerId: number) =>
  (await db.select().from(representations).where(eq(representations.playerId, playerId)))[0]?.trust;
const heard = async (userId: number) =>
  (await db.select().from(notifications).where(eq(notifications.userId, userId))).map(({ kind }) => kind);

/** Mia offers less than was asked; answers the talk as the agent finds it. */
async function makeWaiting(playerId: number, share = 0.97) {
  await mia.post(`/api/players/${playerId}/contract-talk`, {});
  const { own } = (await mia.get(`/api/players/${playerId}/contracts`)).body.data;
  const fair = (await inboxOf(ava)).talks[0]?.ranges[1]?.fair ?? 3_000_000;
  const answer = await mia.post(`/api/contract-talks/${own.talk.id}/offers`, {
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
    const playerId = await makeClient(database, avaAgent);
    const talk = await makeWaiting(playerId);
    expect(await heard(avaId)).toEqual(['agent-offer']);
    expect(talk).toMatchObject({ pending: { salaries: expect.any(Array) }, answerIn: 1 });
    const { comparables } = (await mia.get(`/api/players/${playerId}/contracts`)).body.data;
    expect(talk.comparables, 'both sides compare with the same').toEqual(comparables);
    const answer = { version: talk.version, answer: { does: 'accept' } };
    expect((await ava.post(`/api/contract-talks/${talk.id}/answer`, answer)).status).toBe(204);
    expect(await signedBy(playerId)).toHaveLength(2);
    // The manager has closed his screen long ago.
    expect(await heard(miaId)).toEqual(['talk-signed']);
    const again = await makeClient(database, avaAgent);
    await mia.post(`/api/players/${again}/contract-talk`, {});
    const { own } = (await mia.get(`/api/players/${again}/contracts`)).body.data;
    const met = { version: own.talk.version, terms: own.talk.asks[0] };
    expect((await mia.post(`/api/contract-talks/${own.talk.id}/offers`, met)).body.data).toEqual({
      verdict: 'accept',
    });
  });

  it('goes on with what the agent asks, which binds him, and not with what nobody would pay', async () => {
    const playerId = await makeClient(database, avaAgent);
    const talk = await makeWaiting(playerId);
    const { fair = 0, most = 0 } = talk.ranges[1] ?? {};
    const say = (terms: object) =>
      ava.post(`/api/contract-talks/${talk.id}/answer`, {
        version: talk.version,
        answer: { does: 'counter', terms },
      });
    expect((await say(flat(most + 500_000, 2))).body.code).toBe('agent.asks-too-much');
    expect((await say(flat(Math.round(fair / 2), 2))).body.code).toBe('agent.client-wants-more');
    expect((await say(flat(fair, 2))).status).toBe(204);
    const { own } = (await mia.get(`/api/players/${playerId}/contracts`)).body.data;
    expect(own.talk).toMatchObject({ status: 'countered', isWaiting: false, counter: flat(fair, 2) });
    expect(await heard(miaId)).toEqual(['talk-countered']);
    const met = { version: own.talk.version, terms: flat(fair, 2) };
    expect((await mia.post(`/api/contract-talks/${own.talk.id}/offers`, met)).body.data).toEqual({
      verdict: 'accept',
    });
  });

  it('is answered by his deputy in the morning, so that no club waits for ever', async () => {
    const playerId = await makeClient(database, avaAgent);
    const talk = await makeWaiting(playerId, 0.9);
    const tomorrow = { ...NIGHT, day: DAY + 1, absoluteDay: ABSOLUTE + 1 };
    expect(await inRows((rows) => answerWaiting(rows, NIGHT, NOW))).toBe(0);
    expect(await inRows((rows) => answerWaiting(rows, tomorrow, NOW))).toBe(1);
    expect(await inRows((rows) => answerWaiting(rows, tomorrow, NOW))).toBe(0);
    const [after] = await db.select().from(contractTalks).where(eq(contractTalks.id, talk.id));
    expect(after).toMatchObject({ pending: null, answerBy: null });
    expect(['countered', 'refused']).toContain(after?.status);
    expect(await heard(miaId)).toEqual([`talk-${after?.status}`]);
  });

  it('is answered once when the club walks away as the agent accepts', async () => {
    const playerId = await makeClient(database, avaAgent);
    const talk = await makeWaiting(playerId);
    const { version } = talk;
    const [walked, accepted] = await Promise.all([
      mia.post(`/api/contract-talks/${talk.id}/walk-away`, { version }),
      ava.post(`/api/contract-talks/${talk.id}/answer`, { version, answer: { does: 'accept' } }),
    ]);
    expect([walked.status, accepted.status].filter((status) => status === 204)).toHaveLength(1);
    expect(await signedBy(playerId)).toHaveLength(accepted.status === 204 ? 2 : 1);
  });

  it('costs the agent trust when he turns down what his client would have taken', async () => {
    const playerId = await makeClient(database, avaAgent);
    const talk = await makeWaiting(playerId, 1.01);
    await ava.post(`/api/contract-talks/${talk.id}/answer`, { version: talk.version, answer: { does: 'decline' } });
    expect(await trustOf(playerId)).toBe(48);
    expect((await db.select().from(contractTalks))[0]?.status).toBe('refused');
    expect(await heard(miaId)).toEqual(['talk-refused']);
  });
});

describe('an offer to a client who is free', () => {
  const offer = async (playerId: number, salary: number) =>
    ole.post(`/api/teams/${OLES}/free-agent-offers`, { playerId, terms: flat(salary, 2) });

  it('is signed at once when his agent accepts it, and once when the club withdraws it meanwhile', async () => {
    const playerId = await makeClient(database, avaAgent, { isFree: true });
    // Anyone he is, that is enough for him.
    await offer(playerId, 12_000_000);
    const [found] = (await inboxOf(ava)).offers;
    const [accepted, withdrawn] = await Promise.all([
      ava.post(`/api/free-agent-offers/${found?.id}/answer`, { answer: { does: 'accept' } }),
      ole.post(`/api/free-agent-offers/${found?.id}/withdraw`, {}),
    ]);
    expect([accepted.status, withdrawn.status].sort()).toEqual([204, 409]);
    expect(await signedBy(playerId)).toHaveLength(accepted.status === 204 ? 1 : 0);
  });

  it('may be countered, and another offer takes its place; or declined', async () => {
    const playerId = await makeClient(database, avaAgent, { isFree: true });
    await offer(playerId, 1_000_000);
    const [first] = (await inboxOf(ava)).offers;
    const poor = await ava.post(`/api/free-agent-offers/${first?.id}/answer`, { answer: { does: 'accept' } });
    expect(poor.body.code).toBe('agent.client-wants-more');
    const counter = { does: 'counter', terms: flat(first?.ranges[1]?.fair ?? 0, 2) };
    expect((await ava.post(`/api/free-agent-offers/${first?.id}/answer`, { answer: counter })).status).toBe(204);
    expect((await offer(playerId, 1_200_000)).status).toBe(200);
    const open = await db.select().from(freeAgentOffers).where(eq(freeAgentOffers.status, 'open'));
    expect(open).toHaveLength(1);
    const declined = { answer: { does: 'decline' } };
    expect((await ava.post(`/api/free-agent-offers/${open[0]?.id}/answer`, declined)).status).toBe(204);
    expect((await inboxOf(ava)).offers).toEqual([]);
  });

  it('of an AI club waits for the morning: it is not declined, and may be asked for more money alone', async () => {
    const playerId = await makeClient(database, avaAgent, { isFree: true });
    const bid = { playerId, clubId: 2, fromSeason: SEASON, madeOn: ABSOLUTE, decidesOn: ABSOLUTE + 1, most: 4_000_000 };
    const terms = { ...flat(2_000_000, 2), signingBonus: 0, clause: 'none' as const };
    await db.insert(freeAgentOffers).values({ ...bid, terms });
    const [found] = (await inboxOf(ava)).offers;
    expect(found?.isBid).toBe(true);
    const answer = (said: object) => ava.post(`/api/free-agent-offers/${found?.id}/answer`, { answer: said });
    expect((await answer({ does: 'decline' })).body.code).toBe('contracts.bid-waits');
    const fair = found?.ranges[1]?.fair ?? 3_000_000;
    for (const more of [
      flat(fair, 3),
      { ...flat(fair, 2), signingBonus: 5_000 },
      { ...flat(fair, 2), clause: 'no-move' },
    ])
      expect((await answer({ does: 'counter', terms: more })).body.code).toBe('contracts.bid-is-plain');
    expect((await answer({ does: 'counter', terms: flat(fair, 2) })).status).toBe(204);
    expect(await db.$count(freeAgentOffers, eq(freeAgentOffers.status, 'open'))).toBe(1);
  });
});

describe('who is not his agent', () => {
  it('sees nothing of it and answers nothing, nor does anybody without a career', async () => {
    const playerId = await makeClient(database, avaAgent);
    const talk = await makeWaiting(playerId);
    for (const browser of [ben, mia, ole]) {
      expect(await inboxOf(browser)).toEqual({ talks: [], offers: [] });
      const answer = { version: talk.version, answer: { does: 'accept' } };
      const refused = await browser.post(`/api/contract-talks/${talk.id}/answer`, answer);
      expect(refused.status).toBe(409);
      expect((await browser.put(`/api/players/${playerId}/representation/ask`, { ask: 1 })).status).toBe(409);
    }
    expect((await mia.get('/api/agent-desk')).body.data).toBeNull();
    const [seen] = (await ava.get(`/api/agents/${avaAgent}`)).body.data.clients;
    expect(Object.keys(seen)).not.toContain('trust');
    expect((await ole.get(`/api/players/${playerId}/contracts`)).body.data.own).toBeNull();
  });
});

describe('clients', () => {
  it('choose the agent they like better overnight, and can be let go', async () => {
    const playerId = await makeClient(database, undefined, { isFree: true });
    for (const browser of [ava, ben]) {
      const path = `/api/players/${playerId}/representation`;
      expect((await browser.post(path, { rate: 4, seasons: 2 })).status).toBe(200);
    }
    const again = await ava.post(`/api/players/${playerId}/representation`, { rate: 3, seasons: 2 });
    expect(again.body.code).toBe('agent.offered-already');
    await inRows((rows) => tendClients(rows, NIGHT));
    const [won] = await db.select().from(representations).where(eq(representations.playerId, playerId));
    expect(won).toMatchObject({ personId: avaAgent, rate: 4, untilSeason: SEASON + 1 });
    const offers = await db.select().from(representationOffers).orderBy(representationOffers.id);
    expect(offers.map(({ status }) => status)).toEqual(['accepted', 'declined']);
    expect(await heard(avaId)).toEqual(['client-won']);
    const taken = await ben.post(`/api/players/${playerId}/representation`, { rate: 3, seasons: 2 });
    expect(taken.body.code).toBe('agent.has-agent');
    expect((await ava.post(`/api/players/${playerId}/representation/release`, {})).body.data.clients).toEqual([]);
  });

  it('leave when they are unsigned too long, and stay with an agent they trust', async () => {
    const playerId = await makeClient(database, avaAgent, { isFree: true });
    const loyal = await makeClient(database, avaAgent, { isFree: true });
    await db.update(representations).set({ trust: 20 }).where(eq(representations.playerId, playerId));
    await inRows((rows) => tendClients(rows, NIGHT));
    expect(await trustOf(loyal)).toBe(59);
    const [after] = await db.select().from(representations).where(eq(representations.playerId, playerId));
    expect(after?.personId).not.toBe(avaAgent);
    expect(await heard(avaId)).toEqual(['client-left']);
    await db.update(representations).set({ untilSeason: SEASON });
    await inRows((rows) => representClients(rows, { season: SEASON + 1, secret }));
    const [stays] = await db.select().from(representations).where(eq(representations.playerId, loyal));
    expect(stays).toMatchObject({ personId: avaAgent, untilSeason: SEASON + 1 });
  });

  it('bring their agent a share of what they earn, once a day, and out of what players are paid', async () => {
    const playerId = await makeClient(database, avaAgent, { isFree: true });
    await makeContract(db, { playerId, clubId: 2, from: SEASON, to: SEASON + 1, salary: 6_300_000 });
    await db.update(contracts).set({ signedAt: ABSOLUTE }).where(eq(contracts.playerId, playerId));
    const before = await balanceOf(db, `person:${avaAgent}`);
    for (const _ of [1, 2]) await inRows((rows) => noteDeals(rows, NIGHT));
    expect(await db.select().from(agentDeals)).toHaveLength(1);
    expect(await trustOf(playerId)).toBe(72);
    const players_ = await balanceOf(db, 'world:players');
    for (const _ of [1, 2]) await inRows((rows) => payCommissions(rows, { season: SEASON, day: DAY + 1 }));
    expect(await balanceOf(db, `person:${avaAgent}`)).toBe(before + 4_000);
    expect(await balanceOf(db, 'world:players')).toBe(players_ - 4_000);
    expect((await ava.get('/api/agent-desk')).body.data).toMatchObject({ commission: 252_000 });
  });

  it('of an AI agent count for his career, and pay nobody', async () => {
    const agent = await makeAgent(db, { lastname: 'Nobody', network: 40 });
    const playerId = await makeClient(database, agent);
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

  it('request a trade when unhappy, at most once in a while', async () => {
    const playerId = await makeClient(database, avaAgent);
    const ask = () => ava.post(`/api/players/${playerId}/representation/trade`, {});
    await db.update(players).set({ morale: 70 }).where(eq(players.id, playerId));
    expect((await ask()).body.code).toBe('agent.is-happy');
    await db.update(players).set({ morale: 30 }).where(eq(players.id, playerId));
    expect((await ask()).status).toBe(200);
    expect(await heard(miaId)).toEqual(['trade-asked']);
    expect((await ask()).body.code).toBe('agent.asked-already');
  });

  it('go to the clubs that were named rather than to others in the frenzy', async () => {
    const playerId = await makeClient(database, avaAgent, { isFree: true });
    const wishes = { clubIds: [2, 1] };
    const { body } = await ava.put(`/api/players/${playerId}/representation/wishes`, wishes);
    expect(body.data.clients[0].wishes.map(({ clubId }: { clubId: number }) => clubId)).toEqual([2, 1]);
    const said = (await inRows((rows) => preferencesOfClients(rows, ABSOLUTE))).get(playerId);
    expect(said?.wishFor(2)).toBeGreaterThan(said?.wishFor(1) ?? 1);
    expect(said?.wishFor(3)).toBe(0);
    const unknown = await ava.put(`/api/players/${playerId}/representation/wishes`, { clubIds: [99] });
    expect(unknown.body.code).toBe('club.unknown');
  });
});

describe('anyone who works for a club himself', () => {
  it('wins none of its players, neither as its manager nor as its coach', async () => {
    const playerId = await makeClient(database, undefined);
    const offer = () => ava.post(`/api/players/${playerId}/representation`, { rate: 4, seasons: 2 });
    await giveClub(db, 1, avaId);
    expect((await offer()).body.code).toBe('agent.conflict');
    await giveClub(db, 1, miaId);
    await makeCoach(db, { userId: avaId, job: { clubId: 1, role: 'goalie' } });
    expect((await offer()).body.code).toBe('agent.conflict');
    await db.execute(sql`delete from jobs`);
    expect((await offer()).status).toBe(200);
  });

  it('loses his clients there in the night when he begins it later, and cannot sign them for his club', async () => {
    const playerId = await makeClient(database, avaAgent);
    const free = await makeClient(database, avaAgent, { isFree: true });
    const talk = await makeWaiting(playerId);
    await giveClub(db, 1, avaId);
    const answer = { version: talk.version, answer: { does: 'accept' } };
    const refused = await ava.post(`/api/contract-talks/${talk.id}/answer`, answer);
    expect(refused.body.code).toBe('agent.conflict');
    const own = await ava.post(`/api/teams/${MIAS}/free-agent-offers`, {
      playerId: free,
      terms: flat(5_000_000, 2),
    });
    expect(own.body.code).toBe('agent.own-client');
    expect((await inRows((rows) => preferencesOfClients(rows, ABSOLUTE))).get(free)?.isBarred(1)).toBe(true);
    await inRows((rows) => tendClients(rows, NIGHT));
    const left = await db.select().from(representations).orderBy(representations.playerId);
    expect(left.find((each) => each.playerId === playerId)?.personId).not.toBe(avaAgent);
    expect(left.find((each) => each.playerId === free)?.personId).toBe(avaAgent);
    expect(await heard(avaId)).toContain('client-left');
  });
});

describe('a career as an agent', () => {
  it('begins without clients, and ends without any', async () => {
    const career = { firstname: 'Ole', lastname: 'Vik', nationId: 1 };
    expect((await ole.post('/api/careers/agent', career)).status).toBe(200);
    const { data } = (await ole.get('/api/agent-desk')).body;
    expect(data).toMatchObject({ purse: 0, clients: [] });
    expect((await ole.post('/api/careers/agent/retire', {})).status).toBe(200);
    expect((await ole.get('/api/agent-desk')).body.data).toBeNull();
    expect(benAgent).toBeGreaterThan(0);
  });
});

describe('a club that may change leagues', () => {
  it('is told to the agent of a free agent with what would become of the signature, as its manager hears it', async () => {
    await makeLeagues(db, { firstId: 40, tier: 2, feeds: { PRO: 1, FRM: 2, U21: 3 } });
    const competitionId = await makeCompetition(db, { season: SEASON });
    const wins = (won: number) => ({ played: 2, wins: won, points: 3 * won });
    await db.delete(standings);
    await db.insert(standings).values([
      { competitionId, teamId: MIAS, ...wins(2), place: 1 },
      { competitionId, teamId: OLES, ...wins(0), place: 2 },
    ]);
    await publishChange(db, ['league:1']);
    const playerId = await makeClient(database, avaAgent, { isFree: true });
    await ole.post(`/api/teams/${OLES}/free-agent-offers`, { playerId, terms: flat(3_000_000, 2) });
    const offered = async () => (await inboxOf(ava)).offers[0];
    await expect.poll(async () => (await offered())?.movement).toEqual({ relegation: 'certain', promotion: null });
    expect((await offered())?.relegation).toMatchObject({ leaves: 'always' });
  });
});
