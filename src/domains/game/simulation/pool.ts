/**
 * Plays games on several threads. What a game becomes depends on its input alone, so the threads change nothing but the
 * time that it takes.
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
  /** Starts all threads now, for who will have games soon: until then a thread has its program to read. */
  warmUp(): void;
  /** Ends the threads; games that are being played come to nothing. */
  close(): Promise<void>;
}

interface Batch {
  games: GameAsText[];
  /** Set when they have been played. */
  played?: PlayedGame[];
  done(played: PlayedGame[]): void;
  failed(error: Error): void;
}

interface Playing {
  batch: Batch;
  promise: Promise<PlayedGame[]>;
}

/** Games that a thread is given at a time: enough to be worth the message, few enough that the first come soon. */
const BATCH = 8;

/**
 * Of a thread that plays games: megabytes for what is new. A game leaves much behind that is dead at once, and the more room
 * there is, the less of it is still in use when it is cleared away.
 */
export const THREAD_LIMITS = { maxYoungGenerationSizeMb: 64 } as const;

const THREAD = new URL('./thread.ts', import.meta.url);

/** How long a thread is kept that has nothing to play: longer than what a step of the world does between two slots. */
const IDLE_MS = 20_000;

/**
 * @param threads how many, at least 1; each is started when there is work for it, takes some 40 MB, and ends when there
 *   has been none for a while.
 * @param script what a thread runs; another one than ours, and another idle time, in tests only.
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

  /** A thread that dies takes its batch with it: who asked for the games hears of it, and may ask again. */
  const lose = (worker: Worker, error: Error) => {
    if (!workers.delete(worker)) return;
    busy.get(worker)?.failed(error);
    busy.delete(worker);
    if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
    assign();
  };

  const play = (games: GameAsText[]): Playing => {
    const { promise, resolve, reject } = Promise.withResolvers<PlayedGame[]>();
    // Who waits for an earlier batch hears of a failure when it is the turn of this one, or has failed already.
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
  /** Makes another batch; false: there is none. */
  const feed = (): boolean => {
    if (failure) return false;
    try {
      const some = made.next();
      if (some.done) return false;
      // The thread that asks has little to do while the first games are being played: it chooses every other batch's lines.
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
  // The first are being played while the others are made, and anyone who asked goes on with his own work between them.
  void (async () => {
    while (feed()) await setImmediate();
  })();
  return inOrder(batches, more);
}

/**
 * In the order of the batches; what has been played meanwhile comes together, for who asks seldom.
 * @param more makes another batch now, if there is one left.
 */
async function* inOrder(batches: readonly Playing[], more: () => boolean): AsyncGenerator<PlayedGame[]> {
  for (let next = 0; next < batches.length || more(); ) {
    const played = [...((await batches[next++]?.promise) ?? [])];
    for (let more = batches[next]?.batch.played; more; more = batches[++next]?.batch.played) played.push(...more);
    yield played;
  }
}
