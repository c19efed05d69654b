/**
 * Plays games on several threads. What a game becomes depends on its input alone, so the threads change nothing but the
 * time that it takes.
 */
import { Worker } from 'node:worker_threads';
import type { GameToPlay, PlayedGame, Simulate } from '#world/simulation/simulate.ts';

export interface SimulationPool {
  simulate: Simulate;
  close(): Promise<void>;
}

interface Batch {
  games: readonly GameToPlay[];
  done(played: PlayedGame[]): void;
  failed(error: Error): void;
}

/** Games that a thread is given at a time: enough to be worth the message, few enough to share the work evenly. */
const BATCH = 5;

export function openSimulationPool(threads: number): SimulationPool {
  const waiting: Batch[] = [];
  const idle: Worker[] = [];
  const busy = new Map<Worker, Batch>();

  const assign = () => {
    while (idle.length > 0 && waiting.length > 0) {
      const worker = idle.pop() as Worker;
      const batch = waiting.shift() as Batch;
      busy.set(worker, batch);
      worker.postMessage(batch.games);
    }
  };
  const workers = Array.from({ length: threads }, () => {
    const worker = new Worker(new URL('./thread.ts', import.meta.url));
    worker.on('message', (played: PlayedGame[]) => {
      const batch = busy.get(worker);
      busy.delete(worker);
      idle.push(worker);
      assign();
      batch?.done(played);
    });
    worker.on('error', (error) => {
      busy.get(worker)?.failed(error instanceof Error ? error : new Error(String(error)));
      busy.delete(worker);
    });
    idle.push(worker);
    return worker;
  });

  return {
    async simulate(games) {
      const batches: Promise<PlayedGame[]>[] = [];
      for (let from = 0; from < games.length; from += BATCH) {
        const part = games.slice(from, from + BATCH);
        batches.push(
          new Promise((done, failed) => {
            waiting.push({ games: part, done, failed });
          }),
        );
      }
      assign();
      return (await Promise.all(batches)).flat();
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
