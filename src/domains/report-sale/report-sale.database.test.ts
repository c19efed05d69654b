/**
 * Tests the market for reports: who may sell and buy, that unpaid reports stay hidden, and that repeated clicks buy
 * only once.
 */
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { deleteUser } from '#domains/account/store/erase-user.ts';
import { sightings } from '#domains/draft/tables.ts';
import { type Account, balanceOf } from '#domains/finances/store/ledger.ts';
import { jobs } from '#domains/job/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { MIN_LOOKS, PRICE } from '#domains/report-sale/constants.ts';
import { reportOffers, reportSales } from '#domains/report-sale/tables.ts';
import { slices } from '#domains/slices.ts';
import { makeCoach } from '../../../tests/factories/coach.ts';
import { giveMoney } from '../../../tests/factories/money.ts';
import { makeProspect } from '../../../tests/factories/player.ts';
import { changeRows, rowsOf } from '../../../tests/factories/rows.ts';
import { makeScout } from '../../../tests/factories/scout.ts';
import type { Browser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { separateHomes, shareHome } from '../../../tests/factories/user.ts';

const { db, world, ids, browsers, goTo } = testWorld({ users: ['Sue'], clubs: ['Max', 'Ann'] });
const [sueId, annId] = ids('Sue', 'Ann');
const [sue, max, ann] = browsers('Sue', 'Max', 'Ann');
let [seller] = [0];
let boys: number[] = [];
const FUNDS = 100_000;

const boy = (index: number) => boys[index] ?? 0;

beforeAll(async () => {
  const { season } = world;
  await pay('club:1', FUNDS);
  await pay('club:2', FUNDS);
  seller = await makeScout(db, { lastname: 'Seller', userId: sueId });
  boys = [];
  for (let index = 0; index < 4; index++) {
    boys.push(await makeProspect(db, season, { lastname: `Boy${index}` }));
  }
  await db.insert(sightings).values(
    boys.slice(0, 3).map((playerId, index) => ({
      personId: seller,
      playerId,
      season,
      clubId: null,
      looks: index === 2 ? MIN_LOOKS - 1 : MIN_LOOKS + 3,
      present: 51.25,
      potential: 83.75,
      error: 3.5,
      strengths: [1, 2],
      weakness: 3,
      lastDay: world.absoluteDay - 1,
    })),
  );
});

const pay = (account: Account, amount: number) => giveMoney(db, { account, amount });

const offer = (browser: Browser, playerId: number, price: unknown = 4_000) =>
  browser.unsafe('PUT', `/api/scouting/offers/${playerId}`, { price });
const marketOf = async (browser: Browser, team: number) =>
  (await browser.get(`/api/teams/${team}/report-market`)).body.data;
const buy = (browser: Browser, team: number, offerId: number, price = 4_000) =>
  browser.post(`/api/teams/${team}/report-market/${offerId}`, { price });
const reportsOf = async (browser: Browser, team: number) =>
  (await browser.get(`/api/teams/${team}/scouting`)).body.data.reports;
const offerOn = async (playerId: number) => (await rowsOf(db, reportOffers, { playerId }))[0]?.id ?? 0;

describe('a report for sale', () => {
  it('is offered by a scout without a club, on a prospect they have watched, at a price within bounds', async () => {
    expect((await offer(max, boy(0))).body).toMatchObject({ code: 'report-sale.no-career' });
    expect((await offer(sue, boy(3))).body).toMatchObject({ code: 'report-sale.no-report' });
    expect((await offer(sue, boy(2))).body).toMatchObject({ code: 'report-sale.too-few-looks' });
    for (const price of [PRICE.least - 1, PRICE.most + 1, 999.5, 'free'])
      expect((await offer(sue, boy(0), price)).status, String(price)).toBe(422);
    expect((await Promise.all([offer(sue, boy(0)), offer(sue, boy(0))])).map(({ status }) => status)).toEqual([
      204, 204,
    ]);
    expect((await offer(sue, boy(1), 5_000)).status).toBe(204);
    expect(await db.$count(reportOffers)).toBe(2);
    const { data } = (await sue.get('/api/scouting/offers')).body;
    expect(data).toMatchObject({ isIndependent: true, earned: 0, purse: 0, rating: null });
    expect(data.reports.find(({ player }: { player: { id: number } }) => player.id === boy(0)).price).toBe(4_000);
    expect((await max.get('/api/scouting/offers')).body.data).toBeNull();
  });

  it('shows only its subject and its author before it is bought', async () => {
    const market = await marketOf(max, 11);
    expect(market.offers.map(({ player }: { player: { id: number } }) => player.id).sort()).toEqual([boy(0), boy(1)]);
    expect(Object.keys(market.offers[0]).sort()).toEqual([
      'age',
      'calls',
      'callsRight',
      'daysAgo',
      'id',
      'isConflict',
      'looks',
      'person',
      'player',
      'price',
      'rank',
      'rating',
    ]);
    expect(JSON.stringify(market)).not.toMatch(/potential|present|strengths|83\.75|51\.25/);
    expect(await reportsOf(max, 11)).toEqual([]);
    expect((await max.get('/api/teams/21/report-market')).status).toBe(403);
    expect((await sue.get('/api/teams/11/report-market')).status).toBe(403);
    expect((await buy(sue, 11, await offerOn(boy(0)))).status).toBe(403);
  });

  it('is bought once, however often the button is pressed, for the price shown', async () => {
    const id = await offerOn(boy(0));
    expect((await buy(max, 11, id, 3_000)).body).toMatchObject({
      code: 'report-sale.other-price',
      facts: { price: 4_000 },
    });
    expect((await buy(max, 11, 999_999)).status).toBe(404);
    const pressed = await Promise.all([buy(max, 11, id), buy(max, 11, id), buy(max, 11, id)]);
    expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(pressed.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'report-sale.bought-already' });
    expect(await balanceOf(db, 'club:1')).toBe(FUNDS - 4_000);
    expect(await balanceOf(db, `person:${seller}`)).toBe(4_000);
    expect(await db.$count(reportSales)).toBe(1);
    const told = await rowsOf(db, notifications, { userId: sueId });
    expect(told.map(({ kind, params }) => [kind, params])).toEqual([
      ['report-sold', expect.objectContaining({ playerId: boy(0), price: 4_000 })],
    ]);
  });

  it('is readable by its buyer from then on, as it was that day, and by no other club', async () => {
    const [report] = await reportsOf(max, 11);
    expect(report).toMatchObject({
      player: { id: boy(0) },
      opinions: [{ person: { id: seller }, looks: MIN_LOOKS + 3 }],
    });
    expect(await reportsOf(ann, 21)).toEqual([]);
    expect((await marketOf(max, 11)).offers.map(({ player }: { player: { id: number } }) => player.id)).toEqual([
      boy(1),
    ]);
    expect((await marketOf(ann, 21)).offers).toHaveLength(2);
    const own = and(eq(sightings.playerId, boy(0)), eq(sightings.isBought, false));
    await db.update(sightings).set({ looks: 30 }).where(own);
    expect((await reportsOf(max, 11))[0].opinions[0].looks).toBe(MIN_LOOKS + 3);
    // The copy does not count as the scout's own report.
    const mine = (await sue.get('/api/scouting')).body.data.reports;
    const about = mine.filter(({ player }: { player: { id: number } }) => player.id === boy(0));
    expect(about.map(({ opinions }: { opinions: unknown[] }) => opinions.length)).toEqual([1]);
  });

  it('is rated by its buyer alone, who may change the rating', async () => {
    const [{ id }] = (await marketOf(max, 11)).purchases;
    const rate = (browser: Browser, team: number, stars: unknown) =>
      browser.unsafe('PUT', `/api/teams/${team}/bought-reports/${id}/rating`, { stars });
    expect((await rate(ann, 21, 1)).body).toMatchObject({ code: 'report-sale.not-bought' });
    expect((await rate(max, 11, 6)).status).toBe(422);
    await rate(max, 11, 2);
    expect((await rate(max, 11, 4)).body.data.purchases[0].stars).toBe(4);
    expect((await marketOf(ann, 21)).offers[0].rating).toEqual({ mean: 4, count: 1 });
  });

  it('is not sold to a club its scout works for in any career, or above the club’s balance', async () => {
    const id = await offerOn(boy(1));
    const coach = await makeCoach(db, { lastname: 'Sue', userId: sueId, job: { clubId: 2, role: 'youth' } });
    expect((await marketOf(ann, 21)).offers.every(({ isConflict }: { isConflict: boolean }) => isConflict)).toBe(true);
    expect((await buy(ann, 21, id, 5_000)).body).toMatchObject({ code: 'report-sale.conflict' });
    await changeRows(db, jobs, { personId: coach }, { state: 'ended', endedOn: 1 });
    // Nor for a manager who shares a household with the scout.
    await shareHome(db, [sueId, annId]);
    expect((await marketOf(ann, 21)).offers.every(({ isConflict }: { isConflict: boolean }) => isConflict)).toBe(true);
    expect((await buy(ann, 21, id, 5_000)).body).toMatchObject({ code: 'report-sale.household' });
    await separateHomes(db);
    expect((await marketOf(ann, 21)).offers.some(({ isConflict }: { isConflict: boolean }) => isConflict)).toBe(false);
    await pay('club:2', 2_000 - FUNDS);
    expect((await buy(ann, 21, id, 5_000)).body).toMatchObject({
      code: 'report-sale.too-dear',
      facts: { price: 5_000, balance: 2_000 },
    });
  });

  it('leaves the market when its scout joins a club or withdraws it, and on draft day', async () => {
    const id = await offerOn(boy(1));
    const job = { kind: 'scout', role: 'amateur', employer: 'club', clubId: 2, state: 'held' } as const;
    await db.insert(jobs).values({ ...job, personId: seller, pay: 1, postedOn: 1, fromDay: 1, untilSeason: 9 });
    expect((await marketOf(max, 11)).offers).toEqual([]);
    expect((await buy(max, 11, id, 5_000)).status).toBe(404);
    expect((await offer(sue, boy(1))).body).toMatchObject({ code: 'report-sale.not-independent' });
    await changeRows(db, jobs, { personId: seller }, { state: 'ended', endedOn: 1 });
    await goTo(60);
    expect((await buy(max, 11, id, 5_000)).body).toMatchObject({ code: 'report-sale.too-late' });
    expect((await offer(sue, boy(1))).body).toMatchObject({ code: 'report-sale.too-late' });
    await goTo(world.day);
    expect((await sue.unsafe('DELETE', `/api/scouting/offers/${boy(1)}`)).status).toBe(204);
    expect((await buy(max, 11, id, 5_000)).status).toBe(404);
  });

  it('stays with its buyer when its scout leaves the game, and is no longer offered', async () => {
    await deleteUser(db, sueId, { now: new Date(), nouns: slices });
    expect(await db.$count(reportOffers)).toBe(0);
    expect(await reportsOf(max, 11)).toHaveLength(1);
  });
});
