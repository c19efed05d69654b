/** Tests who may bid to host, what happens to pledges, and that each championship is awarded once. */
import { beforeAll, describe, expect, it } from 'vitest';
import { addNationalTeams, teamsOfNation } from '#domains/club/store/national-teams.ts';
import { LEAGUE_SETTINGS } from '#domains/competition/rules.ts';
import { openCompetitions } from '#domains/competition/store/competitions.ts';
import { enterTeams } from '#domains/competition/store/entries.ts';
import { federationSeasons } from '#domains/federation/tables.ts';
import { balanceOf } from '#domains/finances/store/ledger.ts';
import { DECISION_DAY, PLEDGE } from '#domains/hosting/constants.ts';
import { chooseHost, hostOf } from '#domains/hosting/store.ts';
import { hostingBids, hostings } from '#domains/hosting/tables.ts';
import { news } from '#domains/news/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';
import { makeFederation, makeMembers } from '../../../tests/factories/federation.ts';
import { giveMoney } from '../../../tests/factories/money.ts';
import type { Browser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const { db, world, ids, goTo, inRows, browsers } = testWorld({ users: ['Mia', 'Pia', 'Quinn'], nations: ['SE', 'FI'] });
const [miaId, piaId, quinnId] = ids('Mia', 'Pia', 'Quinn');
const [pia, quinn, mia] = browsers('Pia', 'Quinn', 'Mia');
const FUNDS = 1_000_000;

beforeAll(async () => {
  await makeFederation(db, { presidentUserId: piaId });
  await makeFederation(db, { id: 2, presidentUserId: quinnId });
  await makeFederation(db, { id: 3 });
  await makeMembers(db, { nationId: 2, userIds: [miaId] });
  await save(1, FUNDS);
  await save(2, FUNDS);
});

/** Sets a federation's savings to this amount. */
const save = (nationId: number, amount: number) => giveMoney(db, { account: `federation:${nationId}`, amount });

const bid = (browser: Browser, nation: number, pledge: unknown, plea = 'We have ice all year.') =>
  browser.post(`/api/federations/${nation}/hosting`, { pledge, plea });
const seen = async (browser: Browser, nation: number) =>
  (await browser.get(`/api/federations/${nation}/hosting`)).body.data;
const saved = (nation: number) => balanceOf(db, `federation:${nation}`);
const decide = (season = world.season) =>
  inRows((rows) => chooseHost(rows, { season, day: DECISION_DAY, secret: world.secret }));

describe('a bid to host the championship', () => {
  it('is made by the president alone, once, and reserves the federation’s savings', async () => {
    expect((await bid(mia, 2, 300_000)).status).toBe(403);
    expect((await bid(pia, 2, 300_000)).status).toBe(403);
    for (const pledge of [PLEDGE.least - 1, 'all', 0.5]) expect((await bid(pia, 1, pledge)).status).toBe(422);
    expect((await bid(pia, 1, FUNDS + 1)).body).toMatchObject({ code: 'hosting.too-dear', facts: { balance: FUNDS } });
    const tries = await Promise.all([bid(pia, 1, 400_000), bid(pia, 1, 400_000), bid(pia, 1, 400_000)]);
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await saved(1)).toBe(FUNDS - 400_000);
    expect((await bid(quinn, 2, 900_000)).status).toBe(200);
  });

  it('is public except for its amount, which only its president knows', async () => {
    const pledges = ({ bids }: { bids: { nationId: number; pledge: number | null }[] }) =>
      bids.map(({ nationId, pledge }) => [nationId, pledge]);
    const own = async (browser: Browser) => {
      const { bids }: { bids: { nationId: number; isMine: boolean }[] } = await seen(browser, 1);
      return bids.flatMap(({ nationId, isMine }) => (isMine ? nationId : []));
    };
    expect([await own(pia), await own(quinn)], 'whose pleas are their own words').toEqual([[1], [2]]);
    expect(pledges(await seen(pia, 1))).toEqual([
      [1, 400_000],
      [2, null],
    ]);
    expect(pledges(await seen(pia, 2))).toEqual([
      [1, null],
      [2, null],
    ]);
    expect(pledges((await mia.get('/api/hosting')).body.data)).toEqual([
      [1, null],
      [2, null],
    ]);
  });

  it('cannot be deduced from the federation’s savings either', async () => {
    const told = async (browser: Browser, nation: number) => [
      (await seen(browser, nation)).balance,
      (await browser.get(`/api/federations/${nation}/budget`)).body.data.balance,
    ];
    expect(await told(pia, 1)).toEqual([FUNDS - 400_000, FUNDS - 400_000]);
    expect(await told(quinn, 1)).toEqual([FUNDS, FUNDS]);
    expect(await told(mia, 2)).toEqual([FUNDS, FUNDS]);
  });

  it('is withdrawn with its amount, for good', async () => {
    const back = await Promise.all([
      pia.unsafe('DELETE', '/api/federations/1/hosting'),
      pia.unsafe('DELETE', '/api/federations/1/hosting'),
    ]);
    expect(back.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await saved(1)).toBe(FUNDS);
    expect((await bid(pia, 1, 400_000)).body).toMatchObject({ code: 'hosting.bid-already' });
    expect((await seen(pia, 1)).hasWithdrawn).toBe(true);
    expect((await seen(quinn, 1)).hasWithdrawn, 'others do not hear of it').toBe(false);
    expect((await seen(quinn, 2)).hasWithdrawn).toBe(false);
  });

  it('is accepted or refunded in one night, once, even when the night is killed', async () => {
    await save(3, 400_000);
    await db.insert(hostingBids).values({
      ...{ season: world.season + 1, nationId: 3, pledge: 250_000, plea: '', state: 'made' },
    });
    const killed = inRows(async (rows) => {
      await chooseHost(rows, { season: world.season, day: DECISION_DAY, secret: world.secret });
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect(await db.$count(hostings)).toBe(0);
    expect(await decide()).toBe(2);
    expect(await decide()).toBeNull();
    expect(await hostOf(pgReader(db), world.season + 1)).toBe(2);
    expect(await saved(2)).toBe(FUNDS - 900_000);
    expect(await saved(3)).toBe(650_000);
    expect((await db.select().from(hostingBids).orderBy(hostingBids.nationId)).map(({ state }) => state)).toEqual([
      'withdrawn',
      'won',
      'lost',
    ]);
    expect((await db.select().from(news)).map(({ kind }) => kind)).toEqual(['host-chosen']);
    const told = (await db.select().from(notifications)).filter(({ userId }) => userId === miaId);
    expect(told.map(({ kind, params }) => [kind, params])).toEqual([
      ['hosting-decided', expect.objectContaining({ isOwn: true, season: world.season + 1 })],
    ]);
    const view = (await mia.get('/api/hosting')).body.data;
    expect(view).toMatchObject({ isOpen: false, hosts: [{ nationId: 2, bids: 2, pledge: 900_000 }] });
    expect(view.bids.map(({ pledge }: { pledge: number }) => pledge)).toEqual([900_000, 250_000]);
  });

  it('is too late after the night of the decision', async () => {
    await goTo(DECISION_DAY + 1);
    expect((await bid(pia, 1, 400_000)).body).toMatchObject({ code: 'hosting.too-late' });
    expect((await pia.unsafe('DELETE', '/api/federations/1/hosting')).body).toMatchObject({
      code: 'hosting.too-late',
    });
    await goTo(world.day);
  });
});

it('without bids, the best federation that has not hosted lately is chosen', async () => {
  await db.insert(federationSeasons).values(
    [2, 3, 1].map((nationId, index) => ({
      ...{
        nationId,
        season: world.season,
        points: 10 - index,
        rank: index + 1,
        presidentId: null,
        youth: 0,
        score: 50,
      },
    })),
  );
  // No federation has saved enough.
  for (const nationId of [1, 2, 3]) await save(nationId, -(await saved(nationId)));
  expect(await decide(world.season + 1)).toBe(3);
  expect(await hostOf(pgReader(db), world.season + 2)).toBe(3);
});

it('only a nation of the top division hosts: the pledge of any other returns, whatever it bids', async () => {
  const season = world.season + 2;
  const pledges = { 1: 100_000, 2: 900_000 };
  for (const [id, pledge] of Object.entries(pledges)) {
    const nationId = Number(id);
    await save(nationId, 1_000_000 - pledge - (await saved(nationId)));
    await db.insert(hostingBids).values({ season: season + 1, nationId, pledge, plea: '', state: 'made' });
  }
  await inRows(async (rows) => {
    await addNationalTeams(
      rows,
      [1, 2, 3].map((nationId) => ({ nationId, colors: ['#c8102e', '#ffffff', '#101820'] })),
    );
    const which = { kind: 'world-championship', season, level: null, leagueId: null, name: 'Worlds' } as const;
    const shared = { ...which, settings: LEAGUE_SETTINGS };
    const [edition] = await openCompetitions(rows, [shared]);
    for (const { division, nationIds } of [
      { division: 1, nationIds: [1] },
      { division: 2, nationIds: [2, 3] },
    ]) {
      const opened = { ...shared, parentId: edition?.id ?? null, division, ageGroup: 'senior' } as const;
      const [{ id = 0 } = {}] = await openCompetitions(rows, [opened]);
      const entering = await Promise.all(nationIds.map((nationId) => teamsOfNation(rows, nationId)));
      await enterTeams(rows, { competitionId: id, teamIds: entering.flatMap(([senior]) => senior?.id ?? []) });
    }
  });
  expect(await decide(season)).toBe(1);
  expect([await saved(1), await saved(2)]).toEqual([900_000, 1_000_000]);
});
