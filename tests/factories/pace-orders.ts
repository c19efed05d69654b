/** What managers and admins order of a world's pace, and what must hold after each order. */
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { users } from '#domains/account/tables.ts';
import { type PlayedPeriod, revealEnd } from '#domains/game/rules/reveal.ts';
import { liveGameIds, startLiveGames } from '#domains/game/store/live.ts';
import { loadPeriods, playedPeriods } from '#domains/game/store/periods.ts';
import { readWorld } from '#platform/clock/state.ts';
import { enqueue } from '#platform/queue/enqueue.ts';
import { makeGame } from './game.ts';
import { playDue } from './live-game.ts';
import { pacedWorld } from './paced-world.ts';
import type { Browser } from './server.ts';

type Order = (browser: Browser) => ReturnType<Browser['get']>;

const run =
  (target: string, speed: string): Order =>
  (browser) =>
    browser.put('/api/world/run', { target, speed });
const pace =
  (chosen: string): Order =>
  (browser) =>
    browser.put('/api/world/pace', { pace: chosen });

/** Holds the next period of the user's live game, or drops the puck; without one nothing is ordered. */
const hold =
  (isOn: boolean): Order =>
  async (browser) => {
    for (const teamId of [11, 21]) {
      const { status, body } = await browser.get(`/api/teams/${teamId}/lineup`);
      const id = status === 200 ? body.data.liveGame?.id : undefined;
      if (id) return browser.put(`/api/benches/${teamId}/${id}/hold`, { isOn });
    }
    return browser.get('/api/world/pace');
  };

export const ORDERS: Readonly<Record<string, Order>> = {
  'next game live': run('game', 'live'),
  'next game fast': run('game', 'fast'),
  'skip the game': run('game', 'instant'),
  'next day fast': run('day', 'fast'),
  'next day at once': run('day', 'instant'),
  'to the decision': run('decision', 'fast'),
  hold: hold(true),
  'drop the puck': hold(false),
  stop: (browser) => browser.delete('/api/world/run'),
  ready: (browser) => browser.put('/api/world/readiness', { isReady: true }),
  'not ready': (browser) => browser.put('/api/world/readiness', { isReady: false }),
  pause: (browser) => browser.post('/api/admin/clock/pause'),
  resume: (browser) => browser.post('/api/admin/clock/resume'),
  'own pace': pace('own'),
  'ready pace': pace('ready'),
  'clock pace': pace('clock'),
};

/** Real time in which a world must be able to take the next order. */
const WITHIN_MS = 30_000;

/** Longer than a period of any game of these worlds, and more of them than a game has. */
const PERIOD_MS = 600_000;
const MAX_PERIODS = 12;

/** Returns a paced world of four clubs whose pro teams have players; Anna is an admin. */
export function orderedWorld() {
  const paced = pacedWorld([1, 2, 3, 4].map((id) => ({ id, rosters: ['PRO'] })));
  const { database, server, anna, annaId, later, idle } = paced;

  /** Lets time pass, with the jobs of live games. */
  async function passes(ms: number): Promise<void> {
    later(ms);
    await database.db.update(users).set({ lastOnlineAt: server.clock.now }).where(eq(users.id, annaId));
    await playDue(database.db, server.clock.now);
    await idle();
  }
  /** Lets the period that is being played end: benches hold in intermissions only, which random moments hardly meet. */
  async function reachIntermission(): Promise<void> {
    const { db } = database;
    const live = await loadPeriods(db, await liveGameIds(db));
    const ends = [...live.values()].flatMap((periods) => playedPeriods(periods).slice(-1).map(revealEnd));
    const next = Math.min(...ends.filter((end) => end > server.clock.now.getTime()));
    if (Number.isFinite(next)) await passes(next - server.clock.now.getTime());
  }
  /** Gives an order. It is taken or refused with a reason, the clock fails at nothing, and the world takes the next one. */
  async function order(name: string, browser: Browser = anna): Promise<number> {
    if (name === 'hold') await reachIntermission();
    const { status, text } = (await ORDERS[name]?.(browser)) ?? { status: 0, text: name };
    expect([200, 204, 409], `${name}: ${text}`).toContain(status);
    await passes(0);
    await passes(WITHIN_MS);
    const { status: next, text: why } = await browser.get('/api/world/pace');
    expect(next, `after ${name}: ${why}`).toBe(200);
    return status;
  }
  /** Drops the puck of a game of Anna's team, and lets its first period end. @returns the game */
  async function firstIntermission(awayTeamId = 21): Promise<number> {
    const { seasonNumber: season, day } = await paced.row();
    const gameId = await makeGame(database.db, { homeTeamId: 11, awayTeamId, season, day, slot: 1 });
    const begins = { gameIds: [gameId], now: server.clock.now, msPerSecond: 27, enqueue };
    await database.db.transaction((tx) => startLiveGames(tx, begins));
    await passes(revealEnd(await lastPeriodOf(gameId)) - server.clock.now.getTime());
    return gameId;
  }
  /** Returns the last period that has been played of a game. */
  async function lastPeriodOf(gameId: number): Promise<PlayedPeriod> {
    const last = playedPeriods((await loadPeriods(database.db, [gameId])).get(gameId) ?? []).at(-1);
    if (!last) throw new Error('no period was played');
    return last;
  }
  const liveNow = () => liveGameIds(database.db);
  /** Lets all live games end in real time. */
  async function ends(): Promise<void> {
    for (let looks = 0; looks < MAX_PERIODS && (await liveNow()).length > 0; looks++) await passes(PERIOD_MS);
    expect(await liveNow(), JSON.stringify(await readWorld(database.db))).toEqual([]);
  }
  return { ...paced, order, passes, ends, liveNow, firstIntermission, lastPeriodOf };
}
