/** Tests a world that follows the clock or waits for its managers, with time windows and quiet hours. */
import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '#domains/account/tables.ts';
import { draftRights } from '#domains/draft/tables.ts';
import { trades } from '#domains/trade/tables.ts';
import { HOUR_MS } from '#platform/clock/milliseconds.ts';
import { world } from '#platform/clock/tables.ts';
import { makeGame } from '../../tests/factories/game.ts';
import { pacedWorld } from '../../tests/factories/paced-world.ts';
import { makeRoster } from '../../tests/factories/player.ts';
import { giveClub } from '../../tests/factories/seats.ts';
import type { Browser } from '../../tests/factories/server.ts';

const { database, server, anna, ben, row, later, idle, until, arrives, dayPasses, annaAlone, ...calls } = pacedWorld();
const { draftAhead, draft, roundsSettled } = calls;

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

  it('are valid until the day’s real end by the clock, open-ended at a manager’s pace, and in between where days wait', async () => {
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

describe('a world that waits for its managers', () => {
  beforeEach(async () => {
    await annaAlone();
    await anna.put('/api/world/pace', { pace: 'ready' });
    await ben.post('/api/clubs/2/take');
  });
  const ready = (browser: Browser, isReady = true) => browser.put('/api/world/readiness', { isReady });

  it('starts a day when both are ready, and stops before the next', async () => {
    const { day } = await row();
    await ready(anna);
    await idle();
    expect(await row()).toMatchObject({ day, pauseReason: 'limit' });
    await ready(ben);
    await arrives({ pausedAt: null, readyUserIds: [] });
    await dayPasses(day + 1);
    expect((await anna.put('/api/world/run', { target: 'day' })).body.code).toBe('world.not-own-pace');
  });

  it('ends its live games when both are ready, although the day has others ahead', async () => {
    for (const team of [11, 21]) await makeRoster(database.db, team);
    const { day, seasonNumber: season } = await row();
    const gameId = await makeGame(database.db, { homeTeamId: 11, awayTeamId: 21, season, day });
    const statusOf = async () => (await anna.get(`/api/games/${gameId}`)).body.data.game.status;
    for (const browser of [anna, ben]) await ready(browser);
    await arrives({ pausedAt: null, readyUserIds: [] });
    for (let quarter = 0; quarter < 8 && (await statusOf()) === 'scheduled'; quarter++) {
      later(HOUR_MS / 4);
      await idle();
    }
    expect(await statusOf()).toBe('live');
    const playing = (await anna.get('/api/world/pace')).body.data.ready.playing;
    expect(playing).toEqual(['Anna', 'Ben'].map((name) => ({ name, isLive: true })));
    await ready(anna);
    await idle();
    expect(await statusOf(), 'one of them is watching').toBe('live');
    await ready(ben);
    await until(async () => expect(await statusOf()).toBe('final'));
    expect(await row()).toMatchObject({ day, pausedAt: null });
    // Both are ready for the next day, too.
    await dayPasses(day + 2);
  });

  it('simulates the games of a day that waits once both were ready for the next one, and not before', async () => {
    for (const team of [11, 21]) await makeRoster(database.db, team);
    const { day, seasonNumber: season } = await row();
    const gameId = await makeGame(database.db, { homeTeamId: 11, awayTeamId: 21, season, day });
    const statusOf = async () => (await anna.get(`/api/games/${gameId}`)).body.data.game.status;
    const skip = (browser: Browser) => browser.put('/api/world/readiness', { isReady: true, skipsGames: true });
    expect((await skip(anna)).body.data.ready).toMatchObject({ isReady: true, skipsGames: true });
    await ready(ben);
    await arrives({ pausedAt: null, readyUserIds: [1], skippingUserIds: [] });
    for (let quarter = 0; quarter < 8 && (await statusOf()) === 'scheduled'; quarter++) {
      later(HOUR_MS / 4);
      await idle();
    }
    expect(await statusOf(), 'one of them wants to watch').toBe('live');
    await ready(ben);
    await until(async () => expect(await statusOf()).toBe('final'));
    await until(async () => expect((await row()).day).toBeGreaterThan(day));
  });

  it('takes back that one does not wait for the games', async () => {
    await anna.put('/api/world/readiness', { isReady: true, skipsGames: true });
    await ready(anna, false);
    expect(await row()).toMatchObject({ readyUserIds: [], skippingUserIds: [] });
    await anna.put('/api/world/readiness', { isReady: true, skipsGames: true });
    await ready(anna);
    expect((await row()).skippingUserIds).toEqual([]);
  });

  it('starts a day at the latest time, and no longer waits for a manager who missed two, until they click', async () => {
    for (const misses of [1, 2]) {
      const { day } = await row();
      await ready(anna);
      later(24 * HOUR_MS);
      await database.db.update(users).set({ lastOnlineAt: server.clock.now });
      await until(async () => expect(Object.values((await row()).missed)).toEqual([misses]));
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
      // Being ready for the next day ends the current one and begins the next.
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

  it('returns to a manager’s own pace once they have been alone for a day', async () => {
    await giveClub(database.db, 2, null);
    await until(async () => expect((await row()).aloneSince).not.toBeNull());
    expect((await row()).pace).toBe('ready');
    later(24 * HOUR_MS);
    await arrives({ pace: 'own', pauseReason: 'limit' });
  });
});

it('a world starts nothing in quiet hours, and resumes after them where it stood', async () => {
  const quiet = { from: 14, until: 16, timeZone: 'UTC' };
  await database.db.update(world).set({ quiet });
  await until(async () => expect((await row()).step).not.toBe('morning'));
  later(2 * HOUR_MS);
  await arrives({ pauseReason: 'quiet' });
  const { day, step } = await row();
  later(HOUR_MS / 2);
  await idle();
  expect(await row()).toMatchObject({ day, step });
  later(1.5 * HOUR_MS);
  await arrives({ pausedAt: null });
  await until(async () => expect((await row()).step).not.toBe(step));
  // The two hours did not pass for the world, so no days are made up.
  expect((await row()).day).toBeLessThanOrEqual(day + 1);
});
