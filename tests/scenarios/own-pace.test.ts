/** A manager plays on to the deadline; on the way the process that keeps the clock is killed again and again, and an admin steps in. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pauseClock, resumeClock } from '#domains/admin/store/clock.ts';
import { DEADLINE_DAY } from '#domains/cap/constants.ts';
import { choosePace } from '#domains/world/store/pace.ts';
import { startRun } from '#domains/world/store/runs.ts';
import { Random } from '#engine/random.ts';
import { halted, stepNow } from '#platform/clock/pace.ts';
import { readWorld } from '#platform/clock/state.ts';
import { world, worldSteps } from '#platform/clock/tables.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { makeClub } from '../factories/club.ts';
import { makeUser } from '../factories/user.ts';
import { makeWorld } from '../factories/world.ts';

const KILLS = 2;
/** A process lives between these times before it is killed; the run takes longer than all of them. */
const LIFE_MS = { least: 500, most: 2_000 };
const DAYS = 12;
const ARRIVES_MS = 120_000;
/** The clock looks twice a second: one that would not stop had gone on by then. */
const IDLE_MS = 2_000;

let database: TestDatabase;
let running: ChildProcess | null = null;
let userId = 0;

beforeAll(async () => {
  database = await createTestDatabase(8);
  const { db } = database;
  const { leagueIds } = await makeWorld(db, { day: DEADLINE_DAY - DAYS });
  userId = await makeUser(db, { name: 'Anna', lastOnlineAt: new Date() });
  await makeClub(db, { id: 1, leagueIds, season: 3, managerId: userId });
  await makeClub(db, { id: 2, leagueIds, season: 3 });
  const row = await readWorld(db);
  const now = new Date();
  await db.update(world).set({ pace: 'own', dayStartedAt: now, runsUntil: stepNow(row), ...halted(row, now) });
});
afterAll(async () => {
  running?.kill('SIGKILL');
  await database.drop();
});

async function startProcess(): Promise<ChildProcess> {
  const preload = new URL('../../scripts/resolve-once.mjs', import.meta.url).href;
  const program = fileURLToPath(new URL('./world-process.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', preload, program], {
    env: { ...process.env, DATABASE_URL: database.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running = child;
  await once(child.stdout as NodeJS.ReadableStream, 'data');
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  running = null;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Plays on to the deadline, as its manager. */
async function playOn(): Promise<void> {
  const asked = { userId, clubId: 1, isAdmin: false, stopsFor: [], stopsForDates: false, seen: {}, now: new Date() };
  expect(await startRun(database.db, { ...asked, target: 'phase', speed: 'instant' })).toEqual({ ok: true });
}

/** A process lives for a while. @returns the steps that it has taken */
async function stepsOfLife(ms: number): Promise<number> {
  const before = await database.db.$count(worldSteps);
  const child = await startProcess();
  await wait(ms);
  await kill(child);
  return (await database.db.$count(worldSteps)) - before;
}

it('loses and repeats nothing when it is killed, paused and set to another pace on the way to the deadline', async () => {
  const { db } = database;
  const random = new Random(`own pace ${Date.now()}`);
  const life = () => stepsOfLife(random.int(LIFE_MS.least, LIFE_MS.most));
  await playOn();
  for (let killed = 0; killed < KILLS; killed++) await life();

  await pauseClock(db, userId, new Date());
  expect(await life(), 'paused by an admin').toBe(0);
  await resumeClock(db, userId, new Date());
  await life();

  const admin = { userId, isAdmin: true, now: new Date() };
  // By the clock the next step is hours away, and back at their own pace the manager has to play on.
  expect(await choosePace(db, { pace: 'clock', dayMinutes: 1440 }, admin)).toEqual({ ok: true });
  await life();
  expect(await choosePace(db, { pace: 'own' }, admin)).toEqual({ ok: true });
  expect(await life(), 'at its own pace again').toBe(0);
  await playOn();
  const last = await startProcess();
  const until = Date.now() + ARRIVES_MS;
  while ((await readWorld(db)).run?.isOpen && Date.now() < until) await wait(200);
  const there = { day: DEADLINE_DAY, step: 'slot-1', pauseReason: 'limit', inMaintenance: false };
  expect(await readWorld(db)).toMatchObject(there);
  await wait(IDLE_MS);
  await kill(last);
  expect(await readWorld(db)).toMatchObject(there);
  // Six steps a day, and the morning of the last.
  const steps = await db.select({ key: worldSteps.key }).from(worldSteps).orderBy(sql`finished_at`);
  expect(steps).toHaveLength(DAYS * 6 + 1);
  expect(new Set(steps.map(({ key }) => key)).size).toBe(steps.length);
});
