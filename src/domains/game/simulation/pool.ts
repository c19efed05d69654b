/**
 * Plays games on several threads. The outcome of a game depends on its input alone, so the threads only change how long
 * it takes.
 */
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import {
  asDressed,
  asText,
  type GameAsText,
  inBatches,
  type PlayedGame,
  type Simulate,
} from '#domains/game/simulation/simulate.ts';
import type { Answer } from '#domains/game/simulation/thread.ts';

export interface SimulationPool {
  simulate: Simulate;
  /** Starts all threads now, for a caller that will have games soon: threads need a moment to load their program. */
  warmUp(): void;
  /** Ends the threads; games still in play are lost. */
  close(): Promise<void>;
}

interface Batch {
  games: GameAsText[];
  /** Set once they have been played. */
  played?: PlayedGame[];
  done(played: PlayedGame[]): void;
  failed(error: Error): void;
}

interface Playing {
  batch: Batch;
  promise: Promise<PlayedGame[]>;
}

/** Games per message to a thread: enough to be worth sending, few enough that the first results arrive soon. */
const BATCH = 8;

/**
 * Limits of a playing thread: megabytes for new objects. A game leaves much garbage at once, and the more room there is,
 * the less of it is still in use at collection.
 */
export const THREAD_LIMITS = { maxYoungGenerationSizeMb: 64 } as const;

const THREAD = new URL('./thread.ts', import.meta.url);

/** How long an idle thread is kept: longer than any step of the world between two slots. */
const IDLE_MS = 20_000;

/**
 * Opens a pool.
 * @param threads their number, at least 1; each is started when there is work for it, takes some 40 MB, and ends after a
 *   while without any.
 * @param script what a thread runs; tests replace it and the idle time.
 */
export function openSimulationPool(threads: number, script: URL = THREAD, idleMs = IDLE_MS): SimulationPool {
  const waiting: Batch[] = [];
  const idle: Worker[] = [];
  const busy = new Map<Worker, Batch>();
  const workers = new Set<Worker>();
  let closing: NodeJS.Timeout | undefined;

  const assign = () => {
    clearTimeout(closing);
    while (waiting.length > 0) {
      const worker = idle.pop() ?? (workers.size < threads ? start() : undefined);
      const batch = worker && waiting.shift();
      if (!batch) return;
      busy.set(worker, batch);
      worker.postMessage(batch.games);
    }
    if (busy.size === 0) closing = setTimeout(endIdle, idleMs).unref();
  };

  const endIdle = () => {
    for (const worker of idle.splice(0)) {
      workers.delete(worker);
      void worker.terminate();
    }
  };

  const start = (): Worker => {
    const worker = new Worker(script, { resourceLimits: THREAD_LIMITS });
    workers.add(worker);
    worker.on('message', (answer: Answer) => {
      const batch = busy.get(worker);
      busy.delete(worker);
      idle.push(worker);
      assign();
      if (!batch) return;
      if ('failed' in answer) batch.failed(answer.failed);
      else {
        batch.played = answer.played;
        batch.done(answer.played);
      }
    });
    worker.on('error', (error) => lose(worker, error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', (code) => lose(worker, new Error(`a thread that plays games ended with code ${code}`)));
    return worker;
  };

  /** Drops a dead thread and its batch: the caller of the games gets the error and may ask again. */
  const lose = (worker: Worker, error: Error) => {
    if (!workers.delete(worker)) return;
    busy.get(worker)?.failed(error);
    busy.delete(worker);
    if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
    assign();
  };

  const play = (games: GameAsText[]): Playing => {
    const { promise, resolve, reject } = Promise.withResolvers<PlayedGame[]>();
    // A caller waiting for an earlier batch gets the error when this one's turn comes, or has failed already.
    promise.catch(() => {});
    const batch: Batch = { games, done: resolve, failed: reject };
    waiting.push(batch);
    return { batch, promise };
  };

  return {
    simulate: (games) => playAll(games, { play, assign }),
    warmUp() {
      while (workers.size < threads) idle.push(start());
      assign();
    },
    async close() {
      clearTimeout(closing);
      await Promise.all([...workers].map((worker) => worker.terminate()));
    },
  };
}

interface Playground {
  play(games: GameAsText[]): Playing;
  /** Hands waiting batches to threads that are free. */
  assign(): void;
}

function playAll(games: Parameters<Simulate>[0], { play, assign }: Playground): ReturnType<Simulate> {
  const made = inBatches(games, BATCH);
  const batches: Playing[] = [];
  let failure: { reason: unknown } | null = null;
  /** Makes another batch; returns false when there are none left. */
  const feed = (): boolean => {
    if (failure) return false;
    try {
      const some = made.next();
      if (some.done) return false;
      // The calling thread has little to do while the first games are played, so it chooses the lines of every other batch.
      batches.push(play(some.value.map(batches.length % 2 === 0 ? asText : asDressed)));
      assign();
      return true;
    } catch (reason) {
      failure = { reason };
      return false;
    }
  };
  const more = (): boolean => {
    const isFed = feed();
    if (failure) throw failure.reason;
    return isFed;
  };
  // The first games are played while the others are made, and the caller's own work continues in between.
  void (async () => {
    while (feed()) await setImmediate();
  })();
  return inOrder(batches, more);
}

/**
 * Yields the results in the order of the batches; batches that finished meanwhile come together, for callers that rarely
 * look.
 * @param more makes another batch now, if there is one left.
 */
async function* inOrder(batches: readonly Playing[], more: () => boolean): AsyncGenerator<PlayedGame[]> {
  for (let next = 0; next < batches.length || more(); ) {
    const played = [...((await batches[next++]?.promise) ?? [])];
    for (let more = batches[next]?.batch.played; more; more = batches[++next]?.batch.played) played.push(...more);
    yield played;
  }
}
