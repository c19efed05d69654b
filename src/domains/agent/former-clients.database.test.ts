/**
 * No user represents a player first and then signs him for their own club, however the representation ended and the job
 * began.
 */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { CONFLICT_DAYS } from '#domains/agent/constants.ts';
import { representClients } from '#domains/agent/store/clients.ts';
import { preferencesOfClients } from '#domains/agent/store/frenzy.ts';
import { tendClients } from '#domains/agent/store/nights.ts';
import { formerClients, representations } from '#domains/agent/tables.ts';
import { decideOffers } from '#domains/contracts/store/decisions.ts';
import { contracts, freeAgentOffers } from '#domains/contracts/tables.ts';
import { hold } from '#domains/free-agency/store/restricted.ts';
import { knownSecret } from '#engine/secret.ts';
import { world } from '#platform/clock/tables.ts';
import { agencyWorld, DAY, MIAS, makeClient, OLES, SEASON } from '../../../tests/factories/agency.ts';
import { changeRows, emptyTables, rowsOf } from '../../../tests/factories/rows.ts';
import { giveClub } from '../../../tests/factories/seats.ts';
import { separateHomes, shareHome } from '../../../tests/factories/user.ts';

const ABSOLUTE = SEASON * 63 + DAY;
const secret = knownSecret(7);
const NIGHT = { season: SEASON, day: DAY, absoluteDay: ABSOLUTE, secret };

const { db, database, ole, ava, miaId, avaId, avaAgent, oleId, inRows } = agencyWorld();
beforeEach(async () => {
  await emptyTables(db, 'former_clients, representations, free_agent_offers, restricted_free_agents');
  await db.update(world).set({ day: DAY });
  await giveClub(db, 1, miaId);
});

const terms = { salaries: [5_000_000, 5_000_000] };
const release = (playerId: number) => ava.post(`/api/players/${playerId}/representation/release`, {});
const takeClub = () => giveClub(db, 1, avaId);
const offer = (playerId: number) => ava.post(`/api/teams/${MIAS}/free-agent-offers`, { playerId, terms });
const endedOn = (absoluteDay: number) => db.update(formerClients).set({ endedOn: absoluteDay });

describe('a former agent of a free agent', () => {
  it('does not sign him for their own club until a season after releasing him, not even in the frenzy', async () => {
    const playerId = await makeClient(database, avaAgent, { isFree: true });
    await ole.post(`/api/teams/${OLES}/free-agent-offers`, { playerId, terms });
    const [rival] = (await ava.get('/api/agent-inbox')).body.data.offers;
    const declined = await ava.post(`/api/free-agent-offers/${rival.id}/answer`, { answer: { does: 'decline' } });
    expect([declined.status, (await release(playerId)).status]).toEqual([204, 200]);
    await takeClub();
    expect((await offer(playerId)).body.code).toBe('agent.own-client');
    const said = (await inRows((rows) => preferencesOfClients(rows, ABSOLUTE))).get(playerId);
    expect([said?.isBarred(1), said?.isBarred(2)]).toEqual([true, false]);
    await endedOn(ABSOLUTE - CONFLICT_DAYS - 1);
    expect((await offer(playerId)).status).toBe(200);
  });

  it('does not sign him by an offer their club made before', async () => {
    await giveClub(db, 1, avaId);
    const playerId = await makeClient(database, undefined, { isFree: true });
    const rich = { playerId, terms: { salaries: [13_000_000, 13_000_000] } };
    expect((await ava.post(`/api/teams/${MIAS}/free-agent-offers`, rich)).status).toBe(200);
    await ole.post(`/api/teams/${OLES}/free-agent-offers`, rich);
    // The player takes her as his agent overnight, and she declines the other club's offer before he decides.
    await db.insert(representations).values({ playerId, personId: avaAgent, sinceDay: 1, untilSeason: 9, rate: 4 });
    const rival = (await ava.get('/api/agent-inbox')).body.data.offers.find(
      ({ team }: { team: { id: number } }) => team.id === OLES,
    );
    const declined = await ava.post(`/api/free-agent-offers/${rival.id}/answer`, { answer: { does: 'decline' } });
    expect(declined.status).toBe(204);
    await inRows((rows) => decideOffers(rows, { ...NIGHT, day: DAY + 1, absoluteDay: ABSOLUTE + 1 }));
    const status = await db
      .select({ clubId: freeAgentOffers.clubId, status: freeAgentOffers.status })
      .from(freeAgentOffers)
      .where(eq(freeAgentOffers.playerId, playerId))
      .orderBy(freeAgentOffers.clubId);
    expect(status).toEqual([
      { clubId: 1, status: 'void' },
      { clubId: 2, status: 'declined' },
    ]);
    expect(await db.$count(contracts, eq(contracts.playerId, playerId))).toBe(0);
  });

  it('is bound as well when the player left, or the agreement expired', async () => {
    const unhappy = await makeClient(database, avaAgent, { isFree: true });
    const elsewhere = await makeClient(database, avaAgent, { isFree: true });
    await changeRows(db, representations, { playerId: unhappy }, { trust: 5 });
    await inRows((rows) => tendClients(rows, NIGHT));
    await changeRows(db, representations, { playerId: elsewhere }, { trust: 30, untilSeason: SEASON });
    await inRows((rows) => representClients(rows, { season: SEASON + 1, secret }));
    const kept = await rowsOf(db, formerClients, {}, 'playerId');
    expect(kept).toEqual([
      { playerId: unhappy, personId: avaAgent, endedOn: ABSOLUTE },
      { playerId: elsewhere, personId: avaAgent, endedOn: (SEASON + 1) * 63 + 1 },
    ]);
    await takeClub();
    for (const playerId of [unhappy, elsewhere]) expect((await offer(playerId)).body.code).toBe('agent.own-client');
  });

  it('sends no offer sheet for him, as his agent or afterward', async () => {
    const playerId = await makeClient(database, avaAgent, { isFree: true });
    await db.update(world).set({ day: 62 });
    await inRows((rows) => hold(rows, [{ playerId, clubId: 2, salary: 1_050_000 }], SEASON));
    await takeClub();
    const sheet = () => ava.post(`/api/players/${playerId}/offer-sheets`, { terms });
    expect((await sheet()).body.code).toBe('agent.own-client');
    await release(playerId);
    expect((await sheet()).body.code).toBe('agent.own-client');
    await db.delete(formerClients);
    expect((await sheet()).body.code).not.toBe('agent.own-client');
  });

  it('does not represent him in talks with a manager of the household, or steer him to that manager', async () => {
    const isBarred = async (playerId: number, clubId: number) =>
      (await inRows((rows) => preferencesOfClients(rows, ABSOLUTE))).get(playerId)?.isBarred(clubId);
    const offerOf = (playerId: number) => ole.post(`/api/teams/${OLES}/free-agent-offers`, { playerId, terms });
    const playerId = await makeClient(database, avaAgent, { isFree: true });
    expect((await offerOf(playerId)).status).toBe(200);
    const [open] = (await ava.get('/api/agent-inbox')).body.data.offers;
    await shareHome(db, [avaId, oleId]);
    const answer = { answer: { does: 'accept' } };
    expect((await ava.post(`/api/free-agent-offers/${open.id}/answer`, answer)).body.code).toBe('agent.household');
    const another = await makeClient(database, avaAgent, { isFree: true });
    expect((await offerOf(another)).body.code).toBe('agent.household');
    expect([await isBarred(another, 2), await isBarred(another, 1)]).toEqual([true, false]);
    await release(another);
    expect((await offerOf(another)).body.code).toBe('agent.household');
    expect(await isBarred(another, 2)).toBe(true);
    await separateHomes(db);
    expect((await offerOf(another)).status).toBe(200);
  });

  // Keep this one last: Ava is no longer an agent after it.
  it('is bound after the career as an agent is over', async () => {
    const playerId = await makeClient(database, avaAgent, { isFree: true });
    expect((await ava.post('/api/careers/agent/retire', {})).status).toBe(200);
    await takeClub();
    expect((await offer(playerId)).body.code).toBe('agent.own-client');
    const said = (await inRows((rows) => preferencesOfClients(rows, ABSOLUTE))).get(playerId);
    expect(said?.isBarred(1)).toBe(true);
  });
});
