/** Problems that keep the program from running and that only its operator can fix: reported in one sentence, without a stack. */
import { isDiskFull, isOutage } from '#platform/database/outage.ts';
import { freeBytes, MIN_ROOM } from '#platform/database/room.ts';

/** The message says what is wrong and what to do. */
export class OperatorTrouble extends Error {
  readonly isForOperator = true;
}

/**
 * Returns the sentence for the operator who started the program. Of errors that are not the operator's it reports only the
 * innermost: those around it carry the query with its values, and a value may be a hash.
 * @param dataDir where the embedded database is: one that has no room for its log ends without reporting it to clients
 * @param freeIn returns the free bytes on the disk of a folder; null: unknown
 */
export function sentenceOf(error: unknown, dataDir?: string, freeIn = freeBytes): string {
  if (error instanceof Error && 'isForOperator' in error) return error.message;
  if (isDiskFull(error) || (isOutage(error) && dataDir !== undefined && (freeIn(dataDir) ?? MIN_ROOM) < MIN_ROOM))
    return 'The disk is full. Make room, then start again: nothing that was saved is lost.';
  if (isOutage(error))
    return 'The database cannot be reached any more. Start again when it runs: nothing that was saved is lost.';
  return `Something went wrong that should not: ${innermost(error)}`;
}

/** Returns an error for the log: what it is and where it came from, without the values of its query. */
export function loggable(error: unknown): { type: string; message: string; code?: string; stack: string } {
  const cause = innermostError(error);
  if (!cause) return { type: typeof error, message: String(error), stack: '' };
  const code = 'code' in cause ? { code: String(cause.code) } : {};
  // The outer stack shows where in our code it happened; its head repeats the message, and so the values.
  const frames = (error instanceof Error ? (error.stack ?? '') : '').split('\n').filter((line) => /^\s+at /.test(line));
  return { type: cause.name, message: cause.message, ...code, stack: frames.join('\n') };
}

function innermost(error: unknown): string {
  const cause = innermostError(error);
  if (!cause) return String(error);
  return cause.message || ('code' in cause ? String(cause.code) : cause.name);
}

function innermostError(error: unknown): Error | null {
  let last: Error | null = null;
  for (let cause = error; cause instanceof Error; cause = cause.cause) last = cause;
  return last;
}
