import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { BUYOUT } from '#domains/contracts/constants.ts';
import { buyOutPlayers } from '#domains/contracts/store/buyouts.ts';
import { capCharges, contracts } from '#domains/contracts/tables.ts';
import { payDay } from '#domains/finances/store/pay-day.ts';
import { ledgerEntries } from '#domains/finances/tables.ts';
import { buyOutDeadWeight } from '#domains/free-agency/store/buyouts.ts';
import { arbitrations } from '#domains/free-agency/tables.ts';
import { frenzyBoard } from '#domains/free-agency/views/frenzy.ts';
import { players } from '#domains/player/tables.ts';
import { standings } from '#domains/season/tables.ts';
import { world } from '#platform/clock/tables.ts';
import { makeContract, makePlayer } from '../../../tests/factories/player.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

/** PRO teams of club 1, which Mia manages, and of club 2, an AI club. */
const [MIAS, NOBODYS] = [11, 21];
const SEASON = 3;

const { db, browsers, goTo, inRows, on } = testWorld({ season: SEASON, clubs: ['Mia', 2], rosters: ['PRO'] });
const [mia] = browsers('Mia');
const night = on(59);
beforeEach(async () => {
  await goTo(59);
  for (const table of ['cap_charges', 'contracts', 'news']) await db.execute(sql.raw(`delete from ${table}`));
});

const buyOut = (playerId: number) => mia.post(`/api/players/${playerId}/buyout`, {});
const priceOf = async (playerId: number) => (await mia.get(`/api/players/${playerId}/buyout`)).body.data;
const chargesOf = (clubId: number) =>
  db.select().from(capCharges).where(eq(capCharges.clubId, clubId)).orderBy(capCharges.season);

/** Makes a veteran: 34 by default, and no better than a farmhand. */
async function makeVeteran({
  teamId = MIAS,
  salary = 6_000_000,
  to = SEASON + 2,
  skill = 55,
  age = 34,
} = {}): Promise<number> {
  const playerId = await makePlayer(db, { teamId, jerseyNumber: null, skill, birthSeason: SEASON - age });
  const clubId = teamId === MIAS ? 1 : 2;
  await makeContract(db, { playerId, clubId, from: SEASON, to, salary });
  return playerId;
}

describe('a manager', () => {
  it('sees the cost of a buyout at any time, and may buy out in the two days after the playoffs', async () => {
    await goTo(40);
    const playerId = await makeVeteran();
    const price = await priceOf(playerId);
    expect(price).toMatchObject({ isOpen: false, opensIn: 19, percent: 67, owed: 12_000_000, total: 8_000_000 });
    expect(price.seasons).toEqual(
      [4, 5, 6, 7].map((season) => ({ season, salary: season <= 5 ? 6_000_000 : 0, cost: 2_000_000 })),
    );
    const [before, after] = [price.before.seasons[1], price.after.seasons[1]];
    expect(after.space - before.space).toBe(4_000_000);
    expect((await buyOut(playerId)).body).toMatchObject({ code: 'contracts.buyout-closed', facts: { from: 59 } });
    await goTo(59);
    expect((await buyOut(playerId)).status).toBe(204);
    const [contract] = await db.select().from(contracts).where(eq(contracts.playerId, playerId));
    expect(contract).toMatchObject({ toSeason: SEASON, boughtOutOn: SEASON * 63 + 59 });
    const charges = await chargesOf(1);
    expect(charges.map(({ season, amount, kind }) => [season, amount, kind])).toEqual(
      [4, 5, 6, 7].map((season) => [season, 2_000_000, 'buyout']),
    );
    expect((await buyOut(playerId)).body.code).toBe('contracts.nothing-to-buy-out');
    expect((await mia.post(`/api/players/${playerId}/contract-talk`, {})).body.code).toBe('contracts.bought-out');
    // The assistant does not list a contract the manager has bought out.
    const runsOn = await makeVeteran();
    const { ending, running } = (await mia.get(`/api/teams/${MIAS}/assistant`)).body.data;
    const idsOf = (listed: { player: { id: number } }[]) => listed.map(({ player }) => player.id);
    expect(idsOf(ending)).not.toContain(playerId);
    // Contracts that run on can be kept from the assistant as well.
    expect(idsOf(running)).toContain(runsOn);
    expect(idsOf(running)).not.toContain(playerId);
  });

  it('is told on the desk from the day before the window after the playoffs to its last night', async () => {
    await makeVeteran();
    const onDesk = async (day: number) => {
      await goTo(day);
      const { desk } = (await mia.get(`/api/teams/${MIAS}/overview`)).body.data;
      const item = desk.find(({ kind }: { kind: string }) => kind === 'buyouts-summer');
      return item && [item.params.opensIn, item.params.days];
    };
    const { fromDay, toDay } = BUYOUT;
    expect(await onDesk(fromDay - 2)).toBeUndefined();
    expect(await onDesk(fromDay - 1)).toEqual([1, toDay - fromDay + 1]);
    expect(await onDesk(toDay)).toEqual([0, 1]);
    expect(await onDesk(toDay + 1)).toBeUndefined();
    await db.update(contracts).set({ salary: 800_000 });
    expect(await onDesk(toDay), 'nobody who costs much').toBeUndefined();
  });

  it('sees the buyout in the list, the news and the ledger', async () => {
    const playerId = await makeVeteran();
    await buyOut(playerId);
    const { body } = await mia.get('/api/free-agent-center/buyouts');
    expect(body.data).toMatchObject({
      season: SEASON,
      days: [{ day: 59, count: 1, total: 8_000_000 }],
      buyouts: [{ player: { id: playerId }, total: 8_000_000, cost: 2_000_000, seasons: 4, until: 7 }],
    });
    const news = (await mia.get('/api/news?topic=moves')).body.data;
    expect(JSON.stringify(news)).toContain('"buyout"');
    await inRows((rows) => payDay(rows, { season: SEASON + 1, day: 1 }));
    const paid = await db.select().from(ledgerEntries).where(eq(ledgerEntries.kind, 'buyout'));
    expect(paid.map(({ account, amount }) => [account, amount])).toEqual([
      ['club:1', -Math.round(2_000_000 / 63)],
      ['world:players', Math.round(2_000_000 / 63)],
    ]);
  });

  it('may buy out again for three days after a hearing: the contract ends that day, and the player is free', async () => {
    await goTo(5);
    const bought = { playerId: await makeVeteran(), clubId: 1 };
    await db.update(contracts).set({ fromSeason: SEASON - 1, salaries: [1, 2, 3, 4].map(() => 6_000_000) });
    expect((await buyOut(bought.playerId)).body.code).toBe('contracts.buyout-closed');
    const hearingOn = SEASON * 63 + 5;
    const heard = {
      season: SEASON - 1,
      electedBy: 'player',
      seasons: 1,
      offered: 1,
      award: 2,
      status: 'signed',
    } as const;
    const playerId = await makePlayer(db, { teamId: MIAS, jerseyNumber: null });
    await db.insert(arbitrations).values({ ...heard, clubId: 1, playerId, hearingOn, decideBy: hearingOn + 2 });
    await goTo(6);
    const desk = (await mia.get(`/api/teams/${MIAS}/overview`)).body.data.desk;
    expect(desk).toContainEqual(expect.objectContaining({ kind: 'buyout-window', params: { days: 2 } }));
    const price = await priceOf(bought.playerId);
    expect(price).toMatchObject({ isOpen: true, window: 'hearing', owed: 18_000_000, total: 12_000_000 });
    expect(price).toMatchObject({ closesAt: expect.stringMatching(/^\d{4}-.*Z$/), closesOn: 7 });
    expect((await frenzyBoard(db, new Date())).nextRoundAt).not.toBeNull();
    await db.update(world).set({ pace: 'own', runsUntil: 4000 });
    expect(await priceOf(bought.playerId), 'at the pace of a manager').toMatchObject({ closesAt: null, closesOn: 7 });
    expect((await frenzyBoard(db, new Date())).nextRoundAt, 'at the pace of a manager').toBeNull();
    await db.update(world).set({ pace: 'clock', runsUntil: null });
    expect(price.seasons).toHaveLength(6);
    // A player signed since last season cannot be bought out.
    expect((await buyOut(await makeVeteran())).body.code).toBe('contracts.signed-since');
    expect((await buyOut(bought.playerId)).status).toBe(204);
    const [contract] = await db.select().from(contracts).where(eq(contracts.playerId, bought.playerId));
    expect(contract).toMatchObject({ toSeason: SEASON - 1, boughtOutOn: SEASON * 63 + 6 });
    const [player] = await db.select().from(players).where(eq(players.id, bought.playerId));
    expect(player).toMatchObject({ teamId: null, freeAgentSince: SEASON });
    expect((await chargesOf(1)).map(({ season, amount }) => [season, amount])).toEqual(
      [3, 4, 5, 6, 7, 8].map((season) => [season, 2_000_000]),
    );
    await goTo(8);
    expect((await buyOut(await makeVeteran())).body.code).toBe('contracts.buyout-closed');
    await db.delete(arbitrations);
  });

  it('cannot buy out another club’s players, or one player twice at once', async () => {
    expect((await buyOut(await makeVeteran({ teamId: NOBODYS }))).body.code).toBe('contracts.not-your-player');
    const playerId = await makeVeteran();
    const both = await Promise.all([buyOut(playerId), buyOut(playerId)]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await chargesOf(1)).toHaveLength(4);
  });

  it('buys out the retained part when the other club buys the player out', async () => {
    const playerId = await makeVeteran({ teamId: NOBODYS, to: SEASON + 1 });
    const [contract] = await db.select().from(contracts).where(eq(contracts.playerId, playerId));
    const retained = { clubId: 1, kind: 'retention' as const, contractId: contract?.id ?? 0, amount: 3_000_000 };
    await db.insert(capCharges).values([SEASON, SEASON + 1].map((season) => ({ ...retained, season })));
    await inRows((rows) => buyOutPlayers(rows, [playerId], night));
    const charges = await chargesOf(1);
    expect(charges.map(({ season, amount, kind }) => [season, amount, kind])).toEqual([
      [SEASON, 3_000_000, 'retention'],
      [SEASON + 1, 1_000_000, 'buyout'],
      [SEASON + 2, 1_000_000, 'buyout'],
    ]);
  });
});

describe('an AI club', () => {
  it('buys out only players who cost far more than they are worth; managers decide for themselves', async () => {
    expect(await db.$count(standings)).toBeGreaterThan(0);
    // Too young to retire: clubs do not pay to drop a player about to retire anyway.
    const dead = await makeVeteran({ teamId: NOBODYS, age: 29, salary: 12_000_000 });
    await makeVeteran({ teamId: NOBODYS, skill: 85 });
    await makeVeteran({ teamId: NOBODYS, salary: 1_000_000 });
    await makeVeteran({ teamId: NOBODYS, to: SEASON });
    await makeVeteran({ teamId: MIAS });
    const count = await inRows((rows) => buyOutDeadWeight(rows, night));
    expect(count).toBe(1);
    const ended = await db.select().from(contracts).where(sql`bought_out_on is not null`);
    expect(ended.map(({ playerId }) => playerId)).toEqual([dead]);
  });
});
