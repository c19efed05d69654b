/** Work of a simulation on a thread of its own. */
import { Worker } from 'node:worker_threads';
import { THREAD_LIMITS } from '#domains/game/simulation/pool.ts';

/**
 * What a script answers, which is its first message; rejects when it throws.
 * @param workerData copied to the thread.
 */
export function onThread<T>(script: URL, workerData: unknown): Promise<T> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, { workerData, resourceLimits: THREAD_LIMITS });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
