/** Tells a database that is briefly away from a bug of ours. */

/**
 * Codes of PostgreSQL (class 08: connection; 57P: the server ends or starts; 53300: too many connections) and of the
 * operating system.
 */
const AWAY = /^(08\w{3}|57P0[1-5]|53300|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/;
/** What `pg` reports without a code. */
const SAID =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

/** PostgreSQL's code for a full disk, and the operating system's. */
const DISK_FULL = /^(53100|ENOSPC)$/;

/** PostgreSQL's code for a lock that was not available in time. */
const LOCK_NOT_AVAILABLE = '55P03';

/** Returns whether the error, or its cause, says that another transaction held a needed lock for too long. */
export function isLockTimeout(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === LOCK_NOT_AVAILABLE) return true;
  }
  return false;
}

/** Returns whether the error, or its cause, says that the disk is full: nothing can be saved until there is space. */
export function isDiskFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && DISK_FULL.test(cause.code)) return true;
  }
  return false;
}

/** Returns whether the error, or its cause, says that the database cannot be reached. */
export function isOutage(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && AWAY.test(cause.code)) return true;
    if (SAID.test(cause.message)) return true;
  }
  return false;
}
