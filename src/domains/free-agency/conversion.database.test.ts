import { eq, inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { teams } from '#domains/club/tables.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { convertContracts } from '#domains/free-agency/store/conversion.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { testDatabase } from '../../../tests/database.ts';
import { makeClub } from '../../../tests/factories/club.ts';
import { makeContract, makePlayer } from '../../../tests/factories/player.ts';
import { makeUser } from '../../../tests/factories/user.ts';
import { makeLeagues, makeWorld } from '../../../tests/factories/world.ts';

/** PRO team of club 1. */
const MIAS = 11;
const SEASON = 3;

const { db } = testDatabase();

it('lets the men go who are too good for the league that their club goes down to, and its manager know', async () => {
  const { leagueIds, season } = await makeWorld(db, { season: SEASON });
  const mia = await makeUser(db, { name: 'Mia' });
  await makeClub(db, { id: 1, leagueIds, season, managerId: mia });
  await makeClub(db, { id: 2, leagueIds, season });
  const terms = { clubId: 1, from: season, to: season + 3, salary: 4_000_000 };
  const [star, regular] = [
    await makePlayer(db, { teamId: MIAS, jerseyNumber: 1, skill: 92 }),
    await makePlayer(db, { teamId: MIAS, jerseyNumber: 2, skill: 60 }),
  ];
  for (const playerId of [star, regular]) await makeContract(db, { ...terms, playerId });
  const below = await makeLeagues(db, { firstId: 4, tier: 2 });
  await db.update(teams).set({ leagueId: below.PRO }).where(eq(teams.id, MIAS));
  await db.transaction((tx) => convertContracts(pgRows(tx), season));
  const signed = await db
    .select()
    .from(contracts)
    .where(inArray(contracts.playerId, [star, regular]))
    .orderBy(contracts.id);
  expect(signed.map(({ playerId, toSeason }) => [playerId, toSeason])).toEqual([
    [star, season],
    [regular, season + 3],
  ]);
  const told = await db.select().from(notifications);
  expect(told).toMatchObject([{ userId: mia, kind: 'relegation-release', params: { playerId: star } }]);
});
