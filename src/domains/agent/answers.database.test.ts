/** Agents' answers for their clients, in talks and to offers, which no other user can give. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerWaiting } from '#domains/contracts/store/agent-answers.ts';
import { contracts, contractTalks, freeAgentOffers } from '#domains/contracts/tables.ts';
import { standings } from '#domains/season/tables.ts';
import { publishChange } from '#platform/realtime.ts';
import {
  agencyWorld,
  DAY,
  flat,
  inboxOf,
  MIAS,
  makeClient,
  makeWaiting,
  NIGHT,
  NOW,
  OLES,
  resetAgency,
  SEASON,
} from '../../../tests/factories/agency.ts';
import { setStanding } from '../../../tests/factories/competition.ts';
import { makeLeagues } from '../../../tests/factories/world.ts';

const { db, database, mia, ole, ava, ben, miaId, avaId, avaAgent, inRows, trustOf, heard } = agencyWorld();
beforeEach(() => resetAgency(database, { miaId }));
const signedBy = (playerId: number) =>
  db.select().from(contracts).where(eq(contracts.playerId, playerId)).orderBy(contracts.fromSeason);

describe('a contract talk with a user agent’s client', () => {
  it('waits for the agent to accept, unless the offer meets the asking price', async () => {
    const playerId = await makeClient(database, avaAgent);
    const talk = await makeWaiting({ mia, ava }, playerId);
    expect(await heard(avaId)).toEqual(['agent-offer']);
    expect(talk).toMatchObject({ pending: { salaries: expect.any(Array) }, answerIn: 1 });
    const { comparables } = (await mia.get(`/api/players/${playerId}/contracts`)).body.data;
    expect(talk.comparables, 'both sides compare with the same').toEqual(comparables);
    const answer = { version: talk.version, answer: { does: 'accept' } };
    expect((await ava.post(`/api/contract-talks/${talk.id}/answer`, answer)).status).toBe(204);
    expect(await signedBy(playerId)).toHaveLength(2);
    // The manager closed the page long ago.
    expect(await heard(miaId)).toEqual(['talk-signed']);
    const again = await makeClient(database, avaAgent);
    await mia.post(`/api/players/${again}/contract-talk`, {});
    const { own } = (await mia.get(`/api/players/${again}/contracts`)).body.data;
    const met = { version: own.talk.version, terms: own.talk.asks[0] };
    expect((await mia.post(`/api/contract-talks/${own.talk.id}/offers`, met)).body.data).toEqual({
      verdict: 'accept',
    });
  });

  it('takes the agent’s counteroffer as binding, within what the client accepts and the market pays', async () => {
    const playerId = await makeClient(database, avaAgent);
    const talk = await makeWaiting({ mia, ava }, playerId);
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

  it('is answered by the agent’s deputy in the morning, so no club waits forever', async () => {
    const playerId = await makeClient(database, avaAgent);
    const talk = await makeWaiting({ mia, ava }, playerId, 0.9);
    const tomorrow = { ...NIGHT, day: DAY + 1, absoluteDay: NIGHT.absoluteDay + 1 };
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
    const talk = await makeWaiting({ mia, ava }, playerId);
    const { version } = talk;
    const [walked, accepted] = await Promise.all([
      mia.post(`/api/contract-talks/${talk.id}/walk-away`, { version }),
      ava.post(`/api/contract-talks/${talk.id}/answer`, { version, answer: { does: 'accept' } }),
    ]);
    expect([walked.status, accepted.status].filter((status) => status === 204)).toHaveLength(1);
    expect(await signedBy(playerId)).toHaveLength(accepted.status === 204 ? 2 : 1);
  });

  it('costs the agent trust for declining what the client would have accepted', async () => {
    const playerId = await makeClient(database, avaAgent);
    const talk = await makeWaiting({ mia, ava }, playerId, 1.01);
    await ava.post(`/api/contract-talks/${talk.id}/answer`, { version: talk.version, answer: { does: 'decline' } });
    expect(await trustOf(playerId)).toBe(48);
    expect((await db.select().from(contractTalks))[0]?.status).toBe('refused');
    expect(await heard(miaId)).toEqual(['talk-refused']);
  });
});

describe('an offer to a free agent client', () => {
  const offer = async (playerId: number, salary: number) =>
    ole.post(`/api/teams/${OLES}/free-agent-offers`, { playerId, terms: flat(salary, 2) });

  it('is signed at once when the agent accepts, and only once if the club withdraws it meanwhile', async () => {
    const playerId = await makeClient(database, avaAgent, { isFree: true });
    // Enough for a player of any personality.
    await offer(playerId, 12_000_000);
    const [found] = (await inboxOf(ava)).offers;
    const [accepted, withdrawn] = await Promise.all([
      ava.post(`/api/free-agent-offers/${found?.id}/answer`, { answer: { does: 'accept' } }),
      ole.post(`/api/free-agent-offers/${found?.id}/withdraw`, {}),
    ]);
    expect([accepted.status, withdrawn.status].sort()).toEqual([204, 409]);
    expect(await signedBy(playerId)).toHaveLength(accepted.status === 204 ? 1 : 0);
  });

  it('may be declined, or countered and then replaced by another offer', async () => {
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

  it('from an AI club waits for the morning: it cannot be declined, but asked for more money', async () => {
    const playerId = await makeClient(database, avaAgent, { isFree: true });
    const bid = {
      playerId,
      clubId: 2,
      fromSeason: SEASON,
      madeOn: NIGHT.absoluteDay,
      decidesOn: NIGHT.absoluteDay + 1,
      most: 4_000_000,
    };
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

describe('a user who is not the player’s agent', () => {
  it('sees no talk or offer and cannot answer any, with or without a career', async () => {
    const playerId = await makeClient(database, avaAgent);
    const talk = await makeWaiting({ mia, ava }, playerId);
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

describe('a club that may change leagues', () => {
  it('is reported to a free agent’s agent, with what would become of the contract, as its manager sees it', async () => {
    await makeLeagues(db, { firstId: 40, tier: 2, feeds: { PRO: 1, FRM: 2, U21: 3 } });
    const wins = (won: number) => ({ played: 2, wins: won, points: 3 * won });
    await db.delete(standings);
    await setStanding(db, MIAS, { ...wins(2), place: 1 });
    await setStanding(db, OLES, { ...wins(0), place: 2 });
    await publishChange(db, ['league:1']);
    const playerId = await makeClient(database, avaAgent, { isFree: true });
    await ole.post(`/api/teams/${OLES}/free-agent-offers`, { playerId, terms: flat(3_000_000, 2) });
    const offered = async () => (await inboxOf(ava)).offers[0];
    await expect.poll(async () => (await offered())?.movement).toEqual({ relegation: 'certain', promotion: null });
    expect((await offered())?.relegation).toMatchObject({ leaves: 'always' });
  });
});
