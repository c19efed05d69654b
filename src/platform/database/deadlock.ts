/**
 * Deadlocks: of two transactions that wait for each other's locks, the database aborts one and rolls it back. Managers' commands
 * lock teams before players; a morning of the world, which is one transaction of many nouns, cannot keep to one order.
 */
import { setTimeout as pause } from 'node:timers/promises';

const DEADLOCK = '40P01';
/** The other transaction has finished by then, unless a third comes in between. */
const MAX_ATTEMPTS = 6;
/**
 * Maximum milliseconds before the second attempt; each later one waits up to twice as long. Without a pause, on a busy machine,
 * the aborted transaction takes its locks again before the other wakes up, and both wait for each other again.
 */
const PAUSE_MS = 50;

/** Returns whether the error, or its cause, says that the database has ended a deadlock. */
export function isDeadlock(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === DEADLOCK) return true;
  }
  return false;
}

/** Retries the work when a deadlock has aborted it. @param work a whole transaction, which keeps nothing outside of it */
export async function pastDeadlocks<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isDeadlock(error)) throw error;
      await pause(PAUSE_MS * 2 ** (attempt - 1) * (0.5 + Math.random() / 2));
    }
  }
}
