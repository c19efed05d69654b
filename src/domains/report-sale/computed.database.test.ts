/** Tests AI scouts: they scout on their own, sell their reports, and leave the market when they have a job. */
import { beforeAll, expect, it } from 'vitest';
import { sightings } from '#domains/draft/tables.ts';
import { balanceOf } from '#domains/finances/store/ledger.ts';
import { jobs } from '#domains/job/tables.ts';
import { COMPUTED, PRICE } from '#domains/report-sale/constants.ts';
import { offerOfComputers } from '#domains/report-sale/store.ts';
import { reportOffers } from '#domains/report-sale/tables.ts';
import { lookAround } from '#domains/scout/store/looks.ts';
import { wander } from '#domains/scout/store/wandering.ts';
import { scoutAssignments } from '#domains/scout/tables.ts';
import { giveMoney } from '../../../tests/factories/money.ts';
import { makeProspect } from '../../../tests/factories/player.ts';
import { rowsOf } from '../../../tests/factories/rows.ts';
import { makeScout } from '../../../tests/factories/scout.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { makeUser } from '../../../tests/factories/user.ts';

const { db, world, browsers, inRows } = testWorld({ clubs: ['Max'] });
const [max] = browsers('Max');
let [free, other, userScout, employed] = [0, 0, 0, 0];

beforeAll(async () => {
  const { season } = world;
  await giveMoney(db, { account: 'club:1', amount: 100_000 });
  [free, other] = [await makeScout(db, { lastname: 'Free' }), await makeScout(db, { lastname: 'Other' })];
  userScout = await makeScout(db, { lastname: 'User', userId: await makeUser(db, { name: 'Sue' }) });
  employed = await makeScout(db, { lastname: 'Chief', job: { clubId: 1, role: 'chief' } });
  for (let index = 0; index < 8; index++) {
    await makeProspect(db, season, { lastname: `Boy${index}` });
  }
});

const night = (day: number) =>
  inRows(async (rows) => {
    const { season, secret } = world;
    await wander(rows, { season, day, secret });
    await lookAround(rows, { season, day, secret });
    return offerOfComputers(rows, { season, day, secret });
  });
const offers = () => rowsOf(db, reportOffers);
const market = async () => (await max.get('/api/teams/11/report-market')).body.data;

it('AI scouts without a job travel on their own, unlike users and employed scouts', async () => {
  expect(await night(world.day)).toBe(0);
  const sent = await rowsOf(db, scoutAssignments);
  expect(sent.map(({ personId, clubId }) => [personId, clubId]).sort()).toEqual([
    [free, null],
    [other, null],
  ]);
  expect([userScout, employed].every((id) => sent.every(({ personId }) => personId !== id))).toBe(true);
});

it('AI scouts offer some often-watched prospects, a few a night, at plausible prices', async () => {
  const counts: number[] = [];
  for (let day = world.day + 1; day <= world.day + 8; day++) counts.push(await night(day));
  expect(Math.max(...counts)).toBeLessThanOrEqual(2 * COMPUTED.perNight);
  const own = await offers();
  expect(own.length).toBeGreaterThan(0);
  expect(own.length).toBeLessThanOrEqual(2 * COMPUTED.most);
  for (const { price } of own) expect(price >= PRICE.least && price <= PRICE.most).toBe(true);
  expect((await market()).offers).toHaveLength(own.length);
});

it('AI scouts offer the same when a night is repeated', async () => {
  const again = async () => {
    await db.delete(reportOffers);
    const { season, secret } = world;
    await inRows((rows) => offerOfComputers(rows, { season, day: world.day + 8, secret }));
    return (await offers()).map(({ personId, playerId, price }) => [personId, playerId, price]);
  };
  const first = await again();
  expect(first.length).toBeGreaterThan(0);
  expect(await again()).toEqual(first);
});

it('AI scouts’ sales are paid into the common account, and the buyer gets the report', async () => {
  const [offer] = (await market()).offers;
  const before = await balanceOf(db, 'world:staff');
  expect((await max.post(`/api/teams/11/report-market/${offer.id}`, { price: offer.price })).status).toBe(200);
  expect(await balanceOf(db, 'world:staff')).toBe(before + offer.price);
  expect((await max.get('/api/teams/11/scouting')).body.data.reports).toHaveLength(1);
});

it('AI scouts leave the market and the road once a club hires them', async () => {
  const job = { kind: 'scout', role: 'amateur', employer: 'club', clubId: 1, state: 'held' } as const;
  await db.insert(jobs).values({ ...job, personId: free, pay: 1, postedOn: 1, fromDay: 1, untilSeason: 9 });
  expect((await market()).offers.every(({ person }: { person: { id: number } }) => person.id === other)).toBe(true);
  await night(world.day + 9);
  const sent = await rowsOf(db, scoutAssignments);
  expect(sent.map(({ personId }) => personId)).toEqual([other]);
  const looked = await rowsOf(db, sightings, { personId: userScout });
  expect(looked).toEqual([]);
});
