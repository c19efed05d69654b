/** Agents: their ranking, winning and losing clients, commissions, and conflicts of interest with their own club. */
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { agentDeals, agents, representationOffers, representations } from '#domains/agent/tables.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { balanceOf } from '#domains/finances/store/ledger.ts';
import { news } from '#domains/news/tables.ts';
import { players } from '#domains/player/tables.ts';
import {
  agencyWorld,
  DAY,
  flat,
  MIAS,
  makeClient,
  makeWaiting,
  NIGHT,
  resetAgency,
  SEASON,
} from '../../../tests/factories/agency.ts';
import { makeAgent } from '../../../tests/factories/agent.ts';
import { makeCoach } from '../../../tests/factories/coach.ts';
import { makeContract } from '../../../tests/factories/player.ts';
import { giveClub } from '../../../tests/factories/seats.ts';
import { representClients } from './store/clients.ts';
import { noteDeals, payCommissions } from './store/deals.ts';
import { preferencesOfClients } from './store/frenzy.ts';
import { tendClients } from './store/nights.ts';

const { db, database, mia, ole, ava, ben, miaId, avaId, avaAgent, benAgent, inRows, trustOf, heard } = agencyWorld();
beforeEach(() => resetAgency(database, { miaId }));

describe('the ranking of agents', () => {
  it('goes by their clients’ current earnings, and ties share a rank', async () => {
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
  it('is about the agent, and about clients since they signed on', async () => {
    const playerId = await makeClient(database, avaAgent);
    const other = await makeClient(database, benAgent);
    await db.update(representations).set({ sinceDay: NIGHT.absoluteDay }).where(eq(representations.playerId, playerId));
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

describe('clients', () => {
  it('choose the agent they like better overnight, and can be released', async () => {
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

  it('leave when unsigned too long, and stay with an agent they trust', async () => {
    const playerId = await makeClient(database, avaAgent, { isFree: true });
    const loyal = await makeClient(database, avaAgent, { isFree: true });
    await db.update(representations).set({ trust: 20 }).where(eq(representations.playerId, playerId));
    await inRows((rows) => tendClients(rows, NIGHT));
    expect(await trustOf(loyal)).toBe(59);
    const [after] = await db.select().from(representations).where(eq(representations.playerId, playerId));
    expect(after?.personId).not.toBe(avaAgent);
    expect(await heard(avaId)).toEqual(['client-left']);
    await db.update(representations).set({ untilSeason: SEASON });
    await inRows((rows) => representClients(rows, { season: SEASON + 1, secret: NIGHT.secret }));
    const [stays] = await db.select().from(representations).where(eq(representations.playerId, loyal));
    expect(stays).toMatchObject({ personId: avaAgent, untilSeason: SEASON + 1 });
  });

  it('pay their agent a share of their earnings once a day, out of their pay', async () => {
    const playerId = await makeClient(database, avaAgent, { isFree: true });
    await makeContract(db, { playerId, clubId: 2, from: SEASON, to: SEASON + 1, salary: 6_300_000 });
    await db.update(contracts).set({ signedAt: NIGHT.absoluteDay }).where(eq(contracts.playerId, playerId));
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

  it('of an AI agent count for the agent’s career, and pay nothing', async () => {
    const agent = await makeAgent(db, { lastname: 'Nobody', network: 40 });
    const playerId = await makeClient(database, agent);
    await db.update(contracts).set({ signedAt: NIGHT.absoluteDay }).where(eq(contracts.playerId, playerId));
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

  it('request a trade when unhappy, but not too often', async () => {
    const playerId = await makeClient(database, avaAgent);
    const ask = () => ava.post(`/api/players/${playerId}/representation/trade`, {});
    await db.update(players).set({ morale: 70 }).where(eq(players.id, playerId));
    expect((await ask()).body.code).toBe('agent.is-happy');
    await db.update(players).set({ morale: 30 }).where(eq(players.id, playerId));
    expect((await ask()).status).toBe(200);
    expect(await heard(miaId)).toEqual(['trade-asked']);
    expect((await ask()).body.code).toBe('agent.asked-already');
  });

  it('favor the clubs the agent names in the frenzy', async () => {
    const playerId = await makeClient(database, avaAgent, { isFree: true });
    const wishes = { clubIds: [2, 1] };
    const { body } = await ava.put(`/api/players/${playerId}/representation/wishes`, wishes);
    expect(body.data.clients[0].wishes.map(({ clubId }: { clubId: number }) => clubId)).toEqual([2, 1]);
    const said = (await inRows((rows) => preferencesOfClients(rows, NIGHT.absoluteDay))).get(playerId);
    expect(said?.wishFor(2)).toBeGreaterThan(said?.wishFor(1) ?? 1);
    expect(said?.wishFor(3)).toBe(0);
    const unknown = await ava.put(`/api/players/${playerId}/representation/wishes`, { clubIds: [99] });
    expect(unknown.body.code).toBe('club.unknown');
  });
});

describe('an agent with a second career at a club', () => {
  it('wins none of its players as clients, neither as manager nor as coach', async () => {
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

  it('loses clients there in the night after joining it, and cannot sign them for the club', async () => {
    const playerId = await makeClient(database, avaAgent);
    const free = await makeClient(database, avaAgent, { isFree: true });
    const talk = await makeWaiting({ mia, ava }, playerId);
    await giveClub(db, 1, avaId);
    const answer = { version: talk.version, answer: { does: 'accept' } };
    const refused = await ava.post(`/api/contract-talks/${talk.id}/answer`, answer);
    expect(refused.body.code).toBe('agent.conflict');
    const own = await ava.post(`/api/teams/${MIAS}/free-agent-offers`, {
      playerId: free,
      terms: flat(5_000_000, 2),
    });
    expect(own.body.code).toBe('agent.own-client');
    expect((await inRows((rows) => preferencesOfClients(rows, NIGHT.absoluteDay))).get(free)?.isBarred(1)).toBe(true);
    await inRows((rows) => tendClients(rows, NIGHT));
    const left = await db.select().from(representations).orderBy(representations.playerId);
    expect(left.find((each) => each.playerId === playerId)?.personId).not.toBe(avaAgent);
    expect(left.find((each) => each.playerId === free)?.personId).toBe(avaAgent);
    expect(await heard(avaId)).toContain('client-left');
  });
});

describe('a career as an agent', () => {
  it('begins and ends without clients', async () => {
    const career = { firstname: 'Ole', lastname: 'Vik', nationId: 1 };
    expect((await ole.post('/api/careers/agent', career)).status).toBe(200);
    const { data } = (await ole.get('/api/agent-desk')).body;
    expect(data).toMatchObject({ purse: 0, clients: [] });
    expect((await ole.post('/api/careers/agent/retire', {})).status).toBe(200);
    expect((await ole.get('/api/agent-desk')).body.data).toBeNull();
    expect(benAgent).toBeGreaterThan(0);
  });
});
