/**
 * Worlds of each pace whose clock is killed again and again: a manager plays on to the deadline while an admin steps in, two
 * managers are ready for one day after the other or let the deadline for the day pass, and a night of quiet hours passes.
 */

import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pauseClock, resumeClock } from '#domains/admin/store/clock.ts';
import { DEADLINE_DAY } from '#domains/cap/constants.ts';
import { choosePace } from '#domains/world/store/pace.ts';
import { setReady } from '#domains/world/store/ready.ts';
import { startRun } from '#domains/world/store/runs.ts';
import { Random } from '#engine/random.ts';
import { halted, stepNow } from '#platform/clock/pace.ts';
import { readWorld, type WorldRow } from '#platform/clock/state.ts';
import { world, worldSteps } from '#platform/clock/tables.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { makeClub } from '../factories/club.ts';
import { giveClub } from '../factories/seats.ts';
import { makeUser } from '../factories/user.ts';
import { makeWorld } from '../factories/world.ts';
import { kill, killAll, runProgram, wait } from './programs.ts';

const KILLS = 2;
/** Bounds of a process's life before it is killed; the run takes longer than all of them. */
const LIFE_MS = { least: 500, most: 2_000 };
const DAYS = 29;
const ARRIVES_MS = 120_000;
/** Days that two managers play together. */
const READY_DAYS = 2;
/** Maximum leaps over real hours in the life of a process. */
const LEAPS = 3;
const MAX_LIVES = 12;
/** The clock ticks twice a second: a clock that failed to stop would have gone on by then. */
const IDLE_MS = 2_000;
const STEPS_A_DAY = 6;

let database: TestDatabase;
let userId = 0;

beforeEach(async () => {
  database = await createTestDatabase(8);
  const { db } = database;
  const { leagueIds } = await makeWorld(db, { day: DEADLINE_DAY - DAYS });
  userId = await makeUser(db, { name: 'Anna', lastOnlineAt: new Date() });
  await makeClub(db, { id: 1, leagueIds, season: 3, managerId: userId });
  await makeClub(db, { id: 2, leagueIds, season: 3 });
});
/** Sets the world to wait before its next step, as of this moment. */
async function waits(change: Partial<WorldRow>): Promise<void> {
  const row = await readWorld(database.db);
  const now = new Date();
  await database.db.update(world).set({ dayStartedAt: now, runsUntil: stepNow(row), ...halted(row, now), ...change });
}
afterEach(async () => {
  await killAll();
  await database.drop();
});

const startProcess = () => runProgram(new URL('./world-process.ts', import.meta.url), { DATABASE_URL: database.url });

/** Checks that each step taken was taken once. @returns how many */
async function stepsTaken(): Promise<number> {
  const steps = await database.db.select({ key: worldSteps.key }).from(worldSteps);
  expect(new Set(steps.map(({ key }) => key)).size).toBe(steps.length);
  return steps.length;
}

/** Plays on to the deadline, as its manager. */
async function playOn(): Promise<void> {
  const asked = { userId, clubId: 1, isAdmin: false, stopsFor: [], stopsForDates: false, seen: {}, now: new Date() };
  expect(await startRun(database.db, { ...asked, target: 'phase', speed: 'instant' })).toEqual({ ok: true });
}

/** Lets a process live for a while. @returns the steps that it has taken */
async function stepsOfLife(ms: number): Promise<number> {
  const before = await database.db.$count(worldSteps);
  const child = await startProcess();
  await wait(ms);
  await kill(child);
  return (await database.db.$count(worldSteps)) - before;
}

const random = new Random(`paces ${Date.now()}`);
const life = () => stepsOfLife(random.int(LIFE_MS.least, LIFE_MS.most));

/** Checks again and again until the condition holds, or fails after a time limit. */
async function until(isSo: (row: WorldRow) => boolean): Promise<void> {
  const latest = Date.now() + ARRIVES_MS;
  while (!isSo(await readWorld(database.db)) && Date.now() < latest) await wait(200);
}

const waitsForManagers = ({ pauseReason }: WorldRow) => pauseReason === 'limit';

/** Lets a day pass, spread over killed processes, until the next one waits for its managers. */
async function passDay(): Promise<void> {
  const { db } = database;
  const { day } = await readWorld(db);
  for (let lives = 0; lives < MAX_LIVES && !waitsForManagers(await readWorld(db)); lives++) {
    const child = await startProcess();
    for (let leap = 0; leap < LEAPS && !waitsForManagers(await readWorld(db)); leap++) {
      await db.update(world).set({ dayStartedAt: sql`${world.dayStartedAt} - interval '10 minutes'` });
      await wait(random.int(LIFE_MS.least, LIFE_MS.most));
    }
    await kill(child);
  }
  expect(await readWorld(db)).toMatchObject({ day: day + 1, step: 'slot-1', pauseReason: 'limit' });
}

it('a world loses and repeats nothing when killed, paused and set to another pace on the way to the deadline', async () => {
  const { db } = database;
  await waits({ pace: 'own' });
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
  await until(({ run }) => !run?.isOpen);
  const there = { day: DEADLINE_DAY, step: 'slot-1', pauseReason: 'limit', inMaintenance: false };
  expect(await readWorld(db)).toMatchObject(there);
  await wait(IDLE_MS);
  await kill(last);
  expect(await readWorld(db)).toMatchObject(there);
  // Six steps a day, and the morning of the last.
  expect(await stepsTaken()).toBe(DAYS * STEPS_A_DAY + 1);
});

it.each(['are ready', 'let the latest time come'])(
  'a world loses and repeats nothing when killed in days that start when its managers %s',
  async (why) => {
    const { db } = database;
    const ids = [userId, await makeUser(db, { name: 'Ben', lastOnlineAt: new Date() })];
    await giveClub(db, 2, ids[1] ?? 0);
    const firstDay = (await readWorld(db)).day;
    await waits({ pace: 'ready', dayMinutes: 60, latestMinutes: 1440 });
    for (let passed = 0; passed < READY_DAYS; passed++) {
      expect(await life(), 'nobody is ready').toBe(0);
      if (why === 'are ready') for (const id of ids) await setReady(db, { userId: id, isReady: true });
      else await db.update(world).set({ nextDayAt: new Date(Date.now() - 1_000) });
      for (let lives = 0; lives < MAX_LIVES && waitsForManagers(await readWorld(db)); lives++) await life();
      // However often it died on the way: it has begun once, and counted managers who were not ready once.
      const begun = await readWorld(db);
      const misses = why === 'are ready' ? {} : Object.fromEntries(ids.map((id) => [id, passed + 1]));
      expect(begun).toMatchObject({ day: firstDay + passed, pausedAt: null, readyUserIds: [], missed: misses });
      expect(begun.nextDayAt?.getTime()).toBeGreaterThan(Date.now());
      await passDay();
    }
    expect(await stepsTaken()).toBe(READY_DAYS * STEPS_A_DAY + 1);
  },
);

it('a world loses and repeats nothing when killed in a night of quiet hours', async () => {
  const { db } = database;
  const hour = new Date().getUTCHours();
  const hoursFromNow = (from: number, until: number) => {
    return { from: (hour + from) % 24, until: (hour + until) % 24, timeZone: 'UTC' };
  };
  // A whole day is due, and the morning of the next.
  const dayStartedAt = new Date(Date.now() - 24 * 3_600_000);
  await db.update(world).set({ pace: 'clock', dayMinutes: 1440, dayStartedAt, quiet: hoursFromNow(0, 2) });
  const { day, step } = await readWorld(db);
  for (let killed = 0; killed < KILLS; killed++) expect(await life(), 'at night').toBe(0);
  expect(await readWorld(db)).toMatchObject({ day, step, pauseReason: 'quiet' });
  await db.update(world).set({ quiet: hoursFromNow(4, 6) });
  for (let killed = 0; killed < KILLS; killed++) await life();
  const last = await startProcess();
  await until((row) => row.day === day + 1 && row.step === 'slot-1');
  await wait(IDLE_MS);
  await kill(last);
  expect(await readWorld(db)).toMatchObject({ day: day + 1, step: 'slot-1', pausedAt: null });
  expect(await stepsTaken()).toBe(STEPS_A_DAY + 1);
});
