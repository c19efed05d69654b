/**
 * Two who hold what the other waits for: the database ends one of them, and nothing of it has happened. Managers' commands hold teams
 * before players; a morning of the world, which is one transaction of many nouns, cannot keep to one order.
 */
import { setTimeout as pause } from 'node:timers/promises';

const DEADLOCK = '40P01';
/** The other one is through by then, unless a third comes in between. */
const MAX_ATTEMPTS = 6;
/**
 * Milliseconds before the second attempt, at most; each later one waits up to twice as long. Without a pause anyone who was ended takes what he held
 * before the other wakes up on a busy machine, and both wait for each other again.
 */
const PAUSE_MS = 50;

/** Whether the error, or what caused it, says that the database has ended one of several who waited for each other. */
export function isDeadlock(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === DEADLOCK) return true;
  }
  return false;
}

/** Does it again when it was ended so. @param work a whole transaction, which keeps nothing outside of it */
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
