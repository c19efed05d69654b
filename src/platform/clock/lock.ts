/** The right to move the world, held by one at a time: the clock or an admin who advances it. */
import type pg from 'pg';

/** Keys of the advisory locks: "wrld" and "clck" in ASCII. */
export const WORLD_LOCK = 0x77726c64;
export const CLOCK_LOCK = 0x636c636b;

/**
 * Runs `work` while holding the world, on a connection of its own; the lock is released with the connection, however it ends.
 *
 * @param options.waitMs how long to wait for the current holder.
 * @returns null when the lock was not available in time.
 */
export async function withWorld<T>(
  pool: pg.Pool,
  work: () => Promise<T>,
  options: { waitMs: number; onWait?: () => void },
): Promise<{ value: T } | null> {
  const client = await pool.connect();
  const until = Date.now() + options.waitMs;
  try {
    for (let isFirst = true; !(await tryLock(client, WORLD_LOCK)); isFirst = false) {
      if (Date.now() >= until) return null;
      if (isFirst) options.onWait?.();
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    return { value: await work() };
  } finally {
    // Closing the session releases the lock, also when the connection is what failed.
    client.release(true);
  }
}

/** Takes a lock for the session of the client, if it is free. */
export async function tryLock(client: pg.ClientBase, key: number): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [key]);
  return rows[0]?.locked === true;
}
