/**
 * The process that turns the season is killed in the middle of it, in the night of the last day and with the clock paused.
 * The doors open by themselves, the admin is answered all the time, and the next start finishes what was begun.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { and, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashPassword } from '#domains/auth/store/passwords.ts';
import { payDay } from '#domains/finances/store/pay-day.ts';
import { simulateHere } from '#domains/game/simulation/simulate.ts';
import { knownSecret } from '#engine/secret.ts';
import { momentOf } from '#platform/clock/clock-face.ts';
import { readWorld } from '#platform/clock/state.ts';
import { world, worldAdvances, worldSteps } from '#platform/clock/tables.ts';
import { enqueue } from '#platform/queue/enqueue.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { checkWorld } from '#world/check.ts';
import { createWorld } from '#world/creation/create.ts';
import { takeStep } from '#world/steps/take-step.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { PASSWORD } from '../factories/newcomers.ts';
import {
  type Browser,
  makeBrowser,
  makeLoggedInBrowser,
  startTestServer,
  type TestServer,
} from '../factories/server.ts';
import { makeUser } from '../factories/user.ts';

/** The night in which clubs decide about their players: the games before it change nothing here, and are left out. */
const FIRST_DAY = 59;
const LAST_DAY = 63;
/** The season turns in seconds; a busy machine takes its time. */
const PATIENCE_MS = 240_000;

let database: TestDatabase;
let server: TestServer;
let admin: Browser;
let running: ChildProcess | null = null;

beforeAll(async () => {
  database = await createTestDatabase(12);
  const { db } = database;
  await createWorld({
    db,
    size: 20,
    seed: 63,
    secret: knownSecret(63),
    pastSeasons: 0,
    dayMinutes: 60,
    now: new Date(),
    threads: 1,
  });
  const { seasonNumber: season, day: opened } = await readWorld(db);
  await db.transaction(async (tx) => {
    // Nobody went unpaid meanwhile: what a season brings sets the limit of the next.
    for (let day = opened; day < FIRST_DAY; day++) await payDay(pgRows(tx), { season, day });
  });
  await db.update(world).set({ day: FIRST_DAY, phase: 'postseason', step: 'night' });
  const stepping = { db, simulate: simulateHere, enqueue, now: () => new Date(), log: pino({ level: 'silent' }) };
  for (let moment = momentOf(await readWorld(db)); moment.day !== LAST_DAY || moment.step !== 'night'; ) {
    await takeStep(stepping, moment, 'command');
    moment = momentOf(await readWorld(db));
  }
  await db.update(world).set({ pausedAt: new Date() });
  server = await startTestServer(database);
  await makeUser(db, { name: 'Boss', isAdmin: true, passwordHash: await hashPassword(PASSWORD) });
  admin = await makeLoggedInBrowser(server, database, 'boss@example.org');
});
afterAll(async () => {
  if (running) await kill(running);
  await server.close();
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
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

const clock = async () => {
  const { status, body } = await admin.get('/api/admin/clock');
  expect(status).toBe(200);
  return body.data.clock;
};
const status = async () => (await makeBrowser(server).get('/api/status')).status;

it('goes on after kill -9 while the season turned on a paused clock', async () => {
  const { db } = database;
  expect(await status()).toBe(200);
  expect((await admin.post('/api/admin/clock/advance', { by: 'day', count: 1 })).status).toBe(202);
  const first = await startProcess();
  // Closed for everybody, but the admin.
  for (let left = PATIENCE_MS; !(await readWorld(db)).inMaintenance && left > 0; left -= 20) await sleep(20);
  expect(await status()).toBe(503);
  expect((await clock()).phase).toBe('transition');
  await kill(first);

  expect(await readWorld(db)).toMatchObject({ seasonNumber: 1, day: LAST_DAY, step: 'night', inMaintenance: true });
  expect((await readWorld(db)).pausedAt).not.toBeNull();
  // The connection that held the world has gone with its process: nobody has to tidy up for the doors to open.
  await expect.poll(status, { timeout: PATIENCE_MS }).toBe(200);
  expect(await clock()).toMatchObject({ day: LAST_DAY, isPaused: true });
  expect((await clock()).phase).not.toBe('transition');

  const second = await startProcess();
  const season = async () => {
    await clock();
    return (await readWorld(db)).seasonNumber;
  };
  await expect.poll(season, { timeout: PATIENCE_MS, interval: 100 }).toBe(2);
  const advanced = async () => (await db.select().from(worldAdvances))[0]?.state;
  await expect.poll(advanced, { timeout: PATIENCE_MS }).toBe('done');
  expect(await readWorld(db)).toMatchObject({ day: 1, step: 'morning', inMaintenance: false });
  expect((await clock()).isPaused).toBe(true);
  expect(await status()).toBe(200);
  await kill(second);
  // The night happened once, and left the world in order.
  const night = and(eq(worldSteps.season, 1), eq(worldSteps.day, LAST_DAY), eq(worldSteps.job, 'night'));
  expect(await db.$count(worldSteps, night)).toBe(1);
  // What is checked of games and series knows that this season's were left out above.
  const checks = (await checkWorld(db)).filter(
    ({ name }) => !/^every (game that was due|playoff series|league of a season that is over)/.test(name),
  );
  expect(checks.length).toBeGreaterThan(20);
  expect(checks.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`))).toEqual([]);
});
