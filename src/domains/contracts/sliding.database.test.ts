import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { competitions } from '#domains/competition/tables.ts';
import { slideContracts } from '#domains/contracts/store/sliding.ts';
import { capCharges, contracts } from '#domains/contracts/tables.ts';
import { contractsOfPlayer } from '#domains/contracts/views/contracts.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { skaterSeasons } from '#domains/stats/tables.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { testDatabase } from '../../../tests/database.ts';
import { makeClub } from '../../../tests/factories/club.ts';
import { makeContract, makePlayer } from '../../../tests/factories/player.ts';
import { makeUser } from '../../../tests/factories/user.ts';
import { makeWorld } from '../../../tests/factories/world.ts';

const SEASON = 3;

const { db } = testDatabase();

it('entry-level contracts of juniors with few first-team games slide by a season, with retained salary', async () => {
  const { leagueIds, season } = await makeWorld(db, { season: SEASON });
  const managerId = await makeUser(db, { name: 'Mia' });
  const { teamIds } = await makeClub(db, { id: 1, leagueIds, season, managerId: managerId });
  await makeClub(db, { id: 2, leagueIds, season });
  const [league] = await db.select().from(competitions).where(eq(competitions.leagueId, leagueIds.PRO));
  const make = async (age: number, games: number, to = SEASON) => {
    const playerId = await makePlayer(db, { teamId: teamIds.U21, jerseyNumber: null, birthSeason: SEASON - age });
    await makeContract(db, { playerId, clubId: 1, from: SEASON - 2, to, salary: 500_000 });
    const line = { competitionId: league?.id ?? 0, teamId: teamIds.PRO, playerId };
    if (games > 0) await db.insert(skaterSeasons).values({ ...line, games, goals: 0, assists: 0 });
    return playerId;
  };
  const [hardly, regular, grown, early, standard] = [
    await make(18, 9),
    await make(18, 10),
    await make(19, 0),
    await make(17, 0, SEASON + 1),
    await make(18, 0),
  ];
  await db.update(contracts).set({ kind: 'entry' });
  await db.update(contracts).set({ kind: 'standard' }).where(eq(contracts.playerId, standard));
  const [of] = await db.select().from(contracts).where(eq(contracts.playerId, hardly));
  const retained = { contractId: of?.id ?? 0, clubId: 2, amount: 100_000, kind: 'retention' as const };
  await db.insert(capCharges).values({ ...retained, season: SEASON });
  // During the season his page shows the games counted so far.
  const slideOf = async (playerId: number) => {
    const view = await contractsOfPlayer(db, { playerId, clubId: null, now: new Date() });
    return view?.contracts[0]?.slide;
  };
  expect(await slideOf(hardly)).toEqual({ games: 9, needs: 10 });
  for (const playerId of [regular, grown, standard]) expect(await slideOf(playerId)).toBeNull();
  // A player who has re-signed burns the season, however much he plays.
  const again = await make(18, 0);
  await db.update(contracts).set({ kind: 'entry' }).where(eq(contracts.playerId, again));
  await makeContract(db, { playerId: again, clubId: 1, from: SEASON + 1, to: SEASON + 2, salary: 900_000 });
  const both = await contractsOfPlayer(db, { playerId: again, clubId: null, now: new Date() });
  expect(both?.contracts.map(({ slide }) => slide)).toEqual([null, null]);
  expect(await db.transaction((tx) => slideContracts(pgRows(tx), { season: SEASON }))).toBe(2);
  const told = await db.select({ userId: notifications.userId, params: notifications.params }).from(notifications);
  expect(told).toEqual([{ userId: managerId, params: { player: expect.any(String), count: 2 } }]);
  const ends = new Map((await db.select().from(contracts)).map((row) => [row.playerId, [row.toSeason, row.salaries]]));
  expect(ends.get(hardly)).toEqual([SEASON + 1, Array(4).fill(500_000)]);
  expect(ends.get(early)).toEqual([SEASON + 2, Array(5).fill(500_000)]);
  for (const playerId of [regular, grown, standard]) expect(ends.get(playerId)?.[0]).toBe(SEASON);
  const charges = await db.select().from(capCharges).orderBy(asc(capCharges.season));
  expect(charges.map((charge) => [charge.clubId, charge.season, charge.amount])).toEqual([
    [2, SEASON, 100_000],
    [2, SEASON + 1, 100_000],
  ]);
});
