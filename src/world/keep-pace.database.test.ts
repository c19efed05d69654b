import { and, eq, like } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { users } from '#domains/account/tables.ts';
import { handOutPicks } from '#domains/draft/store/picks.ts';
import { draftPicks, draftRights, drafts } from '#domains/draft/tables.ts';
import { simulateHere } from '#domains/game/simulation/simulate.ts';
import { players } from '#domains/player/tables.ts';
import { managers } from '#domains/seat/tables.ts';
import { trades } from '#domains/trade/tables.ts';
import { HOUR_MS } from '#platform/clock/milliseconds.ts';
import { readWorld } from '#platform/clock/state.ts';
import { world, worldSteps } from '#platform/clock/tables.ts';
import { enqueue } from '#platform/queue/enqueue.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { type RunningClock, startClock } from '#world/clock.ts';
import { playOut } from '../../tests/factories/live-game.ts';
import { makePlayer, makeRoster } from '../../tests/factories/player.ts';
import { giveClub } from '../../tests/factories/seats.ts';
import { type Browser, makeLoggedInBrowser, startTestServer, type TestServer } from '../../tests/factories/server.ts';
import { freshWorld } from '../../tests/factories/test-world.ts';
import { makeUser } from '../../tests/factories/user.ts';

/** Ticks of the clock that would have taken a step, were it not to stand still. */
const IDLE_MS = 1_500;
const WAIT = { timeout: 60_000, interval: 100 };

const { database } = freshWorld({ clubs: [1, 2], connections: 12 });
let server: TestServer;
let clock: RunningClock;
let anna: Browser;
let ben: Browser;
let annaId = 0;
let benId = 0;

beforeEach(async () => {
  const { db } = database;
  server = await startTestServer(database);
  // The morning is due and nothing after it, so that the clock waits before the games of the day.
  server.clock.now = new Date('2026-01-01T12:01:00Z');
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

/** It is the morning of the draft: Anna's club chooses first, a trade of hers is in escrow until tonight, and a free agent is to be had. */
async function draftAhead() {
  const { db } = database;
  const on = 3 * 63 + 60;
  const draftee = { teamId: null, birthSeason: 3 - 17, draftClass: 3, jerseyNumber: null };
  for (let amateur = 0; amateur < 16; amateur++) await makePlayer(db, { ...draftee, skill: 40 + amateur });
  await makePlayer(db, { teamId: null, birthSeason: 3 - 28, freeAgentSince: 3, skill: 75 });
  await db.transaction(async (tx) => {
    const rows = pgRows(tx);
    await handOutPicks(rows, 3);
    await rows.insert(drafts, [{ leagueId: 1, season: 3 }]);
    const picks = await rows.read(draftPicks, ['id', 'round', 'originalClubId'], { leagueId: 1, season: 3 });
    const spots = picks.map(({ id, round, originalClubId }) => ({ id, spot: (round - 1) * 2 + originalClubId }));
    await rows.update(draftPicks, 'id', spots);
  });
  const dates = {
    season: 3,
    madeOn: on - 1,
    expiresOn: on,
    createdAt: server.clock.now,
    escrowUntil: on,
    escrowOpenUntil: new Date(server.clock.now.getTime() + 12 * 3_600_000),
  };
  await db.insert(trades).values({ ...dates, fromClubId: 1, toClubId: 2, acceptedBy: [2], status: 'escrow' });
  await db.update(world).set({ day: 60, phase: 'draft' });
}
const draft = async () => (await database.db.select().from(drafts))[0];
const roundsSettled = (day: number) =>
  database.db.$count(worldSteps, and(eq(worldSteps.day, day), like(worldSteps.key, 'slot-%')));

/** Anna has a club in a world at her own pace, and the clock has stopped for her before the day's games. */
async function annaAlone() {
  await vi.waitFor(async () => expect((await row()).step).toBe('slot-1'), WAIT);
  await giveClub(database.db, 1, annaId);
  await database.db.update(world).set({ pace: 'own' });
  await arrives({ pauseReason: 'limit' });
}

describe('windows and the next ranking', () => {
  const expiries = () =>
    Promise.all(
      [
        '/api/trade-center/trade-window',
        '/api/free-agent-center/free-agent-window-status',
        '/api/coach-center/free-agent-window-status',
        '/api/world/next-ranking-update',
      ].map(async (path) => {
        const { status, body } = await anna.get(path);
        expect(status, path).toBe(200);
        expect(body.data).toHaveProperty('timestamp');
        return body.data.expiresAt;
      }),
    );

  it('are true until the real end of the day by the clock, until nobody knows when at one’s own pace, and in between where days wait', async () => {
    const [end, ...same] = await expiries();
    expect(Date.parse(end)).toBeGreaterThanOrEqual(server.clock.now.getTime());
    expect(new Set([end, ...same]).size).toBe(1);
    await annaAlone();
    expect(await expiries()).toEqual([null, null, null, null]);
    await anna.put('/api/world/pace', { pace: 'ready' });
    const latest = (await row()).nextDayAt?.getTime() ?? 0;
    for (const expiresAt of await expiries()) expect(Date.parse(expiresAt)).toBeGreaterThanOrEqual(latest);
  });
});

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

  it('stops for every bidding round of the frenzy on the way to the next decision, until there is nothing to bid on', async () => {
    await annaAlone();
    await database.db.update(world).set({ day: 60, phase: 'draft' });
    const stopped = async (at: object) => {
      expect((await play(anna, 'decision')).status).toBe(200);
      await arrives({ ...at, pauseReason: 'limit' });
      return (await anna.get('/api/world/pace')).body.data.own.run;
    };
    const forRound = [{ decision: 'contract', count: 1 }];
    expect(await stopped({ day: 61, step: 'slot-1' })).toMatchObject({ stoppedFor: forRound, stoppedOn: 'phase' });
    expect(await stopped({ day: 61, step: 'slot-2' })).toMatchObject({ stoppedFor: forRound, stoppedOn: null });
    const nobody = { budget: 0, most: 1, targets: [] };
    expect((await anna.put('/api/teams/11/frenzy-plan', nobody)).status).toBe(204);
    expect(await stopped({ seasonNumber: 4, day: 1 })).toMatchObject({ stoppedOn: 'phase' });
  });

  it('opens its draft when its manager says so, and stands still while they have stopped its clock', async () => {
    await annaAlone();
    await draftAhead();
    const runs = (isRunning: boolean) => anna.put('/api/draft/running', { isRunning });
    later(9 * HOUR_MS);
    await idle();
    expect((await draft())?.status).toBe('waiting');
    expect((await runs(true)).status).toBe(204);
    expect(await draft()).toMatchObject({ status: 'live', spot: 1, clockEndsAt: expect.any(Number) });
    expect((await runs(false)).status).toBe(204);
    later(9 * HOUR_MS);
    await idle();
    expect(await draft()).toMatchObject({ status: 'live', spot: 1, clockEndsAt: null });
    const [best] = await database.db.select().from(players).where(eq(players.draftClass, 3)).limit(1);
    const chosen = { spot: 1, playerId: best?.id };
    expect((await anna.post(`/api/drafts/${(await draft())?.id}/picks`, chosen)).status).toBe(204);
    expect(await draft()).toMatchObject({ status: 'live', spot: 2 });
    expect((await runs(true)).status).toBe(204);
    expect((await draft())?.clockEndsAt).toBeGreaterThan(server.clock.now.getTime());
    expect((await ben.put('/api/draft/running', { isRunning: false })).status).toBe(403);
  });

  it('settles no bidding round of the frenzy before its manager plays on to it', async () => {
    await annaAlone();
    await database.db.update(world).set({ day: 61, phase: 'frenzy' });
    later(9 * HOUR_MS);
    await idle();
    expect(await roundsSettled(61)).toBe(0);
    for (const step of ['slot-2', 'slot-3'] as const) {
      expect((await play(anna, 'round')).status).toBe(200);
      await arrives({ day: 61, step, pauseReason: 'limit' });
    }
    expect(await roundsSettled(61)).toBe(2);
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

  it.each(['everybody is ready', 'the latest time has come'])(
    'begins and ends draft, escrow and frenzy once %s, and not before',
    async (why) => {
      await draftAhead();
      const isReady = why === 'everybody is ready';
      const bothReady = async () => {
        await ready(anna);
        await ready(ben);
      };
      const begins = async (day: number) => {
        await idle();
        expect(await row()).toMatchObject({ day, step: 'slot-1', pauseReason: 'limit' });
        if (!isReady) {
          later(24 * HOUR_MS);
          return database.db.update(users).set({ lastOnlineAt: server.clock.now });
        }
        return bothReady();
      };
      const tradeStands = async () => (await database.db.select().from(trades))[0]?.status;

      await begins(60);
      await arrives({ day: 60, pausedAt: null });
      expect([(await draft())?.status, await tradeStands()]).toEqual(['live', 'escrow']);
      await idle();
      expect([(await draft())?.status, await tradeStands()]).toEqual(['live', 'escrow']);
      // Who is ready for the next day ends the present one, and begins it.
      if (isReady) await bothReady();
      else {
        await dayPasses(61);
        await begins(61);
      }
      await arrives({ day: 61, pausedAt: null, readyUserIds: [] });
      expect([(await draft())?.status, await tradeStands()]).toEqual(['done', 'rejected']);
      expect(await database.db.$count(draftRights)).toBe(14);

      await idle();
      const settled = await roundsSettled(61);
      expect(settled).toBeLessThan(4);
      if (isReady) await bothReady();
      else await dayPasses(62);
      await arrives({ day: 62 });
      expect(await roundsSettled(61)).toBe(4);
    },
  );

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
  later(2 * HOUR_MS);
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
