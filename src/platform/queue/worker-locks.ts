/**
 * Tells living workers from dead ones. The queue marks a job with the name of the worker that took it, and would give it to
 * another only hours later. Each worker therefore holds an advisory lock by its name for as long as it lives; if the lock is
 * free, its owner is dead.
 */
import type { WorkerEvents } from 'graphile-worker';
import type pg from 'pg';

/** First key of the locks: "wrkr" in ASCII; the second is a hash of the worker's name. */
const WORKER_LOCKS = 0x77726b72;

/** Holds the lock of every worker that starts in this process, until it is released or the process dies. */
export async function keepWatchLocks(pool: pg.Pool, events: WorkerEvents): Promise<{ release(): Promise<void> }> {
  const client = await pool.connect();
  let isReleased = false;
  let locking: Promise<unknown> = Promise.resolve();
  events.on('worker:create', ({ worker }) => {
    if (isReleased) return;
    const lock = () =>
      client.query('select pg_advisory_lock_shared($1::int, hashtext($2))', [WORKER_LOCKS, worker.workerId]);
    // Without its lock a worker's jobs may be taken over while it runs them; they are idempotent.
    locking = locking.then(lock).catch(() => {});
  });
  return {
    async release() {
      isReleased = true;
      await locking;
      client.release(true);
    },
  };
}

/** Frees the jobs of dead workers. @returns how many workers left jobs behind. */
export async function unlockJobsOfTheDead(pool: pg.Pool): Promise<number> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ worker: string }>(
      `select distinct locked_by as worker from graphile_worker._private_jobs where locked_by is not null
       union select distinct locked_by from graphile_worker._private_job_queues where locked_by is not null`,
    );
    const dead: string[] = [];
    for (const { worker } of rows) {
      const key = [WORKER_LOCKS, worker];
      const { rows: answer } = await client.query<{ isDead: boolean }>(
        'select pg_try_advisory_lock($1::int, hashtext($2)) as "isDead"',
        key,
      );
      if (answer[0]?.isDead) dead.push(worker);
    }
    if (dead.length > 0) await client.query('select graphile_worker.force_unlock_workers($1::text[])', [dead]);
    return dead.length;
  } finally {
    client.release(true);
  }
}
