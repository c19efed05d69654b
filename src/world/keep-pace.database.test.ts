import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { users } from '#domains/account/tables.ts';
import { simulateHere } from '#domains/game/simulation/simulate.ts';
import { managers } from '#domains/seat/tables.ts';
import { HOUR_MS } from '#platform/clock/milliseconds.ts';
import { readWorld } from '#platform/clock/state.ts';
import { world, worldSteps } from '#platform/clock/tables.ts';
import { enqueue } from '#platform/queue/enqueue.ts';
import { type RunningClock, startClock } from '#world/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../tests/database.ts';
import { makeClub } from '../../tests/factories/club.ts';
import { playOut } from '../../tests/factories/live-game.ts';
import { makeRoster } from '../../tests/factories/player.ts';
import { giveClub } from '../../tests/factories/seats.ts';
import { type Browser, makeLoggedInBrowser, startTestServer, type TestServer } from '../../tests/factories/server.ts';
import { makeUser } from '../../tests/factories/user.ts';
import { makeWorld } from '../../tests/factories/world.ts';

/** Ticks of the clock that would have taken a step, were it not to stand still. */
const IDLE_MS = 1_500;
const WAIT = { timeout: 60_000, interval: 100 };

let database: TestDatabase;
let server: TestServer;
let clock: RunningClock;
let anna: Browser;
let ben: Browser;
let annaId = 0;
let benId = 0;

beforeEach(async () => {
  database = await createTestDatabase(12);
  const { db } = database;
  const { leagueIds } = await makeWorld(db, { day: 10 });
  for (const id of [1, 2]) await makeClub(db, { id, leagueIds, season: 3 });
  server = await startTestServer(database);
  annaId = await makeUser(db, { name: 'Anna', lastOnlineAt: server.clock.now });
  benId = await makeUser(db, { name: 'Ben', lastOnlineAt: server.clock.now });
  anna = await makeLoggedInBrowser(server, database, 'anna@example.org');
  ben = await makeLoggedInBrowser(server, database, 'ben@example.org');
  const log = pino({ level: 'silent' });
  clock = startClock(database.pool, { db, simulate: simulateHere, enqueue, now: () => server.clock.now, log });
});
afterEach(async () => {
  await clock.stop();
  await server.close();
  await database.drop();
});

const row = () => readWorld(database.db);
const later = (ms: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + ms);
};
const idle = () => new Promise((resolve) => setTimeout(resolve, IDLE_MS));
const arrives = (at: object) => vi.waitFor(async () => expect(await row()).toMatchObject(at), WAIT);
const play = (browser: Browser, target: string) => browser.put('/api/world/run', { target, speed: 'instant' });

/** The clock goes on by a quarter of an hour at a time until the next day waits for its managers. */
async function dayPasses(day: number) {
  await vi.waitFor(async () => {
    later(HOUR_MS / 4);
    expect(await row()).toMatchObject({ day, step: 'slot-1', pauseReason: 'limit' });
  }, WAIT);
}

/** Anna has a club in a world at her own pace, and the clock has stopped for her before the day's games. */
async function annaAlone() {
  await vi.waitFor(async () => expect((await row()).step).toBe('slot-1'), WAIT);
  await giveClub(database.db, 1, annaId);
  await database.db.update(world).set({ pace: 'own' });
  await arrives({ pauseReason: 'limit' });
}

describe("a world at a manager's own pace", () => {
  it('runs by the clock until there is a manager, then takes no step while hours pass', async () => {
    await database.db.update(world).set({ pace: 'own' });
    await vi.waitFor(async () => expect(await database.db.$count(worldSteps)).toBeGreaterThan(0), WAIT);
    await annaAlone();
    const steps = await database.db.$count(worldSteps);
    later(9 * HOUR_MS);
    await idle();
    expect(await database.db.$count(worldSteps)).toBe(steps);
  });

  it('plays scrimmages and carries their chat in an hour in which the world stands still', async () => {
    for (const team of [11, 21]) await makeRoster(database.db, team);
    await annaAlone();
    const steps = await database.db.$count(worldSteps);
    const begun = await anna.post('/api/teams/11/scrimmages', { opponentTeamId: 21, pace: 'live' });
    expect(begun.status, begun.text).toBe(200);
    const { gameId } = begun.body.data;
    expect((await anna.post(`/api/games/${gameId}/messages`, { text: 'Nice save!' })).status).toBe(201);
    const over = await playOut(database.db, gameId, server.clock.now);
    later(HOUR_MS);
    expect(over.getTime()).toBeLessThan(server.clock.now.getTime());
    await idle();
    expect((await anna.get(`/api/games/${gameId}`)).body.data.game.status).toBe('final');
    const said = (await anna.get(`/api/games/${gameId}/messages`)).body.data;
    expect(said).toMatchObject([{ text: 'Nice save!' }]);
    expect(await database.db.$count(worldSteps)).toBe(steps);
  });

  it('plays on for its manager alone, a day at a time, to a moment before the games', async () => {
    await annaAlone();
    const { day } = await row();
    expect((await play(ben, 'day')).status).toBe(403);
    expect((await play(anna, 'day')).status).toBe(200);
    await arrives({ day: day + 1, step: 'slot-1', pauseReason: 'limit' });
    expect((await anna.get('/api/world/pace')).body.data.own.run).toMatchObject({ isOpen: false, done: 1, total: 1 });
    expect((await anna.get('/api/trade-center/trade-window')).body.data).toMatchObject({
      isOpen: true,
      expiresAt: null,
    });
  });

  it('is stopped after the present day, and refuses a game where none is left', async () => {
    await annaAlone();
    expect((await play(anna, 'game')).body.code).toBe('world.no-game-ahead');
    const { day } = await row();
    await play(anna, 'phase');
    await vi.waitFor(async () => expect((await row()).day).toBeGreaterThan(day), WAIT);
    expect((await anna.delete('/api/world/run')).status).toBe(200);
    await arrives({ step: 'slot-1', pauseReason: 'limit' });
    expect((await row()).day).toBeLessThan(35);
  });

  it('asks its manager before another one comes, who chooses how it goes on for both', async () => {
    await annaAlone();
    expect((await ben.post('/api/clubs/2/take')).body.code).toBe('world.owner-asked');
    expect((await ben.post('/api/clubs/2/take')).body.code).toBe('world.owner-asked');
    expect((await anna.get('/api/world/pace')).body.data.own.waiting).toMatchObject([{ name: 'Ben' }]);
    expect((await ben.put('/api/world/pace', { pace: 'clock' })).status).toBe(403);
    expect((await anna.put('/api/world/pace', { pace: 'ready', latestMinutes: 30 })).status).toBe(422);
    expect((await anna.put('/api/world/pace', { pace: 'ready', latestMinutes: 1440 })).status).toBe(200);
    expect((await ben.post('/api/clubs/2/take')).status).toBe(200);
    // Nobody takes the world back for themselves now.
    expect((await anna.put('/api/world/pace', { pace: 'own' })).body.code).toBe('world.not-yours');
  });

  it('is its own again for an admin who made room for another manager, not for one who chose the clock alone', async () => {
    await annaAlone();
    await database.db.update(users).set({ isAdmin: true }).where(eq(users.id, annaId));
    await ben.post('/api/clubs/2/take');
    expect((await anna.put('/api/world/pace', { pace: 'ready' })).status).toBe(200);
    expect((await ben.post('/api/clubs/2/take')).status).toBe(200);
    expect((await anna.put('/api/world/pace', { pace: 'ready', dayMinutes: 29 })).status).toBe(422);
    // While there are two, other days or another pace change nothing about it.
    await anna.put('/api/world/pace', { pace: 'ready', dayMinutes: 120 });
    await anna.put('/api/world/pace', { pace: 'clock' });
    expect(await row()).toMatchObject({ pace: 'clock', dayMinutes: 120, returnsToOwn: true });
    await giveClub(database.db, 2, null);
    await vi.waitFor(async () => expect((await row()).aloneSince).not.toBeNull(), WAIT);
    later(24 * HOUR_MS);
    await arrives({ pace: 'own', pauseReason: 'limit' });
    await anna.put('/api/world/pace', { pace: 'clock' });
    expect(await row()).toMatchObject({ pace: 'clock', returnsToOwn: false });
  });

  it('gives one club away when two come at once before anybody manages one', async () => {
    await database.db.update(world).set({ pace: 'own' });
    const taken = await Promise.all([anna.post('/api/clubs/1/take'), ben.post('/api/clubs/2/take')]);
    expect(taken.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await database.db.$count(managers)).toBe(1);
  });

  it('makes managers wait for each other when one who had paused the account comes back', async () => {
    await annaAlone();
    await giveClub(database.db, 2, benId);
    await play(anna, 'phase');
    expect(await row()).toMatchObject({ pace: 'ready', returnsToOwn: true, run: null });
  });

  it('is moved by admins, and by users who wait for a club, after its last manager has left', async () => {
    await annaAlone();
    await giveClub(database.db, 1, null);
    const { day } = await row();
    expect((await ben.get('/api/world/pace')).body.data.own).toMatchObject({ nextGameInDays: null });
    expect((await play(ben, 'day')).status).toBe(200);
    await arrives({ day: day + 1, step: 'slot-1', pauseReason: 'limit' });
    await database.db.update(users).set({ isAdmin: true }).where(eq(users.id, annaId));
    expect((await play(anna, 'day')).status).toBe(200);
    await arrives({ day: day + 2, step: 'slot-1', pauseReason: 'limit' });
    expect((await ben.post('/api/clubs/2/take')).status).toBe(200);
    // From now on it is the new manager's, and admins'.
    await database.db.update(users).set({ isAdmin: false }).where(eq(users.id, annaId));
    expect((await play(anna, 'day')).status).toBe(403);
    expect((await anna.get('/api/world/pace')).body.data.own).toBeNull();
  });

  it('does not keep others out for a manager who has not been seen for three days', async () => {
    await annaAlone();
    const longAgo = new Date(server.clock.now.getTime() - 73 * HOUR_MS);
    await database.db.update(users).set({ lastOnlineAt: longAgo }).where(eq(users.id, annaId));
    expect((await ben.post('/api/clubs/2/take')).status).toBe(200);
    expect(await row()).toMatchObject({ pace: 'ready', returnsToOwn: true });
  });
});

describe('a world that waits for its managers', () => {
  beforeEach(async () => {
    await annaAlone();
    await anna.put('/api/world/pace', { pace: 'ready' });
    await ben.post('/api/clubs/2/take');
  });
  const ready = (browser: Browser, isReady = true) => browser.put('/api/world/readiness', { isReady });

  it('begins a day when both are ready, and stops before the next', async () => {
    const { day } = await row();
    await ready(anna);
    await idle();
    expect(await row()).toMatchObject({ day, pauseReason: 'limit' });
    await ready(ben);
    await arrives({ pausedAt: null, readyUserIds: [] });
    await dayPasses(day + 1);
    expect((await anna.put('/api/world/run', { target: 'day' })).body.code).toBe('world.not-own-pace');
  });

  it('begins it at the latest time, and waits no more for who has missed two of them until they click', async () => {
    for (const misses of [1, 2]) {
      const { day } = await row();
      await ready(anna);
      later(24 * HOUR_MS);
      await database.db.update(users).set({ lastOnlineAt: server.clock.now });
      await vi.waitFor(async () => expect(Object.values((await row()).missed)).toEqual([misses]), WAIT);
      await dayPasses(day + 1);
    }
    const { day } = await row();
    await ready(anna);
    await arrives({ pausedAt: null });
    await dayPasses(day + 1);
    expect((await ben.get('/api/world/pace')).body.data.ready.isAway).toBe(true);
    await ready(ben, false);
    expect((await ben.get('/api/world/pace')).body.data.ready.isAway).toBe(false);
  });

  it('is a manager’s own again once they have been alone for a day', async () => {
    await giveClub(database.db, 2, null);
    await vi.waitFor(async () => expect((await row()).aloneSince).not.toBeNull(), WAIT);
    expect((await row()).pace).toBe('ready');
    later(24 * HOUR_MS);
    await arrives({ pace: 'own', pauseReason: 'limit' });
  });
});

it('begins nothing by the clock in quiet hours, and goes on after them where it stood', async () => {
  const quiet = { from: 14, until: 16, timeZone: 'UTC' };
  await database.db.update(world).set({ quiet });
  await vi.waitFor(async () => expect((await row()).step).not.toBe('morning'), WAIT);
  later(61 * 60_000);
  await arrives({ pauseReason: 'quiet' });
  const { day, step } = await row();
  later(HOUR_MS / 2);
  await idle();
  expect(await row()).toMatchObject({ day, step });
  later(1.5 * HOUR_MS);
  await arrives({ pausedAt: null });
  await vi.waitFor(async () => expect((await row()).step).not.toBe(step), WAIT);
  // The two hours did not pass for the world: it makes up no days.
  expect((await row()).day).toBeLessThanOrEqual(day + 1);
});
