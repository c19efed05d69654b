import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { accrueDay } from '#domains/cap/store/accrue.ts';
import { capConversions, limitsOf, noteGoalPrices, openCapSeason } from '#domains/cap/store/limits.ts';
import { loadCapState } from '#domains/cap/store/states.ts';
import { capAccruals, capLimits } from '#domains/cap/tables.ts';
import { teams } from '#domains/club/tables.ts';
import { convertSalaries } from '#domains/contracts/store/conversion.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { closeBooks, post } from '#domains/finances/store/ledger.ts';
import { convertContracts } from '#domains/free-agency/store/conversion.ts';
import { recalls } from '#domains/roster/tables.ts';
import { firstLimits } from '#engine/market/price.ts';
import { pgReader, pgRows } from '#platform/rows/pg-rows.ts';
import { makeClub } from '../../../tests/factories/club.ts';
import { makeContract, makePlayer } from '../../../tests/factories/player.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { makeLeagues, type TestWorld } from '../../../tests/factories/world.ts';

/** Players of club 1: a regular, a farm player who is called up, one on long-term injured reserve, and one signed for later. */
let [regular, calledUp, hurt, coming]: number[] = [];
let below: TestWorld['leagueIds'];
const on = { season: 3, day: 10 };
const limits = firstLimits(1);
const LONG_TERM = { injuryPart: 'knee', injurySeverity: 'serious' };

const { db, world, arrive } = testWorld({ ...on, clubs: [2] });
beforeAll(async () => {
  const { leagueIds, season } = world;
  const home = await makeClub(db, { id: 1, leagueIds, season });
  const { PRO, FRM } = home.teamIds;
  regular = await makePlayer(db, { teamId: PRO, jerseyNumber: 1 });
  calledUp = await makePlayer(db, { teamId: PRO, jerseyNumber: 2 });
  hurt = await makePlayer(db, { teamId: PRO, jerseyNumber: 3, ...LONG_TERM, injuredUntil: world.absoluteDay + 63 });
  coming = await makePlayer(db);
  await db.insert(recalls).values({ playerId: calledUp, homeTeamId: FRM, since: world.absoluteDay });
  const terms = { clubId: 1, from: season, to: season + 1 };
  await makeContract(db, { ...terms, playerId: regular, salary: 6_000_000 });
  await makeContract(db, { ...terms, playerId: calledUp, salary: 900_000 });
  await makeContract(db, { ...terms, playerId: hurt, salary: 4_000_000 });
  await makeContract(db, { ...terms, playerId: coming, salary: 2_000_000, from: season + 1 });
});

describe('the salary cap', () => {
  it('shows each club of the league with its space for five seasons, whichever of its teams’ leagues is requested', async () => {
    const { browser: manager } = await arrive('Manager');
    const { status, body } = await manager.get(`/api/leagues/${world.leagueIds.FRM}/salary-caps`);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ leagueId: world.leagueIds.PRO, upper: limits.upper, minimum: 775_000 });
    expect(body.data.clubs).toHaveLength(2);
    const [{ sheet }] = body.data.clubs;
    // The farm player is an emergency call-up, and the long-term injured player does not count.
    expect(sheet).toMatchObject({ hit: 6_000_000, relief: 4_000_000, dead: 0, space: limits.upper - 6_000_000 });
    expect(sheet.seasons[1]).toMatchObject({ season: 4, hit: 12_000_000, players: 3 });
    const own = await manager.get('/api/teams/12/cap');
    expect(own.body).toEqual({ data: sheet });
    expect((await manager.get('/api/teams/999/cap')).status).toBe(404);
    const fits = await manager.get('/api/teams/11/cap/what-if?salary=9000000&seasons=2');
    expect(fits.body.data).toMatchObject({ before: sheet, after: { hit: 15_000_000 }, refusal: null });
    // A farm player's contract is for the farm: only what exceeds one and a half minimum salaries counts.
    const farmhand = await makePlayer(db, { teamId: 12, lastname: 'Farmhand' });
    await makeContract(db, { playerId: farmhand, clubId: 1, from: 3, to: 3, salary: 775_000 });
    const next = 'salary=2162500&seasons=2&from=4';
    const hitOf = async (query: string) =>
      (await manager.get(`/api/teams/11/cap/what-if?${query}`)).body.data.after.seasons[1].hit;
    expect((await hitOf(next)) - (await hitOf(`${next}&player=${farmhand}`))).toBe(1_162_500);
    await db.delete(contracts).where(eq(contracts.playerId, farmhand));
    const over = await manager.get('/api/teams/11/cap/what-if?salary=77000000&seasons=2');
    expect(over.body.data.refusal).toEqual({
      ...{ season: 3, over: 1_000_000, isRescue: false, fitsFrom: null },
      helps: [{ playerId: regular, name: 'Test Player', saves: 1_162_500 }],
    });
  });

  it('is calculated every morning', async () => {
    for (const day of [10, 11]) await db.transaction((tx) => accrueDay(pgRows(tx), { ...on, day }));
    const state = await loadCapState(pgReader(db), { clubId: 1, ...on });
    expect(state.accrued).toEqual({ days: 2, dollarDays: 2 * 6_000_000 });
  });

  it('follows the revenue of the league’s clubs, and stores the market price of a goal', async () => {
    await db.transaction(async (tx) => {
      const rows = pgRows(tx);
      for (const club of [1, 2] as const) {
        await post(rows, [
          {
            ...{ key: `gate/${club}`, kind: 'gate', params: { gameId: 1 }, season: 3, day: 9 },
            entries: [
              { account: `club:${club}`, amount: 1_000_000 },
              { account: 'world:spectators', amount: -1_000_000 },
            ],
          },
        ]);
      }
      await closeBooks(rows);
      await openCapSeason(rows, 3);
      await noteGoalPrices(rows, { season: 4, prices: new Map([[1, 400_000]]) });
    });
    const next = (await limitsOf(pgReader(db), 4)).get(world.leagueIds.PRO);
    expect(next?.limits.upper).toBeLessThan(limits.upper);
    expect(next?.limits.upper).toBeGreaterThanOrEqual(limits.upper * 0.94);
    expect(next?.goalPrice).toBe(400_000);
  });

  it('converts a relegated club’s contracts to its new league’s money', async () => {
    below = await makeLeagues(db, { firstId: 4, tier: 2 });
    const counted = () => db.select().from(capAccruals).where(eq(capAccruals.clubId, 1));
    const [before] = await counted();
    await db.transaction(async (tx) => {
      await tx.update(teams).set({ leagueId: below.PRO }).where(eq(teams.id, 11));
      const conversions = await capConversions(pgRows(tx), 3, nothingBound);
      expect(conversions).toMatchObject([{ clubId: 1, limits: { minimum: 387_500 } }]);
      await convertContracts(pgRows(tx), 3);
    });
    const [contract] = await contractsOf(regular);
    // The limit is halved, and contracts are cut by less.
    expect(contract?.salary).toBeGreaterThan(4_400_000);
    expect(contract?.salary).toBeLessThan(4_600_000);
    // Its charges so far are converted at the same rate, so that it is not over the lower limit.
    const [after] = await counted();
    expect(before?.dollarDays).toBeGreaterThan(0);
    expect((after?.dollarDays ?? 0) / (before?.dollarDays ?? 1)).toBeCloseTo((contract?.salary ?? 0) / 6_000_000, 2);
  });

  it('gives a promoted club a raise that leaves it cap space', async () => {
    const [dear] = await contractsOf(regular);
    const [cheap] = await contractsOf(calledUp);
    await db.transaction(async (tx) => {
      // As if its new league were the richer one.
      await tx.insert(capLimits).values({ leagueId: below.PRO, season: 4, upper: 200_000_000 });
      const conversions = await capConversions(pgRows(tx), 3, nothingBound);
      await convertSalaries(pgRows(tx), conversions, 4);
      expect(conversions).toMatchObject([{ ratio: 1.03 }]);
    });
    expect((await contractsOf(regular))[0]?.salary).toBeCloseTo((dear?.salary ?? 0) * 1.03, -4);
    expect((await contractsOf(calledUp))[0]?.salary).toBeCloseTo((cheap?.salary ?? 0) * 1.03, -4);
  });
});

const nothingBound = async () => new Map();

function contractsOf(playerId = 0) {
  return db.select().from(contracts).where(eq(contracts.playerId, playerId));
}
