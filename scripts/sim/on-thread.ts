/** Runs a simulation's work on its own thread. */
import { Worker } from 'node:worker_threads';
import { THREAD_LIMITS } from '#domains/game/simulation/pool.ts';

/**
 * Returns a script's result, which is its first message; rejects when it throws.
 * @param workerData copied to the thread.
 */
export function onThread<T>(script: URL, workerData: unknown): Promise<T> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, { workerData, resourceLimits: THREAD_LIMITS });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
