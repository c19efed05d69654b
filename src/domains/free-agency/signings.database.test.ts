import { beforeAll, expect, it } from 'vitest';
import { contracts } from '#domains/contracts/tables.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import { makeClub } from '../../../tests/factories/club.ts';
import { makePlayer } from '../../../tests/factories/player.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { makeLeagues } from '../../../tests/factories/world.ts';

const SEASON = 3;
const { db, browsers } = testWorld({ season: SEASON, clubs: ['Mia', 2] });
const [mia] = browsers('Mia');

/** Signs a player of club 1 with another club on a day of the season. */
async function signOn(day: number, salary: number, clubId = 2): Promise<number> {
  const playerId = await makePlayer(db, { teamId: null });
  const terms = { playerId, kind: 'standard' as const, salary };
  const before = { fromSeason: SEASON - 2, toSeason: SEASON - 1, salaries: [salary, salary] };
  const [first, then] = [
    { season: SEASON - 3, day: 60 },
    { season: SEASON, day },
  ];
  await db.insert(contracts).values([
    { ...terms, ...before, clubId: 1, signedAt: absoluteDayOf(first) },
    { ...terms, clubId, fromSeason: SEASON, toSeason: SEASON, salaries: [salary], signedAt: absoluteDayOf(then) },
  ]);
  return playerId;
}

const list = async (query = '') => (await mia.get(`/api/free-agent-center/signings${query}`)).body.data;

let [early, late, other, lower] = [0, 0, 0, 0];
beforeAll(async () => {
  await makeClub(db, { id: 3, leagueIds: await makeLeagues(db, { firstId: 4, tier: 2 }), season: SEASON });
  early = await signOn(4, 1_000_000);
  late = await signOn(20, 2_000_000);
  other = await signOn(20, 3_000_000);
  lower = await signOn(12, 900_000, 3);
});

it('the season’s signings are listed by day, newest first, with the count and total of each day', async () => {
  const { season, days, signings } = await list();
  expect(season).toBe(SEASON);
  expect(days).toEqual([
    { day: 20, count: 2, total: 5_000_000 },
    { day: 12, count: 1, total: 900_000 },
    { day: 4, count: 1, total: 1_000_000 },
  ]);
  expect(signings.map(({ player }: { player: { id: number } }) => player.id)).toEqual([other, late, lower, early]);
});

it('a league’s days are counted on their own, however the list is sorted', async () => {
  const { days, signings } = await list('?league=4&sort=salary&order=asc');
  expect(days).toEqual([{ day: 12, count: 1, total: 900_000 }]);
  expect(signings).toHaveLength(1);
  expect((await list('?league=1&sort=salary&order=asc')).days.map(({ day }: { day: number }) => day)).toEqual([20, 4]);
});
