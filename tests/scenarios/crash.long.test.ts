/** The process that plays the games is killed again and again in the middle of a game day. Nothing is lost or doubled. */

import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { games } from '#domains/game/tables.ts';
import { teamGames } from '#domains/stats/tables.ts';
import { Random } from '#engine/random.ts';
import { readWorld } from '#platform/clock/state.ts';
import { world, worldSteps } from '#platform/clock/tables.ts';
import { advance } from '#world/advance.ts';
import { checkWorld } from '#world/check.ts';
import { testDatabase } from '../database.ts';
import { makeWholeWorld, steppingOn } from '../factories/whole-world.ts';
import { kill, killAll, runProgram, wait } from './programs.ts';

const KILLS = 20;
/** Bounds of a process's life before it is killed; a day lasts a minute. */
const LIFE_MS = { least: 300, most: 3_500 };
const DAY_MINUTES = 1;
/** Day 6 is the first of the regular season. */
const DAY = 6;

const database = testDatabase(8);
const { db } = database;

beforeAll(async () => {
  await makeWholeWorld(db, { seed: 99, dayMinutes: DAY_MINUTES, now: new Date() });
  await advance(steppingOn(db), { by: 'day', count: DAY - 1 });
});
afterAll(killAll);

const startProcess = () => runProgram(new URL('./world-process.ts', import.meta.url), { DATABASE_URL: database.url });

it('a game day survives kill -9 at many moments', async () => {
  const random = new Random(`crash ${Date.now()}`);
  let moments = '';
  await db.update(world).set({ dayStartedAt: new Date() });
  for (let killed = 0; killed < KILLS; killed++) {
    const child = await startProcess();
    await wait(random.int(LIFE_MS.least, LIFE_MS.most));
    await kill(child);
    const { day, step } = await readWorld(db);
    const live = await db.$count(games, eq(games.status, 'live'));
    moments += ` ${day}/${step}(${live})`;
  }
  const last = await startProcess();
  for (let left = 240; (await readWorld(db)).day <= DAY && left > 0; left--) await wait(500);
  await kill(last);

  const { day } = await readWorld(db);
  expect(day, `killed at${moments}`).toBeGreaterThan(DAY);
  const ofDay = and(eq(games.season, 1), eq(games.day, DAY));
  expect(await db.$count(games, ofDay)).toBe(30);
  expect(await db.$count(games, and(ofDay, eq(games.status, 'final')))).toBe(30);
  const rows = sql`${teamGames.gameId} in (select id from ${games} where season = 1 and day = ${DAY})`;
  expect(await db.$count(teamGames, rows)).toBe(60);
  expect(await db.$count(worldSteps, and(eq(worldSteps.season, 1), eq(worldSteps.day, DAY)))).toBe(6);
  const faults = (await checkWorld(db)).flatMap((check) => check.faults.map((fault) => `${check.name}: ${fault}`));
  expect(faults, `killed at${moments}`).toEqual([]);
});
