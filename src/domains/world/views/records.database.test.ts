import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { players } from '#domains/player/tables.ts';
import { skaterSeasons } from '#domains/stats/tables.ts';
import { readRecords, renewRecords } from '#domains/world/views/records.ts';
import { STEPS } from '#engine/calendar.ts';
import { readWorld } from '#platform/clock/state.ts';
import { makeResult } from '../../../../tests/factories/game.ts';
import { makePlayer } from '../../../../tests/factories/player.ts';
import { makeSkaterGame, makeSkaterSeason } from '../../../../tests/factories/stats.ts';
import { testWorld } from '../../../../tests/factories/test-world.ts';

const OF_ALL_TIME = { level: null, tier: null, season: null, playersOfTeamIds: null, teamIds: null } as const;
const OF_A_GAME = { statistic: null, holderType: 'player', scope: 'game', stage: 'regular' } as const;

/** Goals of twelve players of each team in their game; a line is notable from three on. */
const GOALS = { 11: [5, 4, 4, 3, 3, 3, 3, 3, 3, 3, 3, 2], 21: [4, 3, 2, 2, 2, 1, 1, 1, 1, 1, 1, 0] } as const;

const { db } = testWorld({ clubs: [1, 2] });
beforeAll(async () => {
  const gameId = await makeResult(db, { homeTeamId: 11, awayTeamId: 21, day: 9, score: [39, 18] });
  for (const teamId of [11, 21] as const) {
    for (const goals of GOALS[teamId]) {
      const playerId = await makePlayer(db, { teamId });
      await makeSkaterGame(db, { gameId, playerId, teamId, goals });
    }
  }
});

async function mostGoals(teamIds: readonly number[] | null): Promise<number[]> {
  const rows = await readRecords(db, await readWorld(db), { ...OF_ALL_TIME, ...OF_A_GAME, teamIds });
  return rows
    .filter(({ statistic }) => statistic === 'goals')
    .map(({ value }) => value)
    .sort((one, other) => other - one);
}

it('records list the ten best where more than ten are notable', async () => {
  expect(await mostGoals(null)).toEqual([5, 4, 4, 4, 3, 3, 3, 3, 3, 3]);
  expect(await mostGoals([11])).toEqual([5, 4, 4, 3, 3, 3, 3, 3, 3, 3]);
});

it('records list lesser values where few are notable, and no zeros', async () => {
  expect(await mostGoals([21])).toEqual([4, 3, 2, 2, 2, 1, 1, 1, 1, 1]);
  expect(await mostGoals([31])).toEqual([]);
});

it('records find notable rows by their index', async () => {
  const { rows } = await db.execute<{ definition: string }>(
    sql`select pg_get_indexdef('skater_games_notable'::regclass) as definition`,
  );
  expect(rows[0]?.definition).toContain('WHERE ((goals >= 3) OR (assists >= 3) OR ((goals + assists) >= 4)');
});

describe('past seasons', () => {
  it('are counted once per season, and combined with current games', async () => {
    const place = { version: 100, seasonNumber: 3 };
    const seasons = { ...OF_ALL_TIME, ...OF_A_GAME, statistic: 'goals', scope: 'season' } as const;
    const best = async (at: typeof place) => {
      const rows = await readRecords(db, at, seasons);
      return rows.map(({ value, season, holderName }) => [value, season, holderName]);
    };
    const old = await makePlayer(db, { firstname: 'Old', lastname: 'Hand', teamId: 11 });
    const young = await makePlayer(db, { firstname: 'Young', lastname: 'Gun', teamId: 11 });
    await makeSkaterSeason(db, { playerId: old, teamId: 11, season: 2, goals: 30 });
    await makeSkaterSeason(db, { playerId: young, teamId: 11, season: 3, goals: 20 });
    expect(await best(place)).toEqual([
      [30, 2, 'Old Hand'],
      [20, 3, 'Young Gun'],
    ]);
    await db.update(skaterSeasons).set({ goals: 31 }).where(eq(skaterSeasons.playerId, young));
    await db.update(players).set({ lastname: 'Hands' }).where(eq(players.id, old));
    // Nothing is read again before the world moves on, and then only what is new; names are current.
    expect(await best(place)).toHaveLength(2);
    expect(await best({ ...place, version: 101 })).toEqual([
      [31, 3, 'Young Gun'],
      [30, 2, 'Old Hands'],
    ]);
    expect((await best({ version: 102, seasonNumber: 4 })).map(([value]) => value)).toEqual([31, 30]);
  });

  it('and the current one are prepared when the world advances, before the next request', async () => {
    const seasons = { ...OF_ALL_TIME, ...OF_A_GAME, statistic: 'goals', scope: 'season' } as const;
    const most = async (version: number) => {
      const rows = await readRecords(db, { version, seasonNumber: 3 }, seasons);
      return Math.max(...rows.map(({ value }) => value));
    };
    const scorer = await makePlayer(db, { teamId: 11 });
    await makeSkaterSeason(db, { playerId: scorer, teamId: 11, season: 3, goals: 40 });
    const score = (goals: number) => db.update(skaterSeasons).set({ goals }).where(eq(skaterSeasons.playerId, scorer));
    expect(await most(110)).toBe(40);
    await score(41);
    await renewRecords(db, { version: 111, seasonNumber: 3 });
    await score(42);
    expect(await most(111)).toBe(41);
    // Without requests since then, it is still renewed for a day of the world, and then dropped.
    const aDay = 111 + STEPS.length;
    for (let version = 112; version <= aDay; version++) await renewRecords(db, { version, seasonNumber: 3 });
    await score(43);
    expect(await most(aDay)).toBe(42);
    for (let version = aDay + 1; version <= aDay + STEPS.length + 1; version++) {
      await renewRecords(db, { version, seasonNumber: 3 });
    }
    await score(44);
    expect(await most(aDay + STEPS.length + 1)).toBe(44);
    await db.delete(skaterSeasons).where(eq(skaterSeasons.playerId, scorer));
  });

  it('are counted in full for careers', async () => {
    const playerId = await makePlayer(db, { lastname: 'Lasting', teamId: 11 });
    for (const season of [1, 2, 3]) await makeSkaterSeason(db, { playerId, teamId: 11, season, goals: 25 });
    const careers = { ...OF_ALL_TIME, ...OF_A_GAME, statistic: 'goals', scope: 'career' } as const;
    const [first] = await readRecords(db, { version: 103, seasonNumber: 3 }, careers);
    expect(first).toMatchObject({ holderId: playerId, value: 75 });
  });
});
