/**
 * The season turns in the night of the last day, with the clock paused. Scrimmages are played in the meantime. The process that
 * turns it is killed in the middle of it: the server reopens by itself, the admin is served all the time, and the next start
 * finishes what was begun.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashPassword } from '#domains/auth/store/passwords.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { payDay } from '#domains/finances/store/pay-day.ts';
import { gamePeriods, games } from '#domains/game/tables.ts';
import { momentOf } from '#platform/clock/clock-face.ts';
import { tryLock, WORLD_LOCK } from '#platform/clock/lock.ts';
import { readWorld } from '#platform/clock/state.ts';
import { world, worldAdvances, worldSteps } from '#platform/clock/tables.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { checkWorld } from '#world/check.ts';
import { takeStep } from '#world/steps/take-step.ts';
import { testDatabase } from '../database.ts';
import { dyingAfter } from '../factories/dying.ts';
import { playOut } from '../factories/live-game.ts';
import { PASSWORD } from '../factories/newcomers.ts';
import { giveClub } from '../factories/seats.ts';
import {
  type Browser,
  makeBrowser,
  makeLoggedInBrowser,
  startTestServer,
  type TestServer,
} from '../factories/server.ts';
import { makeUser } from '../factories/user.ts';
import { makeWholeWorld, steppingOn } from '../factories/whole-world.ts';
import { kill, killAll, runProgram } from './programs.ts';

/** The night in which clubs decide about their players: the games before it change nothing here, and are left out. */
const FIRST_DAY = 59;
const LAST_DAY = 63;
/** The season turns in seconds; a busy machine takes longer. */
const PATIENCE_MS = 240_000;

/** A scrimmage that takes longer to begin is waiting for the night. */
const AT_ONCE_MS = 60_000;

interface Manager {
  browser: Browser;
  teamId: number;
}

const database = testDatabase(12);
const { db } = database;
let server: TestServer;
let admin: Browser;
/** Managers of first teams, and an AI club's. */
let ann: Manager;
let ben: Manager;
let others: number;

beforeAll(async () => {
  await makeWholeWorld(db, { seed: 63, now: new Date() });
  const { seasonNumber: season, day: opened } = await readWorld(db);
  await db.transaction(async (tx) => {
    // Pay days are not skipped: a season's revenue sets the limit of the next.
    for (let day = opened; day < FIRST_DAY; day++) await payDay(pgRows(tx), { season, day });
  });
  await db.update(world).set({ day: FIRST_DAY, phase: 'postseason', step: 'night' });
  const stepping = steppingOn(db);
  for (let moment = momentOf(await readWorld(db)); moment.day !== LAST_DAY || moment.step !== 'night'; ) {
    await takeStep(stepping, moment, 'command');
    moment = momentOf(await readWorld(db));
  }
  await db.update(world).set({ pausedAt: new Date() });
  server = await startTestServer(database);
  // The processes use the real clock, and remove sessions that have ended by it.
  server.clock.now = new Date();
  await makeUser(db, { name: 'Boss', isAdmin: true, passwordHash: await hashPassword(PASSWORD) });
  admin = await makeLoggedInBrowser(server, database, 'boss@example.org');
  const first = eq(teams.level, 'PRO');
  const [anns, bens, third] = await db
    .select({ id: teams.id, clubId: teams.clubId })
    .from(teams)
    .where(first)
    .orderBy(asc(teams.id));
  ann = await manage('Ann', anns);
  ben = await manage('Ben', bens);
  others = third?.id ?? 0;
});
afterAll(async () => {
  await killAll();
  await server.close();
});

async function manage(name: string, team: { id: number; clubId: number | null } | undefined): Promise<Manager> {
  const userId = await makeUser(db, { name, passwordHash: await hashPassword(PASSWORD) });
  await giveClub(db, team?.clubId ?? 0, userId);
  const browser = await makeLoggedInBrowser(server, database, `${name.toLowerCase()}@example.org`);
  return { browser, teamId: team?.id ?? 0 };
}

const scrimmage = ({ browser, teamId }: Manager, opponentTeamId: number, pace: 'quick' | 'live') =>
  browser.post(`/api/teams/${teamId}/scrimmages`, { opponentTeamId, pace });
const gameOf = async (id: number) => (await db.select().from(games).where(eq(games.id, id)))[0];

const startProcess = () => runProgram(new URL('./world-process.ts', import.meta.url), { DATABASE_URL: database.url });

const clock = async () => {
  const { status, body } = await admin.get('/api/admin/clock');
  expect(status).toBe(200);
  return body.data.clock;
};
const status = async () => (await makeBrowser(server).get('/api/status')).status;

/** @throws when it takes longer: it would wait for the night, which waits for it */
async function atOnce(work: Promise<void>): Promise<void> {
  const late = sleep(AT_ONCE_MS, undefined, { ref: false }).then(() =>
    Promise.reject(new Error('it waits for the night')),
  );
  await Promise.race([work, late]);
}

it('scrimmages are played while the season turns', async () => {
  const played: number[] = [];
  const playTwo = async () => {
    expect((await ann.browser.post('/api/notifications/read', {})).status, 'the doors are closed').toBe(503);
    const begun = await scrimmage(ann, others, 'quick');
    expect(begun.status, begun.text).toBe(200);
    await playOut(db, begun.body.data.gameId, new Date());
    expect((await scrimmage(ann, ben.teamId, 'quick')).body).toEqual({ data: { gameId: null } });
    const [invitation] = (await ben.browser.get(`/api/teams/${ben.teamId}/scrimmages`)).body.data.invitations;
    const accepted = await ben.browser.post(`/api/scrimmages/${invitation.id}/accept`);
    expect(accepted.status, accepted.text).toBe(200);
    await playOut(db, accepted.body.data.gameId, new Date());
    played.push(begun.body.data.gameId, accepted.body.data.gameId);
  };
  const night = dyingAfter(db, 0, async (tx) => {
    // Some nights change clubs, such as when rivals part.
    await tx.update(clubs).set({ rivalClubId: null });
    await atOnce(playTwo());
  });
  const holder = await database.pool.connect();
  expect(await tryLock(holder, WORLD_LOCK)).toBe(true);
  await expect(takeStep(steppingOn(night), momentOf(await readWorld(db)), 'command')).rejects.toThrow('killed');
  holder.release(true);
  for (const id of played) expect(await gameOf(id)).toMatchObject({ status: 'final', season: 1, day: LAST_DAY });
  expect(played).toHaveLength(2);
});

it('a world resumes after kill -9 while the season turned on a paused clock', async () => {
  expect(await status()).toBe(200);
  // A scrimmage has begun as well, in the fastest world, so that it is over within the test.
  await db.update(world).set({ dayMinutes: 1 });
  const { gameId } = (await scrimmage(ann, others, 'live')).body.data;
  await db.update(world).set({ dayMinutes: 60 });
  expect((await admin.post('/api/admin/clock/advance', { by: 'day', count: 1 })).status).toBe(202);
  const first = await startProcess();
  // Closed to all users except the admin.
  await expect.poll(status, { timeout: PATIENCE_MS, interval: 20 }).toBe(503);
  expect((await clock()).phase).toBe('transition');
  await kill(first);

  expect(await readWorld(db)).toMatchObject({ seasonNumber: 1, day: LAST_DAY, step: 'night', inMaintenance: true });
  expect((await readWorld(db)).pausedAt).not.toBeNull();
  // The connection that held the world is gone with its process: no cleanup is needed for the server to reopen.
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
  // Neither the pause, nor the new season, nor the end of its process has kept it from its last horn.
  await expect.poll(async () => (await gameOf(gameId))?.status, { timeout: PATIENCE_MS }).toBe('final');
  const periods = await db
    .select({ period: gamePeriods.period })
    .from(gamePeriods)
    .where(eq(gamePeriods.gameId, gameId));
  expect(periods.map(({ period }) => period).sort()).toEqual(periods.map((_, index) => index + 1));
  await kill(second);
  // The night happened once, and left the world in order.
  const night = and(eq(worldSteps.season, 1), eq(worldSteps.day, LAST_DAY), eq(worldSteps.job, 'night'));
  expect(await db.$count(worldSteps, night)).toBe(1);
  // The checks of games and series are skipped: this season's games were left out above.
  const checks = (await checkWorld(db)).filter(
    ({ name }) => !/^every (game that was due|playoff series|league of a season that is over)/.test(name),
  );
  expect(checks.length).toBeGreaterThan(20);
  expect(checks.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`))).toEqual([]);
});
