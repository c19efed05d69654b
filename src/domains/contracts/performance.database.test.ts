import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { capSheet } from '#domains/cap/rules/sheet.ts';
import { loadCapState } from '#domains/cap/store/states.ts';
import { competitions } from '#domains/competition/tables.ts';
import { carryOver, payBonuses } from '#domains/contracts/store/performance.ts';
import { capCharges, contracts } from '#domains/contracts/tables.ts';
import { balanceOf } from '#domains/finances/store/ledger.ts';
import { ledgerEntries } from '#domains/finances/tables.ts';
import { goalieSeasons, skaterSeasons } from '#domains/stats/tables.ts';
import { PHASE_STARTS } from '#engine/calendar.ts';
import { firstLimits } from '#engine/market/price.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';
import { makeClub } from '../../../tests/factories/club.ts';
import { makeContract, makePlayer } from '../../../tests/factories/player.ts';
import { changeRows, rowOf, rowsOf } from '../../../tests/factories/rows.ts';
import { makeLoggedInBrowser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const SEASON = 3;
const { upper } = firstLimits(1);
const LAST_MORNING = { season: SEASON, day: PHASE_STARTS.playoffs, absoluteDay: SEASON * 63 + PHASE_STARTS.playoffs };

const { db, database, world, server, ids, goTo, inRows } = testWorld({ ...LAST_MORNING, users: ['Mia'] });
const [managerId] = ids('Mia');
/** Players of club 1: a rookie and a veteran with bonuses, and a star without. */
let [rookie, veteran, star]: number[] = [];
beforeAll(async () => {
  const { leagueIds, season } = world;
  const { teamIds } = await makeClub(db, { id: 1, leagueIds, season, managerId });
  const teamId = teamIds.PRO;
  rookie = await makePlayer(db, { teamId, jerseyNumber: 1, positions: ['C'], birthSeason: SEASON - 19 });
  veteran = await makePlayer(db, { teamId, jerseyNumber: 2, positions: ['LD'], birthSeason: SEASON - 36 });
  star = await makePlayer(db, { teamId, jerseyNumber: 3, positions: ['C'], birthSeason: SEASON - 27 });
  const terms = { clubId: 1, from: season, to: season };
  await makeContract(db, { ...terms, playerId: rookie, salary: 800_000, to: season + 2 });
  await changeRows(db, contracts, { playerId: rookie }, { kind: 'entry' });
  await makeContract(db, { ...terms, playerId: veteran, salary: 1_000_000 });
  // The club is $100,000 below its limit.
  await makeContract(db, { ...terms, playerId: star, salary: upper - 1_900_000 });
  const { id: competitionId } = await rowOf(db, competitions, { leagueId: leagueIds.PRO });
  const line = { competitionId, teamId };
  await db.insert(skaterSeasons).values([
    { ...line, playerId: rookie, games: 38, goals: 10, assists: 13 },
    { ...line, playerId: veteran, games: 25, goals: 9, assists: 9 },
    { ...line, playerId: star, games: 38, goals: 40, assists: 40 },
  ]);
  await db.insert(goalieSeasons).values([{ ...line, playerId: star, games: 1, starts: 0, wins: 1 }]);
});

const pay = () => inRows((rows) => payBonuses(rows, LAST_MORNING));
const sheet = async (day: number = LAST_MORNING.day) =>
  capSheet(await loadCapState(pgReader(db), { clubId: 1, season: SEASON, day }));

describe('performance bonuses', () => {
  it('are paid once, on the morning after a mark is reached', async () => {
    const before = await balanceOf(db, 'club:1');
    // The rookie reaches 10 goals, but neither 14 assists nor 24 points; the veteran 25 games; the star has no bonus.
    expect(await pay()).toBe(2);
    expect(await pay()).toBe(0);
    expect(before - (await balanceOf(db, 'club:1'))).toBe(200_000 + 200_000);
    const [{ sum } = { sum: -1 }] = await db
      .select({ sum: sql<number>`sum(${ledgerEntries.amount})::int` })
      .from(ledgerEntries)
      .where(eq(ledgerEntries.kind, 'performance-bonus'));
    expect(sum).toBe(0);
    await changeRows(db, skaterSeasons, { playerId: rookie ?? 0 }, { assists: 14 });
    // His 14th assist is also his 24th point.
    expect(await pay()).toBe(2);
    expect(await sheet()).toMatchObject({ bonuses: 800_000, space: 100_000, carriesOver: 700_000 });
  });

  it('are listed in his contract with his progress', async () => {
    const mia = await makeLoggedInBrowser(server, database, 'mia@example.org');
    const bonusesOf = async (playerId: number | undefined) =>
      (await mia.get(`/api/players/${playerId}/contracts`)).body.data.contracts[0].bonuses;
    expect(await bonusesOf(rookie)).toEqual([
      { mark: 'goals', from: 10, amount: 200_000, isEarned: true },
      { mark: 'assists', from: 14, amount: 200_000, isEarned: true },
      { mark: 'points', from: 24, amount: 200_000, isEarned: true },
    ]);
    expect(await bonusesOf(star)).toEqual([]);
  });

  it('count as dead cap of the next season as far as they exceed the cap', async () => {
    const day = PHASE_STARTS.postseason;
    expect((await sheet(day - 1)).seasons[1]).toMatchObject({ dead: 0, overage: 0 });
    expect(await inRows((rows) => carryOver(rows, { season: SEASON, day: day - 1 }))).toBe(1);
    expect(await rowsOf(db, capCharges)).toMatchObject([
      { clubId: 1, season: SEASON + 1, amount: 700_000, kind: 'overage', contractId: null },
    ]);
    await goTo(day);
    expect(await sheet(day)).toMatchObject({ carriesOver: 700_000, dead: 0 });
    expect((await sheet(day)).seasons[1]).toMatchObject({ dead: 700_000, overage: 700_000 });
  });
});
