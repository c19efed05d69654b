import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RevealedEvent } from '#domains/game/contract/revealed-event.ts';
import { LiveStreams } from '#domains/game/routes/live-streams.ts';
import type { SharedMessage } from '#domains/game/routes/watcher.ts';
import { msPerGameSecond } from '#domains/game/rules/pace.ts';
import { finishLiveGame, playNextPeriod, startLiveGames } from '#domains/game/store/live.ts';
import { loadPeriods } from '#domains/game/store/periods.ts';
import { findGameView } from '#domains/game/views/game.ts';
import { gameConsumers } from '#domains/slices.ts';
import { openRealtime, type Realtime } from '#platform/realtime.ts';
import { makeGame } from '../../../../tests/factories/game.ts';
import { testQueue } from '../../../../tests/factories/queue.ts';
import { freshWorld } from '../../../../tests/factories/test-world.ts';

/** Days of one minute: a game second lasts 4 ms, a period 4.8 s. */
const DAY_MINUTES = 1;
const PERIOD_MS = 4800;
const INTERMISSION_MS = 1440;

const { database } = freshWorld({ clubs: [1, 2], rosters: ['PRO'], connections: 10 });
let realtime: Realtime;
let streams: LiveStreams;
let gameId: number;
const failures: unknown[] = [];
const queue = testQueue();
beforeEach(async () => {
  gameId = await makeGame(database.db, { homeTeamId: 11, awayTeamId: 21 });
  realtime = await openRealtime(database.pool, (error) => failures.push(error));
  streams = new LiveStreams({ db: database.db, realtime, onError: (error) => failures.push(error) });
  failures.length = 0;
});
afterEach(async () => {
  streams.close();
  await realtime.close();
  expect(failures).toEqual([]);
});

/** Drops the puck so that the first period ends in `leftMs`; streams that are opened afterward do not hear of it again. */
async function start(leftMs: number): Promise<void> {
  const now = new Date(Date.now() - PERIOD_MS + leftMs);
  let stop = () => {};
  const isHeard = new Promise<void>((resolve) => {
    stop = realtime.subscribe('game', () => resolve());
  });
  await database.db.transaction((tx) =>
    startLiveGames(tx, { gameIds: [gameId], now, msPerSecond: msPerGameSecond(DAY_MINUTES), enqueue: queue.enqueue }),
  );
  await isHeard;
  stop();
}

interface Seen {
  message: SharedMessage;
  id: string | null;
  /** When it arrived. */
  at: number;
}

interface Watch {
  after?: number;
  signal?: AbortSignal;
  /** Stops watching after this message. */
  until?: (message: SharedMessage) => boolean;
}

/** Counts watchers, so that each watches as another user. */
let watchers = 0;

async function watch({ after = -1, signal, until = () => false }: Watch = {}): Promise<Seen[]> {
  const view = await findGameView(database.db, gameId, { teamIds: [], watchers: 0 }, new Date());
  if (!view) throw new Error('the game is gone');
  const seen: Seen[] = [];
  for await (const { message, id } of streams.watch(
    { gameId, after, userId: ++watchers, teamIds: [21], signal },
    view,
  )) {
    seen.push({ message, id, at: Date.now() });
    if (until(message)) break;
  }
  return seen;
}

/** Waits until the game has this many watchers. */
const watchedBy = (watchers: number) =>
  vi.waitFor(() => expect(streams.watchersOf(gameId)).toBe(watchers), { timeout: 120_000, interval: 10 });
const eventsOf = (seen: readonly Seen[]): RevealedEvent[] =>
  seen.flatMap(({ message }) => (message.kind === 'events' ? message.events : []));
const isLastOfPeriod = (message: SharedMessage) =>
  message.kind === 'events' && message.events.at(-1)?.type === 'period-end';

describe('the stream of a live game', () => {
  it('starts from the current state and sends every event once, none before it is due', async () => {
    await start(800);
    const seen = await watch({ until: isLastOfPeriod });
    expect(seen[0]?.message).toMatchObject({ kind: 'sync', view: { state: 'live', game: { homeScore: null } } });
    const events = eventsOf(seen);
    const [period] = (await loadPeriods(database.db, [gameId])).get(gameId) ?? [];
    expect(events.map(({ index }) => index)).toEqual(period?.events.map((_, index) => index));
    for (const { message, at } of seen) {
      if (message.kind !== 'events') continue;
      for (const event of message.events) expect(Date.parse(event.at ?? '')).toBeLessThanOrEqual(at);
    }
    const batches = seen.filter(({ message }) => message.kind === 'events');
    expect(batches.length).toBeLessThan(events.length / 10);
  });

  it('resumes after the last event a viewer has seen', async () => {
    await start(300);
    const first = await watch({ until: (message) => message.kind === 'events' });
    // As if the last of them had been lost; on a busy machine these may be all there are.
    const had = eventsOf(first).slice(0, -3);
    const lastId = Number(first.at(-1)?.id) - 3;
    const second = await watch({ after: lastId, until: isLastOfPeriod });
    expect(eventsOf(second)[0]?.index).toBe(lastId + 1);
    const indices = [...had, ...eventsOf(second)].map(({ index }) => index);
    expect(indices).toEqual(indices.map((_, index) => index));
  });

  it('shows all viewers the same, and how many they are', async () => {
    await start(1500);
    const isTwo = (message: SharedMessage) => message.kind === 'watchers' && message.watchers === 2;
    const [one, two] = await Promise.all([watch({ until: isTwo }), watchedBy(1).then(() => watch({ until: isTwo }))]);
    const shorter = Math.min(eventsOf(one).length, eventsOf(two).length);
    expect(shorter).toBeGreaterThan(0);
    expect(eventsOf(one).slice(0, shorter)).toEqual(eventsOf(two).slice(0, shorter));
    expect(streams.watchersOf(gameId)).toBe(0);
  });

  it('shows when the next period starts, and whether the viewer manages one of the teams', async () => {
    await start(-INTERMISSION_MS);
    const isSecondPeriod = (message: SharedMessage) => message.kind === 'events' && message.events[0]?.period === 2;
    const seen = watch({ until: isSecondPeriod });
    await watchedBy(1);
    const now = new Date();
    await database.db.transaction((tx) =>
      playNextPeriod(tx, { gameId, period: 2, now, enqueue: queue.enqueue, consumers: gameConsumers }),
    );
    const news = await seen;
    const syncs = news.filter(({ message }) => message.kind === 'sync');
    expect(syncs).toHaveLength(2);
    expect(syncs[1]?.message).toMatchObject({ view: { managedTeamId: 21 } });
  });

  it('ends with the result', async () => {
    await start(2000);
    const seen = watch();
    await watchedBy(1);
    await database.db.transaction((tx) => finishLiveGame(tx, { gameId, now: new Date(), consumers: gameConsumers }));
    const all = await seen;
    const last = all.at(-1)?.message;
    expect(last).toMatchObject({ kind: 'end', view: { state: 'after', game: { status: 'final' } } });
    const events = eventsOf(all);
    expect(events.map(({ index }) => index)).toEqual(events.map((_, index) => index));
    const homeScore = last?.kind === 'end' ? last.view.game.homeScore : null;
    expect(homeScore).not.toBeNull();
    expect(events.at(-1)).toMatchObject({ type: 'game-end', homeScore });
  });

  it('ends at once for a game already played', async () => {
    await start(0);
    await database.db.transaction((tx) => finishLiveGame(tx, { gameId, now: new Date(), consumers: gameConsumers }));
    const kinds = (await watch()).map(({ message }) => message.kind);
    expect(kinds.at(0)).toBe('sync');
    expect(kinds.at(-1)).toBe('end');
  });

  it('waits for the faceoff of a game that has not started', async () => {
    const seen = watch({ until: (message) => message.kind === 'events' });
    await watchedBy(1);
    await start(PERIOD_MS);
    const messages = (await seen).map(({ message }) => message);
    expect(messages[0]).toMatchObject({ kind: 'sync', view: { state: 'before' } });
    expect(messages).toContainEqual(
      expect.objectContaining({ kind: 'sync', view: expect.objectContaining({ state: 'live' }) }),
    );
  });

  it('tells a viewer of a faceoff between page and stream before its first event', async () => {
    const view = await findGameView(database.db, gameId, { teamIds: [], watchers: 0 }, new Date());
    if (!view) throw new Error('the game is gone');
    await start(PERIOD_MS);
    const kinds: string[] = [];
    for await (const { message } of streams.watch({ gameId, after: -1, userId: 1, teamIds: [] }, view)) {
      kinds.push(message.kind === 'sync' ? `sync ${message.view.state}` : message.kind);
      if (message.kind === 'events') break;
    }
    expect(kinds.filter((kind) => kind !== 'watchers' && kind !== 'chat')).toEqual([
      'sync before',
      'sync live',
      'events',
    ]);
  });

  it('ends when the viewer leaves, and when the server shuts down', async () => {
    await start(PERIOD_MS);
    const leaving = new AbortController();
    const gone = watch({ signal: leaving.signal });
    const cut = watch();
    await watchedBy(2);
    leaving.abort();
    await gone;
    expect(streams.watchersOf(gameId)).toBe(1);
    streams.close();
    await cut;
    expect(streams.watchersOf(gameId)).toBe(0);
  });
});
