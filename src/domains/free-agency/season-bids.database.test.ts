/** A morning in the season: AI clubs bid, and a manager sees their bids as ranges, outbids one club and is outbid by another. */
import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadCapStates } from '#domains/cap/store/states.ts';
import { ASSISTANT_RANK } from '#domains/contracts/constants.ts';
import { decideOffers } from '#domains/contracts/store/decisions.ts';
import { sparePlayers } from '#domains/contracts/store/parting.ts';
import { arrivals, contracts, freeAgentOffers, marketListings } from '#domains/contracts/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { players } from '#domains/player/tables.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { PlayerId } from '#engine/ids.ts';
import type { OfferedTerms } from '#engine/market/terms.ts';
import { knownSecret } from '#engine/secret.ts';
import { readToday } from '#platform/clock/today.ts';
import { openRealtime } from '#platform/realtime.ts';
import { pgReader, pgRows } from '#platform/rows/pg-rows.ts';
import { makeContract, makePlayer } from '../../../tests/factories/player.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { bidInSeason } from './store/season-bids.ts';

interface OpenOffer {
  id: number;
  player: { id: number };
  lacks: string | null;
}

const SEASON = 3;
const DAY = 10;
/** Mia's team. */
const MIAS = 11;
const { database, db, browsers, goTo } = testWorld({
  season: SEASON,
  isPaused: true,
  clubs: ['Mia', 2, 3, 'Ole'],
  rosters: ['PRO'],
});
const [mia, ole] = browsers('Mia', 'Ole');

beforeEach(async () => {
  await goTo(DAY);
  for (const table of [freeAgentOffers, marketListings, notifications, arrivals, contracts]) await db.delete(table);
  // Players left over from earlier tests.
  await db.update(players).set({ status: 'retired', retiredAt: SEASON }).where(isNull(players.teamId));
});

const makeFree = (skill = 78) =>
  makePlayer(db, { teamId: null, skill, birthSeason: SEASON - 28, freeAgentSince: SEASON });
const bidsOn = (playerId: PlayerId) =>
  db
    .select()
    .from(freeAgentOffers)
    .where(and(eq(freeAgentOffers.playerId, playerId), isNotNull(freeAgentOffers.most)));
const marketOf = async (playerId: PlayerId) =>
  (await mia.get(`/api/players/${playerId}/contracts`)).body.data.own.market;
const offer = (playerId: PlayerId, salary: number, seasons: number) =>
  mia.post(`/api/teams/${MIAS}/free-agent-offers`, { playerId, terms: { salaries: Array(seasons).fill(salary) } });
const ownOffers = async () => (await mia.get(`/api/teams/${MIAS}/free-agent-offers`)).body.data;

/** Free agents decide, and AI clubs bid for the next morning. */
async function morning(day: number): Promise<void> {
  await goTo(day);
  await db.transaction(async (tx) => {
    const today = await readToday(tx);
    await decideOffers(pgRows(tx), today);
    await bidInSeason(pgRows(tx), { ...today, now: new Date() });
  });
}

describe('a free agent of regular strength in season', () => {
  it('gets bids from AI clubs the same morning, none from a club with a manager, and signs the next', async () => {
    const playerId = await makeFree();
    await morning(DAY);
    const bids = await bidsOn(playerId);
    expect(bids.length).toBeGreaterThan(0);
    expect(bids.map(({ clubId }) => clubId)).not.toContain(1);
    for (const { terms, most } of bids) expect(most).toBeGreaterThanOrEqual(terms.salaries[0] ?? 0);
    await morning(DAY + 1);
    const [signed] = await db.select().from(contracts).where(eq(contracts.playerId, playerId));
    expect(bids.map(({ clubId }) => clubId)).toContain(signed?.clubId);
    expect(signed?.salary).toBeLessThanOrEqual(Math.max(...bids.map(({ most }) => most ?? 0)));
    // Decided bids are gone, and he is off the market.
    expect(await bidsOn(playerId)).toEqual([]);
    expect(await db.select().from(marketListings).where(eq(marketListings.playerId, playerId))).toEqual([]);
  });

  it('shows a manager his asking prices, term, and rival bids as a range that hides their limits', async () => {
    const playerId = await makeFree();
    await morning(DAY);
    const market = await marketOf(playerId);
    expect(market.asks.length).toBeGreaterThan(1);
    expect(market.asks).toEqual([...market.asks].sort((one, other) => other - one));
    expect(market.seasons).toBeGreaterThanOrEqual(1);
    expect(market.rivals.clubs).not.toBe('none');
    expect(market.rivals.leading.high).toBeGreaterThan(market.rivals.leading.low);
    const said = JSON.stringify(market);
    for (const { most } of await bidsOn(playerId)) expect(said).not.toContain(String(most));
  });

  it('shows that another manager bids, but not how much: a second club reveals no limit', async () => {
    const playerId = await makeFree();
    await morning(DAY);
    const { rivals } = await marketOf(playerId);
    for (const salary of [1_000_000, 4_000_000, 12_000_000]) {
      const terms = { salaries: [salary] };
      const { body } = await ole.post('/api/teams/41/free-agent-offers', { playerId, terms });
      const seen = (await marketOf(playerId)).rivals;
      expect(seen.leading).toEqual(rivals.leading);
      const [own] = (await ole.get('/api/teams/41/free-agent-offers')).body.data;
      expect((await ole.post(`/api/free-agent-offers/${own?.id}/withdraw`, {})).status, JSON.stringify(body)).toBe(204);
    }
  });

  it('signs with an AI club that outbids the manager, who reads where and for how much', async () => {
    const playerId = await makeFree();
    await morning(DAY);
    const { asks, seasons } = await marketOf(playerId);
    // Just enough for him, and less than other clubs would pay.
    expect((await offer(playerId, asks[0], seasons)).status).toBe(200);
    await db.update(freeAgentOffers).set({ most: 12_000_000 }).where(isNotNull(freeAgentOffers.most));
    await morning(DAY + 1);
    const [signed] = await db.select().from(contracts).where(eq(contracts.playerId, playerId));
    const [own] = await ownOffers();
    expect(own).toMatchObject({ status: 'declined', reason: { code: 'outbid', salary: signed?.salary } });
    const [told] = await db.select().from(notifications);
    expect(told).toMatchObject({ kind: 'offer-outbid', params: { salary: signed?.salary } });
    // What he weighed, never by how much.
    expect(own.reason.weighed.length).toBeGreaterThan(0);
    expect(told).toMatchObject({ params: { weighed: own.reason.weighed } });
  });

  it('signs with the manager who bids more than any AI club would', async () => {
    const playerId = await makeFree();
    await morning(DAY);
    const { seasons } = await marketOf(playerId);
    expect((await offer(playerId, 14_000_000, seasons)).status).toBe(200);
    await morning(DAY + 1);
    expect(await ownOffers()).toMatchObject([{ status: 'accepted', reason: null }]);
  });

  it('declines an offer below his ask, and says what he asked', async () => {
    const playerId = await makeFree();
    await morning(DAY);
    await db.delete(freeAgentOffers);
    const { asks, seasons } = await marketOf(playerId);
    await offer(playerId, Math.round(asks[0] * 0.8), seasons);
    await morning(DAY + 1);
    expect(await ownOffers()).toMatchObject([{ reason: { code: 'low', seasons } }]);
    // The next morning the same money is closer to his ask.
    await db.delete(freeAgentOffers);
    expect((await marketOf(playerId)).asks[0]).toBe(asks[1]);
  });
});

it('an AI club at its contract limit releases no prospect with first-team potential, and no player it just signed', async () => {
  const club = { clubId: 2, salary: 800_000 };
  const made = { teamId: 22, position: 'C' as const, skill: 50 };
  const ids: PlayerId[] = [];
  for (let index = 0; index < 32; index++) {
    // In turn: established, young and promising, young with no upside.
    const ceiling = index % 3 === 1 ? 90 : 52;
    const age = index % 3 === 0 ? 28 : 21;
    const ceilings = Array<number>(11).fill(ceiling);
    const playerId = await makePlayer(db, { ...made, ceilings, birthSeason: SEASON - age });
    await makeContract(db, { ...club, playerId, from: index < 4 ? SEASON : SEASON - 1 });
    ids.push(playerId);
  }
  const roster = await db.select({ id: players.id }).from(players).where(eq(players.teamId, 21));
  for (const { id: playerId } of roster) await makeContract(db, { ...club, playerId, from: SEASON - 1 });
  const rows = pgReader(db);
  const caps = await loadCapStates(rows, { season: SEASON, day: DAY, clubIds: [2] });
  const spare = (await sparePlayers(rows, caps, { season: SEASON, secret: knownSecret(7) })).get(2) ?? [];
  expect(new Set(spare.map(({ id }) => ids.indexOf(id) % 3))).toEqual(new Set([0, 2]));
  for (const { id } of spare) {
    const index = ids.indexOf(id);
    expect(index % 3, 'not promising').not.toBe(1);
    expect(index, 'signed before').toBeGreaterThanOrEqual(4);
  }
});

it('an AI club at its contract limit keeps the young goalie without whom its farm team could not dress two', async () => {
  const club = { clubId: 3, salary: 800_000, from: SEASON - 1 };
  const goalies: PlayerId[] = [];
  for (const [age, skill] of [
    [22, 40],
    [27, 50],
    [33, 50],
  ] as const) {
    const of = { teamId: 32, position: 'G' as const, skill, birthSeason: SEASON - age };
    goalies.push(await makePlayer(db, { ...of, ceilings: Array<number>(11).fill(skill) }));
  }
  const roster = await db.select({ id: players.id }).from(players).where(eq(players.teamId, 31));
  const others: PlayerId[] = [];
  while (others.length + roster.length + goalies.length < 50) others.push(await makePlayer(db, { teamId: 32 }));
  for (const playerId of [...goalies, ...others, ...roster.map(({ id }) => id)])
    await makeContract(db, { ...club, playerId });
  const rows = pgReader(db);
  const caps = await loadCapStates(rows, { season: SEASON, day: DAY, clubIds: [3] });
  const spare = (await sparePlayers(rows, caps, { season: SEASON, secret: knownSecret(7) })).get(3) ?? [];
  expect(spare.filter(({ group }) => group === 'goalie').map(({ id }) => goalies.indexOf(id))).toEqual([1]);
});

it('a manager’s offer that the club cannot pay raises no price, and the manager sees which of several can be paid', async () => {
  const [first, second] = [await makeFree(), await makeFree()];
  await morning(DAY);
  const { seasons } = await marketOf(first);
  for (const id of [first, second]) expect((await offer(id, 14_000_000, seasons)).status).toBe(200);
  // Her payroll leaves room for one of them.
  const [{ id: star = 0 } = {}] = await db
    .select({ id: players.id })
    .from(players)
    .where(eq(players.teamId, MIAS))
    .limit(1);
  await makeContract(db, { playerId: star, clubId: 1, from: SEASON, to: SEASON, salary: 62_000_000 });
  const lacking = async () => (await ownOffers()).map(({ player, lacks }: OpenOffer) => [player.id, lacks]);
  expect(await lacking()).toEqual([
    [first, null],
    [second, 'cap'],
  ]);
  const offerIds = (await ownOffers()).map(({ id }: OpenOffer) => id).reverse();
  expect((await mia.put(`/api/teams/${MIAS}/free-agent-offers/order`, { offerIds })).status).toBe(204);
  expect(await lacking()).toEqual([
    [second, null],
    [first, 'cap'],
  ]);
  await morning(DAY + 1);
  expect(await ownOffers()).toMatchObject([
    { player: { id: second }, status: 'accepted' },
    { player: { id: first }, status: 'void', reason: { code: 'outranked' } },
  ]);
  const [signed] = await db.select().from(contracts).where(eq(contracts.playerId, first));
  expect(signed?.salary).toBeLessThan(13_000_000);
});

describe('a manager at the contract limit', () => {
  /** Fills Mia's books to the limit with farm centers. */
  async function fill(salary: number): Promise<PlayerId[]> {
    await db.update(players).set({ status: 'retired', retiredAt: SEASON, teamId: null }).where(eq(players.teamId, 12));
    const onFarm: PlayerId[] = [];
    for (let index = 0; index < 30; index++) {
      const ceilings = Array<number>(11).fill(70);
      const made = { teamId: 12, jerseyNumber: index + 1, position: 'C' as const, skill: 40 + index, ceilings };
      const playerId = await makePlayer(db, { ...made, birthSeason: SEASON - 28 });
      // The weakest of them have just signed.
      await makeContract(db, { playerId, clubId: 1, salary, from: index < 4 ? SEASON : SEASON - 1, to: SEASON });
      onFarm.push(playerId);
    }
    const roster = await db.select({ id: players.id }).from(players).where(eq(players.teamId, MIAS));
    for (const { id: playerId } of roster)
      await makeContract(db, { playerId, clubId: 1, from: SEASON - 1, to: SEASON });
    return onFarm;
  }
  const check = async (playerId: PlayerId) =>
    (await mia.post(`/api/players/${playerId}/offer-check`, { terms: { salaries: [14_000_000] } })).body.data;

  it('signs a free agent as AI clubs do: the weakest cheap farm player leaves, none signed this season', async () => {
    const onFarm = await fill(800_000);
    const playerId = await makeFree();
    await morning(DAY);
    expect(await check(playerId)).toMatchObject({ fault: null, leaves: { id: onFarm[4] } });
    expect((await offer(playerId, 14_000_000, 1)).status).toBe(200);
    const left = () =>
      db
        .select({ status: players.status })
        .from(players)
        .where(eq(players.id, onFarm[4] ?? 0));
    expect(await left()).toEqual([{ status: 'club' }]);
    const published: string[] = [];
    const realtime = await openRealtime(database.pool, (error) => expect(error).toBeNull());
    realtime.subscribe('changed', ({ topics }) => published.push(...topics));
    await morning(DAY + 1);
    await realtime.caughtUp();
    await realtime.close();
    // Pages that show him are read again.
    expect(published).toContain(`player:${onFarm[4]}`);
    expect(await ownOffers()).toMatchObject([{ status: 'accepted' }]);
    expect(await left()).toEqual([{ status: 'free' }]);
    const told = await db.select().from(notifications).where(eq(notifications.kind, 'parted-to-sign'));
    expect(told).toMatchObject([{ params: { playerId: onFarm[4] } }]);
  });

  it('signs both of two free agents with one contract left: for the second one a farm player leaves', async () => {
    const onFarm = await fill(800_000);
    await db.delete(contracts).where(eq(contracts.playerId, onFarm[0] ?? 0));
    const both = [await makeFree(), await makeFree()];
    await morning(DAY);
    for (const playerId of both) expect((await offer(playerId, 14_000_000, 1)).status).toBe(200);
    expect((await ownOffers()).map(({ lacks }: OpenOffer) => lacks)).toEqual([null, null]);
    await morning(DAY + 1);
    expect(await ownOffers()).toMatchObject([{ status: 'accepted' }, { status: 'accepted' }]);
  });

  it('is refused if every farm player earns more than one and a half minimum salaries', async () => {
    await fill(2_000_000);
    const playerId = await makeFree();
    await morning(DAY);
    expect((await check(playerId)).fault.code).toBe('contracts.too-many-contracts');
  });
});

it('an assistant makes an offer for an injured player within the manager’s limits, with notice, and an undo withdraws it', async () => {
  // Of several, its scouts think enough of at least one.
  const free = [await makeFree(), await makeFree(), await makeFree(), await makeFree(), await makeFree()];
  const center = and(eq(players.teamId, MIAS), sql`'C' = any(${players.positions})`);
  await db
    .update(players)
    .set({ injuredUntil: 20 + absoluteDayOf({ season: SEASON, day: DAY }) })
    .where(center);
  const own = () => db.select().from(freeAgentOffers).where(eq(freeAgentOffers.clubId, 1));
  // He asks for more than the assistant may spend.
  await morning(DAY);
  expect(await own()).toEqual([]);
  const limits = { resigns: 'needed', maxSalary: 90_000_000, handsOff: [], fills: true };
  expect((await mia.put(`/api/teams/${MIAS}/assistant`, limits)).status).toBe(204);
  await db.delete(freeAgentOffers);
  await morning(DAY);
  const made = await own();
  // As an AI club does, it pays no more than it must, and names its limit.
  expect(made).toMatchObject([{ most: null, status: 'open' }]);
  const [{ playerId = 0, terms, assistantMost } = {}] = made;
  expect(assistantMost).toBeGreaterThan(terms?.salaries[0] ?? 0);
  expect(free).toContain(playerId);
  const [notice] = await db.select().from(notifications).where(eq(notifications.kind, 'assistant-offered'));
  expect(notice).toMatchObject({ params: { playerId, most: assistantMost } });
  // The manager's own offers come first, also after a change of their order.
  const others = free.filter((id) => id !== playerId).slice(0, 2);
  for (const id of others) expect((await offer(id, 14_000_000, 1)).status).toBe(200);
  const ranked = async () => ((await ownOffers()) as (OpenOffer & { rank: number })[]).sort((a, b) => a.rank - b.rank);
  expect((await ranked()).map(({ player }) => player.id)).toEqual([...others, playerId]);
  const offerIds = [1, 0, 2].map(async (index) => (await ranked())[index]?.id);
  const order = { offerIds: await Promise.all(offerIds) };
  expect((await mia.put(`/api/teams/${MIAS}/free-agent-offers/order`, order)).status).toBe(204);
  const [third = 0] = free.filter((id) => id !== playerId && !others.includes(id));
  expect((await offer(third, 14_000_000, 1)).status).toBe(200);
  expect((await ranked()).map(({ player }) => player.id)).toEqual([...others.toReversed(), third, playerId]);
  for (const { id, player } of await ranked())
    if (player.id !== playerId) expect((await mia.post(`/api/free-agent-offers/${id}/withdraw`, {})).status).toBe(204);
  expect((await mia.post(`/api/notifications/${notice?.id}/undo`, {})).status).toBe(204);
  // As long as the same player is out, the assistant does not repeat an offer that the manager has taken back.
  for (const day of [DAY + 1, DAY + 2]) {
    await db.delete(freeAgentOffers).where(ne(freeAgentOffers.clubId, 1));
    await morning(day);
  }
  expect((await own()).filter((each) => each.playerId === playerId)).toMatchObject([{ status: 'withdrawn' }]);
  await db.update(players).set({ injuredUntil: null }).where(center);
});

it('an assistant’s offer is raised against other bids, up to its limit', async () => {
  const playerId = await makeFree();
  await morning(DAY);
  const [{ id: kept = 0, terms, madeOn = 0, fromSeason = 0, decidesOn = 0 } = {}] = await bidsOn(playerId);
  await db.delete(freeAgentOffers).where(ne(freeAgentOffers.id, kept));
  const asked = terms?.salaries[0] ?? 0;
  await db.update(freeAgentOffers).set({ most: asked + 500_000 });
  const made = { playerId, clubId: 1, madeOn, fromSeason, decidesOn, rank: ASSISTANT_RANK };
  await db.insert(freeAgentOffers).values({ ...made, terms: terms as OfferedTerms, assistantMost: asked + 3_000_000 });
  await morning(DAY + 1);
  const [signed] = await db.select().from(contracts).where(eq(contracts.playerId, playerId));
  expect(signed?.clubId).toBe(1);
  expect(signed?.salary).toBeGreaterThan(asked);
  expect(signed?.salary).toBeLessThan(asked + 3_000_000);
  const [told] = await ownOffers();
  expect(told).toMatchObject({ status: 'accepted' });
  expect(told?.terms.salaries[0]).toBe(signed?.salary);
});
