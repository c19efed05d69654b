/** Tells a database that is away for a moment from a bug of ours. */

/**
 * Codes of PostgreSQL (class 08: connection; 57P: the server ends or starts; 53300: too many connections) and of the
 * operating system.
 */
const AWAY = /^(08\w{3}|57P0[1-5]|53300|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/;
/** What `pg` says without a code. */
const SAID =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

/** PostgreSQL's code for a full disk, and the operating system's. */
const DISK_FULL = /^(53100|ENOSPC)$/;

/** PostgreSQL's code for a lock that was not to be had in time. */
const LOCK_NOT_AVAILABLE = '55P03';

/** Whether the error, or what caused it, says that somebody else held for too long what was to be changed. */
export function isLockTimeout(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === LOCK_NOT_AVAILABLE) return true;
  }
  return false;
}

/** Whether the error, or what caused it, says that there is no room on the disk: nothing can be saved until there is. */
export function isDiskFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && DISK_FULL.test(cause.code)) return true;
  }
  return false;
}

/** Whether the error, or what caused it, says that the database cannot be reached. */
export function isOutage(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && AWAY.test(cause.code)) return true;
    if (SAID.test(cause.message)) return true;
  }
  return false;
}
