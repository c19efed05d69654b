/** Long calculations of jobs, which leave room for the process's other work. */
import { setImmediate } from 'node:timers/promises';

/** Games between two pauses: about 10 ms. */
const GAMES_AT_A_TIME = 8;

/**
 * Returns what the steps come to, with pauses between them.
 * @param steps one a game
 * @param signal stops the work, which then throws
 */
export async function inSteps<Result>(steps: Generator<void, Result>, signal: AbortSignal): Promise<Result> {
  let step = steps.next();
  for (let count = 1; !step.done; count++) {
    if (count % GAMES_AT_A_TIME === 0) await setImmediate();
    signal.throwIfAborted();
    step = steps.next();
  }
  return step.value;
}
