import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readRecords } from '#domains/world/views/records.ts';
import { readWorld } from '#platform/clock/state.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { makeClub } from '../../../../tests/factories/club.ts';
import { makeResult } from '../../../../tests/factories/game.ts';
import { makePlayer } from '../../../../tests/factories/player.ts';
import { makeSkaterGame } from '../../../../tests/factories/stats.ts';
import { makeWorld } from '../../../../tests/factories/world.ts';

const OF_ALL_TIME = { level: null, tier: null, season: null, playersOfTeamIds: null, teamIds: null } as const;
const OF_A_GAME = { statistic: null, holderType: 'player', scope: 'game', stage: 'regular' } as const;

/** The goals of twelve men of each team in their game; a line is notable from three on. */
const GOALS = { 11: [5, 4, 4, 3, 3, 3, 3, 3, 3, 3, 3, 2], 21: [4, 3, 2, 2, 2, 1, 1, 1, 1, 1, 1, 0] } as const;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const { leagueIds, season } = await makeWorld(db);
  for (const id of [1, 2]) await makeClub(db, { id, leagueIds, season });
  const gameId = await makeResult(db, { homeTeamId: 11, awayTeamId: 21, day: 9, score: [39, 18] });
  for (const teamId of [11, 21] as const) {
    for (const goals of GOALS[teamId]) {
      const playerId = await makePlayer(db, { teamId });
      await makeSkaterGame(db, { gameId, playerId, teamId, goals });
    }
  }
});
afterAll(() => database.drop());

async function mostGoals(teamIds: readonly number[] | null): Promise<number[]> {
  const { db } = database;
  const rows = await readRecords(db, await readWorld(db), { ...OF_ALL_TIME, ...OF_A_GAME, teamIds });
  return rows
    .filter(({ statistic }) => statistic === 'goals')
    .map(({ value }) => value)
    .sort((one, other) => other - one);
}

it('lists the ten best lines where more than ten are notable', async () => {
  expect(await mostGoals(null)).toEqual([5, 4, 4, 4, 3, 3, 3, 3, 3, 3]);
  expect(await mostGoals([11])).toEqual([5, 4, 4, 3, 3, 3, 3, 3, 3, 3]);
});

it('lists lesser lines where few are notable, and none that are nothing', async () => {
  expect(await mostGoals([21])).toEqual([4, 3, 2, 2, 2, 1, 1, 1, 1, 1]);
  expect(await mostGoals([31])).toEqual([]);
});

it('finds the notable lines by their index', async () => {
  const { rows } = await database.db.execute<{ definition: string }>(
    sql`select pg_get_indexdef('skater_games_notable'::regclass) as definition`,
  );
  expect(rows[0]?.definition).toContain('WHERE ((goals >= 3) OR (assists >= 3) OR ((goals + assists) >= 4)');
});
