/** A lock that the kernel releases when its holder dies, however it dies. */

import { closeSync, openSync, truncateSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** SQLite's code for a file that is not a database. */
const NOT_A_DATABASE = 26;
/** SQLite's code for a lock that another holds. */
const BUSY = 5;

/**
 * Takes the lock of `file`, for as long as this process lives; `null` if another process has it.
 * Node has no `flock`, but SQLite locks its files with the kernel's record locks: the lock is neither the file's presence nor its
 * content, so nothing goes stale and no process id has to be trusted.
 *
 * @throws if the file cannot be created or written
 */
export function tryLock(file: string): { release(): void } | null {
  closeSync(openSync(file, 'a', 0o600));
  const holder = open(file);
  return holder && { release: () => holder.close() };
}

function open(file: string): DatabaseSync | null {
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return database;
  } catch (error) {
    database.close();
    const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
    if (code === BUSY) return null;
    if (code !== NOT_A_DATABASE) throw error;
    // The file holds something else. Truncating keeps the inode, so a lock taken in the meantime stays valid.
    truncateSync(file);
    return open(file);
  }
}
